// Positions written by hand: a world that three players share out, and what differs from it.

import { lands } from "./geometry";
import type { Barricade, Doom, LandState, Move, Seat, View } from "./types";

const PLAYERS = ["Ada", "Brahe", "Clio"];

/** What lies in a territory, as far as it is not one army of whoever holds that part of the world. */
type Held = Partial<Omit<LandState, "id" | "owner">>;

export interface Setting {
  doom: Doom;
  /** Whose turn it is; all three sit in turn order. */
  seat: Seat;
  round?: number;
  /** Whether something is still to be built in that turn. */
  phase?: "start" | "main";
  /** Whoever is asked for defence dice and re-rolls. */
  asked?: Seat;
  /** What everybody allows everybody else at the start. */
  permission?: "ask" | "enter";
  lands: { readonly [id: string]: Held };
  borders?: readonly Barricade[];
  cure?: View["cure"];
  meteorites?: number;
  /** What chance brings first, each counted from 0; then it is the generator's turn. */
  chance?: readonly number[];
  /** Made before the reader takes over, by seat. */
  moves?: readonly [Seat, Move][];
}

/** Ada has the Americas, Brahe Europe and Africa, Clio the rest. */
function holder(index: number): Seat {
  const asia = lands.findIndex(({ id }) => id === "ural");
  const europe = lands.findIndex(({ id }) => id === "iceland");
  return index >= asia ? 2 : index >= europe ? 1 : 0;
}

/** As many armies of one seat. */
export function of(seat: Seat, count: number): number[] {
  return PLAYERS.map((_, other) => (other === seat ? count : 0));
}

/** Dice as chance brings them. */
export function dice(...values: number[]): number[] {
  return values.map((value) => value - 1);
}

export function record(setting: Setting): unknown {
  const {
    doom,
    seat,
    round = 2,
    phase = "main",
    asked,
    permission = "ask",
    chance = [],
    moves = [],
  } = setting;
  const options = { scenario: doom, permission };
  return {
    format: 1,
    game: "six-dooms",
    rulesVersion: 1,
    options,
    seats: PLAYERS.map((name) => ({ name, bot: null })),
    start: {
      position: {
        game: "six-dooms",
        options,
        players: PLAYERS.length,
        phase,
        round,
        slot: seat + 1,
        scenario: doom,
        ending: "prevented",
        territories: lands.map(({ id }, index) => ({
          id,
          ...(setting.lands[id] ?? { armies: of(holder(index), 1) }),
        })),
        borders: setting.borders ?? [],
        orders: PLAYERS.map((_, other) => ({ dice: other === asked ? "ask" : "auto", oppose: "ask" })),
        cure: setting.cure ?? [],
        meteorites: setting.meteorites ?? 0,
        turn: { moves: 3, supplyMoves: 2 },
      },
      rng: "0000000000000001",
      script: chance,
    },
    moves: moves.map(([by, move]) => ({ seat: by, move })),
    result: null,
  };
}
