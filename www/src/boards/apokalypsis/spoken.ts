// A space in words, for those who do not see the island.

import type { Names } from "../contract";
import type { Phrases } from "./phrases";
import type { Subject, Target } from "./select";
import type { Color, Space, View } from "./types";

export interface Around {
  view: View;
  own: Color | null;
  subject: Subject | null;
  subjects: readonly Subject[];
  targets: readonly Target[];
  /** The spaces that the omens known would strike. */
  struck: readonly Space[];
}

export function spokenSpace(space: Space, around: Around, names: Names, phrases: Phrases): string {
  const { view, own, subject, subjects, targets, struck } = around;
  const { terrain, up, down } = view.board[space];
  const named = (colors: readonly Color[]) => colors.map((color) => names.name(color));
  const here = subjects.filter((it) => it.space === space);
  const with_ = (role: "pushed" | "drowning") =>
    here.flatMap((it) => (it.role === role ? [names.name(it.color)] : []));
  const goals = targets.filter((target) => target.space === space).map(({ move }) => move);
  const taken = subject?.space === space ? (subject.role === "mover" ? own : subject.color) : null;
  const last = view.aids.drowning.filter((meeple) => meeple.space === space && meeple.last);
  return (
    phrases.space(names.name(space), terrain, named(up), named(down)) +
    phrases.spaceState({
      taken: taken && names.name(taken),
      goal: goalOf(),
      canAct: here.some(({ role }) => role === "mover"),
      pushable: with_("pushed"),
      rescuable: with_("drowning"),
      last: named(last.map(({ color }) => color)),
      danger: struck.includes(space) && terrain !== "sea",
    })
  );

  function goalOf() {
    const [first] = goals;
    if (!first) return null;
    if (first.type !== "rescue") return { do: first.type };
    if (subject?.role === "drowning") return { do: "help" as const };
    const colors = goals.flatMap((move) => (move.type === "rescue" ? [names.name(move.color)] : []));
    return { do: "rescue" as const, colors };
  }
}
