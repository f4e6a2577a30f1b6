// What a move would lead to, in French.

import {
  armies,
  capital,
  colon,
  dice,
  movesLeft,
  semicolon,
  slots,
  some,
  successes,
  supplies,
  ties,
} from "./idiom.fr";
import type { Phrases, Rolled } from "./phrases";

const decimal = (value: number) => value.toFixed(1).replace(".", ",");
const percent = (part: number) => `${Math.round(part * 100)}\u202f%`;

/** « 3 dés », « le meilleur de 3 dés », « les 2 meilleurs de 3 dés ». */
function rolled({ dice: thrown, kept }: Rolled): string {
  if (kept === thrown) return dice(thrown);
  return `${kept === 1 ? "le meilleur" : `les ${kept} meilleurs`} de ${dice(thrown)}`;
}

const average = (lost: number) => (lost === 0 ? "aucune" : decimal(lost));

const forAttacker = {
  normal: "qu’il ne reste aucun défenseur",
  opposition: "de forcer le passage",
  breach: "de briser la barricade",
  research: "de trouver un élément du remède",
  mothership: "de détruire le vaisseau-mère",
};
const forDefender = {
  ...forAttacker,
  normal: "que vous perdiez tout ici",
  opposition: "de tenir la frontière",
  breach: "que la barricade tienne",
};

export const forecastFr: Phrases["forecast"] = {
  placing: (there, left) =>
    `${armies(there)} sur place${left > 0 ? `, encore ${left} à placer` : ", et tout est placé"}.`,
  reinforcements: (count, calm) =>
    `${armies(count)} pour ${some(calm, "territoire calme", "territoires calmes")}.`,
  tokens: (there, hq, most) => `${supplies(there)} sur place${semicolon} ${hq} quartier général sur ${most}.`,
  border: (strength, left) =>
    strength === 0
      ? "La frontière sera ouverte."
      : `${strength > 1 ? "Deux réussites en un jet la brisent" : "Une réussite la brise"}${semicolon} il reste ici ${supplies(left)}.`,
  dice: (attack, defence) =>
    defence.dice === 0
      ? `${capital(rolled(attack))}, personne ne défend.`
      : `${capital(rolled(attack))} contre ${defence.kept < defence.dice ? rolled(defence) : defence.dice}.`,
  ties: (winner) => ties[winner],
  chance: (part, kind, attacking) =>
    `${percent(part)} de chances ${(attacking ? forAttacker : forDefender)[kind]}.`,
  losses: (you, they) => `En moyenne, pertes${colon} vous ${average(you)}, l’adversaire ${average(they)}.`,
  rerolls: (you, they) =>
    [you ? `Vous pouvez relancer ${dice(you)}.` : "", they ? `L’adversaire peut relancer ${dice(they)}.` : ""]
      .filter(Boolean)
      .join(" "),
  opposed: (player, asked, need) =>
    `${player} ${asked ? "peut d’abord tenter" : "tentera d’abord"} de fermer la frontière${colon} il vous faudra ${successes(need)}.`,
  becomesYours: "Il devient vôtre.",
  goal: (there, price) => `${Math.min(there, price)} ravitaillements sur ${price} sur place.`,
  done: (left, portal) =>
    `Tenu jusque-là, ${portal ? "le portail se ferme" : "le missile part"} dans ${slots(left)}.`,
  advance: (least, most) =>
    `En cas de conquête, ${least === most ? armies(least) : `${least} à ${armies(most)}`} ${most < 2 ? "peut" : "peuvent"} avancer.`,
  permitted: (player, enter, supply) =>
    enter === "never"
      ? `Désormais, c’est non sans même demander${colon} ${player}.`
      : `Désormais ${player} ${enter === "free" ? "entre sans demander" : "demande à entrer"} et ${supply === "free" ? "prend des ravitaillements sans demander" : "demande à prendre des ravitaillements"}.`,
  asks: (players) => `Demande d’abord à ${players}.`,
  turned: (count) => `${armies(count)} ${count < 2 ? "deviendra mutante" : "deviendront mutantes"}.`,
  surplus: (count) => `${armies(count)} ${count < 2 ? "devra" : "devront"} repartir aussitôt.`,
  engage: (foes) => `Vous devrez aussitôt y attaquer ${foes}.`,
  movesLeft,
  march: (foes) => `Entrée de ${foes}.`,
  cure: (parts, cure) =>
    cure ? "Le remède sera complet." : `${some(parts, "élément connu", "éléments connus")} alors.`,
  doomNext: "Le tour du fléau vient ensuite.",
  next: (player) => `Ensuite, c’est à ${player}.`,
};
