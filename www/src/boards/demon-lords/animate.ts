// What each event shows, and for how long. Pure: a scene is what lies on the board after some of a
// move's events, so that motion is the step from one scene to the next.

import type { Event, Piece, Seat, ToldEvent, View } from "./types";

/** Motions take at most 400 ms; what has to be read stays a little longer. */
const durations: Record<Event["type"], number> = {
  firstRolled: 0,
  piecePlaced: 260,
  troopsPlaced: 0,
  soulsPlaced: 0,
  turnStarted: 420,
  resourceRolled: 900,
  soulsGained: 170,
  soulsLost: 500,
  troopSpawned: 280,
  pieceBought: 380,
  troopsMoved: 300,
  avatarMoved: 420,
  fightStarted: 600,
  combatRound: 1100,
  fightEnded: 1000,
  duelRolled: 1300,
  duelEnded: 1200,
  avatarRetreated: 450,
  desecrationRolled: 1500,
  pieceSacrificed: 600,
  worldEvent: 2000,
  seatEliminated: 1400,
  phaseEnded: 0,
  roundEnded: 0,
  gameEnded: 900,
};

export function duration(event: ToldEvent): number {
  return durations[event.type];
}

/** The view after an event of the move that was made at `before`, as far as the board shows it. */
export function sceneAt(before: View, events: readonly Event[]): View {
  const fight = events.find((event) => event.type === "fightStarted");
  const sides: Sides = fight ? [fight.brute, fight.defender] : null;
  return events.reduce((view, event) => tell(view, event, sides), before);
}

/** The scene while an event is shown: what is on its way has left, and is not there yet. */
export function underway(scene: View, event: Event): View {
  switch (event.type) {
    case "troopsMoved":
      return withTroops(scene, event.to, event.seat, -event.count);
    case "avatarMoved":
    case "avatarRetreated":
      return withSeat(scene, event.seat, { avatar: null });
    default:
      return scene;
  }
}

/** Who fights in this move, if anybody does. */
type Sides = readonly [brute: Seat, defender: Seat] | null;

function tell(view: View, event: Event, sides: Sides): View {
  switch (event.type) {
    case "piecePlaced":
      return event.piece === "avatar"
        ? withSeat(view, event.seat, { avatar: event.node })
        : withPiece(view, event.piece, event.seat, event.node);
    case "troopsPlaced":
      return withTroops(withStored(view, event.seat, -event.count, 0), event.node, event.seat, event.count);
    case "soulsPlaced":
      return withStored(view, event.seat, -event.amount, event.amount);
    case "turnStarted":
      return {
        ...view,
        brute: event.seat,
        turn: event.turn,
        round: event.round,
        phase: "resource",
        turnState: null,
      };
    case "resourceRolled":
      return { ...view, turnState: { ...noTurn, ...view.turnState, numbers: event.numbers } };
    case "soulsGained":
      return withStored(view, event.seat, -event.amount, event.amount);
    case "soulsLost":
      return withStored(view, event.seat, event.amount, -event.amount);
    case "troopSpawned": {
      const paid = event.fromStorage
        ? withStored(view, event.seat, -1, 0)
        : withStored(view, event.seat, 0, -1);
      return withTroops(paid, event.node, event.seat, 1);
    }
    case "pieceBought": {
      const paid = withStored(view, event.seat, event.cost, -event.cost);
      return withPiece(paid, event.piece, event.seat, event.node);
    }
    case "troopsMoved": {
      const gone = withTroops(view, event.from, event.seat, -event.count);
      return withTroops(gone, event.to, event.seat, event.count);
    }
    case "avatarMoved":
      return withSeat(withStored(view, event.seat, event.cost, -event.cost), event.seat, {
        avatar: event.to,
      });
    case "combatRound":
      return (sides ?? []).reduce((so, seat, side) => {
        const lost = event.lost[side as 0 | 1];
        const slain = withTroops(so, event.node, seat, -lost);
        return event.slainTo === "hell" ? withStored(slain, seat, 0, lost) : withStored(slain, seat, lost, 0);
      }, view);
    case "duelEnded":
      return withStored(view, event.loser, event.paid, -event.paid);
    case "avatarRetreated":
      return withSeat(view, event.seat, { avatar: event.to });
    case "desecrationRolled":
      return withStored(view, event.seat, 1, -1);
    case "pieceSacrificed":
      return withPiece(view, event.piece, null, event.node);
    case "worldEvent":
      return { ...view, event: event.card, effect: null };
    case "seatEliminated":
      return withSeat(view, event.seat, { alive: false, avatar: null });
    case "firstRolled":
    case "fightStarted":
    case "fightEnded":
    case "duelRolled":
    case "phaseEnded":
    case "roundEnded":
    case "gameEnded":
      return view;
  }
}

const noTurn: NonNullable<View["turnState"]> = {
  numbers: [],
  spawned: {},
  spawnedTotal: 0,
  spent: {},
  movedTotal: 0,
  avatarMoved: false,
  avatarBeaten: false,
  duelled: [],
  attempted: [],
};

function withSeat(view: View, seat: Seat, changes: Partial<View["seats"][number]>): View {
  return { ...view, seats: view.seats.map((lord, i) => (i === seat ? { ...lord, ...changes } : lord)) };
}

function withStored(view: View, seat: Seat, storage: number, hell: number): View {
  const lord = view.seats[seat]!;
  return withSeat(view, seat, { storage: lord.storage + storage, hell: lord.hell + hell });
}

function withTroops(view: View, node: string, seat: Seat, more: number): View {
  const there = view.nodes[node]!;
  const troops = there.troops.map((count, i) => (i === seat ? count + more : count));
  return { ...view, nodes: { ...view.nodes, [node]: { ...there, troops } } };
}

function withPiece(view: View, piece: Piece, owner: Seat | null, node: string): View {
  const there = view.nodes[node]!;
  const before = there[piece];
  const seat = owner ?? before;
  const stored = piece === "harvester" ? "harvesters" : "portals";
  const change = owner === null ? 1 : -1;
  const moved = seat === null ? view : withSeat(view, seat, { [stored]: view.seats[seat]![stored] + change });
  return { ...moved, nodes: { ...moved.nodes, [node]: { ...there, [piece]: owner } } };
}

/** The nodes that an event is about: where to look. */
export function stageOf(event: Event): string[] {
  if ("from" in event) return [event.from, event.to];
  if ("node" in event) return [event.node];
  return [];
}
