// Positions to try, each on one rule.

import type { Lesson } from "../contract";
import type { Move, Position } from "./types";

const PLAYERS = ["Azazel", "Mormo", "Naamah", "Belial"];

type Setting = Omit<Position, "players" | "options"> & {
  /** Those that are not as usual. */
  options?: { roundLimit: number };
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

/** Either side's Avatar is a die in the fight; the one that is driven off first is none. */
const order: Setting = {
  phase: "combat",
  turnState: { numbers: [4], avatarMoved: true },
  seats: [
    { avatar: "alps", hell: 2 },
    { avatar: "alps", hell: 1 },
  ],
  nodes: {
    alps: { troops: [2, 2] },
    peru: { harvester: 0, portal: 0, troops: [1, 0] },
    cape: { harvester: 0, troops: [1, 0] },
    sahel: { harvester: 0, troops: [1, 0] },
    india: { harvester: 1, troops: [0, 1] },
    japan: { portal: 1 },
  },
  dice: [3, 2, 5, 4, 3, 2, 4, 6, 5, 1, 2, 3],
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

/** One Portal is guarded by its owner's Avatar, one is too far to pay for both the leap and the attempt. */
const farGates: Setting = {
  phase: "movement",
  turnState: { numbers: [4] },
  seats: [
    { avatar: "maghreb", hell: 2 },
    { avatar: "egypt", hell: 2 },
  ],
  nodes: {
    sahel: { harvester: 0, troops: [1, 0] },
    guinea: { portal: 0 },
    egypt: { portal: 1 },
    cape: { portal: 1, troops: [0, 1] },
    peru: { portal: 1 },
    india: { harvester: 1, troops: [0, 2] },
  },
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

/** Mormo has 17 points and the last turn is Azazel's, who has 16: two Troops, four Souls, and ten for pieces. */
const reckoning: Setting = {
  options: { roundLimit: 1 },
  order: [1, 0],
  round: 1,
  turn: 2,
  phase: "purchase",
  turnState: { numbers: [4] },
  seats: [
    { avatar: "japan", hell: 4 },
    { avatar: "india", hell: 4 },
  ],
  nodes: {
    alps: { harvester: 0, portal: 0, troops: [1, 0] },
    cape: { troops: [1, 0] },
    india: { harvester: 1, portal: 1, troops: [0, 3] },
  },
};

/** A three and a six pay Azazel alike; a six pays Mormo as well. */
const skull: Setting = {
  phase: "resource",
  event: "whispering-skull",
  seats: [
    { avatar: "congo", hell: 1 },
    { avatar: "india", hell: 4 },
  ],
  nodes: {
    cascadia: { harvester: 0, troops: [1, 0] },
    alps: { harvester: 0, portal: 0, troops: [2, 0] },
    guinea: { harvester: 0, troops: [1, 0] },
    caribbean: { harvester: 1, troops: [0, 1] },
    mongolia: { harvester: 1, portal: 1, troops: [0, 2] },
    china: { harvester: 1, troops: [0, 1] },
  },
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
      en: "Three Souls and two Portals: each lets one through. At one of them Mormo’s Troops are waiting; whoever is spawned there will have to fight, or leave first. Spawn a Troop where it is safe.",
      fr: "Trois Âmes et deux Portails\u00a0: chacun en laisse passer une. À l’un d’eux, les Troupes de Mormo attendent\u00a0; qui y est invoqué devra combattre, ou partir avant. Invoquez une Troupe là où elle est à l’abri.",
    },
    record: record(gates),
    mode: "play",
    goal: { right: [{ event: { type: "troopSpawned", node: "alps" } }] },
  },
  {
    rule: "DL-6.3",
    title: { en: "Alone on the node", fr: "Seul sur la case" },
    text: {
      en: "Nine Souls to spend, four a piece. Azazel has a Troop alone in the Cape, an Avatar alone in Japan, a Troop beside Mormo’s Avatar in India. Tap each to see what may be built, then buy a Harvester.",
      fr: "Neuf Âmes à dépenser, quatre par pièce. Azazel a une Troupe seule au Cap, son Avatar seul au Japon, une Troupe près de l’Avatar de Mormo en Inde. Touchez-les pour voir ce qui peut s’y bâtir, puis achetez un Moissonneur.",
    },
    record: record(market),
    mode: "play",
    goal: { right: [{ event: { type: "pieceBought", piece: "harvester" } }] },
  },
  {
    rule: "DL-7.4",
    title: { en: "The guard that must stay", fr: "La garde qui doit rester" },
    text: {
      en: "The only Troop beside a Harvester may not leave the Alps. In two moves, let it march all the same.",
      fr: "La seule Troupe près du Moissonneur ne peut quitter les Alpes. En deux mouvements, faites-la partir quand même.",
    },
    record: record(garrison),
    mode: "play",
    goal: { right: [{ event: { type: "troopsMoved", from: "alps" } }], moves: 2 },
  },
  {
    rule: "DL-8.4",
    title: { en: "First things first", fr: "Chaque chose en son temps" },
    text: {
      en: "Two Troops and an Avatar on each side: as things stand, three dice to three. A duel is due as well, and Mormo has but one Soul to lose it with. Choose the order in which you fight Mormo’s Troops with more dice.",
      fr: "Deux Troupes et un Avatar de chaque côté\u00a0: en l’état, trois dés contre trois. Il y a aussi un duel à livrer, et Mormo n’a qu’une Âme pour le perdre. Choisissez l’ordre qui vous donne plus de dés que lui contre ses Troupes.",
    },
    record: record(order),
    mode: "play",
    goal: { right: [{ event: { type: "combatRound", bonus: [["avatar"], []] } }], moves: 2 },
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
    rule: "DL-10.3",
    title: { en: "Two Souls for a leap and a blow", fr: "Deux Âmes pour un bond et un coup" },
    text: {
      en: "Mormo has Portals in Egypt, the Cape and Peru. Azazel has two Souls: the leap costs one within Africa and two beyond, and the attempt costs one more. Leap to the Portal that can be desecrated this turn.",
      fr: "Mormo a des Portails en Égypte, au Cap et au Pérou. Azazel a deux Âmes\u00a0: le bond en coûte une en Afrique et deux au-delà, et l’essai une de plus. Bondissez vers le Portail qui peut être profané ce tour-ci.",
    },
    record: record(farGates),
    mode: "play",
    goal: { right: [{ event: { type: "avatarMoved", to: "cape" } }] },
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
    goal: { right: [{ event: { type: "pieceSacrificed", piece: "portal" } }] },
  },
  {
    rule: "DL-14.2",
    title: { en: "The last four Souls", fr: "Les quatre dernières Âmes" },
    text: {
      en: "The last turn before the Reckoning. Mormo has 17 points, Azazel 16, four of them as Souls. Spend them so that Azazel wins.",
      fr: "Le dernier tour avant le Jugement. Mormo a 17 points, Azazel 16, dont quatre en Âmes. Dépensez-les pour qu’Azazel l’emporte.",
    },
    record: record(reckoning),
    mode: "play",
    goal: { right: [{ event: { type: "gameEnded", winners: [0] } }] },
  },
  {
    rule: "DL-15.4",
    title: { en: "A skull that listens", fr: "Un crâne qui écoute" },
    text: {
      en: "Whispering Skull: Azazel names the number. Two numbers pay Azazel two Souls. Name the one that pays Mormo nothing.",
      fr: "Le crâne murmure\u00a0: Azazel choisit le numéro. Deux numéros lui rapportent deux Âmes. Choisissez celui qui ne rapporte rien à Mormo.",
    },
    record: record(skull),
    mode: "play",
    goal: { right: [{ move: { type: "chooseNumber", number: 3 } }] },
  },
  {
    rule: "DL-15.17",
    title: { en: "A card that bends the rules", fr: "Une carte qui change les règles" },
    text: {
      en: "Forced March: each Troop may move twice. In two moves, fall upon Moscow with three Troops.",
      fr: "Marche forcée\u00a0: chaque Troupe peut bouger deux fois. En deux mouvements, tombez sur Moscou avec trois Troupes.",
    },
    record: record(march),
    mode: "play",
    goal: { right: [{ event: { type: "troopsMoved", to: "moscow", count: 3 } }], moves: 2 },
  },
];
