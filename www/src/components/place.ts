// Where a popover goes: beside its cause, inside the window, with its tip on the cause.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The tip, from the popover's left edge. */
  tip: number;
  side: "above" | "below";
}

const GAP = 12;
const MARGIN = 8;
const TIP = 20;

/** Above the cause if there is room, else below; never over the window's edge. */
export function place(
  cause: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): Placed {
  const side = cause.top - GAP - size.height >= MARGIN || cause.top > view.height / 2 ? "above" : "below";
  const top = side === "above" ? cause.top - GAP - size.height : cause.top + cause.height + GAP;
  const middle = cause.left + cause.width / 2;
  const left = clamp(middle - size.width / 2, MARGIN, view.width - MARGIN - size.width);
  return {
    left,
    top: clamp(top, MARGIN, view.height - MARGIN - size.height),
    tip: clamp(middle - left, TIP, size.width - TIP),
    side,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
