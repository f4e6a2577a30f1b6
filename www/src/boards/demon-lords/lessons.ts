// Positions to try, each on one rule.

import type { Lesson } from "../contract";
import type { Move, Position } from "./types";

const PLAYERS = ["Azazel", "Mormo", "Naamah", "Belial"];

type Setting = Omit<Position, "players"> & {
  /** The dice that fall first, so that the lesson tells what its text says. */
  dice?: readonly number[];
  /** By the seat whose turn it is. */
  moves?: readonly [number, Move][];
};

function record({ dice = [], moves = [], ...position }: Setting): unknown {
  const names = PLAYERS.slice(0, position.seats.length);
  return {
    format: 1,
    game: "demon-lords",
    rulesVersion: 1,
    options: {},
    seats: names.map((name) => ({ name, bot: null })),
    start: {
      position: { players: names.length, brute: 0, ...position },
      rng: "0000000000000001",
      // A die is drawn as a number from 0 to 5.
      script: dice.map((face) => face - 1),
    },
    moves: moves.map(([seat, move]) => ({ seat, move })),
    result: null,
  };
}

/** The rulebook's own example: four players, and a six is about to be rolled. */
const six: Setting = {
  phase: "resource",
  seats: [
    { avatar: "mongolia", hell: 4 },
    { avatar: "pampas", hell: 4 },
    { avatar: "congo", hell: 4 },
    { avatar: "steppe", hell: 4 },
  ],
  nodes: {
    mongolia: { portal: 0 },
    nunavut: { harvester: 1, troops: [0, 2, 0, 0] },
    caribbean: { harvester: 2, troops: [0, 0, 2, 0] },
    alps: { harvester: 3, troops: [0, 0, 0, 2] },
    guinea: { harvester: 3, troops: [0, 0, 0, 2] },
  },
  dice: [6],
};

const gates: Setting = {
  phase: "spawn",
  turnState: { numbers: [4] },
  seats: [
    { avatar: "alps", hell: 3 },
    { avatar: "japan", hell: 2 },
  ],
  nodes: {
    alps: { harvester: 0, portal: 0, troops: [1, 0] },
    egypt: { portal: 0, troops: [0, 2] },
    sahel: { harvester: 1, troops: [0, 2] },
    japan: { portal: 1 },
  },
};

const market: Setting = {
  phase: "purchase",
  turnState: { numbers: [4] },
  seats: [
    { avatar: "japan", hell: 9 },
    { avatar: "india", hell: 2 },
  ],
  nodes: {
    cape: { troops: [1, 0] },
    india: { troops: [1, 0] },
    alps: { harvester: 0, troops: [2, 0] },
    peru: { harvester: 1, portal: 1, troops: [0, 2] },
  },
};

const garrison: Setting = {
  phase: "movement",
  turnState: { numbers: [4] },
  seats: [{ avatar: "guinea" }, { avatar: "japan", hell: 2 }],
  nodes: {
    alps: { harvester: 0, troops: [1, 0] },
    baltic: { troops: [2, 0] },
    guinea: { portal: 0 },
    japan: { harvester: 1, portal: 1, troops: [0, 2] },
  },
};

/** The rulebook's other example, with Azazel as the one who attacks. */
const siege: Setting = {
  phase: "combat",
  turnState: { numbers: [4] },
  seats: [
    { avatar: "egypt", hell: 2 },
    { avatar: "japan", hell: 2 },
  ],
  nodes: {
    egypt: { harvester: 1, troops: [3, 2] },
    peru: { harvester: 0, portal: 0, troops: [2, 0] },
    japan: { portal: 1 },
  },
  dice: [1, 1, 1, 1, 6, 6, 6, 5, 6, 4, 2, 3, 1, 6, 5, 5, 3, 1, 2, 4],
};

const duel: Setting = {
  phase: "combat",
  turnState: { numbers: [4], avatarMoved: true },
  seats: [
    { avatar: "alps", hell: 2 },
    { avatar: "alps", hell: 5 },
  ],
  nodes: {
    peru: { portal: 0 },
    cape: { portal: 0 },
    siberia: { portal: 0 },
    baltic: { harvester: 0, troops: [2, 0] },
    india: { harvester: 1, troops: [0, 2] },
    japan: { harvester: 1, portal: 1, troops: [0, 1] },
  },
  dice: [4, 3, 1, 5],
};

const gate: Setting = {
  phase: "combat",
  turnState: { numbers: [4] },
  seats: [
    { avatar: "egypt", hell: 3 },
    { avatar: "japan", hell: 2 },
  ],
  nodes: {
    egypt: { portal: 1, troops: [0, 2] },
    alps: { harvester: 0, portal: 0, troops: [2, 0] },
    japan: { harvester: 1, portal: 1, troops: [0, 2] },
  },
  dice: [4, 5],
};

