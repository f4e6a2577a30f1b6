// The small markdown of the rulebooks: paragraphs, lists, tables, bold, and bare rule ids.

export type Inline = { kind: "text" | "strong"; text: string } | { kind: "rule"; rule: string };

export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const BULLET = /^- +/;
const NUMBER = /^\d+\. +/;
const DIVIDER = /^\|(\s*:?-+:?\s*\|)+$/;
const PIECE = /\*\*(.+?)\*\*|\b([A-Z]{2}-\d+(?:\.\d+)?)\b/g;

/** The blocks of a text. Whatever is none of the other kinds is a paragraph. */
export function parse(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .flatMap((lines) => (lines.length ? splitLists(lines) : []));
}

/** A list may follow its introduction without an empty line. */
function splitLists(lines: string[]): Block[] {
  const start = lines.findIndex((line) => BULLET.test(line) || NUMBER.test(line));
  if (start > 0) return [...splitLists(lines.slice(0, start)), ...splitLists(lines.slice(start))];
  if (start === 0) return [list(lines)];
  if (lines.length > 1 && lines[0]!.startsWith("|") && DIVIDER.test(lines[1]!)) return [table(lines)];
  return [{ kind: "paragraph", content: inline(lines.join(" ")) }];
}

function list(lines: string[]): Block {
  const ordered = NUMBER.test(lines[0]!);
  const mark = ordered ? NUMBER : BULLET;
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ""));
    else items[items.length - 1] += ` ${line}`;
  }
  return { kind: "list", ordered, items: items.map(inline) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => inline(cell.trim()));
  return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

/** A line in pieces. */
export function inline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) pieces.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, strong, rule] = match;
    pieces.push(rule ? { kind: "rule", rule } : { kind: "strong", text: strong! });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: "text", text: text.slice(from) });
  return pieces;
}

/** The text without its marks, for searching. */
export function plain(text: string): string {
  return text.replaceAll("**", "").replace(/[|\n]+/g, " ");
}
