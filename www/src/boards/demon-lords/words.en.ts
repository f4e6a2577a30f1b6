// English.

import { events } from "./events.en";
import type { Phrases } from "./phrases";
import { site } from "./sites.en";
import { troops, souls, and, percent, own, kinds } from "./speech.en";

export const english: Phrases = {
  phases: {
    resource: "Resource",
    spawn: "Spawn",
    purchase: "Purchase",
    movement: "Movement",
    combat: "Combat",
  },
  phaseHelp: {
    resource: "A die pays a Soul for every Harvester and Avatar on its number.",
    spawn: "Each of your Portals turns one Soul into a Troop.",
    purchase: "Buy Harvesters and Portals on nodes that are yours alone.",
    movement: "Each Troop walks one line; the Avatar leaps for Souls.",
    combat: "Troops that share a node fight; Avatars duel and desecrate.",
  },
  phaseState: { done: "done", now: "now", next: "to come" },
  labels: {
    worldEvent: "World Event",
    noEvent: "The world holds its breath",
    noEventText: "No World Event yet: the first Harvester or Portal lost turns one up.",
    eventsOff: "World Events are left out of this game.",
    brute: "Brute",
    defender: "Defender",
    souls: "Souls",
    storage: "in storage",
    harvesters: "Harvesters",
    portals: "Portals",
    troops: "Troops",
    map: "Map of the world",
    closer: "Closer",
    farther: "Farther",
    whole: "Whole map",
    overview: "Overview: tap to look there",
    less: "Fewer",
    more: "More",
    putAway: "Put away",
    playAgain: "Play the dice again",
    perNumber: "What each number pays you",
    offers: "What can be done",
    notYet: "Not yet",
    goOn: "Continue",
    tapMap: "Tap a node on the map, or go there with the arrow keys.",
  },
  pieces: kinds,
  dieReasons: {
    base: "base",
    moreTroops: "more Troops",
    avatar: "Avatar",
    harvester: "Harvester",
    card: "World Event",
  },

  site,
  node: ({ name, continent, number, harvester, portal, troops: there, avatars }) =>
    [
      `${name}, ${continent}, number ${number}`,
      harvester && `${own(harvester)} Harvester`,
      portal && `${own(portal)} Portal`,
      there.length > 0 &&
        `Troops: ${and(there.map(({ who, count }) => `${who.you ? "you" : who.name} ${count}`))}`,
      avatars.length > 0 && `Avatars: ${and(avatars.map((who) => (who.you ? "you" : who.name)))}`,
    ]
      .filter(Boolean)
      .join(". "),
  nodeState: {
    open: "possible",
    ready: "can move",
    picked: "picked up",
    chosen: "chosen",
  },
  deckLeft: (cards) => `${cards} cards in the deck`,
  panel: (of) =>
    `${souls(of.souls)} in Hell, ${of.storage} in storage, ${of.harvesters} Harvesters, ${of.portals} Portals, ${troops(of.troops)} on the board`,

  ask: (phase, player) => [
    { strong: player },
    {
      "setup-harvester": ", place a Harvester on any node",
      "setup-portal": ", place a Portal on any node",
      "setup-avatar": ", put your Avatar on one of your Portals",
      resource: ", roll for Souls",
      spawn: ", spawn Troops at your Portals",
      purchase: ", buy Harvesters or Portals",
      movement: ", move Troops and your Avatar",
      combat: ", settle your fights",
      retreat: ", choose where your beaten Avatar flees",
      over: "",
    }[phase],
  ],
  wait: (phase, player) => [
    { strong: player },
    {
      "setup-harvester": " is placing a Harvester",
      "setup-portal": " is placing a Portal",
      "setup-avatar": " is placing an Avatar",
      resource: " is about to roll for Souls",
      spawn: " is spawning Troops",
      purchase: " is buying",
      movement: " is moving",
      combat: " is fighting",
      retreat: " is choosing a retreat",
      over: "",
    }[phase],
  ],
  askNumber: (player) => [{ strong: player }, ", name the Resource Number"],
  askStack: (player, count, node) => [
    { strong: player },
    count === 1 ? ", where does 1 Troop " : `, where do ${count} Troops `,
    { strong: node.from },
    " go?",
  ],
  askAvatar: (player) => [{ strong: player }, ", where does your Avatar leap?"],
  askNode: (player, node) => [{ strong: player }, ", what will you do ", { strong: node.at }, "?"],
  askRest: (player) => [{ strong: player }, ", anything more before your turn ends?"],
  toSettle: (count) => (count === 1 ? "One fight has to be settled." : `${count} fights have to be settled.`),
  toDuel: "Your Avatar came here to duel: it has to be fought.",
  hintRest: "A duel or a desecration is up to you. Then the next player’s turn begins.",
  hint: (phase, count) =>
    ({
      "setup-harvester": "It pays a Soul whenever its number is rolled. Two Troops will guard it.",
      "setup-portal": "Each turn it lets one Soul through as a Troop. It may share a node with a Harvester.",
      "setup-avatar": "Lose it with nowhere to flee, and you are out of the game.",
      resource: "Everybody gains, not only you. Then you spawn Troops.",
      spawn: `You have ${souls(count)}. Tap a Portal. Then you may buy.`,
      purchase: `You have ${souls(count)}. Tap a node where only you have units. Then you move.`,
      movement: "Tap your Troops or your Avatar, then where they go. Fights come after.",
      combat: "Tap a node with a sign of battle. The order is yours.",
      retreat: "These are the farthest of your refuges.",
      over: "",
    })[phase],
  nudge: (phase, count) =>
    ({
      "setup-harvester": "",
      "setup-portal": "",
      "setup-avatar": "Tap one of your Portals.",
      resource: "",
      spawn: `${souls(count)}. Tap a Portal; then you may buy.`,
      purchase: `${souls(count)}. Tap a node that is yours alone.`,
      movement: "Tap Troops or your Avatar, then a node.",
      combat: "",
      retreat: "",
      over: "",
    })[phase],
  pickedHint: {
    stack: "Tap a lit node, or theirs once more to put them back.",
    avatar: "The number on a node is its price in Souls. Tap the Avatar once more to put it back.",
    node: "Choose what to do there.",
  },
  over: (players) => [{ strong: and(players) }, players.length === 1 ? " wins" : " share the win"],

  roll: (dice) => (dice === 1 ? "Roll the die" : `Roll ${dice} dice`),
  nameNumber: (number) => `Name ${number}`,
  place: (kind, node) => `Place the ${kinds[kind]} ${node.at}`,
  spawn: (node) => `Spawn a Troop ${node.at}`,
  buy: (piece, node) => `Buy a ${kinds[piece]} ${node.at}`,
  ransom: (piece, node) => `Give up the ${kinds[piece]} ${node.at}`,
  send: (count, from, to) => `Send ${troops(count)} ${from.from} to ${to.name}`,
  sendOff: (count, to) => `Send ${troops(count)} to ${to.name}`,
  leap: (to) => `Leap to ${to.name}`,
  fight: (foe, node) => `Fight ${foe} for ${node.name}`,
  duel: (foe) => `Duel ${foe}’s Avatar`,
  desecrate: (owner, node, withTroops) =>
    `Desecrate ${owner}’s Portal ${node.at}${withTroops ? " with Troops" : ""}`,
  retreat: (node) => `Flee to ${node.name}`,
  end: (phase) =>
    ({
      resource: "End the phase",
      spawn: "Done spawning",
      purchase: "Done buying",
      movement: "Done moving",
      combat: "End the turn",
    })[phase],
  endAnyway: "End it all the same",
  leaves: (phase, count) =>
    ({
      resource: "",
      spawn: count === 1 ? "You could still spawn a Troop." : "You could still spawn Troops.",
      purchase: "You have the Souls to buy something.",
      movement: "Nothing of yours has moved yet.",
      combat: "You could still duel or desecrate.",
    })[phase],
  moveAvatar: "Move the Avatar",
  troopsToSend: "Troops to send",
  held: (count, rule) =>
    ({
      "DL-7.2": count === 1 ? "One has moved already." : `${count} have moved already.`,
      "DL-7.4": "One guards the Harvester and may not leave.",
    })[rule] ?? `The World Event holds ${count} back.`,

  costs: souls,
  soulsLeft: (n) => `${souls(n)} left`,
  pays: (n) => `+${n}`,
  joins: (n) => `joins ${n}`,
  entersEmpty: "nobody there",
  meets: (name) => `${name}’s Avatar`,
  stays: (n) => `${n} ${n === 1 ? "stays" : "stay"}`,
  odds: ({ foe, dice: [mine, theirs], chance }) =>
    `Fight ${foe}: your ${mine} dice to ${theirs}, as things stand. You hold it ${percent(chance)} of the time.`,
  oddsShort: ({ dice: [mine, theirs], chance }) => `${mine} dice to ${theirs}, ${percent(chance)}`,
  fightFor: (foe) => `Fight ${foe}`,
  harvesterAtStake: (owner) =>
    owner.you
      ? "Your Harvester falls with its last Troop."
      : `${owner.name}’s Harvester falls with its last Troop.`,
  duelOdds: (foe, chance) => `Duel ${foe}: you win ${percent(chance)}.`,
  duelWith: (foe) => `Duel ${foe}`,
  winsDuel: (chance) => `you win ${percent(chance)}`,
  duelSums: (foe, dice, mine, theirs) =>
    `You roll ${dice === 1 ? "a die" : `${dice} dice`} + ${mine}, ${foe} the same + ${theirs}.`,
  routed: (chance) => `Your Avatar has to flee: ${percent(chance)}.`,
  routs: (foe, chance) => `${foe}’s has to flee: ${percent(chance)}.`,
  banished: (chance) => `You have no refuge and are out of the game: ${percent(chance)}.`,
  banishes: (foe, chance) => `${foe} has no refuge and is banished: ${percent(chance)}.`,
  desecrationOdds: (target, chance) => `two dice, ${target} or more: ${percent(chance)}`,
  mayDesecrate: (owner, target, chance) =>
    `There you may desecrate ${owner}’s Portal: ${target} or more on two dice, ${percent(chance)}.`,
  share: (n) => (n === 0 ? "Nothing for you." : `You gain ${souls(n)}.`),
  gains: (n) => `You gain ${souls(n)}.`,
  newEvent: "A new World Event follows.",
  rot: (n) => `Soul Rot takes ${souls(n)} first.`,
  lines: (n) => (n === 1 ? "1 line away" : `${n} lines away`),
  spawnsLeft: (n) => (n === 0 ? "the last one here" : `${n} more after it`),
  fromStorage: "from storage, free of charge",
  compulsory: "must be settled",

  plateTitle: (kind, node) =>
    ({
      fight: `The fight for ${node.name}`,
      duel: `Avatars clash ${node.at}`,
      desecration: `The gate of ${node.name}`,
    })[kind],
  plateRound: (round, rounds) => `Round ${round} of ${rounds}`,
  roundWon: "higher sum wins, the loser gives up a Troop",
  left: (now, start) => `${now} of ${start} left`,
  lost: (name, count) => `${name} −${count}`,
  tie: "tie",
  needs: (target) => `needs ${target}`,
  success: "The Portal falls.",
  failure: "The Portal holds.",
  plusHarvesters: (count) => `+ ${count} Harvester${count === 1 ? "" : "s"}`,

  event: events,
  role: (standing, phase) =>
    standing === "out"
      ? "banished"
      : standing === "retreats"
        ? "to flee"
        : standing === "brute"
          ? phase === null
            ? "to place"
            : `Brute, ${english.phases[phase]}`
          : "",
  progress: (round, rounds) => `Round ${round}${rounds === null ? "" : ` of ${rounds}`}`,
  setup: "Setting up",
  finished: "Finished",
  handOver: (to) => `Nothing is hidden here but the order of the cards. ${to} plays next.`,
  scoreRows: {
    banished: { label: "Avatars banished", note: "12 each" },
    harvesters: { label: "Harvesters", note: "6 each" },
    portals: { label: "Portals", note: "4 each" },
    troops: { label: "Troops on the board" },
    souls: { label: "Souls in Hell" },
  },
  lastAvatar: (winner) => `Only ${winner}’s Avatar is left in the world.`,
  reckoning: (winners, points, round) =>
    `The Reckoning after round ${round}: ${and(winners)} ${winners.length === 1 ? "has" : "have"} ${points} points.`,
};
