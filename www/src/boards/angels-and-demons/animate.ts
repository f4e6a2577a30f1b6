// What each event shows, and for how long. Pure: a scene is what lies on the board after some of a
// move's events, so that motion is the step from one scene to the next.

import { faceOf } from "./art/cards";
import type { Comparison, Event, Letter, Side, ToldEvent, View } from "./types";

/** What can be seen of a card in a pan. */
export type Lying = { face: string } | "back" | null;

export interface Scene {
  /** Everything but the clash. */
  view: View;
  /** The cards in the pans, by seat. */
  pans: [Lying, Lying];
  comparison: Comparison | null;
  /** The value that Ruse was given. */
  named: { seat: number; value: number } | null;
  /** What becomes of the city, from the moment it is known to that at which it has gone. */
  fate: Letter | null;
  /** The event on show; null when all is at rest. */
  showing: Event["type"] | null;
  /** The seat that it is about, if it is about one. */
  actor: number | null;
}

/** Motions take at most 400 ms; what has to be read stays a little longer. */
const durations: Record<Event["type"], number> = {
  gameStarted: 0,
  roundStarted: 350,
  committed: 250,
  revealed: 700,
  valueChosen: 500,
  fateChosen: 400,
  compared: 900,
  cityWon: 1500,
  tokensTaken: 450,
  cityDestroyed: 1500,
  citySpared: 1500,
  cityVanished: 1500,
  roundEnded: 450,
  gameOver: 2200,
};

export function duration(event: ToldEvent): number {
  // Scores are told step by step on their own screen.
  return event.type === "gameOver" && event.reason === "score" ? 0 : durations[event.type];
}

/** The board at rest. */
export function sceneOf(view: View): Scene {
  const pan = (seat: 0 | 1): Lying => {
    const card = view.committed[seat];
    if (card === null) return null;
    return view.phase === "commit" || card === "hidden" ? "back" : { face: card };
  };
  return {
    view,
    pans: [pan(0), pan(1)],
    comparison: null,
    named: null,
    fate: view.result ? endOf(view) : null,
    showing: null,
    actor: null,
  };
}

/** The card that the viewer has put down, for the viewer's own eyes. */
export interface OwnCard {
  seat: number;
  card: string;
}

/** The board while the last of these events is on show, all of one move that was made at `before`. */
export function sceneAt(before: View, events: readonly Event[], own: OwnCard | null = null): Scene {
  const scene = events.reduce((so, event) => tell(so, event, own), sceneOf(before));
  const last = events.at(-1);
  return { ...scene, showing: last?.type ?? null, actor: last && "seat" in last ? last.seat : null };
}

/** The event taken in. A city keeps its place in the middle until the round ends. */
function tell(scene: Scene, event: Event, own: OwnCard | null = null): Scene {
  const { view } = scene;
  switch (event.type) {
    case "gameStarted":
      return scene;
    case "roundStarted":
      return sceneOf({
        ...view,
        round: event.round,
        city: event.city,
        event: event.event,
        unseenCities: view.unseenCities.filter((city) => city !== event.city),
        unseenEvents: view.unseenEvents.filter((card) => card !== event.event),
        committed: [null, null],
        phase: "commit",
      });
    case "committed":
      return {
        ...scene,
        view: {
          ...view,
          committed: bySeat(view.committed, event.seat, own?.seat === event.seat ? own.card : "hidden"),
        },
        pans: bySeat<Lying>(scene.pans, event.seat, "back"),
      };
    case "revealed":
      return {
        ...scene,
        view: {
          ...view,
          committed: event.cards,
          hands: both((seat) => view.hands[seat].filter((card) => card !== event.cards[seat])),
          rows: both((seat) => [...view.rows[seat], event.cards[seat]]),
          archUsed: both((seat) => view.archUsed[seat] || faceOf(event.cards[seat]).arch !== null),
        },
        pans: both((seat) => ({ face: event.cards[seat] })),
      };
    case "valueChosen":
      return { ...scene, named: event };
    case "fateChosen":
      return scene;
    case "compared":
      return { ...scene, comparison: event };
    case "cityWon":
    case "cityDestroyed":
    case "citySpared":
    case "cityVanished":
      return { ...scene, fate: fateOf(event, view.sides) };
    case "tokensTaken": {
      const tokens = bySeat(view.tokens, event.seat, view.tokens[event.seat] + event.count);
      const tokenSupply = view.tokenSupply - event.count;
      return { ...scene, view: { ...placed(view, scene.fate), tokens, tokenSupply } };
    }
    case "roundEnded": {
      const eventDiscard = view.event ? [...view.eventDiscard, view.event] : view.eventDiscard;
      return {
        ...scene,
        view: { ...placed(view, scene.fate), event: null, eventDiscard, scores: event.scores },
      };
    }
    case "gameOver": {
      const result = { winner: event.winner, reason: event.reason, scores: event.scores };
      const over: View = { ...view, phase: "over", toAct: [], scores: event.scores, result };
      return event.reason === "score" ? sceneOf({ ...over, committed: [null, null] }) : sceneOf(over);
    }
  }
}

