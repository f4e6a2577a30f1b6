// Fitting a name into the room that a card has for it.

/** The mean width of a letter of the display face, in sizes of the type. */
const LETTER = 0.66;
/** A name is squeezed by so much before it is broken. */
const SQUEEZE = 1.12;

export interface NameLines {
  lines: string[];
  size: number;
  /** By line: it has to be squeezed to the width. */
  squeezed: boolean[];
}

/** One line if it fits, or two where the name has a hyphen or a space to break at. */
export function nameLines(name: string, width: number, size: number): NameLines {
  const wide = (text: string) => (text.length * LETTER * size) / width;
  let lines = [name];
  if (wide(name) > SQUEEZE) {
    const breaks = [...name.matchAll(/[- ]/g)].map((match) => match.index + 1);
    const middle = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
    if (middle !== undefined) lines = [name.slice(0, middle).trim(), name.slice(middle)];
  }
  return { lines, size, squeezed: lines.map((line) => wide(line) > 1) };
}
