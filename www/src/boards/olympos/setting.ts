// Positions written in few words, for the lessons: what is not said is as at the start of a game of four
// with the lay-out of the book's examples. The engine reads them like any other.

import type { Position, SeatJson, SlotJson, TileJson } from "../../engine/types/olympos";
import { lands } from "./data/outlines";
import type { Move } from "./types";

export interface Setting {
  /** The markers on the track, by seat; of those on one space the first seat lies on top. */
  pos?: readonly number[];
  closed?: readonly string[];
  /** Who stands where, bottom first. */
  settlers?: { readonly [space: string]: readonly number[] };
  /** What each seat has besides; a tile of Money or Agriculture as "money gold". */
  seats?: readonly Belongings[];
  /** The seats that hold the bonus spaces of a slot, null for a free one. */
  bonuses?: { readonly [slot: string]: readonly (number | null)[] };
  /** The cards on top of the Destiny deck. */
  deck?: readonly string[];
  /** The gods in the order in which they come. */
  gods?: readonly string[];
}

interface Belongings extends Partial<Omit<SeatJson, "tiles" | "cubes" | "supply">> {
  tiles?: readonly string[];
  cubes?: Partial<SeatJson["cubes"]>;
}

const NAMES = ["Ada", "Brahe", "Clio", "Dante"];
const CLOSED = ["messenia", "caria", "azaes", "mestor", "boeotia", "evenor", "gadeira", "elis"];
const STARRED = ["thessaly", "phocis", "lydia", "attica", "arcadia", "knossos", "rhodes", "cleito"];
const KINDS = [
  ["medicine", "metallurgy", "religion", "cavalry", "oracle"],
  ["agriculture", "astronomy", "hoplite", "money", "polytheism"],
  ["commerce", "map-making", "democracy", "hellenism", "phalanx"],
  ["surgery", "poetry", "architecture", "art", "strategy"],
  ["science", "city", "engineering", "absolutism", "philosophy"],
];
const COPIES = [2, 2, 2, 2, 1];
const BONUSES = [3, 2, 3, 2, 0];
const VARIANTS: { readonly [tile: string]: SlotJson["variants"] } = {
  money: ["gold", "stone"],
  agriculture: ["grain", "wood"],
};
const WONDERS = ["lion-gate", "stadium", "colossus", "parthenon", "statue-of-zeus"] as const;
const DECK: { readonly [card: string]: number } = {
  star: 3,
  "cube-grain": 2,
  "cube-stone": 2,
  "cube-wood": 2,
  "cube-gold": 2,
  "four-lands": 2,
  forests: 2,
  harvest: 2,
  masons: 2,
  favour: 3,
};
const GODS = ["zeus", "hecate", "artemis", "athena", "ares", "hades", "keres", "siren", "nemesis", "erinyes"];
const ZEUS = [10, 21, 33, 45, 57, 69];
const CARDS = [1, 1, 2, 2, 2, 1];
const LAST_ZEUS = 69;
const SETTLERS = 20;

const OPTIONS = { layout: "example", crosses: "player", prestige: "hidden" } as const;

/** A record as the engine reads it, with moves of the first seat. */
export function recordOf(setting: Setting, moves: readonly Move[] = []): unknown {
  return {
    format: 1,
    game: "olympos",
    rulesVersion: 1,
    options: OPTIONS,
    seats: NAMES.map((name) => ({ name, bot: null })),
    start: { position: positionOf(setting), rng: "0000000000000001" },
    moves: moves.map((move) => ({ seat: 0, move })),
    result: null,
  };
}

