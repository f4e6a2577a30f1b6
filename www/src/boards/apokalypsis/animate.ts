// What each event shows, and for how long. Pure: a scene is what lies on the board after some of a
// move's events, so that motion is the step from one scene to the next.

import type { Event, LogEntry, Meeple, Omen, Seat, Space, ToldEvent, View } from "./types";

export interface Scene {
  view: View;
  /** The event on show; null when all is at rest. */
  showing: Event | null;
  /** Omens turned up for all to see, while they are. */
  revealed: readonly Omen[] | null;
  /** The spaces struck by the apocalypse under way. */
  struck: readonly Space[] | null;
  /** The spaces sunk, and the meeples laid down, in this move so far. */
  sunk: readonly Space[];
  fallen: readonly Meeple[];
}

/** Motions take at most 400 ms; what has to be read, and the sinking, stay longer. */
const durations: Record<Event["type"], number> = {
  gameStarted: 0,
  phaseStarted: 0,
  omenSkipped: 0,
  omenPlayed: 350,
  omenPlayedFace: 0,
  omenReturned: 200,
  omenReturnedFace: 0,
  omenDrawn: 250,
  omenOwed: 0,
  omenDiscarded: 400,
  moved: 300,
  rescued: 400,
  pushed: 300,
  passed: 0,
  meepleDiscarded: 400,
  eventSkipped: 0,
  pileLookedAt: 350,
  pileSeen: 0,
  declared: 400,
  penalised: 900,
  noApocalypse: 250,
  omensRevealed: 900,
  triggered: 900,
  waited: 0,
  apocalypse: 1500,
  tileSunk: 180,
  templeLost: 180,
  laidDown: 120,
  omensReturned: 1400,
  gameEnded: 500,
  curseRevealed: 400,
  tieBreak: 800,
  handsShuffledIn: 400,
  omenTurnedUp: 600,
  noWinner: 800,
  gameResult: 0,
};

export function duration(event: ToldEvent): number {
  return durations[event.type];
}

/** The board at rest. */
export function sceneOf(view: View): Scene {
  return { view, showing: null, revealed: null, struck: null, sunk: [], fallen: [] };
}

/** The board while the last of these events is on show, all of one move that was made at `before`. */
export function sceneAt(before: View, events: readonly Event[]): Scene {
  const scene = events.reduce(tell, sceneOf(before));
  return { ...scene, showing: events.at(-1) ?? null };
}

/** The event taken in. */
function tell(scene: Scene, event: Event): Scene {
  const { view } = scene;
  const seen = (changes: Partial<View>): Scene => ({ ...scene, view: { ...view, ...changes } });
  switch (event.type) {
    case "omenPlayed":
      return seen({
        omenPile: [...view.omenPile, { by: event.seat, card: event.card ?? null }],
        // Face up, it is told with everybody's eyes on the hand that it leaves.
        ...(event.card !== undefined && {
          seats: withHand(view, event.seat, (hand) => without(hand, event.card!)),
        }),
      });
    case "omenPlayedFace":
      return seen({
        omenPile: withLast(view.omenPile, event.card),
        seats: withHand(view, event.seat, (hand) => without(hand, event.card)),
      });
    case "omenReturnedFace":
      return seen({ seats: withHand(view, event.seat, (hand) => without(hand, event.card)) });
    case "omenReturned":
      return seen({ drawCount: view.drawCount + 1 });
    case "omenDrawn":
      return seen({ seats: withHand(view, event.seat, (hand) => [...hand, event.card]) });
    case "omenDiscarded": {
      const deadOmens = [...view.deadOmens, event.card];
      const { seat, card } = event;
      if (seat === null) return seen({ deadOmens, omenPile: withoutCard(view.omenPile, card) });
      return seen({ deadOmens, seats: withHand(view, seat, (hand) => without(hand, card)) });
    }
    case "moved":
    case "pushed":
      return seen(stepped(view, event, "up"));
    case "rescued":
      return seen(stepped(view, event, "down"));
    case "meepleDiscarded":
      return seen({
        board: withSpace(view, event.space, ({ down }) => ({ down: without(down, event.color) })),
        discarded: { ...view.discarded, [event.color]: view.discarded[event.color] + 1 },
      });
    case "omensRevealed": {
      const omenPile = event.cards.map((card, i) => ({ by: view.omenPile[i]?.by ?? view.turn.seat, card }));
      return { ...scene, view: { ...view, omenPile }, revealed: event.cards };
    }
    case "triggered":
      return { ...scene, revealed: event.cards };
    case "omenTurnedUp": {
      const omenPile = [...view.omenPile, { by: view.turn.seat, card: event.card }];
      return { ...scene, view: { ...view, omenPile }, revealed: [...(scene.revealed ?? []), event.card] };
    }
    case "apocalypse":
      return { ...scene, revealed: event.cards, struck: event.spaces };
    case "tileSunk":
    case "templeLost":
      return {
        ...scene,
        sunk: [...scene.sunk, event.space],
        view: { ...view, board: withSpace(view, event.space, () => ({ terrain: "sea" })) },
      };
    case "laidDown":
      return {
        ...scene,
        fallen: [...scene.fallen, { space: event.space, color: event.color }],
        view: {
          ...view,
          board: withSpace(view, event.space, ({ up, down }) => ({
            up: without(up, event.color),
            down: [...down, event.color],
          })),
        },
      };
    case "omensReturned":
      // The cards stay in sight until all is told.
      return seen({ drawCount: view.drawCount + event.count });
    case "curseRevealed":
      return seen({
        seats: view.seats.map((it, seat) => (seat === event.seat ? { ...it, curse: event.color } : it)),
      });
    case "penalised":
      return seen({
        seats: view.seats.map((it, seat) =>
          seat === event.seat ? { ...it, penalties: it.penalties + 1 } : it,
        ),
      });
    case "phaseStarted":
      return seen({ turn: { ...view.turn, number: event.turn, seat: event.seat, phase: event.phase } });
    case "gameStarted":
    case "omenSkipped":
    case "omenOwed":
    case "passed":
    case "eventSkipped":
    case "pileLookedAt":
    case "pileSeen":
    case "declared":
    case "noApocalypse":
    case "waited":
    case "gameEnded":
    case "tieBreak":
    case "handsShuffledIn":
    case "noWinner":
    case "gameResult":
      return scene;
  }
}

