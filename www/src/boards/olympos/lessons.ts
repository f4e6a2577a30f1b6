// Positions to try, each on one rule. It is always Ada, seat 0, who plays.

import type { Lesson } from "../contract";
import { recordOf, type Setting } from "./setting";

interface Case {
  rule: string;
  setting: Setting;
  en: readonly [title: string, text: string];
  fr: readonly [title: string, text: string];
}

/** Ada is last to pass the double Zeus space 33, and the god after these three comes. */
const atZeus = { pos: [31, 34, 36, 38] };

const cases: readonly Case[] = [
  {
    rule: "OL-3.3",
    setting: { pos: [11, 13, 15, 15], seats: [{ hourglasses: 1 }] },
    en: [
      "Two turns running.",
      "Bring a new settler to Macedonia for 3: the hourglass pays one of them, and Ada’s marker lands on Brahe’s.",
    ],
    fr: [
      "Deux tours de suite.",
      "Amenez un nouveau colon en Macédoine pour 3\u00a0: le sablier en paie un, et le marqueur d’Ada se pose sur celui de Brahe.",
    ],
  },
  {
    rule: "OL-4.17",
    setting: {
      settlers: { argolis: [0], knossos: [1] },
      seats: [{ tiles: ["astronomy", "hoplite"] }],
    },
    en: [
      "Over two seas.",
      "Take Knossos with a new settler, and see what the 6 are made of. The cheapest start is found for you.",
    ],
    fr: [
      "Par deux mers.",
      "Prenez Cnossos avec un nouveau colon, et voyez de quoi sont faits les 6. Le départ le moins cher est trouvé pour vous.",
    ],
  },
  {
    rule: "OL-4.16",
    setting: { settlers: { thessaly: [0, 1], macedonia: [0] }, seats: [{ stock: 0 }] },
    en: [
      "Out and back.",
      "Ada’s settler in Thessaly lies under Brahe’s. Pick it, and Thessaly again: it steps out, returns and fights.",
    ],
    fr: [
      "Sortir et revenir.",
      "En Thessalie, le colon d’Ada est sous celui de Brahe. Choisissez-le, puis de nouveau la Thessalie\u00a0: il sort, revient et se bat.",
    ],
  },
  {
    rule: "OL-5.11",
    setting: { settlers: { phocis: [1, 0] }, seats: [{ stock: 0 }] },
    en: [
      "Whose is Phocis?",
      "Only Ada’s settler in Phocis can go. Point at a destination: what becomes of Phocis, its gold and its star?",
    ],
    fr: [
      "À qui est la Phocide\u202f?",
      "Seul le colon d’Ada en Phocide peut partir. Pointez une destination\u00a0: que deviennent la Phocide, son or et son étoile\u202f?",
    ],
  },
  {
    rule: "OL-6.4",
    setting: {
      settlers: { macedonia: [0], lesbos: [0], illyria: [0] },
      seats: [{ cubes: { grain: 1 } }],
    },
    en: [
      "Three alike and another.",
      "Two grain tokens, a grain cube and a wood token pay for Strategy. Then choose a bonus of its slot.",
    ],
    fr: [
      "Trois pareilles et une autre.",
      "Deux jetons de grain, un cube de grain et un jeton de bois paient la Stratégie. Choisissez ensuite un bonus de son emplacement.",
    ],
  },
  {
    rule: "OL-6.5",
    setting: {
      settlers: { macedonia: [0], chalcidice: [0] },
      seats: [{ cubes: { grain: 1, stone: 1 } }],
    },
    en: [
      "Which cube?",
      "Oracle asks for two alike. Ada has one grain and one stone token, and a cube of each: choose which cube goes.",
    ],
    fr: [
      "Quel cube\u202f?",
      "L’Oracle demande deux ressources pareilles. Ada a un jeton de grain, un de pierre et un cube de chaque\u00a0: choisissez le cube à dépenser.",
    ],
  },
  {
    rule: "OL-7.2",
    setting: {
      settlers: { thessaly: [0], phocis: [0] },
      seats: [{ tiles: ["metallurgy", "astronomy", "architecture"] }],
      bonuses: { r1c2: [0, null, null], r2c2: [0, null] },
    },
    en: [
      "Five Stars for the Stadium.",
      "Two Star tokens, one from Architecture and two bonus markers in its column. Build it for 5.",
    ],
    fr: [
      "Cinq Étoiles pour le Stade.",
      "Deux jetons Étoile, une par l’Architecture et deux marqueurs de bonus dans sa colonne. Bâtissez-le pour 5.",
    ],
  },
  {
    rule: "OL-8.6",
    setting: {
      settlers: { macedonia: [0], chalcidice: [0], illyria: [0], thrace: [0], naxos: [1] },
      seats: [{ hand: ["four-lands", "masons", "star"] }],
    },
    en: [
      "Three cards.",
      "Ada holds land of all four kinds, but no more stone than Brahe. Which of her cards would give her something now?",
    ],
    fr: [
      "Trois cartes.",
      "Ada tient des terres des quatre sortes, mais pas plus de pierre que Brahe. Laquelle de ses cartes lui donnerait quelque chose\u202f?",
    ],
  },
  {
    rule: "OL-9.6",
    setting: {
      ...atZeus,
      gods: ["nemesis", "siren", "artemis", "zeus"],
      settlers: { illyria: [0], thrace: [1] },
      seats: [
        { tiles: ["religion"], hand: ["favour"] },
        { tiles: ["polytheism"], hand: ["favour"] },
      ],
    },
    en: [
      "A word with Zeus.",
      "Ada and Brahe show one symbol each. Let Ada pass space 33 by any action: a god comes, and both are asked for Favour of Zeus.",
    ],
    fr: [
      "Un mot à Zeus.",
      "Ada et Brahe montrent un symbole chacun. Qu’Ada passe la case 33 par une action\u00a0: un dieu vient, et l’on demande à tous deux une Faveur de Zeus.",
    ],
  },
  {
    rule: "OL-9.17",
    setting: {
      ...atZeus,
      gods: ["nemesis", "siren", "artemis", "hades"],
      settlers: { thessaly: [0, 1], illyria: [0], thrace: [2] },
      seats: [{}, { tiles: ["religion"] }, { tiles: ["polytheism"] }, { tiles: ["hellenism"] }],
    },
    en: [
      "Hades is waiting.",
      "Ada alone has no Zeus symbol. Pass space 33 by any action and see whom Hades asks for a settler.",
    ],
    fr: [
      "Hadès attend.",
      "Seule Ada n’a pas de symbole Zeus. Passez la case 33 par une action, et voyez à qui Hadès demande un colon.",
    ],
  },
  {
    rule: "OL-10.1",
    setting: {
      pos: [70, 71, 73, 79],
      settlers: { macedonia: [0], illyria: [0], thrace: [1], epirus: [2], attica: [3] },
    },
    en: [
      "The last action.",
      "Ada’s place is worth 5 points. Is there an action that is worth more than the place it costs? She may also pass.",
    ],
    fr: [
      "La dernière action.",
      "La place d’Ada vaut 5 points. Y a-t-il une action qui vaut plus que la place qu’elle coûte\u202f? Elle peut aussi passer.",
    ],
  },
  {
    rule: "OL-12.3",
    setting: {
      pos: [8, 9, 9, 9],
      settlers: { illyria: [0] },
      seats: [{ tiles: ["oracle"] }],
    },
    en: [
      "One of three.",
      "Any action of 2 or more leads Ada to the Zeus space 10. With the Oracle she looks at three cards there and keeps one.",
    ],
    fr: [
      "Une sur trois.",
      "Toute action de 2 ou plus mène Ada à la case Zeus 10. Avec l’Oracle, elle y regarde trois cartes et en garde une.",
    ],
  },
  {
    rule: "OL-12.12",
    setting: { seats: [{ tiles: ["cavalry"] }] },
    en: [
      "A long ride.",
      "With Cavalry a run of land costs 1 however long. Ride from the north to Laconia, and see what a sea on the way adds.",
    ],
    fr: [
      "Une longue chevauchée.",
      "Avec la Cavalerie, une suite de terres coûte 1 quelle que soit sa longueur. Allez du nord en Laconie, et voyez ce qu’ajoute une mer en chemin.",
    ],
  },
];

export const lessons: readonly Lesson[] = cases.map(({ rule, setting, en, fr }) => ({
  rule,
  title: { en: en[0], fr: fr[0] },
  text: { en: en[1], fr: fr[1] },
  record: recordOf(setting),
  mode: "play",
}));