const march: Setting = {
  phase: "movement",
  event: "forced-march",
  turnState: { numbers: [4] },
  seats: [
    { avatar: "guinea", hell: 1 },
    { avatar: "japan", hell: 2 },
  ],
  nodes: {
    alps: { troops: [2, 0] },
    baltic: { troops: [1, 0] },
    guinea: { harvester: 0, portal: 0, troops: [1, 0] },
    moscow: { harvester: 1, troops: [0, 1] },
    japan: { portal: 1 },
  },
};

export const lessons: readonly Lesson[] = [
  {
    rule: "DL-4.2",
    title: { en: "One roll pays all", fr: "Un jet paie tout le monde" },
    text: {
      en: "Azazel rolls, and it will be a six. Before you do: who holds sixes, and who gains? Harvesters pay, and so do Avatars.",
      fr: "Azazel lance le dé, et ce sera un six. Avant de lancer\u00a0: qui tient des six, et qui gagne\u202f? Les Moissonneurs rapportent, les Avatars aussi.",
    },
    record: record(six),
    mode: "play",
  },
  {
    rule: "DL-5.2",
    title: { en: "Through the gates", fr: "Par les portes" },
    text: {
      en: "Three Souls and two Portals: each lets one through. In Egypt Mormo’s Troops are waiting; whoever is raised there will have to fight, or leave first.",
      fr: "Trois Âmes et deux Portails\u00a0: chacun en laisse passer une. En Égypte, les Troupes de Mormo attendent\u00a0; qui y est invoqué devra combattre, ou partir avant.",
    },
    record: record(gates),
    mode: "play",
  },
  {
    rule: "DL-6.3",
    title: { en: "Alone on the node", fr: "Seul sur la case" },
    text: {
      en: "Nine Souls to spend, four a piece. Where may Azazel build? A Troop alone in Cape, an Avatar alone in Japan, a Troop beside Mormo’s Avatar in India. Tap each and see.",
      fr: "Neuf Âmes à dépenser, quatre par pièce. Où Azazel peut-il bâtir\u202f? Une Troupe seule au Cap, un Avatar seul au Japon, une Troupe près de l’Avatar de Mormo en Inde. Touchez-les pour voir.",
    },
    record: record(market),
    mode: "play",
  },
  {
    rule: "DL-7.4",
    title: { en: "The guard that must stay", fr: "La garde qui doit rester" },
    text: {
      en: "The only Troop beside a Harvester may not leave the Alps. Send one over from the Baltic to relieve it; then the old guard is free, and the newcomer is bound.",
      fr: "La seule Troupe près du Moissonneur ne peut quitter les Alpes. Envoyez-en une de la Baltique pour la relever\u00a0: l’ancienne garde est libre, et la nouvelle venue reste.",
    },
    record: record(garrison),
    mode: "play",
  },
  {
    rule: "DL-8.6",
    title: { en: "Why so many dice?", fr: "Pourquoi tant de dés\u202f?" },
    text: {
      en: "Azazel has three Troops and the Avatar in Egypt, Mormo two Troops and the Harvester. Four dice to three: open the fight and read below each die why it is rolled.",
      fr: "En Égypte, Azazel a trois Troupes et son Avatar, Mormo deux Troupes et le Moissonneur. Quatre dés contre trois\u00a0: livrez le combat et lisez sous chaque dé pourquoi il est lancé.",
    },
    record: record(siege),
    mode: "play",
  },
  {
    rule: "DL-9.9",
    title: { en: "Beaten, and far from home", fr: "Vaincu, et loin de chez soi" },
    text: {
      en: "Azazel’s Avatar came to the Alps, so the duel must be fought. It will be lost by more than two Souls can pay: choose among the farthest Portals. Siberia is too near.",
      fr: "L’Avatar d’Azazel est venu dans les Alpes\u00a0: le duel est obligatoire. Il sera perdu de plus que deux Âmes n’en peuvent payer\u00a0: choisissez parmi les Portails les plus éloignés. La Sibérie est trop proche.",
    },
    record: record(duel),
    mode: "play",
  },
  {
    rule: "DL-10.4",
    title: { en: "Breaking a gate", fr: "Briser une porte" },
    text: {
      en: "Azazel’s Avatar stands before Mormo’s Portal, and Mormo’s is away. One Soul buys the attempt: eight or more on two dice. What falls turns up a World Event.",
      fr: "L’Avatar d’Azazel est devant le Portail de Mormo, dont l’Avatar est ailleurs. Une Âme paie la tentative\u00a0: huit ou plus avec deux dés. Ce qui tombe révèle un Événement.",
    },
    record: record(gate),
    mode: "play",
  },
  {
    rule: "DL-15.17",
    title: { en: "A card that bends the rules", fr: "Une carte qui change les règles" },
    text: {
      en: "Forced March: each Troop may move twice. Send both from the Alps to the Baltic, then one on to Moscow: the one that has not walked yet goes first.",
      fr: "Marche forcée\u00a0: chaque Troupe peut bouger deux fois. Envoyez les deux des Alpes vers la Baltique, puis une vers Moscou\u00a0: celle qui n’a pas encore marché part la première.",
    },
    record: record(march),
    mode: "play",
  },
];
