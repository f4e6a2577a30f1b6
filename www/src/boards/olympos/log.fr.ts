// The log in French.

import {
  at,
  capital,
  colon,
  count,
  cubes,
  de,
  et,
  from,
  god,
  land,
  ofResource,
  resources,
  visits,
  wonder,
} from "./grammar.fr";
import type { LogPhrases } from "./phrases";

const bonuses = {
  settler: "un colon",
  hourglass: "des sabliers",
  cube: "un cube",
  prestige: "du prestige",
};

export const log: LogPhrases = {
  gameStarted: (order) => `Les marqueurs sont empilés, de bas en haut${colon} ${order.join(", ")}.`,
  crossPlaced: (player, space) => `${player} ferme ${land(space)}.`,
  tribesPlaced: (n) => `${count(n, "tribu")} sur les territoires à étoile.`,
  cubeGained: (player, resource) => `${player} prend un cube ${ofResource[resource]}.`,
  turnStarted: (player, final) => (final ? `Dernier tour ${de(player)}` : `${player} joue`),
  settlerCreated: (player, space, north) =>
    `${player} place un nouveau colon ${north ? "au nord" : at(space)}.`,
  settlerMoved: (player, start, end) => `${player} envoie un colon ${from(start)} ${at(end)}.`,
  fought: (player, space, defender, cost) =>
    `${player} bat ${defender ?? "la tribu"} ${at(space)} pour ${cost}.`,
  controlChanged: (space, loser, to) =>
    to
      ? loser
        ? `${capital(land(space))} passe ${de(loser)} à ${to}.`
        : `${to} prend ${land(space)}.`
      : `${loser ?? "Personne"} quitte ${land(space)}.`,
  hourglassGained: (player, n, wanted) =>
    n === 0
      ? `Il ne reste aucun sablier pour ${player}.`
      : `${player} prend ${count(n, "sablier")}${n < wanted ? ", il n’en reste plus" : ""}.`,
  hourglassSpent: (player, n) => `${player} dépense ${count(n, "sablier")}.`,
  markerMoved: (player, start, end) => `Le marqueur ${de(player)} va de ${start} à ${end}.`,
  zeusReached: (player, pos) => `${player} atteint la case Zeus ${pos}.`,
  cubesSpent: (player, spend) => `${player} dépense ${cubes(spend)}.`,
  discovered: (player, name, variant) =>
    `${player} découvre ${name}${variant ? ` (${resources[variant]})` : ""}.`,
  bonusTaken: (player, bonus) => `${player} choisit ${bonuses[bonus]} en bonus.`,
  settlerGained: (player, n) =>
    n === 0 ? `Il ne reste aucun colon pour ${player}.` : `${player} prend ${count(n, "colon")}.`,
  prestigeGained: (player, n) => `${player} gagne ${count(n, "point")} de prestige.`,
  wonderBuilt: (player, name, athena, cards) => {
    const spent = [
      athena && "l’Étoile d’Athéna",
      cards > 0 && count(cards, "carte Étoile", "cartes Étoile"),
    ].filter((word) => word !== false);
    return `${player} bâtit ${wonder(name)}${spent.length > 0 ? ` avec ${et(spent)}` : ""}.`;
  },
  destinyDrawn: (player, n, card) =>
    n === 0
      ? `Il ne reste aucune carte Destin pour ${player}.`
      : `${player} pioche une carte Destin${card ? `${colon} ${card}` : ""}.`,
  destinyDiscarded: (player, cards) => `${player} défausse ${et(cards)}.`,
  destinyPlayed: (player, card) => `${player} joue ${card}.`,
  destinyReshuffled: (n) => `La défausse est mélangée${colon} ${count(n, "carte")} dans la pioche.`,
  olymposRevealed: (player, name, pos) => `${player} fait venir ${god(name)} en case ${pos}.`,
  favourPlayed: (player, n) => `${player} joue ${n === 1 ? "Faveur de Zeus" : `${n} fois Faveur de Zeus`}.`,
  olymposAffects: (name, symbols, affected) =>
    `${affected.length > 0 ? `${capital(visits(name))} ${et(affected)}` : `Personne ne reçoit ${god(name)}`} (symboles${colon} ${symbols.map(({ name, n }) => `${name} ${n}`).join(", ")}).`,
  settlerRemoved: (player, space) => `${player} reprend un colon ${from(space)}.`,
  waited: (player) => `${player} ne peut rien faire et attend.`,
  passed: (player) => `${player} passe.`,
  playerFinished: (player) => `${player} a terminé.`,
  gameOver: (winners, scores) =>
    `${et(winners)} ${winners.length === 1 ? "l’emporte" : "l’emportent"}${colon} ${scores.map(({ name, n }) => `${name} ${n}`).join(", ")}.`,
};
