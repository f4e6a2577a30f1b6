// How a link to a rule is followed. A screen that must not be left can show the rule itself.

import { createContext } from "svelte";

export interface RuleDesk {
  /** The game whose rules are cited. */
  readonly game: string;
  /** Shows the rule without leaving the screen; left out where the link may simply be followed. */
  show?(rule: string): void;
}

export const [ruleDesk, setRuleDesk] = createContext<RuleDesk>();
