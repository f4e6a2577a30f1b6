// What the parts of the board share: the table, what is on show, and what the viewer is about to do.

import { getContext, setContext } from "svelte";
import type { Names } from "../contract";
import { lastStep, newsFor, sceneAt, sceneOf, sunkIn, type Scene } from "./animate";
import { centre, type Layout, type Point, type Spread } from "./geometry";
import { intentOf, type Intent } from "./intent.svelte";
import type { Phrases } from "./phrases";
import { subjectsOf, type Subject, type Target } from "./select";
import type {
  AkTable,
  Color,
  Event,
  Kind,
  Move,
  Omen,
  OmenAid,
  Place,
  Seat,
  Space,
  SpaceAid,
  View,
} from "./types";
import { phrasesOf } from "./words";

/** No writing is smaller than this, in pixels. */
const LEAST_TYPE = 12;
/** So many omens lie side by side on a phone with the hand in sight. */
const FULL_TRAY = 3;

/** The layout chosen for the room that the page gives, and how large it is drawn. */
export interface Room {
  layout: Layout;
  scale: number;
}

export class BoardState {
  readonly #table: () => AkTable;
  readonly #room: () => Room;
  /** A meeple being dragged, and where it is on the island. */
  dragged: { color: Color; at: Point } | null = $state.raw(null);
  /** A card of the pile has the focus. */
  reading = $state(false);

  readonly scene: Scene = $derived.by(() => this.#scene());
  readonly spaces: ReadonlyMap<Place, SpaceAid> = $derived.by(
    () => new Map(this.table.frame.view.aids.spaces.map((space) => [space.id, space])),
  );
  readonly omens: ReadonlyMap<Omen, OmenAid> = $derived.by(
    () => new Map(this.table.frame.view.aids.omens.map((omen) => [omen.id, omen])),
  );
  /** All that can be taken up now. */
  readonly subjects: readonly Subject[] = $derived.by(() =>
    this.playing ? subjectsOf(this.intent.legal) : [],
  );
  /** Where the meeple taken up can go; or what is chosen, where nothing is taken up. */
  readonly targets: readonly Target[] = $derived.by(() => {
    if (!this.playing) return [];
    const { chosen } = this.table;
    if (this.intent.subject) return this.intent.targets;
    if (chosen?.type === "move" || chosen?.type === "push") return [{ space: chosen.to, move: chosen }];
    return chosen?.type === "rescue" ? [{ space: chosen.from, move: chosen }] : [];
  });
  /** What happened since the viewer's last turn: the spaces that sank, the last step of a meeple. */
  readonly news: { sunk: readonly Space[]; step: ReturnType<typeof lastStep> } = $derived.by(() => {
    const { log, frame, viewer } = this.table;
    const last: readonly Event[] = log.find(({ ply }) => ply === frame.ply)?.events ?? [];
    return { sunk: sunkIn(newsFor(log, frame.ply, viewer)), step: lastStep(last) };
  });

  constructor(table: () => AkTable, room: () => Room) {
    this.#table = table;
    this.#room = room;
  }

  get table(): AkTable {
    return this.#table();
  }

  get layout(): Layout {
    return this.#room().layout;
  }

  /** There is room for more than the necessary words. */
  get roomy(): boolean {
    return this.#room().scale >= 0.85;
  }

  /** A size of type that stays legible, however small the board is drawn. */
  legible(size: number): number {
    return Math.max(size, LEAST_TYPE / this.#room().scale);
  }

  /** What lies on the board now, a step behind the state while a timeline plays. */
  get view(): View {
    return this.scene.view;
  }

  get names(): Names {
    return this.table.names;
  }

  get phrases(): Phrases {
    return phrasesOf(this.table.lang);
  }

  get intent(): Intent {
    return intentOf(this.table);
  }

  /** The viewer may act, and nothing is on show. */
  get playing(): boolean {
    return this.table.canAct && this.scene.showing === null;
  }

  /** The viewer has to judge the pile unaided. */
  get judging(): boolean {
    return this.table.frame.view.aids.signs === null;
  }

  /** To be read, the pile spreads over the cards not needed meanwhile. */
  get spread(): Spread {
    if (this.judging || this.scene.revealed) return "draw and hand";
    if (this.crowded && (this.choosing || this.reading)) return "draw and hand";
    return this.choosing ? "draw" : "nothing";
  }

  /** The pile does not lie side by side beside the hand. */
  get crowded(): boolean {
    return this.layout.name === "phone" && this.view.omenPile.length > FULL_TRAY;
  }

  /** The viewer may pick omens for an apocalypse. */
  get choosing(): boolean {
    return this.playing && this.view.turn.phase === "event";
  }

  player(seat: Seat): string {
    return this.table.seats[seat].name;
  }

  color(seat: Seat): Color {
    return this.view.seats[seat].bless;
  }

  /** The areas of these cards, put together by kind. */
  areasOf(cards: readonly Omen[]): { what: readonly Space[]; where: readonly Space[] } {
    const of = (kind: Kind) => {
      const some = cards.map((card) => this.omens.get(card)!).filter((omen) => omen.kind === kind);
      return [...new Set(some.flatMap(({ area }) => area))];
    };
    return { what: of("what"), where: of("where") };
  }

  centre(place: Place): Point {
    const space = this.spaces.get(place);
    return space ? centre(space) : { x: 0, y: 0 };
  }

  isChosen(move: Move): boolean {
    return this.intent.isChosen(move);
  }

  #scene(): Scene {
    const { moment, log, frame } = this.table;
    if (!moment) return sceneOf(frame.view);
    const events = log.find((entry) => entry.events.includes(moment.event))?.events ?? [moment.event];
    return sceneAt(moment.before, events.slice(0, events.indexOf(moment.event) + 1));
  }
}

const KEY = Symbol("board");

export function provideBoard(board: BoardState): BoardState {
  return setContext(KEY, board);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
