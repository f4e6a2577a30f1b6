// Makes a style sheet of the app fit for a shadow root inside a foreign page.

/**
 * The variables of the root go to our wrapper, out of the page's reach. Sizes no longer depend on
 * the size of the page's own text.
 */
export function forShadow(css: string): string {
  return css
    .replaceAll(":root", ".eschaton")
    .replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);
}
