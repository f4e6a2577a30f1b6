// English.

import type { Rich } from "../contract";
import type { Phrases, Stake } from "./phrases";
import type { Letter } from "./types";

const counts = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

function count(n: number, one: string, many: string): string {
  return `${counts[n] ?? n} ${n === 1 ? one : many}`;
}

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

function orNone(items: readonly string[]): string {
  return items.length === 0 ? "none" : and(items);
}

/** 3, 4, 5 is "3 to 5"; 3, 6 is "3 or 6". */
function range(values: readonly number[]): string {
  const [first, last] = [values[0], values.at(-1)!];
  return values.length > 2 && last - first === values.length - 1
    ? `${first} to ${last}`
    : values.join(" or ");
}

function points(n: number): string {
  return n === 1 ? "1 point" : `${n} points`;
}

function stake({ value, event }: Stake): string {
  return event ? `Worth ${value}, under ${event.name}. ${event.text}` : `Worth ${value}.`;
}

const fates: Record<Letter, string> = {
  A: "won by the Angels",
  D: "won by the Demons",
  X: "destroyed",
  S: "spared",
  V: "vanished",
  W: "the Angels won the game",
  L: "the Demons won the game",
  E: "drawn game",
};

export const english: Phrases = {
  labels: {
    eightCities: "The eight cities",
    destroyed: "Destroyed",
    spared: "Spared",
    zoneDestroyed: "Destroyed",
    zoneSpared: "Spared",
    zoneWon: "Won",
    stillToCome: "Still to come",
    cities: "cities",
    events: "events",
    tokens: "tokens",
    usedEvents: "Used events",
    cardDown: "card down",
    wonAndSpared: "won and spared",
    arch: "Arch",
    ready: "ready",
    hidden: "hidden",
    ruseValue: "What does Ruse count?",
    warFate: "What does War do to the city?",
    unused: "Never came",
    lastRound: "The last round",
    goOn: "Go on",
    again: "Show again",
    destroyCity: "Destroy it",
    spareCity: "Spare it",
    youWin: "You win it",
  },
  city: (name, value, state) => `${name}, worth ${value}${state === "whole" ? "" : `, ${state}`}`,
  event: (name, text) => `Event: ${name}. ${text}`,
  hand: (owner, side, cards) => `${owner}, ${side}, in hand: ${orNone(cards)}`,
  ownHand: (side) => `Your hand, ${side}`,
  cardIn: {
    playable: (card) => `${card}, playable`,
    barred: (card) => `${card}, cannot be played`,
    idle: (card) => `${card}, in hand`,
    down: (card) => `${card}, face down in the pan`,
    spent: (card) => `${card}, already played`,
  },
  plaque: (owner, side, score, cities, tokens) =>
    `${owner}, ${side}: ${score === null ? "score hidden" : points(score)}. Cities won: ${orNone(cities)}. Tokens: ${tokens}`,
  pile: (label, cities) => `${label}: ${orNone(cities)}`,
  supply: (cities, events, tokens) =>
    `Still to come: ${cities} cities and ${events} events. Tokens in the supply: ${tokens}`,
  used: (events) => `Used events: ${orNone(events)}`,
  clash: (cards, gap) =>
    cards.map(({ owner, card }) => `${owner}: ${card ?? "no card yet"}`).join("; ") +
    (gap === null ? "" : `; gap ${gap}`),
  roundPlayed: (round, city, cards, fate) =>
    `Round ${round}${city === null ? "" : `, ${city}`}: ${cards.join(" against ")}${fate ? `, ${fates[fate]}` : ""}`,
  nothingPlayed: "No city has found its fate yet",
  usedArch: (card) => `used: ${card}`,
  cardDown: (owner) => `${owner}: card down`,
  considering: (owner, { name, arch }) => `${owner}: ${arch ? name : `the ${name}`}?`,
  plays: (owner, card) => `${owner} plays ${card}`,
  toChoose: (owner) => `${owner} to choose`,
  verdict: (fate, winner) =>
    ({
      A: `${winner} wins it`,
      D: `${winner} wins it`,
      X: "Destroyed",
      S: "Spared",
      V: "Vanished",
      W: `${winner} wins`,
      L: `${winner} wins`,
      E: "Drawn game",
    })[fate],

  chooseCard: (player, city) => [{ strong: player }, ", choose a card for ", { strong: city }],
  awaitCard: (players, city) => [
    { strong: and(players) },
    ` ${players.length === 1 ? "is" : "are"} choosing a card for `,
    { strong: city },
  ],
  nameValue: (player) => [{ strong: player }, ", what does ", { strong: "Ruse" }, " count?"],
  awaitValue: (player) => [{ strong: player }, " is naming a value for ", { strong: "Ruse" }],
  decideFate: (player, city) => [{ strong: player }, ", decide the fate of ", { strong: city }],
  awaitFate: (player, city) => [{ strong: player }, " is deciding the fate of ", { strong: city }],
  stake,
  yourCardIsDown: ({ name }) => `Your ${name} lies face down until both cards are revealed.`,
  against: (opponent, card, at) => `${opponent} plays ${card}. ${stake(at)}`,
  warAgainst: (opponent, { name }) =>
    `${opponent}’s ${name} does not count. Spared, the city brings the Angels 1 point; destroyed, the Demons.`,
  wins: (player) => [{ strong: player }, " wins"],
  drawn: "A drawn game",

  play: ({ name, arch }) => (arch ? `Play ${name}` : `Play the ${name}`),
  nameIt: (value) => `Name ${value}`,
  settle: (fate, city) => (fate === "destroyed" ? `Destroy ${city}` : `Spare ${city}`),
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  finished: "Finished",

  gameStarted: (angel, demon) => `${angel} leads the Angels, ${demon} the Demons.`,
  roundStarted: (round, city, value, event) =>
    `Round ${round}: ${city} (${value})${event === null ? "" : ` under ${event}`}`,
  committed: (player) => `${player} puts a card face down.`,
  revealed: (cards) => `Revealed: ${cards.map(({ player, card }) => `${player} ${card}`).join(", ")}.`,
  valueChosen: (player, value) => `${player} names ${value} for Ruse.`,
  fateChosen: (player, fate, forced) =>
    forced ? `War can only spare this city.` : `${player} chooses: the city is ${fate}.`,
  compared: (values, gap, limit) =>
    `${values.join(" against ")}: gap ${gap}, ${limit === null ? "no limit" : `limit ${limit}`}.`,
  cityWon: (player, city, value) => `${player} wins ${city} (${value}).`,
  tokensTaken: (player, n) => `${player} takes ${count(n, "token", "tokens")}.`,
  cityDestroyed: (city) => `${city} is destroyed.`,
  citySpared: (city) => `${city} is spared.`,
  cityVanished: (city) => `${city} vanishes.`,
  roundEnded: (round, scores) =>
    scores.length === 0
      ? `Round ${round} is over.`
      : `After round ${round}: ${scores.map(({ player, score }) => `${player} ${score}`).join(", ")}.`,
  wonByScore: (winner, high, low) => `${winner} wins, ${high} to ${low}.`,
  wonLevel: (winner, score) => `${winner} wins the game, level at ${score}.`,
  wonByDeath: (winner) => `Death decides: ${winner} wins the game.`,
  drawnByDeath: "Death met Death: the game is drawn.",

  role: (side, standing) =>
    side +
    {
      choosing: ", to choose",
      down: ", card down",
      naming: ", to name a value",
      deciding: ", to decide",
      none: "",
    }[standing],
  handOverCard: (from, to) =>
    `${from}’s card is down and stays hidden until both are revealed. ${from}, look away while ${to} chooses.`,
  handOverPile: "Won cities lie face down: each of you sees only your own pile and score.",
  scoreRows: {
    cities: { label: "Cities won", note: "their values" },
    tokens: { label: "Bonus tokens" },
    "angel-won": { label: "One per city the Angel won" },
    spared: { label: "One per city spared" },
    destroyed: { label: "One per city destroyed" },
  },
  angelsHold: (side, won, spared) =>
    `The ${side} hold ${count(won, "city", "cities")} of the eight` +
    (spared > 0 ? `, and ${count(spared, "is", "are")} spared.` : "."),
  demonsHold: (side, won, destroyed) =>
    `The ${side} hold ${count(won, "city", "cities")} of the eight` +
    (destroyed > 0 ? `, and ${count(destroyed, "lies", "lie")} in ruins.` : "."),
  levelScore: (side, score) => `Level at ${score}: a level score is a win for the ${side}.`,
  deathMet: (winner, card) => `Death met ${card}: ${winner} wins on the spot, whatever the points.`,

  bothDown: "Both cards are down",
  meeting: (cards) =>
    cards.flatMap(({ player, card }, i) => [
      i > 0 ? ", " : "",
      { strong: player },
      " plays ",
      { strong: card },
    ]),
  because(values, { gap, limit }, verdict) {
    const meeting = values.join(" against ");
    if (verdict === "citySpared") return `${meeting}: level cards spare the city.`;
    const measured = `${meeting} is a gap of ${gap}`;
    if (verdict === "cityDestroyed") return `${measured}: from ${limit} on, a city is destroyed.`;
    if (verdict === "cityWon") {
      return limit === null
        ? `${measured}, and this city cannot be destroyed.`
        : `${measured}, below the limit of ${limit}.`;
    }
    return `${measured}.`;
  },
  backIntoTheBox: (card) => `${card} met ${card}: the city goes back into the box.`,
  scored: (player, gain, score) => [{ strong: `${player} +${gain}` }, ` (${score} in all)`],
  nobodyScored: "Nobody scores",
  zones: (winning, limit) => ({
    spared: "Level: spared, Angels +1",
    won: `${limit === null ? "By any gap" : `By ${range(winning)}`}: the higher card wins it`,
    destroyed: limit === null ? null : `By ${limit} or more: destroyed, Demons +1`,
  }),
  tryCards: "Choose a card to see what it would lead to, before you play it.",

  forecast({ fate, cards, named, ruse, choice }, { list, side, opponent }): Rich {
    const mine = (fate === "A" && side === "angel") || (fate === "D" && side === "demon");
    const game = fate === "W" || fate === "L";
    const myGame = (fate === "W" && side === "angel") || (fate === "L" && side === "demon");
    const theirs = (game && !myGame) || (!mine && (fate === "A" || fate === "D"));
    const start: Record<Letter, string> = {
      A: mine ? english.labels.youWin : `${opponent} wins it`,
      D: mine ? english.labels.youWin : `${opponent} wins it`,
      X: "Destroyed",
      S: "Spared",
      V: "It vanishes",
      W: myGame ? "You win the game" : `${opponent} wins the game`,
      L: myGame ? "You win the game" : `${opponent} wins the game`,
      E: "The game is drawn",
    };
    const link = theirs ? " with " : " against ";
    const line: (string | { strong: string })[] = [];
    if (cards.length > 0) line.push(start[fate], link, { strong: list(cards) });
    if (ruse !== null) {
      line.push(line.length > 0 ? ", or " : `${start[fate]}${link}`, `${list([ruse])} named ${range(named)}`);
    }
    // Nobody names a value to lose by it.
    if (choice.length > 0 && !theirs) {
      const can = mine ? "you can win it" : `it can be ${fates[fate]}`;
      const opening = line.length > 0 ? `; ${can}` : can.charAt(0).toUpperCase() + can.slice(1);
      line.push(`${opening} against `, { strong: list(choice) });
    }
    return line;
  },
  decided: (by, mine, cards) =>
    mine
      ? ["You decide, destroyed or spared, against ", { strong: cards }]
      : [{ strong: cards }, ` lets ${by} decide: destroyed or spared`],
  valueLeadsTo: (value, gap, fate) => [`Ruse counts `, { strong: `${value}` }, `: gap ${gap}, ${fate}`],
  outcomes: ({ name, you }) => ({
    A: you ? "you win the city" : `${name} wins the city`,
    D: you ? "you win the city" : `${name} wins the city`,
    X: "the city is destroyed",
    S: "the city is spared",
    V: "the city vanishes",
    W: you ? "you win the game" : `${name} wins the game`,
    L: you ? "you win the game" : `${name} wins the game`,
    E: "the game is drawn",
  }),
};
