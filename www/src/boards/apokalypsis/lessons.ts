// Positions to try, each on one rule.

import type { Lesson } from "../contract";
import type { Color, Move, Omen, Space } from "./types";

/** Red, yellow, blue and green, in this order at the table. */
const PLAYERS = ["Ariadne", "Io", "Minos", "Rhea"];
const BLESS: readonly Color[] = ["red", "yellow", "blue", "green"];
const TEMPLES: readonly Space[] = ["i5", "m4", "c9", "c18"];

interface Setting {
  options?: { omens?: "open"; eventCheck?: "judge" };
  /** "red i1 m5" for each colour: where its meeples stand. */
  up: readonly string[];
  down?: readonly string[];
  sea?: readonly Space[];
  hands: readonly [Omen, Omen][];
  /** Oldest first, with the seat that played it. */
  pile?: readonly [Omen, number][];
  deck: readonly Omen[];
  /** By the seat whose turn it is. */
  moves?: readonly [number, Move][];
}

/** The meeples by space. */
function placed(lines: readonly string[]): { [space: Space]: Color[] } {
  const board: { [space: Space]: Color[] } = {};
  for (const [color, ...spaces] of lines.map((line) => line.split(" "))) {
    for (const space of spaces) (board[space] ??= []).push(color);
  }
  return board;
}

function record({ options, up, down = [], sea = [], hands, pile = [], deck, moves = [] }: Setting): unknown {
  return {
    format: 1,
    game: "apokalypsis",
    rulesVersion: 1,
    options: {
      players: PLAYERS.length,
      variant: "people",
      omens: "hidden",
      eventCheck: "auto",
      penaltyLimit: 3,
      firstSeat: 0,
      colors: "drawn",
      recall: true,
      ...options,
      setup: {
        bless: BLESS,
        temples: TEMPLES,
        sea,
        up: placed(up),
        down: placed(down),
        hands,
        omenPile: pile.map(([card, by]) => ({ card, by })),
        deck,
      },
    },
    seats: PLAYERS.map((name) => ({ name, bot: null })),
    start: { seed: "0000000000000001" },
    moves: moves.map(([seat, move]) => ({ seat, move })),
    result: null,
  };
}

/** A meeple of Ariadne's in the sea, and Io's where it could be pulled out. */
const crowded: Setting = {
  up: ["red i1 m5 m6 c4", "yellow m6 m10 c1 c16", "blue i6 m2 c6 c14", "green m7 m9 c3 c12"],
  down: ["red c8"],
  sea: ["c8"],
  hands: [
    ["earthquake", "south"],
    ["storm", "north"],
    ["eruption", "east"],
    ["wave", "west"],
  ],
  deck: [
    "earthquake",
    "storm",
    "eruption",
    "wave",
    "north",
    "east",
    "south",
    "west",
    "mercy",
    "mercy",
    "wrath",
    "wrath",
  ],
  moves: [[0, { type: "omen", play: "south", return: "earthquake" }]],
};

/** Two whats and a mercy lie in the pile; Ariadne adds where. */
const doomed: Setting = {
  up: ["red i2 m6 c4 c5", "yellow i1 c2 c11 c18", "blue i6 m7 m10 c14 c15", "green m2 m3 c7 c9"],
  sea: ["m8", "m9", "m11", "m12", "c12", "c13", "c16", "c17"],
  hands: [
    ["south", "east"],
    ["wrath", "storm"],
    ["north", "west"],
    ["eruption", "mercy"],
  ],
  pile: [
    ["earthquake", 1],
    ["wave", 2],
    ["mercy", 3],
  ],
  deck: ["storm", "eruption", "east", "west", "wave", "north", "earthquake", "south", "wrath"],
  moves: [
    [0, { type: "omen", play: "south", return: "east" }],
    [0, { type: "pass" }],
  ],
};

/** Ariadne has looked at wave and south. */
const judged: Setting = {
  options: { eventCheck: "judge" },
  up: ["red i1 m5 m6 c4", "yellow m6 m10 c1 c16", "blue i6 m2 c6 c14", "green m7 m9 c3 c12"],
  hands: [
    ["earthquake", "south"],
    ["storm", "north"],
    ["eruption", "east"],
    ["storm", "west"],
  ],
  pile: [["wave", 1]],
  deck: [
    "earthquake",
    "eruption",
    "wave",
    "north",
    "east",
    "south",
    "west",
    "mercy",
    "mercy",
    "wrath",
    "wrath",
  ],
  moves: [
    [0, { type: "omen", play: "south", return: "earthquake" }],
    [0, { type: "pass" }],
  ],
};

