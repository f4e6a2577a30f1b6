// Positions to try, each on one rule: the worked examples of the rulebook.

import type { Goal, Lesson } from "../contract";
import { faceOf } from "./art/cards";
import type { ChosenFate, Move, Side } from "./types";

interface Setting {
  /** The cities in the order in which they come; those not named come after. */
  cities: readonly string[];
  /** Likewise; none if there are no events. */
  events?: readonly string[];
  archs?: boolean;
  moves: readonly Played[];
}

interface Played {
  side: Side;
  move: Move;
}

const PLAYERS: Record<Side, string> = { angel: "Uriel", demon: "Belial" };
const seatOf: Record<Side, number> = { angel: 0, demon: 1 };

function play(...cards: string[]): Played[] {
  return cards.map((card) => ({ side: faceOf(card).side, move: { type: "commit", card } }));
}

function name(side: Side, value: number): Played {
  return { side, move: { type: "chooseValue", value } };
}

function settle(side: Side, fate: ChosenFate): Played {
  return { side, move: { type: "chooseFate", fate } };
}

function record({ cities, events = [], archs = false, moves }: Setting): unknown {
  return {
    format: 1,
    game: "angels-and-demons",
    rulesVersion: 1,
    options: {
      angelSeat: seatOf.angel,
      events: events.length > 0,
      archs,
      openPiles: true,
      cityOrder: cities,
      eventOrder: events.length > 0 ? events : null,
    },
    seats: [
      { name: PLAYERS.angel, bot: null },
      { name: PLAYERS.demon, bot: null },
    ],
    start: { seed: "0000000000000001" },
    moves: moves.map(({ side, move }) => ({ seat: seatOf[side], move })),
    result: null,
  };
}

function by(...right: object[]): Goal {
  return { right: right.map((event) => ({ event })) };
}

