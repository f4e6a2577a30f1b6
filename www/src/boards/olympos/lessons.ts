// Positions to try, each on one rule, in the order in which somebody new meets the ideas of the game. It is
// always Ada, seat 0, who plays.

import type { Goal, Lesson } from "../contract";
import { recordOf, type Setting } from "./setting";
import type { Move } from "./types";

interface Case {
  rule: string;
  setting: Setting;
  /** What Ada has done already. */
  moves?: readonly Move[];
  goal: Goal;
  en: readonly [title: string, text: string];
  fr: readonly [title: string, text: string];
}

/** Ada is last to pass the double Zeus space 33, and the god after these three comes. */
const atZeus = { pos: [31, 34, 36, 38] };
const gods = (fourth: string) => ["nemesis", "siren", "artemis", fourth];
const toMacedonia: Move = { type: "expand", from: "new", to: "macedonia", cost: 3 };
const endTurn: Move = { type: "endTurn" };

const move = (wanted: object): Goal => ({ right: [{ move: wanted }] });
const event = (wanted: object): Goal => ({ right: [{ event: wanted }] });

const cases: readonly Case[] = [
  {
    rule: "OL-4.2",
    setting: {},
    goal: move({ type: "expand", cost: 3 }),
    en: [
      "The first settler",
      "A new settler costs 2 and starts in the north; each land it enters costs 1, and a tribe must be fought. Take a territory in the least time.",
    ],
    fr: [
      "Le premier colon",
      "Un nouveau colon coûte 2 et part du nord\u202f; chaque terre où il entre coûte 1, et il faut combattre les tribus. Prenez un territoire en y mettant le moins de temps.",
    ],
  },
  {
    rule: "OL-3.3",
    setting: { pos: [11, 13, 15, 15], seats: [{ hourglasses: 1 }] },
    goal: event({ type: "turnStarted", seat: 0 }),
    en: [
      "Two turns running",
      "Ada is on 11, Brahe on 13, and her hourglass pays one point. Take a territory so that she lands on his marker: last and on top, she plays again.",
    ],
    fr: [
      "Deux tours de suite",
      "Ada est en 11, Brahe en 13, et son sablier paie un point. Prenez un territoire de sorte qu’elle se pose sur lui\u00a0: dernière et au-dessus, elle rejoue.",
    ],
  },
  {
    rule: "OL-4.17",
    setting: {
      settlers: { argolis: [0], knossos: [1] },
      seats: [{ tiles: ["astronomy", "hoplite"] }],
    },
    goal: move({ type: "expand", from: "new", to: "knossos" }),
    en: [
      "Over two seas",
      "Knossos has a star. Take it from Brahe without giving up Argolis, and see what the price is made of.",
    ],
    fr: [
      "Par deux mers",
      "Une étoile brille à Cnossos. Prenez ce territoire à Brahe sans abandonner l’Argolide, et voyez de quoi se compose le prix.",
    ],
  },
  {
    rule: "OL-5.7",
    setting: {
      settlers: { macedonia: [1], chalcidice: [2], thrace: [3] },
      seats: [{ tiles: ["metallurgy"] }, { tiles: ["hoplite"] }, {}, { tiles: ["strategy"] }],
    },
    goal: event({ type: "fought", defender: 2 }),
    en: [
      "The cheapest fight",
      "Ada has 1 Sword, Brahe 1, Clio none and Dante 2. She will win against any of them: attack where it costs the least.",
    ],
    fr: [
      "Le combat le moins cher",
      "Ada a 1 Épée, Brahe 1, Clio aucune et Dante 2. Elle gagnera contre chacun\u00a0: attaquez là où cela coûte le moins.",
    ],
  },
  {
    rule: "OL-4.16",
    setting: { settlers: { thessaly: [0, 1], macedonia: [0] }, seats: [{ stock: 0 }] },
    goal: move({ type: "expand", from: "thessaly", to: "thessaly" }),
    en: [
      "Out and back",
      "Ada’s settler in Thessaly lies under Brahe’s. Pick it, and Thessaly again: it steps out, returns and fights.",
    ],
    fr: [
      "Sortir et revenir",
      "En Thessalie, le colon d’Ada est sous celui de Brahe. Choisissez-le, puis de nouveau la Thessalie\u00a0: il sort, revient et se bat.",
    ],
  },
  {
    rule: "OL-5.11",
    setting: { settlers: { phocis: [1, 0] }, seats: [{ stock: 1 }] },
    goal: move({ type: "expand", from: "new" }),
    en: [
      "Whose is Phocis?",
      "Brahe’s settler lies under Ada’s in Phocis. Take another territory, and leave Brahe neither Phocis nor its star.",
    ],
    fr: [
      "À qui est la Phocide\u202f?",
      "En Phocide, le colon de Brahe est sous celui d’Ada. Prenez un autre territoire sans laisser à Brahe ni la Phocide ni son étoile.",
    ],
  },
  {
    rule: "OL-6.4",
    setting: {
      settlers: { macedonia: [0], lesbos: [0], illyria: [0] },
      seats: [{ cubes: { grain: 1 } }],
    },
    goal: move({ type: "discover", slot: "r4c5" }),
    en: [
      "Three of a kind and another",
      "Ada has two grain tokens, a grain cube and a wood token. Together they pay for one discovery of row IV: find it.",
    ],
    fr: [
      "Trois pareilles et une autre",
      "Ada a deux jetons de grain, un cube de grain et un jeton de bois. Ensemble, ils paient une découverte de la ligne IV\u00a0: trouvez-la.",
    ],
  },
  {
    rule: "OL-6.5",
    setting: {
      settlers: { macedonia: [0], chalcidice: [0] },
      seats: [{ cubes: { grain: 1, stone: 1 } }],
    },
    goal: move({ type: "discover", slot: "r1c5", spend: { stone: 1 } }),
    en: [
      "Which cube?",
      "Oracle asks for two of a kind. Ada has one grain and one stone token, and a cube of each. Discover it, and keep the grain cube.",
    ],
    fr: [
      "Quel cube\u202f?",
      "Oracle demande deux ressources pareilles. Ada a un jeton de grain, un de pierre et un cube de chaque. Découvrez-le, et gardez le cube de grain.",
    ],
  },
  {
    rule: "OL-6.15",
    setting: {
      settlers: { macedonia: [0], chalcidice: [0], illyria: [0], thrace: [0] },
      seats: [{ tiles: ["money gold", "agriculture grain"] }],
    },
    goal: move({ type: "discover", cost: 3 }),
    en: [
      "Learning faster",
      "Ada’s Money makes a discovery 2 cheaper where gold is named, her Agriculture where grain is. Make the one that takes the least time.",
    ],
    fr: [
      "Apprendre plus vite",
      "La Monnaie d’Ada rend une découverte moins chère de 2 si l’or y est nommé, son Agriculture si c’est le grain. Faites celle qui prend le moins de temps.",
    ],
  },
  {
    rule: "OL-7.2",
    setting: {
      settlers: { thessaly: [0], phocis: [0] },
      seats: [{ tiles: ["metallurgy", "astronomy", "architecture"] }],
      bonuses: { r1c2: [0, null, null], r2c2: [0, null] },
    },
    goal: event({ type: "wonderBuilt" }),
    en: [
      "Enough Stars",
      "Ada has two Star tokens, one Star from Architecture, and two bonus markers in one column. Build the wonder for which they are enough.",
    ],
    fr: [
      "Assez d’Étoiles",
      "Ada a deux jetons Étoile, une Étoile par Architecture et deux marques de bonus dans une même colonne. Bâtissez la merveille pour laquelle elles suffisent.",
    ],
  },
  {
    rule: "OL-7.3",
    setting: {
      pos: [12, 13, 14, 15],
      gods: ["athena"],
      settlers: { thessaly: [0], phocis: [0], lydia: [0] },
      seats: [{ athena: true, hand: ["star"] }],
    },
    goal: move({ type: "build", wonder: "lion-gate", athena: true }),
    en: [
      "A Star to spend",
      "The Lion Gate asks for 4 Stars, and Ada holds three tokens. The fourth can be Athena’s or a card, but a card in hand is worth a point at the end.",
    ],
    fr: [
      "Une Étoile à dépenser",
      "La Porte des Lions demande 4 Étoiles, et Ada détient trois jetons. La quatrième peut venir d’Athéna ou d’une carte, mais une carte en main vaut un point à la fin.",
    ],
  },
  {
    rule: "OL-8.6",
    setting: {
      settlers: { macedonia: [0], chalcidice: [0], illyria: [0], thrace: [0], naxos: [1] },
      seats: [{ hand: ["four-lands", "masons", "star"] }],
    },
    goal: move({ type: "playDestiny", card: "four-lands" }),
    en: [
      "Three cards",
      "Ada holds land of all four kinds, but no more stone than Brahe. One of her three cards gives her something now: play it.",
    ],
    fr: [
      "Trois cartes",
      "Ada tient des terres des quatre sortes, mais pas plus de pierre que Brahe. L’une de ses trois cartes lui donne quelque chose\u00a0: jouez-la.",
    ],
  },
  {
    rule: "OL-9.6",
    setting: {
      ...atZeus,
      gods: gods("zeus"),
      settlers: { illyria: [0], thrace: [1] },
      seats: [
        { tiles: ["religion"], hand: ["favour"] },
        { tiles: ["polytheism"], hand: ["favour"] },
      ],
    },
    goal: { ...event({ type: "olymposRevealed" }), moves: 2 },
    en: [
      "A god is called",
      "Ada is on 31, the last before the double Zeus space 33. Take an action that reaches it and end the turn: a god comes, and whoever holds cards is asked for Favours of Zeus.",
    ],
    fr: [
      "On appelle un dieu",
      "Ada est en 31, la dernière devant la case Zeus double 33. Faites une action qui l’atteint et terminez le tour\u00a0: un dieu vient, et l’on demande des Faveurs de Zeus à qui a des cartes.",
    ],
  },
  {
    rule: "OL-9.9",
    setting: {
      ...atZeus,
      gods: gods("zeus"),
      seats: [{ tiles: ["religion"], hand: ["favour", "favour"] }, { tiles: ["polytheism", "hellenism"] }],
    },
    moves: [toMacedonia, endTurn],
    goal: event({ type: "olymposAffects", seats: [0] }),
    en: [
      "Alone at the top",
      "Zeus gives 3 points to whoever shows the most symbols, and to all who are tied. Ada shows 1, Brahe 2. How many Favours put her alone in front?",
    ],
    fr: [
      "Seule en tête",
      "Zeus donne 3 points à qui montre le plus de symboles, et à tous ceux qui sont à égalité. Ada en montre 1, Brahe 2. Combien de Faveurs la mettent seule en tête\u202f?",
    ],
  },
  {
    rule: "OL-9.17",
    setting: {
      ...atZeus,
      gods: gods("hades"),
      settlers: { thessaly: [0, 1], illyria: [0], thrace: [2] },
      seats: [{}, { tiles: ["religion"] }, { tiles: ["polytheism"] }, { tiles: ["hellenism"] }],
    },
    moves: [toMacedonia, endTurn, { type: "favour", count: 0 }],
    goal: move({ type: "removeSettler", space: "thessaly" }),
    en: [
      "Hades is waiting",
      "Ada alone shows no Zeus symbol, so Hades sends one of her settlers back to her stock. Which of them will she miss least?",
    ],
    fr: [
      "Hadès attend",
      "Seule Ada ne montre aucun symbole Zeus\u00a0: Hadès renvoie un de ses colons dans sa réserve. Lequel lui manquera le moins\u202f?",
    ],
  },
  {
    rule: "OL-12.3",
    setting: {
      pos: [8, 9, 9, 9],
      settlers: { illyria: [0], aetolia: [0], laconia: [0] },
      seats: [{ tiles: ["oracle"] }],
      deck: ["cube-grain", "forests", "four-lands"],
    },
    moves: [toMacedonia],
    goal: move({ type: "keepDestiny", card: "forests" }),
    en: [
      "One of three",
      "Ada has passed a Zeus space, and with Oracle she looks at three cards. Keep the one that gives her the most points now.",
    ],
    fr: [
      "Une sur trois",
      "Ada a dépassé une case Zeus et, avec Oracle, elle regarde trois cartes. Gardez celle qui lui donne tout de suite le plus de points.",
    ],
  },
  {
    rule: "OL-12.12",
    setting: { seats: [{ tiles: ["cavalry"] }] },
    goal: move({ type: "expand", to: "laconia" }),
    en: [
      "A long ride",
      "With Cavalry an unbroken run of land costs 1, however long it is. Ride from the north to Laconia on the southern coast, and see what a sea on the way would add.",
    ],
    fr: [
      "Une longue chevauchée",
      "Avec Cavalerie, une suite ininterrompue de terres coûte 1, si longue qu’elle soit. Allez du nord jusqu’en Laconie, sur la côte sud, et voyez ce qu’ajouterait une mer en chemin.",
    ],
  },
  {
    rule: "OL-10.1",
    setting: {
      pos: [70, 71, 73, 79],
      settlers: { macedonia: [0], illyria: [0], thrace: [1], epirus: [2], attica: [3] },
    },
    goal: move({ type: "pass" }),
    en: [
      "The last action",
      "Ada’s place on space 70 is worth 5 points. See what her actions would gain and what place they would leave her: is one of them worth it, or does she pass?",
    ],
    fr: [
      "La dernière action",
      "La place d’Ada, en 70, vaut 5 points. Voyez ce que ses actions lui rapporteraient et quelle place elles lui laisseraient\u00a0: l’une d’elles en vaut-elle la peine, ou passe-t-elle\u202f?",
    ],
  },
];

export const lessons: readonly Lesson[] = cases.map(({ rule, setting, moves, goal, en, fr }) => ({
  rule,
  title: { en: en[0], fr: fr[0] },
  text: { en: en[1], fr: fr[1] },
  record: recordOf(setting, moves),
  mode: "play",
  goal,
}));
