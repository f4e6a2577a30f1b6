// What each event shows, and for how long. Pure: a scene is what lies on the board after some of a
// move's events, so that motion is the step from one scene to the next.

import type { Event, EventOf, Seat, ToldEvent, View } from "./types";

type PileCounts = View["olympos"]["pileCounts"];

/** Motions take at most 400 ms; what has to be read stays longer. */
const durations: Record<Event["type"], number> = {
  gameStarted: 0,
  crossPlaced: 180,
  tribesPlaced: 300,
  cubeGained: 0,
  turnStarted: 0,
  settlerCreated: 160,
  settlerMoved: 380,
  fought: 260,
  controlChanged: 0,
  hourglassGained: 0,
  hourglassSpent: 0,
  markerMoved: 320,
  zeusReached: 0,
  cubesSpent: 0,
  discovered: 420,
  bonusTaken: 200,
  settlerGained: 0,
  prestigeGained: 0,
  wonderBuilt: 900,
  destinyDrawn: 0,
  destinyDiscarded: 0,
  destinyPlayed: 500,
  destinyReshuffled: 0,
  olymposRevealed: 1100,
  favourPlayed: 300,
  olymposAffects: 1600,
  settlerRemoved: 300,
  waited: 0,
  passed: 0,
  turnEnded: 0,
  playerFinished: 0,
  gameOver: 0,
};

export function duration(event: ToldEvent): number {
  return durations[event.type];
}

/** The board once these events of one move, made at `before`, have happened. */
export function sceneAt(before: View, events: readonly Event[]): View {
  return events.reduce(
    (view, event, i) => tell(view, event, events[i - 1]?.type === "settlerCreated"),
    before,
  );
}

/** The event taken in, as far as the boards show it. A new settler was never down where it starts. */
function tell(view: View, event: Event, isNew: boolean): View {
  switch (event.type) {
    case "crossPlaced":
      return withSpace(view, event.space, { cross: true });
    case "tribesPlaced": {
      // With them the cards of the gods are laid out.
      const pileCounts = view.printed.track.zeus.map(({ cards }) => cards) as PileCounts;
      const dealt = { ...view, olympos: { ...view.olympos, pileCounts } };
      return event.spaces.reduce((so, space) => withSpace(so, space, { tribe: true }), dealt);
    }
    case "turnStarted":
      return { ...view, active: event.seat, toAct: event.seat, finalTurn: event.final };
    case "settlerCreated":
      return withSeat(view, event.seat, { stock: view.seats[event.seat]!.stock - 1 });
    case "settlerMoved": {
      const { seat, path } = event;
      const [from, to] = [path[0]!, path.at(-1)!];
      const left = isNew ? view : without(view, from, view.spaces[from]!.stack.lastIndexOf(seat));
      return withSpace(left, to, { stack: [...left.spaces[to]!.stack, seat] });
    }
    case "fought":
      return event.defender === "tribe" ? withSpace(view, event.space, { tribe: false }) : view;
    case "markerMoved": {
      const pos = view.pos.with(event.seat, event.to);
      return { ...view, pos, arrival: view.arrival.with(event.seat, view.clock), clock: view.clock + 1 };
    }
    case "discovered": {
      const slot = view.slots[event.slot]!;
      const tile = { id: event.id, ...(event.variant && { variant: event.variant }) };
      const tiles = [...view.seats[event.seat]!.tiles, tile];
      const slots = { ...view.slots, [event.slot]: { ...slot, left: slot.left - 1 } };
      return { ...withSeat(view, event.seat, { tiles }), slots };
    }
    case "bonusTaken": {
      const slot = view.slots[event.slot]!;
      const bonuses = slot.bonuses.with(event.index, event.seat);
      return { ...view, slots: { ...view.slots, [event.slot]: { ...slot, bonuses } } };
    }
    case "wonderBuilt": {
      const wonders = view.wonders.map((there) => (there === event.wonder ? null : there));
      const built = [...view.seats[event.seat]!.wonders, event.wonder];
      return { ...withSeat(view, event.seat, { wonders: built }), wonders: wonders as View["wonders"] };
    }
    case "olymposRevealed": {
      const zeus = view.printed.track.zeus.findIndex(({ pos }) => pos === event.pos);
      const pileCounts = view.olympos.pileCounts.with(zeus, view.olympos.pileCounts[zeus]! - 1) as PileCounts;
      const played = view.seats.map(() => 0);
      const card = { card: event.card, zeus, seat: event.seat, played, affected: null };
      const revealed = [...view.olympos.revealed, card];
      return { ...view, olympos: { ...view.olympos, revealed, pileCounts } };
    }
    case "olymposAffects": {
      const { revealed } = view.olympos;
      const last = revealed.at(-1);
      if (!last) return view;
      const told = [...revealed.slice(0, -1), { ...last, affected: event.seats }];
      return { ...view, olympos: { ...view.olympos, revealed: told } };
    }
    case "settlerRemoved":
      return without(view, event.space, event.level);
    case "playerFinished":
      return { ...view, finished: view.finished.with(event.seat, true) };
    default:
      return view;
  }
}

function withSpace(view: View, space: string, changes: Partial<View["spaces"][string]>): View {
  const there = view.spaces[space];
  return there ? { ...view, spaces: { ...view.spaces, [space]: { ...there, ...changes } } } : view;
}

function withSeat(view: View, seat: number, changes: Partial<View["seats"][number]>): View {
  return { ...view, seats: view.seats.with(seat, { ...view.seats[seat]!, ...changes }) };
}

function without(view: View, space: string, level: number): View {
  const { stack } = view.spaces[space]!;
  return withSpace(view, space, { stack: stack.toSpliced(level, 1) });
}

/** The ways of settlers and the tiles of the last actions, to be marked until the next. */
export interface LastMoves {
  paths: readonly (readonly string[])[];
  slots: readonly string[];
}

/**
 * What the others have done since the viewer's last action; in the past, or else, the last action, whoever's it was.
 */
export function lastMoves(
  log: readonly { ply: number; events: readonly Event[] }[],
  ply: number,
  viewer: Seat | null,
): LastMoves {
  const actions = log
    .filter((entry) => entry.ply <= ply)
    .flatMap(({ events }) => events)
    .filter(isAction);
  const own = actions.findLastIndex(({ seat }) => seat === viewer);
  const past = log.some((entry) => entry.ply > ply);
  const since = viewer === null || past ? [] : actions.slice(own + 1);
  const shown = since.length > 0 ? since : actions.slice(-1);
  return {
    paths: shown.flatMap((event) => (event.type === "settlerMoved" ? [event.path] : [])),
    slots: shown.flatMap((event) => (event.type === "discovered" ? [event.slot] : [])),
  };
}

type Action = EventOf<"settlerMoved" | "discovered" | "wonderBuilt">;

function isAction(event: Event): event is Action {
  return event.type === "settlerMoved" || event.type === "discovered" || event.type === "wonderBuilt";
}