type Pile = View["omenPile"];
type SpaceState = View["board"][Space];

function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

function withoutCard(pile: Pile, card: Omen): Pile {
  const at = pile.findIndex((entry) => entry.card === card);
  return at < 0 ? pile : pile.toSpliced(at, 1);
}

function withLast(pile: Pile, card: Omen): Pile {
  return pile.map((entry, i) => (i === pile.length - 1 ? { ...entry, card } : entry));
}

function withHand(view: View, seat: Seat, change: (hand: readonly Omen[]) => Omen[]): View["seats"] {
  return view.seats.map((it, i) => (i === seat && it.hand ? { ...it, hand: change(it.hand) } : it));
}

function withSpace(view: View, space: Space, change: (it: SpaceState) => Partial<SpaceState>): View["board"] {
  const it = view.board[space];
  return { ...view.board, [space]: { ...it, ...change(it) } };
}

/** A meeple has come from one space to another, upright or out of the sea. */
function stepped(
  view: View,
  { color, from, to }: { color: string; from: Space; to: Space },
  leaves: "up" | "down",
): Partial<View> {
  const left = withSpace(view, from, (it) => ({ [leaves]: without(it[leaves], color) }));
  const board = withSpace({ ...view, board: left }, to, ({ up }) => ({ up: [...up, color] }));
  return { board };
}

/** What has happened since the viewer's last turn ended, up to a moment. */
export function newsFor(log: readonly LogEntry<Event>[], ply: number, viewer: Seat | null): Event[] {
  const told = log.filter((entry) => entry.ply <= ply);
  const ended = told.findLastIndex(
    (entry, i) => entry.seat === viewer && told[i + 1] !== undefined && told[i + 1].seat !== viewer,
  );
  // The last move of a turn is news too: an apocalypse may have come of it.
  const from = viewer === null ? told.length - 1 : ended;
  return told.slice(Math.max(0, from)).flatMap(({ events }) => events);
}

/** The spaces that sank in these events. */
export function sunkIn(events: readonly Event[]): Space[] {
  return events.flatMap((event) =>
    event.type === "tileSunk" || event.type === "templeLost" ? [event.space] : [],
  );
}

/** The last step of a meeple among these events. */
export function lastStep(
  events: readonly Event[],
): Extract<Event, { type: "moved" | "pushed" | "rescued" }> | null {
  return (
    events.findLast(
      (event) => event.type === "moved" || event.type === "pushed" || event.type === "rescued",
    ) ?? null
  );
}
