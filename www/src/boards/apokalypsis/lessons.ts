// Positions to try, each on one rule. It is Ariadne (red) who plays, where nobody else is named.

import type { Lesson } from "../contract";
import { recordOf, type Setting } from "./setting";

/** Red, which has a meeple in the sea and two ways to reach it, one of them blocked by yellow. */
const early: Setting = {
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
};

/** The same, with the open way full of others. */
const crowded: Setting = {
  ...early,
  up: ["red i1 i4 m6 c4", "yellow m6 m10 c1 c16", "blue i6 m2 m5 c14", "green m5 m7 m9 c12"],
};

/** South is Ariadne's own, from a turn before; where wave meets it, only others stand. */
const pointed: Setting = {
  up: ["red m6 m7 c4 c16", "yellow m10 c1 c8 c14", "blue i6 m2 c11 c6", "green m9 c3 c12 i2"],
  hands: [
    ["earthquake", "wave"],
    ["storm", "north"],
    ["eruption", "east"],
    ["storm", "west"],
  ],
  pile: [["south", 0]],
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
};

/** Ariadne, cursed with yellow, knows that the middle of the south is about to sink. */
const cursed: Setting = {
  curse: ["yellow", "red", "green", "blue"],
  up: ["red i3 i4 c4 c16", "yellow i4 m10 c1 c14", "blue i6 m2 c11 c6", "green m9 c3 c12 m7"],
  hands: [
    ["earthquake", "wave"],
    ["storm", "north"],
    ["eruption", "east"],
    ["storm", "west"],
  ],
  pile: [["south", 0]],
  deck: pointed.deck,
  moves: [[0, { type: "omen", play: "earthquake", return: "wave" }]],
};

/** Two whats and a mercy lie in the pile; Ariadne adds where. */
const doomed: Setting = {
  up: ["red i2 m6 c4 c5", "yellow c2 c9 c11 c18", "blue i6 m7 m10 c14 c15", "green i1 m2 m3 c7"],
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
  up: early.up,
  hands: [
    ["earthquake", "south"],
    ["storm", "north"],
    ["eruption", "east"],
    ["storm", "west"],
  ],
  pile: [["wave", 1]],
  deck: pointed.deck,
  moves: [
    [0, { type: "omen", play: "south", return: "earthquake" }],
    [0, { type: "pass" }],
  ],
};