function positionOf(setting: Setting): Position {
  const { closed = CLOSED, settlers = {}, pos = [0, 0, 0, 0] } = setting;
  const all = NAMES.map((_, seat) => seat);
  const hindmost = pos.indexOf(Math.min(...pos));
  const seats = all.map((seat) => seatOf(setting, seat));
  const arrival = all.map((seat) => NAMES.length - 1 - seat);
  return {
    players: NAMES.length,
    options: OPTIONS,
    phase: "turn",
    toAct: hindmost,
    active: hindmost,
    finalTurn: pos[hindmost]! >= LAST_ZEUS,
    order: all.toReversed(),
    pos: [...pos],
    arrival,
    clock: NAMES.length,
    finished: all.map(() => false),
    spaces: Object.fromEntries(
      Object.keys(lands).map((space) => {
        const [stack, cross] = [settlers[space] ?? [], closed.includes(space)];
        const tribe = STARRED.includes(space) && !cross && stack.length === 0;
        return [space, { stack: [...stack], cross, tribe }];
      }),
    ),
    seats,
    slots: Object.fromEntries(
      KINDS.flatMap((kinds, row) =>
        kinds.map((tile, column) => {
          const slot = `r${row + 1}c${column + 1}`;
          const free = Array<null>(BONUSES[row]!).fill(null);
          return [slot, slotOf(tile, row, seats, [...(setting.bonuses?.[slot] ?? free)])];
        }),
      ),
    ),
    wonders: WONDERS.map((wonder) =>
      seats.some(({ wonders }) => wonders.includes(wonder)) ? null : wonder,
    ) as Position["wonders"],
    destiny: {
      deck: deckOf(
        setting.deck ?? [],
        seats.flatMap(({ hand }) => hand),
      ),
      discard: [],
    },
    olympos: olymposOf(pos, setting.gods ?? []),
    agenda: [],
    pending: null,
  };
}

function seatOf({ settlers = {}, seats = [], bonuses = {} }: Setting, seat: number): SeatJson {
  const { tiles = [], cubes, ...rest } = seats[seat] ?? {};
  const out = [...Object.values(settlers), ...Object.values(bonuses)].flat().filter((who) => who === seat);
  const { stock = 4 } = rest;
  return {
    stock,
    // One more is the marker on the track.
    supply: SETTLERS - 1 - stock - out.length,
    hourglasses: 0,
    cubes: { grain: 0, stone: 0, wood: 0, gold: 0, ...cubes },
    tiles: tiles.map((words) => {
      const [id, variant] = words.split(" ") as [string, TileJson["variant"]];
      return variant ? { id, variant } : { id };
    }),
    wonders: [],
    hand: [],
    prestige: 0,
    ares: false,
    siren: false,
    erinyes: false,
    keres: false,
    athena: false,
    ...rest,
  };
}

function slotOf(tile: string, row: number, seats: readonly SeatJson[], bonuses: (number | null)[]): SlotJson {
  const owned = seats.flatMap(({ tiles }) => tiles).filter(({ id }) => id === tile);
  const left = VARIANTS[tile]?.filter((one) => !owned.some(({ variant }) => variant === one));
  return { tile, left: COPIES[row]! - owned.length, bonuses, ...(left && { variants: left }) };
}

/** These cards, then those that nobody holds, in the order of the game's list. */
function deckOf(top: readonly string[], held: readonly string[]): string[] {
  const gone = [...top, ...held];
  const rest = Object.entries(DECK).flatMap(([card, copies]) =>
    Array<string>(copies - gone.filter((other) => other === card).length).fill(card),
  );
  return [...top, ...rest];
}

/** The gods in their piles, those that have come turned up without effect. */
function olymposOf(pos: readonly number[], first: readonly string[]): Position["olympos"] {
  const cards = [...first, ...GODS.filter((god) => !first.includes(god))];
  const reached = ZEUS.map((space) => pos.flatMap((at, seat) => (at >= space ? [seat] : [])));
  const revealed: Position["olympos"]["revealed"] = [];
  const piles = reached.map((seats, zeus) => {
    const pile = cards.splice(0, CARDS[zeus]);
    const come = Number(seats.length > 0) + Number(pile.length === 2 && seats.length === pos.length);
    for (const card of pile.splice(0, come)) {
      revealed.push({ card, zeus, seat: seats[0]!, played: pos.map(() => 0), affected: [] });
    }
    return pile;
  });
  type Olympos = Position["olympos"];
  return {
    piles: piles as Olympos["piles"],
    aside: cards[0]!,
    revealed,
    reached: reached as Olympos["reached"],
  };
}
