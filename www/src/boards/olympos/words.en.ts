// English.

import { and, capital, count, cubes, god, resources } from "./grammar.en";
import { log } from "./log.en";
import type { Carried, Phrases, SpaceState, SpokenPart } from "./phrases";

const parts: { readonly [what: string]: string } = {
  settler: "new settler",
  land: "land",
  sea: "sea",
  fight: "fight",
  discovery: "discovery",
  wonder: "wonder",
  money: "Money",
  agriculture: "Agriculture",
  architecture: "Architecture",
  erinyes: "Erinyes",
};

function stateOf(state: SpaceState): string {
  switch (state.is) {
    case "movable":
      return "; your settler can move";
    case "selected":
      return "; chosen to move";
    case "target":
      return `; costs ${state.cost}${state.fight ? " with a fight" : ""}`;
    case "closable":
      return "; can be closed";
    case "victim":
      return "; your settler can be given up";
    case "idle":
      return "";
  }
}

const carries = ({ resource, star, zeus }: Carried): string[] => [
  resources[resource],
  ...(star ? ["star"] : []),
  ...(zeus ? ["Zeus symbol"] : []),
];

export const english: Phrases = {
  labels: {
    map: "Map",
    development: "Development",
    boards: "Boards",
    gods: "Gods",
    toCome: "To come",
    stock: "Stock",
    noneLeft: "none left",
    built: "built",
    newSettler: "New settler",
    land: "Each land",
    landRun: "Run of land",
    sea: "Each sea",
    fight: "Fight",
    surcharge: "Erinyes",
    move: "Move",
    new: "New settler",
    discover: "Discover",
    wonder: "Wonder",
    cards: "Cards",
    tiles: "Discoveries and wonders",
    hand: "Your cards",
    gained: "gained",
  },
  resources,
  effects: {
    medicine: ["New settlers", "cost 1"],
    cavalry: ["+2 hourglasses", "Land run: 1"],
    oracle: ["Draw 3 cards,", "keep 1"],
    metallurgy: [],
    religion: [],
    hoplite: [],
    polytheism: [],
    astronomy: ["Each sea costs", "1 less"],
    money: ["each −2 time"],
    agriculture: ["each −2 time"],
    phalanx: ["+1 card"],
    hellenism: ["+1 card"],
    "map-making": ["Each sea costs", "1 less"],
    democracy: ["You win", "every tie"],
    commerce: ["Take 2 cubes", "of your choice"],
    strategy: [],
    art: [],
    poetry: ["+3 points", "at the end"],
    surgery: ["+2 settlers", "to your stock"],
    architecture: ["Wonders −2"],
    philosophy: ["+5 points", "at the end"],
    city: ["1 per settler", "on the map"],
    absolutism: ["2 points", "per Sword"],
    science: ["1 point per", "discovery"],
    engineering: ["3 per Star"],
  },

  mapNames: { olympos: "Olympos" },

  territory: (name, price, carried) =>
    [
      price ? `${price.cost} ${name}` : name,
      ...carries(carried),
      ...(price?.fight ? ["with a fight"] : []),
    ].join(", "),
  space: ({ name, resource, star, zeus, points, closed, tribe, stack }, state) => {
    if (closed) return `${name}: closed`;
    const all = [...carries({ resource, star, zeus }), ...(points > 1 ? ["Atlantis"] : [])];
    const there = tribe ? "a tribe" : stack.length > 0 ? `${and([...stack].reverse())}` : "empty";
    const on = stack.length > 1 ? `from the top ${there}` : there;
    return `${name}: ${all.join(", ")}; ${on}${stateOf(state)}`;
  },
  north: (stock, selected) =>
    `Northern lands: ${count(stock, "settler")} in your stock${selected ? "; a new one chosen" : ""}`,
  slot: ({ name, effect, cost, bonuses: there, left, own, time }) =>
    [
      name,
      own ? "yours" : left === 0 ? "none left" : `${left} left`,
      time === null ? null : `costs ${time} time`,
      `needs ${cost}`,
      there.length > 0 ? `bonuses: ${there.join(", ")}` : "no bonus",
      effect,
    ]
      .filter(Boolean)
      .join("; "),
  slotCost: (groups) =>
    groups
      .map(({ units, resource }, i) => {
        if (resource) return `${units} ${resource}`;
        if (i > 0) return `${units} of another kind`;
        return units === 1 ? "1 of any kind" : `${units} of a kind`;
      })
      .join(", "),
  bonus: (kind, resource, holder) => {
    const what = {
      settler: "1 settler",
      hourglass: "2 hourglasses",
      cube: `1 ${resource ?? ""} cube`,
      prestige: "2 points",
    }[kind];
    return holder === null ? what : `${what} (${holder})`;
  },
  wonder: ({ name, stars, needed, points, time }) =>
    `${name}: ${points} points; you have ${stars} of ${needed} Stars${time === null ? "" : `; can be built for ${time} time`}`,
  noWonder: (column) => `The wonder of column ${column} is built`,
  track: (markers, cards) =>
    `Time track. ${markers.map(({ name, pos }) => `${name} on ${pos}`).join(", ")}. ` +
    (cards.length > 0
      ? `Cards of the gods on ${and(cards.map(({ pos, n }) => (n === 2 ? `${pos} (2)` : `${pos}`)))}.`
      : "No cards of the gods are left."),
  revealed: (name, text, affected) => `${name}: ${text} ${affected.length > 0 ? and(affected) : "Nobody"}.`,
  toCome: (pos) => `A card on space ${pos}`,
  stock: (hourglasses, cards, left) =>
    `General stock: ${count(hourglasses, "hourglass", "hourglasses")}, ${count(cards, "Destiny card")}, cubes: ${left.map(({ resource, n }) => `${n} ${resource}`).join(", ")}`,
  count: (what, n) =>
    ({
      swords: count(n, "Sword"),
      symbols: count(n, "Zeus symbol"),
      stars: count(n, "Star token"),
      hourglasses: count(n, "hourglass", "hourglasses"),
      settlers: count(n, "settler") + " in stock",
      cards: count(n, "Destiny card"),
      pos: `on space ${n}`,
      prestige: `${n} prestige`,
    })[what],
  holds: (resource, tokens, n) =>
    `${resource}: ${count(tokens, "territory", "territories")}${n > 0 ? `, ${count(n, "cube")}` : ""}`,
  marks: {
    ares: "Ares: 2 Swords until the next god",
    siren: "Siren: no sea until the next god",
    erinyes: "Erinyes: the next action costs 2 more",
    keres: "Keres: 2 points less at the end",
    athena: "Athena: a Star for one wonder",
  },

  closeOne: (player) => [{ strong: player }, ", close a territory"],
  closing: (player) => [{ strong: player }, " is closing territories"],
  closedSoFar: (n) => (n === 0 ? "Closed land is out of the game." : `${n} closed so far.`),
  yourTurn: (player) => [{ strong: player }, ", expand or develop"],
  finalTurn: (player) => [{ strong: player }, ", one last action, or pass"],
  mustWait: (player) => [{ strong: player }, ", you can only wait"],
  which: {
    move: (player) => [{ strong: player }, ", which settler moves?"],
    discover: (player) => [{ strong: player }, ", which discovery?"],
    wonder: (player) => [{ strong: player }, ", which wonder?"],
    cards: (player) => [{ strong: player }, ", which card?"],
  },
  turnOf: (player) => [{ strong: player }, " is playing"],
  noneOf: {
    move: (player) => [{ strong: player }, ", no settler can move now"],
    new: (player) => [{ strong: player }, ", no new settler can set out now"],
    discover: (player) => [{ strong: player }, ", no discovery is within reach"],
    wonder: (player) => [{ strong: player }, ", no wonder is within reach"],
    cards: (player) => [{ strong: player }, ", no card can be played now"],
  },
  touchOne: "Touch one to see what it does, and what is missing.",
  whereFrom: (player, space) => [{ strong: player }, ", where to from ", { strong: space }, "?"],
  whereNew: (player) => [{ strong: player }, ", where does the new settler go?"],
  goFrom: (player, space, to) => [
    { strong: player },
    ", from ",
    { strong: space },
    " to ",
    { strong: to },
    "?",
  ],
  goNew: (player, to) => [{ strong: player }, ", a new settler to ", { strong: to }, "?"],
  discoverIt: (player, name) => [{ strong: player }, ", discover ", { strong: name }, "?"],
  buildIt: (player, name) => [{ strong: player }, ", build the ", { strong: name }, "?"],
  keepOne: (player) => [{ strong: player }, ", which card do you keep?"],
  keeping: (player) => [{ strong: player }, " is choosing a card"],
  takeOne: (player, why) => [{ strong: player }, ", which cube do you take from ", { strong: why }, "?"],
  taking: (player, why) => [{ strong: player }, " is taking a cube from ", { strong: why }],
  chooseBonus: (player, name) => [{ strong: player }, ", which bonus of ", { strong: name }, "?"],
  choosingBonus: (player, name) => [{ strong: player }, " is choosing a bonus of ", { strong: name }],
  afterAction: (player) => [{ strong: player }, ", play a card or end your turn"],
  onlyEnd: (player) => [{ strong: player }, ", end your turn"],
  askedAllTheSame:
    "None of your cards can be played now. You are asked all the same, so that nobody learns what you hold.",
  ending: (player) => [{ strong: player }, " is ending the turn"],
  favourFor: (player, name) => [
    { strong: player },
    ", do you play Favour of Zeus for ",
    { strong: god(name) },
    "?",
  ],
  noFavour: (player, name) => [
    { strong: player },
    ", you have no Favour of Zeus for ",
    { strong: god(name) },
  ],
  answering: (player, name) => [{ strong: player }, " is answering ", { strong: god(name) }],
  giveOne: (player) => [{ strong: player }, ", which settler does ", { strong: "Hades" }, " send back?"],
  giving: (player) => [{ strong: player }, " is taking a settler back for ", { strong: "Hades" }],
  wins: (players) =>
    players.length === 1
      ? [{ strong: players[0]! }, " wins"]
      : [{ strong: and(players) }, " share the victory"],
  markerAt: (pos, next) =>
    next
      ? `Your marker is on ${pos}. You play until it passes ${next.name}’s, on ${next.pos}.`
      : `Your marker is on ${pos}.`,
  placeNow: (pos, points) =>
    `Space ${pos} is worth ${count(points, "point")} at the end; an action moves your marker on.`,
  whoDrew: (god, text) => `${god}. ${text}`,

  closeIt: (space) => `Close ${space}`,
  go: (space, cost) => `Go to ${space} · ${cost}`,
  discover: (cost) => `Discover · ${cost}`,
  build: (cost) => `Build · ${cost}`,
  play: (card) => `Play ${card}`,
  keep: (card) => `Keep ${card}`,
  takeCube: (resource) => `Take ${resource}`,
  takeBonus: (bonus) => `Take ${bonus}`,
  favour: (n) => (n === 0 ? "Play none" : `Play ${n}`),
  remove: (space) => `Take back from ${space}`,
  pass: "Pass",
  wait: "Wait · 1",
  endTurn: "End the turn",
  tab: (label, ways, time) => {
    if (!time) return `${label}: ${ways > 0 ? `${ways} possible` : "none possible"}`;
    return `${label}: ${ways} possible, costs ${time.least === time.most ? time.least : `${time.least} to ${time.most}`}`;
  },
  more: (n) => `${n} more`,
  fewer: "Fewer",
  fromSpace: (space, under) => (under ? `${space} (below)` : space),
  fromNew: "New settler",
  pay: (spend) => cubes(spend),
  variant: (resource) => `the ${resource} tile`,
  buildWith: (athena, cards) =>
    and([athena && "Athena’s Star", cards > 0 && count(cards, "star card")].filter((word) => word !== false)),
  payNothing: "no cube",

  part: ({ what, points, count: n }: SpokenPart) => {
    const name = parts[what] ?? what;
    const spaces = (what === "land" || what === "sea") && n > 1 ? ` (${n})` : "";
    return `${name}${spaces} ${points < 0 ? "−" : ""}${Math.abs(points)}`;
  },
  gained: (things) => `Gains ${and(things)}.`,
  givenUp: (space) => `${space} is given up.`,
  fallsTo: (space, player) => `${space} falls to ${player}.`,
  fightLine: ({ defender, own, their, hourglasses }) =>
    `Beats ${defender ?? "the tribe"}, ${count(own, "Sword")} to ${their}` +
    (hourglasses > 0 && defender ? `; ${defender} takes an hourglass.` : "."),
  time: ({ from, to, hourglasses, cards, gods, next, place }) => {
    const paid = hourglasses > 0 ? `${count(hourglasses, "hourglass", "hourglasses")} spent; ` : "";
    const moved = from === to ? `marker stays on ${from}` : `marker ${from} to ${to}`;
    const zeus = cards > 0 ? `; you draw ${count(cards, "Destiny card")}` : "";
    const called = gods > 0 ? `, then ${gods === 1 ? "a god comes" : `${gods} gods come`}` : "";
    const worth = place === null ? "" : ` (worth ${place} at the end)`;
    const after = !next
      ? "That ends the game."
      : next.you
        ? "You play again."
        : `Then ${next.name} plays from ${next.pos}.`;
    return capital(`${paid}${moved}${worth}${zeus}${called}. ${after}`);
  },
  payment: (list) =>
    `Paid with ${and(
      list.map(
        ({ resource, tokens, cubes: n }) =>
          `${tokens + n} ${resource}${n > 0 ? ` (${count(n, "cube")} spent)` : ""}`,
      ),
    )}.`,
  brings: ({ hourglasses, settlers, cubes: n, cards }) =>
    `Brings ${and(
      [
        hourglasses > 0 && count(hourglasses, "hourglass", "hourglasses"),
        settlers > 0 && count(settlers, "settler"),
        n > 0 && count(n, "cube") + " of your choice",
        cards > 0 && count(cards, "Destiny card"),
      ].filter((word) => word !== false),
    )}.`,
  bringsPrestige: (n) => `Brings ${count(n, "point")} of prestige.`,
  cardWorth: (n) => `Kept in hand it is worth ${count(n, "point")} at the end.`,
  bonusesLeft: (list) => (list.length > 0 ? `Bonus: ${list.join(" or ")}.` : ""),
  points: (n) => (n > 0 ? `+${n}` : `${n}`.replace("-", "−")) + (Math.abs(n) === 1 ? " point" : " points"),
  needs: (cost) => `Needs ${cost}.`,
  starsHere: (n) => `You have ${count(n, "Star")} for it.`,
  starsFrom: ({ needed, tokens, tiles, markers, athena, cards }) =>
    `${needed} Stars: ${and(
      [
        tokens > 0 && `${tokens} held`,
        tiles > 0 && `${tiles} on tiles`,
        markers > 0 && `${markers} in the column`,
        athena && "Athena’s, spent",
        cards > 0 && `${count(cards, "card")} spent`,
      ].filter((word) => word !== false),
    )}.`,
  crossLeft: (left, stars) =>
    `${left === 0 ? "The last one" : `${left} left to close`}; ${count(stars, "starred territory", "starred territories")} stay open.`,
  passWorth: (place) => `Your place is worth ${count(place, "point")}. You have finished.`,
  cubesLeft: (left) => `${left === 0 ? "None" : left} left in the general stock then.`,
  discards: (cards) => `Discards ${and(cards)}.`,
  endLeads: (gods, next) =>
    (gods > 0 ? `${gods === 1 ? "A god comes" : `${gods} gods come`} first. ` : "") +
    (!next ? "That ends the game." : next.you ? "You play again." : `Then ${next.name} plays.`),
  favourLeads: (symbols, affected) =>
    `Symbols: ${symbols.map(({ name, n }) => `${name} ${n}`).join(", ")}. The god comes to ${affected.length > 0 ? and(affected) : "nobody"} if nobody else plays one.`,

  ...log,

  role: {
    crossing: "to close land",
    playing: "to play",
    final: "final turn",
    keeping: "to keep a card",
    taking: "to take a cube",
    choosingBonus: "to choose a bonus",
    ending: "to end the turn",
    answering: "to answer the god",
    giving: "to take a settler back",
    finished: "finished",
    none: "",
  },
  progress: (pos, last) => `Time ${pos} of ${last}`,
  settingUp: "Setting up",
  lastTurns: "Last turns",
  finished: "Finished",
  handOverCards: (to) => `Destiny cards are hidden. Look away while ${to} plays.`,
  handOverFavour: (to, name) =>
    `The card of ${god(name)} is turned up and ${to} is asked for Favour cards. Hands are hidden.`,
  handOverPrestige: "Destiny cards and prestige are hidden: each of you sees only your own.",
  scoreRows: {
    position: { label: "Place on the track" },
    prestige: { label: "Prestige" },
    territories: { label: "Territories", note: "1 each" },
    atlantis: { label: "Atlantis", note: "2 each" },
    discoveries: { label: "Discoveries", note: "2 each" },
    wonders: { label: "Wonders" },
    letters: { label: "Poetry and Philosophy", note: "3 and 5" },
    absolutism: { label: "Absolutism", note: "2 per Sword" },
    city: { label: "City", note: "1 per settler" },
    science: { label: "Science", note: "1 per discovery" },
    engineering: { label: "Engineering", note: "3 per Star" },
    destiny: { label: "Cards in hand", note: "1 each" },
    keres: { label: "Keres" },
  },
  wonByPoints: (winner, points, lead) => `${winner} wins with ${points} points, ${lead} ahead.`,
  wonByTiles: (winner, points) => `Level at ${points}: ${winner} has more discoveries and wonders.`,
  shared: (winners, points) => `${and(winners)} are level at ${points} points and in tiles.`,
};
