// The log in English.

import { and, at, capital, comes, count, cubes, god } from "./grammar.en";
import type { LogPhrases } from "./phrases";

const bonuses = { settler: "a settler", hourglass: "hourglasses", cube: "a cube", prestige: "prestige" };

export const log: LogPhrases = {
  gameStarted: (order) => `The markers are stacked, bottom to top: ${order.join(", ")}.`,
  crossPlaced: (player, space) => `${player} closes ${space}.`,
  tribesPlaced: (n) => `${count(n, "tribe")} on the starred territories.`,
  cubeGained: (player, resource) => `${player} takes a ${resource} cube.`,
  turnStarted: (player, final) => (final ? `${player}’s final turn` : `${player} plays`),
  settlerCreated: (player, space, north) =>
    `${player} places a new settler ${north ? "in the north" : at(space)}.`,
  settlerMoved: (player, from, to) => `${player} sends a settler from ${from} to ${to}.`,
  fought: (player, space, defender, cost) =>
    `${player} beats ${defender ?? "the tribe"} ${at(space)} for ${cost}.`,
  controlChanged: (space, from, to) =>
    to
      ? from
        ? `${space} passes from ${from} to ${to}.`
        : `${to} takes ${space}.`
      : `${from ?? "Nobody"} leaves ${space}.`,
  hourglassGained: (player, n, wanted) =>
    n === 0
      ? `No hourglass is left for ${player}.`
      : `${player} takes ${count(n, "hourglass", "hourglasses")}${n < wanted ? ", the last" : ""}.`,
  hourglassSpent: (player, n) => `${player} spends ${count(n, "hourglass", "hourglasses")}.`,
  markerMoved: (player, from, to) => `${player}’s marker moves from ${from} to ${to}.`,
  zeusReached: (player, pos) => `${player} reaches the Zeus space ${pos}.`,
  cubesSpent: (player, spend) => `${player} spends ${cubes(spend)}.`,
  discovered: (player, name, variant) => `${player} discovers ${name}${variant ? ` (${variant})` : ""}.`,
  bonusTaken: (player, bonus) => `${player} chooses ${bonuses[bonus]} as bonus.`,
  settlerGained: (player, n) =>
    n === 0 ? `No settler is left for ${player}.` : `${player} takes ${count(n, "settler")}.`,
  prestigeGained: (player, n) => `${player} gains ${count(n, "point")} of prestige.`,
  wonderBuilt: (player, wonder, athena, cards) => {
    const spent = [athena && "Athena’s Star", cards > 0 && count(cards, "star card")].filter(
      (word) => word !== false,
    );
    return `${player} builds the ${wonder}${spent.length > 0 ? ` with ${and(spent)}` : ""}.`;
  },
  destinyDrawn: (player, n, card) =>
    n === 0
      ? `No Destiny card is left for ${player}.`
      : `${player} draws a Destiny card${card ? `: ${card}` : ""}.`,
  destinyDiscarded: (player, cards) => `${player} discards ${and(cards)}.`,
  destinyPlayed: (player, card) => `${player} plays ${card}.`,
  destinyReshuffled: (n) => `The discards are shuffled: ${count(n, "card")} in the deck.`,
  olymposRevealed: (player, name, pos) => `${player} calls ${god(name)} on space ${pos}.`,
  favourPlayed: (player, n) => `${player} plays ${n === 1 ? "Favour of Zeus" : `Favour of Zeus ${n} times`}.`,
  olymposAffects: (name, symbols, affected) =>
    `${capital(comes(name))} to ${affected.length > 0 ? and(affected) : "nobody"} (symbols: ${symbols.map(({ name, n }) => `${name} ${n}`).join(", ")}).`,
  settlerRemoved: (player, space) => `${player} takes a settler back from ${space}.`,
  waited: (player) => `${player} can do nothing and waits.`,
  passed: (player) => `${player} passes.`,
  playerFinished: (player) => `${player} has finished.`,
  gameOver: (winners, scores) =>
    `${and(winners)} ${winners.length === 1 ? "wins" : "win"}: ${scores.map(({ name, n }) => `${name} ${n}`).join(", ")}.`,
};
