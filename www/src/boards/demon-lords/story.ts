// A fight, a duel or a desecration as it is told on its plate, round by round.

import type { Bonus, Event, EventOf, Seat, ToldEvent } from "./types";

export interface RolledDie {
  value: number;
  /** Why it is rolled; null where each side has the same dice. */
  reason: "base" | Bonus | null;
}

/** One round of a fight. Pairs are the Brute's, then the Defender's. */
export interface Round {
  dice: [RolledDie[], RolledDie[]];
  sums: [number, number];
  lost: [number, number];
  left: [number, number];
  rule: string;
}

export interface FightPlate {
  kind: "fight";
  node: string;
  seats: [Seat, Seat];
  start: [number, number];
  rounds: Round[];
}

export interface DuelPlate {
  kind: "duel";
  node: string;
  seats: [Seat, Seat];
  /** Equal totals are thrown again. */
  throws: (ToldEvent & EventOf<"duelRolled">)[];
  rule: string;
}

export interface DesecrationPlate {
  kind: "desecration";
  node: string;
  seat: Seat;
  roll: EventOf<"desecrationRolled">;
  rule: string;
}

export type Plate = (FightPlate | DuelPlate | DesecrationPlate) & {
  /** What came of it, in the order in which it was told. */
  after: ToldEvent[];
};

/** How many dice a side has before any reason for more. */
const BASE = 2;

const OPENING = new Set<Event["type"]>(["fightStarted", "duelRolled", "desecrationRolled"]);

/** The plate after these events of one move; null before it is laid. */
export function plateOf(events: readonly ToldEvent[]): Plate | null {
  const first = events.findIndex(({ type }) => OPENING.has(type));
  const opening = events[first];
  if (!opening) return null;
  const told = events.slice(first);
  if (opening.type === "fightStarted") {
    const rounds = told.filter((event) => event.type === "combatRound").map(roundOf);
    return {
      kind: "fight",
      node: opening.node,
      seats: [opening.brute, opening.defender],
      start: opening.troops,
      rounds,
      after: afterwards(told),
    };
  }
  if (opening.type === "duelRolled") {
    const throws = told.filter((event): event is DuelPlate["throws"][number] => event.type === "duelRolled");
    return {
      kind: "duel",
      node: opening.node,
      seats: [opening.brute, opening.defender],
      throws,
      rule: throws.at(-1)!.rule,
      after: afterwards(told),
    };
  }
  const roll = opening as ToldEvent & EventOf<"desecrationRolled">;
  return {
    kind: "desecration",
    node: roll.node,
    seat: roll.seat,
    roll,
    rule: roll.rule,
    after: afterwards(told),
  };
}

/** Whether a seat fought, or lost what was fought for. */
export function concerns({ after, ...plate }: Plate, seat: Seat): boolean {
  const seats = plate.kind === "desecration" ? [plate.seat] : plate.seats;
  return (
    seats.includes(seat) || after.some((event) => event.type === "pieceSacrificed" && event.seat === seat)
  );
}

function roundOf(event: ToldEvent & EventOf<"combatRound">): Round {
  const side = (which: 0 | 1): RolledDie[] =>
    event.dice[which].map((value, i) => ({ value, reason: event.bonus[which][i - BASE] ?? "base" }));
  const sum = (which: 0 | 1) => event.dice[which].reduce((total, value) => total + value, 0);
  return {
    dice: [side(0), side(1)],
    sums: [sum(0), sum(1)],
    lost: event.lost,
    left: event.troops,
    rule: event.rule,
  };
}

const AFTER = new Set<Event["type"]>([
  "fightEnded",
  "duelEnded",
  "avatarRetreated",
  "pieceSacrificed",
  "worldEvent",
  "seatEliminated",
  "soulsGained",
]);

function afterwards(told: readonly ToldEvent[]): ToldEvent[] {
  return told.filter(({ type }) => AFTER.has(type));
}
