// The choices of the question box: what can be done now, with its command and what it leads to.

import { labelOf } from "./describe";
import { flagOf, type Speaker } from "./forecast";
import { keyOf, movesOf, offersAt, targetsOf, type Picked } from "./select";
import type { Move, Preview } from "./types";

export interface Offer {
  key: string;
  move: Move;
  /** On the button; the spoken name is the whole command. */
  title: string;
  note: string;
  label: string;
  sign: "fight" | "duel" | "desecrate" | null;
}

export interface Asked {
  legal: readonly Move[];
  picked: Picked | null;
  count: number;
  of(move: Move): Preview | null;
}

/** The buttons to show, in the order of the rules. Nodes that are only to be pointed at are left to the map. */
export function offersOf({ legal, picked, count, of }: Asked, speaker: Speaker): Offer[] {
  const { view } = speaker;
  /** Whatever is fought for first. */
  const shown = (moves: readonly Move[]) =>
    moves
      .map((move) => offer(move, of(move), speaker))
      .sort((a, b) => Number(b.sign !== null) - Number(a.sign !== null));
  switch (view.phase) {
    case "movement":
      if (picked?.kind !== "stack") return [];
      return shown(
        targetsOf(legal, picked.node, count).map((to) => ({
          type: "moveTroops",
          from: picked.node,
          to,
          count,
        })),
      );
    case "purchase":
      return picked?.kind === "node" ? shown(offersAt(legal, view, picked.node)) : shown(purchases(legal));
    case "combat":
      return shown(
        picked?.kind === "node"
          ? offersAt(legal, view, picked.node)
          : legal.filter(({ type }) => type === "fight" || type === "duel" || type === "desecrate"),
      );
    case "spawn":
      return shown(movesOf(legal, "spawn"));
    case "retreat":
      return shown(movesOf(legal, "retreat"));
    case "setup-avatar":
      return shown(movesOf(legal, "placeAvatar"));
    default:
      return [];
  }
}

/** What can be bought or given up, place by place. */
function purchases(legal: readonly Move[]): Move[] {
  return [...movesOf(legal, "buy"), ...movesOf(legal, "ransom")];
}

function offer(move: Move, preview: Preview | null, speaker: Speaker): Offer {
  const { view, seats, names, phrases } = speaker;
  const label = labelOf(move, view, seats, names, phrases);
  const flag = flagOf(move, preview, speaker);
  const both = [flag?.title, flag?.line].filter(Boolean).join(", ");
  const forecast = preview?.forecast;
  const node = "node" in move ? names.name(move.node) : "to" in move ? names.name(move.to) : "";
  const offered = (title: string, note = flag?.line ?? "", sign: Offer["sign"] = null): Offer => ({
    key: keyOf(move),
    move,
    title,
    note,
    label: note ? `${label}. ${note}` : label,
    sign,
  });
  switch (move.type) {
    case "moveTroops":
    case "spawn": {
      const fights = forecast && "fights" in forecast && forecast.fights.length > 0;
      return fights ? offered(node, both, "fight") : offered(node);
    }
    case "buy":
      return offered(node, both);
    case "ransom":
      return offered(label, forecast?.type === "ransom" ? phrases.gains(forecast.gain) : "");
    case "fight":
      return offered(node, both, "fight");
    case "duel": {
      const forced = forecast?.type === "duel" && forecast.forced ? phrases.compulsory : "";
      return offered(
        phrases.duelWith(seats[move.defender]!.name),
        [flag?.line, forced].filter(Boolean).join(", "),
        "duel",
      );
    }
    case "desecrate":
      return offered(label, both, "desecrate");
    default:
      return offered(node || label);
  }
}