/** Open omens: a pair of earthquakes, and Ariadne holds the second south. */
const paired: Setting = {
  options: { omens: "open" },
  up: ["red i1 m6 c4 c9", "yellow m7 m10 c1 c16", "blue i6 m2 c8 c14", "green i4 m9 c3 c12"],
  hands: [
    ["south", "storm"],
    ["storm", "north"],
    ["eruption", "east"],
    ["north", "west"],
  ],
  pile: [
    ["earthquake", 1],
    ["wave", 2],
    ["earthquake", 3],
    ["south", 0],
    ["mercy", 1],
  ],
  deck: ["eruption", "wave", "east", "west", "mercy", "wrath", "wrath"],
};

export const lessons: readonly Lesson[] = [
  {
    rule: "AK-6.1",
    title: { en: "Which omen?", fr: "Quel présage\u202f?" },
    text: {
      en: "Ariadne (red) holds Earthquake and South. Two of her meeples stand in the one, one in the other. Play one: the other goes back.",
      fr: "Ariadne (rouge) tient Séisme et Sud. Deux de ses pions sont dans l’un, un seul dans l’autre. Jouez-en un\u00a0: l’autre retourne sous la pioche.",
    },
    record: record({ ...crowded, moves: [] }),
    mode: "play",
  },
  {
    rule: "AK-7.10",
    title: { en: "Make room", fr: "Faire de la place" },
    text: {
      en: "Red drowns beside a full tile, where red and yellow stand. Two red meeples in and around it outweigh one yellow: push yellow away.",
      fr: "Rouge se noie près d’une tuile pleine, où se tiennent rouge et jaune. Deux rouges sur place et autour pèsent plus qu’un jaune\u00a0: poussez-le ailleurs.",
    },
    record: record(crowded),
    mode: "play",
  },
  {
    rule: "AK-7.6",
    title: { en: "Out of the sea", fr: "Hors de l’eau" },
    text: {
      en: "Now there is room beside it. Tap the meeple in the sea, or the one that helps, and pull it out with the second action.",
      fr: "Il y a maintenant de la place à côté. Touchez le pion à l’eau, ou celui qui l’aide, et secourez-le avec la seconde action.",
    },
    record: record({
      ...crowded,
      moves: [...crowded.moves!, [0, { type: "push", from: "m6", color: "yellow", to: "m7" }]],
    }),
    mode: "play",
  },
  {
    rule: "AK-8.8",
    title: { en: "The south sinks", fr: "Le sud sombre" },
    text: {
      en: "Earthquake and Wave meet South in seven spaces. Two are sea already, and Mercy spares the temple: four tiles sink, and three meeples fall.",
      fr: "Séisme et Raz-de-marée croisent Sud sur sept cases. Deux sont déjà sous l’eau, et la Clémence épargne le temple\u00a0: quatre tuiles sombrent, trois pions tombent.",
    },
    record: record(doomed),
    ply: 1,
    mode: "watch",
  },
  {
    rule: "AK-7.14",
    title: { en: "The last chance", fr: "La dernière chance" },
    text: {
      en: "The hourglass marks Io’s (yellow) meeple: nobody can reach it, and when her actions end it is lost. Play an omen and end the actions to see it go.",
      fr: "Le sablier marque le pion d’Io (jaune)\u00a0: personne ne peut l’atteindre, et il est perdu quand ses actions finissent. Jouez un présage, finissez, et voyez-le disparaître.",
    },
    record: record(doomed),
    mode: "play",
  },
  {
    rule: "AK-8.17",
    title: { en: "You are the judge", fr: "À vous de juger" },
    text: {
      en: "Wave and South lie in the pile. Do they meet on dry ground? Whoever answers wrongly loses a point.",
      fr: "Raz-de-marée et Sud sont sur la pile. Se croisent-ils à sec\u202f? Qui répond mal perd un point.",
    },
    record: record(judged),
    mode: "play",
  },
  {
    rule: "AK-11.7",
    title: { en: "A pair comes first", fr: "Une paire d’abord" },
    text: {
      en: "Two Earthquakes lie open. Try Wave with South: the pair has to be used before a single card. Or wait.",
      fr: "Deux Séismes sont visibles. Essayez Raz-de-marée avec Sud\u00a0: la paire doit servir avant une carte seule. Ou attendez.",
    },
    record: record(paired),
    mode: "play",
  },
  {
    rule: "AK-11.8",
    title: { en: "Forced by two pairs", fr: "Forcé par deux paires" },
    text: {
      en: "Ariadne has added the second South. Two pairs that meet leave Io no choice: she must trigger.",
      fr: "Ariadne a ajouté le second Sud. Deux paires qui se croisent ne laissent pas le choix à Io\u00a0: elle doit déclencher.",
    },
    record: record({
      ...paired,
      moves: [
        [0, { type: "wait" }],
        [0, { type: "omen", play: "south", return: "storm" }],
        [0, { type: "move", from: "m6", to: "c8" }],
        [0, { type: "push", from: "c8", color: "blue", to: "m6" }],
      ],
    }),
    mode: "play",
  },
];
