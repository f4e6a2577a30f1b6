// What an event's id says about its looks. How it acts is the engine's business.

import type { Side } from "../types";

export type EventLook =
  | { sign: "windfall" | "sanctuary" | "fragile"; side: null; bonus: "" }
  | { sign: "bonus"; side: Side; bonus: string };

export function isEvent(id: string): boolean {
  return /^((angel|demon)-plus|windfall|sanctuary|fragile)-\d$/.test(id);
}

/** Reads `demon-plus-2`, `windfall-1` and the like. */
export function eventLook(event: string): EventLook {
  const [kind, plus, amount] = event.split("-");
  if (plus === "plus") return { sign: "bonus", side: kind as Side, bonus: `+${amount}` };
  return { sign: kind as "windfall" | "sanctuary" | "fragile", side: null, bonus: "" };
}

/** What is painted on the dial: the gap from which it is red, or null if it never is. */
export function dialLimit(event: string | null): number | null {
  const sign = event === null ? null : eventLook(event).sign;
  return sign === "sanctuary" ? null : sign === "fragile" ? 2 : 4;
}
