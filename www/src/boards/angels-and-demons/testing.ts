// A table for the tests: what the engine gives at the start of a game, and what a test changes of it.

import type { Names } from "../contract";
import type { AdTable, View } from "./types";

const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "ruse", "death", "war"];

export function viewWith(changes: Partial<View> = {}): View {
  return {
    game: "angels-and-demons",
    options: { angelSeat: 0, events: true, archs: true, openPiles: true },
    seat: 0,
    sides: ["angel", "demon"],
    round: 1,
    phase: "commit",
    toAct: [0, 1],
    city: "havenbridge-4",
    event: "fragile-2",
    unseenCities: ["evercrown-6", "millbrook-3"],
    unseenEvents: ["windfall-1", "windfall-2"],
    eventDiscard: [],
    hands: [ranks.map((rank) => `a-${rank}`), ranks.map((rank) => `d-${rank}`)],
    rows: [[], []],
    archUsed: [false, false],
    committed: [null, null],
    won: [[], []],
    destroyed: [],
    spared: [],
    vanished: [],
    tokens: [0, 0],
    tokenSupply: 4,
    scores: [0, 0],
    result: null,
    ...changes,
  };
}

/** Names things by their ids: `havenbridge-4` is Havenbridge, worth 4. */
export const names: Names = {
  entry(id) {
    const name = this.name(id);
    const value = /-\d$/.test(id) ? Number(id.slice(-1)) : null;
    return { id, kind: "thing", name: { en: name, fr: name }, text: null, value, group: null, links: [] };
  },
  name(id) {
    const word = /^[ad]-/.test(id) ? id.slice(2) : id.replace(/-\d$/, "");
    return word.charAt(0).toUpperCase() + word.slice(1);
  },
  text: (id) => (id.startsWith("fragile") ? "Destroyed from a gap of 2." : ""),
};

export function tableWith(view: View, changes: Partial<AdTable> = {}): AdTable {
  return {
    frame: {
      ply: 0,
      plies: 0,
      view,
      toAct: view.toAct,
      legal: [],
      standing: { phase: view.phase, round: view.round, rounds: 8, scores: view.scores },
      outcome: null,
      undo: { type: "nothing" },
      secretive: [],
    },
    seats: [
      { name: "Ada", bot: null },
      { name: "Brahe", bot: null },
    ],
    viewer: 0,
    canAct: true,
    chosen: null,
    preview: null,
    refused: null,
    moment: null,
    lang: "en",
    names,
    log: [],
    choose: () => {},
    point: () => {},
    confirm: () => {},
    ...changes,
  };
}