/** The view once the city has left the middle. */
function placed(view: View, fate: Letter | null): View {
  const { city } = view;
  if (city === null) return view;
  const winner = fate === "A" ? seatOf(view, "angel") : fate === "D" ? seatOf(view, "demon") : null;
  const pile = (seat: 0 | 1) =>
    seat === winner ? [...view.won[seat], shut(view, seat) ? null : city] : view.won[seat];
  return {
    ...view,
    city: null,
    won: both(pile),
    destroyed: fate === "X" ? [...view.destroyed, city] : view.destroyed,
    spared: fate === "S" ? [...view.spared, city] : view.spared,
    vanished: fate === "V" ? [...view.vanished, city] : view.vanished,
  };
}

/** The viewer may not look into this pile: its score is hidden. */
function shut(view: View, seat: number): boolean {
  return view.scores[seat] === null;
}

export function seatOf(view: View, side: Side): 0 | 1 {
  return view.sides[0] === side ? 0 : 1;
}

/** How a game ended that did not run its whole length. */
function endOf({ result, sides }: View): Letter | null {
  if (!result || result.reason === "score") return null;
  if (result.winner === null) return "E";
  return sides[result.winner] === "angel" ? "W" : "L";
}

/** The number of cities that have found their fate. */
export function settled(view: View): number {
  return (
    view.won[0].length +
    view.won[1].length +
    view.destroyed.length +
    view.spared.length +
    view.vanished.length
  );
}

const FATES = ["cityWon", "cityDestroyed", "citySpared", "cityVanished"] as const;
type FateEvent = Extract<Event, { type: (typeof FATES)[number] }>;

/** The event tells what becomes of the city. */
export function isFate<E extends Event>(event: E): event is E & FateEvent {
  return FATES.some((type) => type === event.type);
}

export function fateOf(event: FateEvent, sides: View["sides"]): Letter {
  switch (event.type) {
    case "cityWon":
      return sides[event.seat] === "angel" ? "A" : "D";
    case "cityDestroyed":
      return "X";
    case "citySpared":
      return "S";
    case "cityVanished":
      return "V";
  }
}

/** The fates in the order in which they were told; one for each city. */
export function fatesTold(events: readonly Event[], sides: View["sides"]): Letter[] {
  return events.filter(isFate).map((event) => fateOf(event, sides));
}

/** The beam leans towards the higher value: −1 to hell, 1 to heaven. */
export function lean(scene: Scene): -1 | 0 | 1 {
  if (!scene.comparison) return 0;
  const { effective } = scene.comparison;
  const angel = effective[seatOf(scene.view, "angel")];
  const demon = effective[seatOf(scene.view, "demon")];
  return angel === demon ? 0 : angel > demon ? 1 : -1;
}

function both<T>(of: (seat: 0 | 1) => T): [T, T] {
  return [of(0), of(1)];
}

function bySeat<T>(pair: readonly [T, T], seat: number, value: T): [T, T] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
