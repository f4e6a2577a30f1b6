// Finding one's way in a rulebook.

import type { Rulebook, RuleText, Section } from "../../engine/types/common";
import { plain } from "./markdown";

export interface Found {
  section: Section;
  /** Null where a whole section is meant. */
  rule: RuleText | null;
}

/** The section or the rule of this id; null if there is none. */
export function find(book: Rulebook, id: string): Found | null {
  for (const section of book.sections) {
    if (section.id === id) return { section, rule: null };
    const rule = section.rules.find((rule) => rule.id === id);
    if (rule) return { section, rule };
  }
  return null;
}

/** The rules with all these words, those with them in their title or id first. */
export function search(book: Rulebook, query: string): RuleText[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.includes(word));
  const rules = book.sections.flatMap(({ rules }) => rules);
  const named = rules.filter((rule) => has(fold(`${rule.id} ${rule.title}`)));
  const others = rules.filter(
    (rule) => !named.includes(rule) && has(fold(`${rule.title} ${plain(rule.body)}`)),
  );
  return [...named, ...others];
}

/** Accents and capitals make no difference to a search. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
