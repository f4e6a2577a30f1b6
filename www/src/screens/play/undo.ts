// Why the last move cannot be taken back, in words.

import type { Rule } from "../../engine/types/common";
import type { Match } from "../../stores/match.svelte";
import type { UiWords } from "../../words/en";

export function undoReason(match: Match, words: UiWords): { text: string; rule: Rule | null } | null {
  const { undoState } = match;
  const say = (text: string, rule: Rule | null = null) => ({ text, rule });
  if (match.canUndo) return null;
  if (match.isPast) return say(words.play.undoPast);
  switch (undoState.type) {
    case "nothing":
      return say(words.play.undoNothing);
    case "other":
      return say(words.play.undoOther(match.seats[undoState.seat]!.name));
    case "stopped":
      return say(words.play.undoStopped, undoState.rule);
    case "possible":
      // Nobody here may take it back, or something is under way.
      return say(match.outcome ? words.play.undoFinished : words.loading);
  }
}
