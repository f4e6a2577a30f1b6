// What a move would lead to, in English.

import { armies, capital, dice, movesLeft, some, successes, supplies, ties } from "./idiom.en";
import type { Phrases, Rolled } from "./phrases";

/** "3 dice", "the best of 3 dice", "the best 2 of 3 dice". */
function rolled({ dice: thrown, kept }: Rolled): string {
  return kept === thrown ? dice(thrown) : `the best ${kept === 1 ? "" : `${kept} `}of ${dice(thrown)}`;
}

const average = (lost: number) => (lost === 0 ? "none" : lost.toFixed(1));

const forAttacker = {
  normal: "that no defender is left",
  opposition: "to break through",
  breach: "to break the barricade",
  research: "to find a part of the cure",
  mothership: "to destroy the mothership",
};
const forDefender = {
  ...forAttacker,
  normal: "that you lose all you have there",
  opposition: "to hold the border",
  breach: "that the barricade holds",
};

export const forecastEn: Phrases["forecast"] = {
  placing: (there, left) =>
    `${armies(there)} there then${left > 0 ? `, ${left} still to place` : ", and all are placed"}.`,
  reinforcements: (count, calm) =>
    `${armies(count)} for ${some(calm, "calm territory", "calm territories")}.`,
  tokens: (there, hq, most) => `${supplies(there)} there then; ${hq} of ${most} headquarters.`,
  border: (strength, left) =>
    strength === 0
      ? "The border is open then."
      : `${strength > 1 ? "Two successes in one roll break" : "One success breaks"} it; ${supplies(left)} left here.`,
  dice: (attack, defence) =>
    defence.dice === 0
      ? `${capital(rolled(attack))}, nobody defends.`
      : `${capital(rolled(attack))} against ${defence.kept < defence.dice ? rolled(defence) : defence.dice}.`,
  ties: (winner) => ties[winner],
  chance: (part, kind, attacking) =>
    `${Math.round(part * 100)} % ${(attacking ? forAttacker : forDefender)[kind]}.`,
  losses: (you, they) => `On average you lose ${average(you)}, they ${average(they)}.`,
  rerolls: (you, they) =>
    [you ? `You may roll ${dice(you)} again.` : "", they ? `They may roll ${dice(they)} again.` : ""]
      .filter(Boolean)
      .join(" "),
  opposed: (player, asked, need) =>
    `${player} ${asked ? "may try" : "will try"} to close the border first: you then need ${successes(need)}.`,
  becomesYours: "It becomes yours.",
  goal: (there, price) => `${Math.min(there, price)} of ${price} supplies there then.`,
  done: (slots, portal) =>
    `Held so long, ${portal ? "the portal closes" : "the missile flies"} in ${some(slots, "slot")}.`,
  advance: (least, most) =>
    `If you conquer it, ${least === most ? armies(least) : `${least} to ${armies(most)}`} can advance.`,
  permitted: (player, enter, supply) =>
    enter === "never"
      ? `From now on ${player} is refused unasked.`
      : `From now on ${player} ${enter === "free" ? "enters unasked" : "asks to enter"} and ${supply === "free" ? "takes supplies unasked" : "asks to take supplies"}.`,
  asks: (players) => `${players} will be asked first.`,
  turned: (count) => `${armies(count)} will turn into mutants.`,
  surplus: (count) => `${armies(count)} must move on at once.`,
  engage: (foes) => `You must attack ${foes} there at once.`,
  movesLeft,
  march: (foes) => `${capital(foes)} will come in.`,
  cure: (parts, cure) => (cure ? "That makes the cure whole." : `That makes ${some(parts, "part")} known.`),
  doomNext: "The doom’s turn is next.",
  next: (player) => `${player} is next.`,
};