export const lessons: readonly Lesson[] = [
  {
    rule: "AD-6.2",
    title: { en: "Win by a little", fr: "Gagner de peu" },
    text: {
      en: "Each round both sides lay one card face down over a city. Here the Angels’ 9 meets the Demons’ 6. It is 3 ahead, less than the limit of 4: the Angels win Havenbridge and score 5, four for the city and one for winning it.",
      fr: "À chaque tour, chaque camp pose une carte face cachée pour une ville. Ici, le 9 des Anges rencontre le 6 des Démons. Il a 3 d’avance, moins que le seuil de 4\u00a0: les Anges gagnent Pont-Havre et marquent 5 points, quatre pour la ville et un pour l’avoir gagnée.",
    },
    record: record({ cities: ["havenbridge-4"], moves: play("a-9", "d-6") }),
    ply: 1,
    mode: "watch",
  },
  {
    rule: "AD-6.3",
    title: { en: "Too far ahead", fr: "Trop d’avance" },
    text: {
      en: "From a gap of 4 on the city is destroyed: nobody has it, and the Demons score 1. Uriel’s 9 lies face down, and Belial has nothing to beat it with. Burn Havenbridge.",
      fr: "À partir d’un écart de 4, la ville est détruite\u00a0: elle n’est à personne, et les Démons marquent 1 point. Le 9 d’Uriel est posé face cachée, et Belial n’a rien pour le battre. Brûlez Pont-Havre.",
    },
    record: record({ cities: ["havenbridge-4"], moves: play("a-9") }),
    mode: "play",
    goal: by({ type: "cityDestroyed" }),
  },
  {
    rule: "AD-6.1",
    title: { en: "Level through the event", fr: "À égalité grâce à l’événement" },
    text: {
      en: "Level cards spare a city, and the Angels score 1. Belial’s 5 lies face down, and this round’s event, Open Pit, adds 2 to it. Spare Goldspire with a card of Uriel’s.",
      fr: "À égalité, la ville est épargnée et les Anges marquent 1 point. Le 5 de Belial est posé face cachée, et l’événement du tour, Gouffre béant, y ajoute 2. Épargnez Flèche-d’Or avec une carte d’Uriel.",
    },
    record: record({ cities: ["goldspire-5"], events: ["demon-plus-2"], moves: play("d-5") }),
    mode: "play",
    goal: by({ type: "citySpared" }),
  },
  {
    rule: "AD-5.8",
    title: { en: "A fragile city", fr: "Une ville fragile" },
    text: {
      en: "Under Dry Thatch a gap of 2 is enough to destroy Evercrown. Uriel’s 5 lies face down: find a card of Belial’s that leaves the city standing.",
      fr: "Sous Chaume sec, un écart de 2 suffit à détruire Couronne-Éternelle. Le 5 d’Uriel est posé face cachée\u00a0: trouvez une carte de Belial qui laisse la ville debout.",
    },
    record: record({ cities: ["evercrown-6"], events: ["fragile-1"], moves: play("a-5") }),
    mode: "play",
    goal: by({ type: "cityWon" }, { type: "citySpared" }),
  },
  {
    rule: "AD-5.9",
    title: { en: "No limit at all", fr: "Aucun seuil" },
    text: {
      en: "Behind Hallowed Walls nothing is destroyed. Uriel’s 7 lies face down: win Evercrown for Belial.",
      fr: "Derrière les Murs bénis, rien n’est détruit. Le 7 d’Uriel est posé face cachée\u00a0: gagnez Couronne-Éternelle pour Belial.",
    },
    record: record({ cities: ["evercrown-6"], events: ["sanctuary-1"], moves: play("a-7") }),
    mode: "play",
    goal: by({ type: "cityWon", seat: seatOf.demon }),
  },
  {
    rule: "AD-5.10",
    title: { en: "Gold for the winner", fr: "De l’or pour qui gagne" },
    text: {
      en: "Pilgrims’ Gold brings two tokens to whoever wins Palecliff, and nothing if it burns. Belial’s 4 lies face down: take city and gold for Uriel.",
      fr: "Or des pèlerins offre deux jetons à qui gagne Falaise-Pâle, et rien si elle brûle. Le 4 de Belial est posé face cachée\u00a0: prenez la ville et l’or pour Uriel.",
    },
    record: record({ cities: ["palecliff-4"], events: ["windfall-1"], moves: play("d-4") }),
    mode: "play",
    goal: by({ type: "tokensTaken", seat: seatOf.angel }),
  },
  {
    rule: "AD-7.3",
    title: { en: "Ruse names its value", fr: "Ruse annonce sa valeur" },
    text: {
      en: "Ruse is one of three Arch cards, of which each side may play a single one per game. It has met a 5: now that both cards lie open, its owner names what it counts. Win Goldspire for the Angels.",
      fr: "Ruse est l’une des trois cartes Archi, dont chaque camp ne peut jouer qu’une seule par partie. Elle a rencontré un 5\u00a0: les deux cartes étant révélées, qui l’a jouée annonce ce qu’elle vaut. Gagnez Flèche-d’Or pour les Anges.",
    },
    record: record({ cities: ["goldspire-5"], archs: true, moves: play("a-ruse", "d-5") }),
    mode: "play",
    goal: by({ type: "cityWon", seat: seatOf.angel }),
  },
  {
    rule: "AD-7.4",
    title: { en: "When Ruse cannot win", fr: "Quand Ruse ne peut pas gagner" },
    text: {
      en: "Belial’s Ruse has met a 9. Even with the +2 of Open Pit no value wins Kingsmere, but one of them keeps it from the Angels.",
      fr: "La Ruse de Belial a rencontré un 9. Même avec le +2 de Gouffre béant, aucune valeur ne gagne Lac-Royal, mais l’une d’elles en prive les Anges.",
    },
    record: record({
      cities: ["kingsmere-5"],
      events: ["demon-plus-2"],
      archs: true,
      moves: play("a-9", "d-ruse"),
    }),
    mode: "play",
    goal: by({ type: "cityDestroyed" }),
  },
  {
    rule: "AD-7.9",
    title: { en: "A mere 0", fr: "Un simple 0" },
    text: {
      en: "Uriel’s 2 lies face down, and Open Pit adds 2 to whatever Belial plays. Only one of Belial’s cards is level with it.",
      fr: "Le 2 d’Uriel est posé face cachée, et Gouffre béant ajoute 2 à ce que joue Belial. Une seule carte de Belial fait jeu égal avec ce 2.",
    },
    record: record({ cities: ["fernwell-3"], events: ["demon-plus-2"], archs: true, moves: play("a-2") }),
    mode: "play",
    goal: by({ type: "citySpared", rule: "AD-6.1" }),
  },
  {
    rule: "AD-7.10",
    title: { en: "War decides", fr: "Guerre décide" },
    text: {
      en: "Uriel’s 9 has met War. Nothing is compared: Belial decides whether Evercrown is destroyed or spared. Which of the two serves the Demons?",
      fr: "Le 9 d’Uriel a rencontré Guerre. On ne compare rien\u00a0: Belial décide si Couronne-Éternelle est détruite ou épargnée. Qu’est-ce qui sert les Démons\u202f?",
    },
    record: record({ cities: ["evercrown-6"], archs: true, moves: play("a-9", "d-war") }),
    mode: "play",
    goal: by({ type: "fateChosen", fate: "destroyed" }),
  },
  {
    rule: "AD-7.6",
    title: { en: "Death ends the game", fr: "Mort met fin à la partie" },
    text: {
      en: "Death meets another Arch: Uriel wins the whole game on the spot, whatever the points.",
      fr: "Mort rencontre un autre Archi\u00a0: Uriel remporte la partie sur-le-champ, quels que soient les points.",
    },
    record: record({ cities: ["evercrown-6"], archs: true, moves: play("a-death", "d-war") }),
    ply: 1,
    mode: "watch",
  },
  {
    rule: "AD-9.5",
    title: { en: "The last city", fr: "La dernière ville" },
    text: {
      en: "Round 8: Uriel leads 10 to 9 and has put down the 3, the 4 or the 6, to which Distant Choir adds 1. Belial has 1, 2 and 8. Which one wins him the game, whatever lies there?",
      fr: "Tour 8\u00a0: Uriel mène 10 à 9 et a posé le 3, le 4 ou le 6, auquel Chœur lointain ajoute 1. Belial a 1, 2 et 8. Lequel lui donne la partie, quoi qu’il y ait en face\u202f?",
    },
    record: record({
      cities: [
        "millbrook-3",
        "havenbridge-4",
        "goldspire-5",
        "evercrown-6",
        "ashcross-3",
        "stonemarket-4",
        "kingsmere-5",
        "fernwell-3",
      ],
      events: [
        "demon-plus-1",
        "windfall-1",
        "sanctuary-1",
        "fragile-1",
        "angel-plus-2",
        "demon-plus-2",
        "windfall-2",
        "angel-plus-1",
      ],
      archs: true,
      moves: [
        ...play("a-5", "d-4", "a-7", "d-6", "a-1", "d-9", "a-9", "d-7", "a-2", "d-5", "a-8", "d-ruse"),
        name("demon", 6),
        ...play("a-war", "d-3"),
        settle("angel", "spared"),
        ...play("a-3"),
      ],
    }),
    mode: "play",
    goal: by({ type: "gameOver", winner: seatOf.demon }),
  },
];
