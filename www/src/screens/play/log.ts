// The log as it is read: lines under headings.

import type { Cited, LogEntry, Rule } from "../../engine/types/common";

export interface LogLine {
  /** The move that it tells of; 0 for the set-up. */
  ply: number;
  /** Its place among all lines, for keyed lists. */
  key: string;
  text: string;
  rule: Rule;
}

export interface LogGroup {
  /** Null for what comes before the first heading. */
  heading: LogLine | null;
  lines: LogLine[];
}

export type Say<E> = (event: Cited<E>) => { text: string; heading?: boolean } | null;

/** Everything that is worth a line, in order, a new group at each heading. */
export function groupLog<E>(entries: readonly LogEntry<E>[], say: Say<E>): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const { ply, events } of entries) {
    events.forEach((event, index) => {
      const said = say(event);
      if (!said) return;
      const line = { ply, key: `${ply}.${index}`, text: said.text, rule: event.rule };
      if (said.heading) groups.push({ heading: line, lines: [] });
      else if (groups.length) groups.at(-1)!.lines.push(line);
      else groups.push({ heading: null, lines: [line] });
    });
  }
  return groups;
}

/** What the moves after `heard` amount to, to be read aloud. */
export function newWords<E>(entries: readonly LogEntry<E>[], heard: number, say: Say<E>): string {
  return entries
    .filter(({ ply }) => ply > heard)
    .flatMap(({ events }) => events.map((event) => say(event)?.text ?? ""))
    .filter((text) => text !== "")
    .join(" ");
}