/** Storm and north meet on land alone, and a wrath lies with them. */
const spared: Setting = {
  ...judged,
  hands: [
    ["earthquake", "north"],
    ["eruption", "north"],
    ["eruption", "east"],
    ["earthquake", "west"],
  ],
  pile: [
    ["storm", 1],
    ["wrath", 2],
  ],
  deck: ["wave", "wave", "storm", "east", "south", "south", "west", "mercy", "mercy", "wrath"],
  moves: [
    [0, { type: "omen", play: "north", return: "earthquake" }],
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

/** The same, but it is the second wave that Ariadne holds, and plays. */
const forced: Setting = {
  ...paired,
  hands: [["wave", "storm"], ...paired.hands.slice(1)],
  deck: ["eruption", "south", "east", "west", "mercy", "wrath", "wrath"],
  moves: [
    [0, { type: "wait" }],
    [0, { type: "omen", play: "wave", return: "storm" }],
    [0, { type: "pass" }],
  ],
};

export const lessons: readonly Lesson[] = [
  {
    rule: "AK-6.1",
    title: { en: "Which omen?", fr: "Quel présage\u202f?" },
    text: {
      en: "Ariadne (red) holds Earthquake and South. Play the one whose area holds fewer of her upright meeples: the other goes back.",
      fr: "Ariadne (rouge) tient Séisme et Sud. Jouez celui dont la zone contient le moins de ses pions debout\u00a0: l’autre retourne sous la pioche.",
    },
    record: recordOf(early),
    mode: "play",
    goal: { right: [{ move: { type: "omen", play: "south" } }] },
  },
  {
    rule: "AK-5.3",
    title: { en: "Where omens meet", fr: "Où les présages se croisent" },
    text: {
      en: "South lies in the pile since Ariadne’s last turn. Add the omen that meets it where none of her own (red) stand.",
      fr: "Sud est sur la pile depuis le dernier tour d’Ariadne. Ajoutez le présage qui le croise là où n’est aucun des siens (rouges).",
    },
    record: recordOf(pointed),
    mode: "play",
    goal: { right: [{ move: { type: "omen", play: "wave" } }] },
  },
  {
    rule: "AK-7.10",
    title: { en: "Make room", fr: "Faire de la place" },
    text: {
      en: "A red meeple drowns, and there is no room beside it. Save it with two actions: first push somebody away who is outnumbered.",
      fr: "Un pion rouge se noie, et il n’y a pas de place à côté. Sauvez-le en deux actions\u00a0: poussez d’abord quelqu’un qui est en infériorité.",
    },
    record: recordOf({ ...crowded, moves: [[0, { type: "omen", play: "south", return: "earthquake" }]] }),
    mode: "play",
    goal: { right: [{ event: { type: "rescued", color: "red" } }], moves: 2 },
  },
  {
    rule: "AK-7.6",
    title: { en: "Out of the sea", fr: "Hors de l’eau" },
    text: {
      en: "One action is left. Tap the meeple in the sea, then one that helps, or the other way round.",
      fr: "Il reste une action. Touchez le pion à l’eau, puis celui qui l’aide, ou l’inverse.",
    },
    record: recordOf({
      ...early,
      moves: [
        [0, { type: "omen", play: "south", return: "earthquake" }],
        [0, { type: "push", from: "m6", color: "yellow", to: "m7" }],
      ],
    }),
    mode: "play",
    goal: { right: [{ event: { type: "rescued", color: "red" } }] },
  },
  {
    rule: "AK-8.8",
    title: { en: "The south sinks", fr: "Le sud sombre" },
    text: {
      en: "Earthquake and Wave meet South in seven spaces. Two are sea already, and Mercy spares the temple: four tiles sink, and three meeples fall.",
      fr: "Séisme et Raz-de-marée croisent Sud sur sept cases. Deux sont déjà sous l’eau, et la Clémence épargne le temple\u00a0: quatre tuiles sombrent, trois pions tombent.",
    },
    record: recordOf(doomed),
    ply: 1,
    mode: "watch",
  },
  {
    rule: "AK-7.14",
    title: { en: "The last chance", fr: "La dernière chance" },
    text: {
      en: "The hourglass marks Io’s (yellow) meeple: when her actions end, it is lost. From a temple nobody can be rescued. Play an omen, then save it.",
      fr: "Le sablier marque le pion d’Io (jaune)\u00a0: il est perdu quand ses actions finissent. D’un temple, on ne secourt personne. Jouez un présage, puis sauvez-le.",
    },
    record: recordOf(doomed),
    mode: "play",
    goal: { right: [{ event: { type: "rescued", color: "yellow" } }], moves: 3 },
  },
  {
    rule: "AK-8.17",
    title: { en: "You are the judge", fr: "À vous de juger" },
    text: {
      en: "Wave and South lie in the pile. Do they meet on dry ground? Whoever answers wrongly loses a point.",
      fr: "Raz-de-marée et Sud sont sur la pile. Se croisent-ils à sec\u202f? Qui répond mal perd un point.",
    },
    record: recordOf(judged),
    mode: "play",
    goal: { right: [{ move: { type: "declare", reveal: true } }] },
  },
  {
    rule: "AK-8.6",
    title: { en: "Wrath has its own mind", fr: "Le courroux choisit" },
    text: {
      en: "Storm and North meet, but a wrath lies with them: now only temples can be struck. Is an apocalypse due?",
      fr: "Tempête et Nord se croisent, mais un courroux les accompagne\u00a0: seuls des temples peuvent être frappés. Une apocalypse est-elle due\u202f?",
    },
    record: recordOf(spared),
    mode: "play",
    goal: { right: [{ move: { type: "declare", reveal: false } }] },
  },
  {
    rule: "AK-3.4",
    title: { en: "A curse to be rid of", fr: "Se défaire des maudits" },
    text: {
      en: "Ariadne (red) is cursed with yellow: each yellow meeple lost is her point too. Earthquake and South, both hers, will sink the three tiles with the bright rim. Send yellow there.",
      fr: "La couleur maudite d’Ariadne (rouge) est le jaune\u00a0: chaque pion jaune perdu lui rapporte un point. Séisme et Sud, joués par elle, feront sombrer les trois tuiles au bord vif. Envoyez-y un jaune.",
    },
    record: recordOf(cursed),
    mode: "play",
    goal: {
      right: ["m6", "m7", "m8"].map((to) => ({ event: { type: "pushed", color: "yellow", to } })),
      moves: 2,
    },
  },
  {
    rule: "AK-11.7",
    title: { en: "A pair comes first", fr: "Une paire d’abord" },
    text: {
      en: "Two Earthquakes lie open. Try Wave with South: the pair has to be used before a single card. Trigger the apocalypse that is allowed.",
      fr: "Deux Séismes sont visibles. Essayez Raz-de-marée avec Sud\u00a0: la paire doit servir avant une carte seule. Déclenchez l’apocalypse permise.",
    },
    record: recordOf(paired),
    mode: "play",
    goal: { right: [{ event: { type: "apocalypse" } }] },
  },
  {
    rule: "AK-11.8",
    title: { en: "Forced by two pairs", fr: "Forcé par deux paires" },
    text: {
      en: "Ariadne has added the second Wave. Two pairs that meet South leave Io (yellow) no choice but to trigger. Take the pair that fells none of her own.",
      fr: "Ariadne a ajouté le second Raz-de-marée. Deux paires qui croisent Sud obligent Io (jaune) à déclencher. Prenez la paire qui ne touche aucun des siens.",
    },
    record: recordOf(forced),
    mode: "play",
    goal: { right: [{ event: { type: "triggered", cards: ["wave", "south", "mercy"] } }] },
  },
];
