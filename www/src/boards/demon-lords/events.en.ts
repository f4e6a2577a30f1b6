// What happens, in English sentences.

import type { Tellers } from "./phrases";
import { troops, souls, and, kinds } from "./speech.en";

export const events: Tellers = {
  firstRolled: ({ rolls }, { seat }) =>
    `Who begins: ${rolls.map(([who, die]) => `${seat(who)} ${die}`).join(", ")}.`,
  piecePlaced: (event, { seat, site }) =>
    event.piece === "avatar"
      ? `${seat(event.seat)}’s Avatar appears ${site(event.node).at}.`
      : `${seat(event.seat)} places a ${kinds[event.piece]} ${site(event.node).at}.`,
  troopsPlaced: (event, { seat, site }) =>
    `${seat(event.seat)} posts ${troops(event.count)} ${site(event.node).at}.`,
  soulsPlaced: (event, { seat }) => `${seat(event.seat)} starts with ${souls(event.amount)}.`,
  turnStarted: (event, { seat }) => `Round ${event.round}, ${seat(event.seat)}’s turn`,
  resourceRolled: (event, { seat }) =>
    event.rule === "DL-15.4"
      ? `${seat(event.seat)} names ${event.numbers.join(" and ")}.`
      : `${seat(event.seat)} rolls ${event.numbers.join(" and ")}.`,
  soulsGained: ({ seat: who, amount, missed, reason, node }, { seat, site }) => {
    const { at, from } = site(node);
    if (amount === 0) return `${seat(who)}’s storage is empty: no Soul ${from}.`;
    const source = {
      harvester: `from the Harvester ${at}`,
      avatar: `for the Avatar ${at}`,
      portal: `through the Portal ${at}`,
      ransom: `for what stood ${at}`,
      reap: `from the fallen ${at}`,
      plunder: `from the duel ${at}`,
    }[reason];
    return `${seat(who)} gains ${souls(amount)} ${source}${missed > 0 ? "; storage had no more" : ""}.`;
  },
  soulsLost: (event, { seat }) => `Soul Rot: ${seat(event.seat)} loses ${souls(event.amount)}.`,
  troopSpawned: (event, { seat, site }) =>
    `${seat(event.seat)} spawns a Troop ${site(event.node).at}${event.fromStorage ? ", from storage" : ""}.`,
  pieceBought: (event, { seat, site }) =>
    `${seat(event.seat)} buys a ${kinds[event.piece]} ${site(event.node).at} for ${souls(event.cost)}.`,
  troopsMoved: (event, { seat, site }) =>
    `${seat(event.seat)} moves ${troops(event.count)} ${site(event.from).from} to ${site(event.to).name}${event.rule === "DL-15.17" ? ", again" : ""}.`,
  avatarMoved: (event, { seat, site }) =>
    `${seat(event.seat)}’s Avatar leaps ${site(event.from).from} to ${site(event.to).name}${event.cost === 0 ? ", free of charge" : ` for ${souls(event.cost)}`}.`,
  fightStarted: (event, { seat, site }) =>
    `${seat(event.brute)} fights ${seat(event.defender)} for ${site(event.node).name}, ${event.troops.join(" against ")}.`,
  combatRound: ({ dice, lost, troops: left }) => {
    const sums = dice.map((side) => side.reduce((total, die) => total + die, 0)).join(" to ");
    const losses = (["Brute", "Defender"] as const).flatMap((side, i) =>
      lost[i] ? [`the ${side} loses ${troops(lost[i])}, ${left[i] === 0 ? "none" : left[i]} left`] : [],
    );
    return `${sums}: ${losses.length > 0 ? and(losses) : "a tie, nobody falls"}.`;
  },
  fightEnded: (event, { seat, site }) =>
    event.winner === null
      ? `Nobody is left standing ${site(event.node).at}.`
      : `${seat(event.winner)} holds ${site(event.node).name}.`,
  duelRolled: (event, { seat, site }) => {
    const side = (i: 0 | 1) =>
      `${seat(i === 0 ? event.brute : event.defender)} ${event.dice[i].join(" + ")} + ${event.harvesters[i]} = ${event.totals[i]}`;
    return `Avatars clash ${site(event.node).at}: ${side(0)}, ${side(1)}.`;
  },
  duelEnded: ({ winner, loser, damage, paid }, { seat }) =>
    paid === 0
      ? `${seat(winner)} wins by ${damage}: ${seat(loser)} has no Soul to give up.`
      : `${seat(winner)} wins by ${damage}: ${seat(loser)} gives up ${souls(paid)}${paid < damage ? ", which is not enough" : ""}.`,
  avatarRetreated: (event, { seat, site }) =>
    event.from === event.to
      ? `${seat(event.seat)}’s Avatar has its refuge ${site(event.to).at} and stays.`
      : `${seat(event.seat)}’s Avatar flees ${site(event.from).from} to ${site(event.to).name}.`,
  desecrationRolled: (event, { seat, site }) =>
    `${seat(event.seat)} tries the Portal ${site(event.node).at}: ${event.dice.join(" + ")} = ${event.dice[0] + event.dice[1]}, needs ${event.target}. It ${event.success ? "falls" : "holds"}.`,
  pieceSacrificed: (event, { seat, site }) =>
    `${seat(event.seat)}’s ${kinds[event.piece]} ${site(event.node).at} is lost.`,
  worldEvent: (event, { card }) =>
    `World Event: ${card(event.card)}${event.replaced === null ? "" : ` replaces ${card(event.replaced)}`}.`,
  seatEliminated: (event, { seat }) => `${seat(event.by)} banishes ${seat(event.seat)} from the world.`,
  phaseEnded: (event, { seat }) =>
    event.auto
      ? ({
          spawn: `${seat(event.seat)} has nothing left to spawn.`,
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
