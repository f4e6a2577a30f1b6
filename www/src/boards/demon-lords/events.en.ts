// What happens, in English sentences.

import type { Tellers } from "./phrases";
import { troops, souls, and, kinds } from "./speech.en";

export const events: Tellers = {
  firstRolled: ({ rolls }, { seat }) =>
    `Who begins: ${rolls.map(([who, die]) => `${seat(who)} ${die}`).join(", ")}.`,
  piecePlaced: (event, { seat, thing }) =>
    event.piece === "avatar"
      ? `${seat(event.seat)}’s Avatar appears in ${thing(event.node)}.`
      : `${seat(event.seat)} places a ${kinds[event.piece]} in ${thing(event.node)}.`,
  troopsPlaced: (event, { seat, thing }) =>
    `${troops(event.count)} of ${seat(event.seat)} guard ${thing(event.node)}.`,
  soulsPlaced: (event, { seat }) => `${seat(event.seat)} starts with ${souls(event.amount)}.`,
  turnStarted: (event, { seat }) => `Round ${event.round}, ${seat(event.seat)}’s turn`,
  resourceRolled: (event, { seat }) =>
    event.rule === "DL-15.4"
      ? `${seat(event.seat)} names ${event.numbers.join(" and ")}.`
      : `${seat(event.seat)} rolls ${event.numbers.join(" and ")}.`,
  soulsGained: ({ seat: who, amount, missed, reason, node }, { seat, thing }) => {
    const place = thing(node);
    if (amount === 0) return `${seat(who)}’s storage is empty: no Soul from ${place}.`;
    const source = {
      harvester: `from the Harvester in ${place}`,
      avatar: `for the Avatar in ${place}`,
      portal: `through the Portal in ${place}`,
      ransom: `for what stood in ${place}`,
      reap: `from the fallen in ${place}`,
      plunder: `from the duel in ${place}`,
    }[reason];
    return `${seat(who)} gains ${souls(amount)} ${source}${missed > 0 ? "; storage had no more" : ""}.`;
  },
  soulsLost: (event, { seat }) => `Soul Rot: ${seat(event.seat)} loses ${souls(event.amount)}.`,
  troopSpawned: (event, { seat, thing }) =>
    `${seat(event.seat)} raises a Troop in ${thing(event.node)}${event.fromStorage ? ", from storage" : ""}.`,
  pieceBought: (event, { seat, thing }) =>
    `${seat(event.seat)} buys a ${kinds[event.piece]} in ${thing(event.node)} for ${souls(event.cost)}.`,
  troopsMoved: (event, { seat, thing }) =>
    `${seat(event.seat)} moves ${troops(event.count)} from ${thing(event.from)} to ${thing(event.to)}${event.rule === "DL-15.17" ? ", again" : ""}.`,
  avatarMoved: (event, { seat, thing }) =>
    `${seat(event.seat)}’s Avatar leaps from ${thing(event.from)} to ${thing(event.to)} ${event.cost === 0 ? "for nothing" : `for ${souls(event.cost)}`}.`,
  fightStarted: (event, { seat, thing }) =>
    `${seat(event.brute)} fights ${seat(event.defender)} for ${thing(event.node)}, ${event.troops.join(" against ")}.`,
  combatRound: ({ dice, lost, troops: left }) => {
    const sums = dice.map((side) => side.reduce((total, die) => total + die, 0)).join(" to ");
    const losses = (["Brute", "Defender"] as const).flatMap((side, i) =>
      lost[i] ? [`the ${side} loses ${troops(lost[i])}, ${left[i] === 0 ? "none" : left[i]} left`] : [],
    );
    return `${sums}: ${losses.length > 0 ? and(losses) : "a tie, nobody falls"}.`;
  },
  fightEnded: (event, { seat, thing }) =>
    event.winner === null
      ? `Nobody is left standing in ${thing(event.node)}.`
      : `${seat(event.winner)} holds ${thing(event.node)}.`,
  duelRolled: (event, { seat, thing }) => {
    const side = (i: 0 | 1) =>
      `${seat(i === 0 ? event.brute : event.defender)} ${event.dice[i].join(" + ")} + ${event.harvesters[i]} = ${event.totals[i]}`;
    return `Avatars clash in ${thing(event.node)}: ${side(0)}, ${side(1)}.`;
  },
  duelEnded: ({ winner, loser, damage, paid }, { seat }) =>
    `${seat(winner)} wins by ${damage}: ${seat(loser)} gives up ${souls(paid)}${paid < damage ? ", which is not enough" : ""}.`,
  avatarRetreated: (event, { seat, thing }) =>
    `${seat(event.seat)}’s Avatar flees from ${thing(event.from)} to ${thing(event.to)}.`,
  desecrationRolled: (event, { seat, thing }) =>
    `${seat(event.seat)} tries the Portal in ${thing(event.node)}: ${event.dice.join(" + ")} = ${event.dice[0] + event.dice[1]}, needs ${event.target}. It ${event.success ? "falls" : "holds"}.`,
  pieceSacrificed: (event, { seat, thing }) =>
    `${seat(event.seat)}’s ${kinds[event.piece]} in ${thing(event.node)} is lost.`,
  worldEvent: (event, { thing }) =>
    `World Event: ${thing(event.card)}${event.replaced === null ? "" : ` replaces ${thing(event.replaced)}`}.`,
  seatEliminated: (event, { seat }) => `${seat(event.by)} banishes ${seat(event.seat)} from the world.`,
  phaseEnded: (event, { seat }) =>
    event.auto
      ? ({
          spawn: `${seat(event.seat)} has nothing left to raise.`,
          purchase: `${seat(event.seat)} has nothing left to buy.`,
          movement: `${seat(event.seat)} has nothing left to move.`,
        }[event.phase as string] ?? null)
      : null,
  roundEnded: (event) => `Round ${event.round} is over.`,
  gameEnded: (event, { seat }) =>
    event.reason === "last-avatar"
      ? `The last Avatar stands: ${and(event.winners.map(seat))} wins.`
      : `The Reckoning: ${and(event.winners.map(seat))} ${event.winners.length === 1 ? "wins" : "share the win"}.`,
};
