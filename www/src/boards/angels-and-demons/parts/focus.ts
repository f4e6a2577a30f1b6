// The keyboard's place on the board.

/** Takes up the focus where what had it is gone. */
export function takeUpFocus(element: SVGElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** Whoever goes about by mouse points with it, also where the focus is left behind. */
export function byKeyboard({ currentTarget }: { currentTarget: Element }): boolean {
  return currentTarget.matches(":focus-visible");
}
