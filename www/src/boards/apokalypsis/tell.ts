// The line of the log for each event.

import type { Names } from "../contract";
import type { Phrases, Strikers } from "./phrases";
import type { Event, Omen, Seat } from "./types";

type Players = readonly { name: string }[];

const WHATS: readonly Omen[] = ["earthquake", "storm", "eruption", "wave"];
const WHERES: readonly Omen[] = ["north", "east", "south", "west"];
const WILLS: readonly Omen[] = ["mercy", "wrath"];

/** The names of the omens of each kind among these cards, each once. */
export function strikersOf(cards: readonly Omen[], names: Names): Strikers {
  const of = (kind: readonly Omen[]) => kind.filter((id) => cards.includes(id)).map((id) => names.name(id));
  return { whats: of(WHATS), wheres: of(WHERES), wills: of(WILLS) };
}

/** Events that open a group of the log. */
export function opensGroup(event: Event): boolean {
  if (event.type === "phaseStarted") return event.phase === "omen" || event.phase === "event";
  return event.type === "omenSkipped" || event.type === "tieBreak";
}

/** The sentence; null for an event not worth a line. */
export function tell(event: Event, seats: Players, names: Names, phrases: Phrases): string | null {
  const player = (seat: Seat) => seats[seat].name;
  const name = (id: string) => names.name(id);
  const all = (ids: readonly string[]) => ids.map(name);
  switch (event.type) {
    case "gameStarted":
      return phrases.gameStarted(player(event.first));
    case "phaseStarted":
      if (event.phase === "omen") return phrases.turnStarted(event.turn, player(event.seat));
      return event.phase === "event" ? phrases.eventStarted(event.turn, player(event.seat)) : null;
    case "omenSkipped":
      return phrases.omenSkipped(player(event.seat));
    case "omenPlayed":
      return phrases.omenPlayed(player(event.seat), event.card === undefined ? null : name(event.card));
    case "omenPlayedFace":
      return phrases.omenPlayedFace(player(event.seat), name(event.card));
    case "omenReturned":
      return phrases.omenReturned(player(event.seat));
    case "omenReturnedFace":
      return phrases.omenReturnedFace(player(event.seat), name(event.card));
    case "omenDrawn":
      return phrases.omenDrawn(player(event.seat), name(event.card));
    case "omenOwed":
      return phrases.omenOwed(player(event.seat));
    case "omenDiscarded":
      return phrases.omenDiscarded(name(event.card), event.seat === null ? null : player(event.seat));
    case "moved":
      return phrases.moved(player(event.seat), name(event.from), name(event.to));
    case "rescued":
      return phrases.rescued(player(event.seat), name(event.color), name(event.from), name(event.to));
    case "pushed":
      return phrases.pushed(player(event.seat), name(event.color), name(event.from), name(event.to));
    case "passed":
      return phrases.passed(player(event.seat), event.unused);
    case "meepleDiscarded":
      return phrases.meepleDiscarded(name(event.color), name(event.space));
    case "eventSkipped":
      return phrases.eventSkipped;
    case "pileLookedAt":
      return phrases.pileLookedAt(player(event.seat), event.count);
    case "pileSeen":
      return phrases.pileSeen(player(event.seat), all(event.cards));
    case "declared":
      return phrases.declared(player(event.seat), event.reveal);
    case "penalised":
      return phrases.penalised(player(event.seat), event.reason);
    case "noApocalypse":
      return phrases.noApocalypse;
    case "omensRevealed":
      return phrases.omensRevealed(all(event.cards));
    case "triggered":
      return phrases.triggered(player(event.seat), all(event.cards));
    case "waited":
      return phrases.waited(player(event.seat));
    case "apocalypse":
      return phrases.apocalypse(strikersOf(event.cards, names), event.spaces.length);
    case "tileSunk":
      return phrases.tileSunk(name(event.space));
    case "templeLost":
      return phrases.templeLost(name(event.space));
    case "laidDown":
      return phrases.laidDown(name(event.color), name(event.space));
    case "omensReturned":
      return phrases.omensReturned(event.count);
    case "gameEnded":
      return phrases.gameEnded(player(event.seat));
    case "curseRevealed":
      return phrases.curseRevealed(player(event.seat), name(event.color));
    case "tieBreak":
      return phrases.tieBreak(event.round, event.tied.map(player));
    case "handsShuffledIn":
      return phrases.handsShuffledIn(event.count);
    case "omenTurnedUp":
      return phrases.omenTurnedUp(name(event.card));
    case "noWinner":
      return phrases.noWinner;
    case "gameResult":
      return phrases.gameResult(event.winner === null ? null : player(event.winner));
  }
}
