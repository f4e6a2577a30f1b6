// Positions to try, each on one rule: the worked examples of the rulebook.

import type { Lesson } from "../contract";
import type { Move } from "./types";

interface Setting {
  city: string;
  event?: string;
  archs?: boolean;
  moves: readonly Move[];
}

const ANGEL = "Uriel";
const DEMON = "Belial";

function play(card: string): Move {
  return { type: "commit", card };
}

/** One city under one event, or none; the moves are made by the Angel and the Demon in turn. */
function record({ city, event, archs = false, moves }: Setting): unknown {
  return {
    format: 1,
    game: "angels-and-demons",
    rulesVersion: 1,
    options: {
      angelSeat: 0,
      events: event !== undefined,
      archs,
      openPiles: true,
      cityOrder: [city],
      eventOrder: event === undefined ? null : [event],
    },
    seats: [
      { name: ANGEL, bot: null },
      { name: DEMON, bot: null },
    ],
    start: { seed: "0000000000000001" },
    moves: moves.map((move, i) => ({ seat: i % 2, move })),
    result: null,
  };
}

export const lessons: readonly Lesson[] = [
  {
    rule: "AD-6.2",
    title: { en: "9 against 6: gap 3", fr: "9 contre 6\u00a0: écart 3" },
    text: {
      en: "Below the limit of 4, so the Angels take Havenbridge and score 5: four for the city, one for winning it.",
      fr: "L’écart reste sous le seuil de 4\u00a0: les Anges prennent Pont-Havre et marquent 5 points, quatre pour la ville et un pour l’avoir gagnée.",
    },
    record: record({ city: "havenbridge-4", moves: [play("a-9"), play("d-6")] }),
    ply: 1,
    mode: "watch",
  },
  {
    rule: "AD-6.3",
    title: { en: "Too strong a card", fr: "Une carte trop forte" },
    text: {
      en: "Uriel’s 9 lies face down. Answer it with 5 or less: from a gap of 4 the city burns, and nobody has it.",
      fr: "Le 9 d’Uriel est posé face cachée. Répondez par 5 ou moins\u00a0: à partir d’un écart de 4, la ville brûle et n’est à personne.",
    },
    record: record({ city: "havenbridge-4", moves: [play("a-9")] }),
    mode: "play",
    goal: { right: [{ event: { type: "cityDestroyed" } }] },
  },
  {
    rule: "AD-6.1",
    title: { en: "Equal through the event", fr: "À égalité grâce à l’événement" },
    text: {
      en: "7 against 5, but the Demons’ card counts 2 more. 7 against 7: Goldspire is spared.",
      fr: "7 contre 5, mais la carte des Démons compte 2 de plus. 7 contre 7\u00a0: Flèche-d’Or est épargnée.",
    },
    record: record({ city: "goldspire-5", event: "demon-plus-2", moves: [play("a-7"), play("d-5")] }),
    ply: 1,
    mode: "watch",
  },
  {
    rule: "AD-5.8",
    title: { en: "A fragile city", fr: "Une ville fragile" },
    text: {
      en: "Under Dry Thatch a gap of 2 is enough to destroy Evercrown. Uriel has put down the 5: find a card of Belial’s that leaves the city standing.",
      fr: "Sous Chaume sec, un écart de 2 suffit à détruire Couronne-Éternelle. Uriel a posé le 5\u00a0: trouvez une carte de Belial qui laisse la ville debout.",
    },
    record: record({ city: "evercrown-6", event: "fragile-1", moves: [play("a-5")] }),
    mode: "play",
    goal: { right: [{ event: { type: "cityWon" } }, { event: { type: "citySpared" } }] },
  },
  {
    rule: "AD-5.9",
    title: { en: "No limit at all", fr: "Aucun seuil" },
    text: {
      en: "Behind Hallowed Walls nothing is destroyed. Uriel has put down the 1: any higher card wins Evercrown, by whatever gap.",
      fr: "Derrière les Murs bénis, rien n’est détruit. Uriel a posé le 1\u00a0: toute carte plus forte gagne Couronne-Éternelle, quel que soit l’écart.",
    },
    record: record({ city: "evercrown-6", event: "sanctuary-1", moves: [play("a-1")] }),
    mode: "play",
    goal: { right: [{ event: { type: "cityWon", seat: 1 } }] },
  },
  {
    rule: "AD-7.3",
    title: { en: "Ruse names its value", fr: "Ruse annonce sa valeur" },
    text: {
      en: "Ruse has met a 5, and its owner knows it before naming a value. Win Goldspire for the Angels.",
      fr: "Ruse a rencontré un 5, et qui l’a jouée le sait avant d’annoncer une valeur. Gagnez Flèche-d’Or pour les Anges.",
    },
    record: record({ city: "goldspire-5", archs: true, moves: [play("a-ruse"), play("d-5")] }),
    mode: "play",
    goal: { right: [{ event: { type: "cityWon", seat: 0 } }] },
  },
  {
    rule: "AD-7.10",
    title: { en: "War decides", fr: "Guerre décide" },
    text: {
      en: "Uriel’s 9 has met War. There is no contest: Belial chooses whether Evercrown is destroyed or spared.",
      fr: "Le 9 d’Uriel a rencontré Guerre. Pas de duel\u00a0: Belial choisit si Couronne-Éternelle est détruite ou épargnée.",
    },
    record: record({ city: "evercrown-6", archs: true, moves: [play("a-9"), play("d-war")] }),
    mode: "play",
  },
  {
    rule: "AD-7.6",
    title: { en: "Death ends the game", fr: "Mort met fin à la partie" },
    text: {
      en: "Death meets another Arch: Uriel wins the whole game on the spot, whatever the points.",
      fr: "Mort rencontre un autre Archi\u00a0: Uriel remporte la partie sur-le-champ, quels que soient les points.",
    },
    record: record({ city: "evercrown-6", archs: true, moves: [play("a-death"), play("d-war")] }),
    ply: 1,
    mode: "watch",
  },
];
