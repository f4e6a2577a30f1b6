// English.

import { forecastEn } from "./forecast.en";
import { and, armies, capital, dice, movesLeft, some, supplies, ties } from "./idiom.en";
import { placesEn } from "./places";
import type { Phrases } from "./phrases";

/** "Ada stands best", "Ada and Brahe stand best". */
const standing = (leaders: readonly string[]) =>
  `${and(leaders)} ${leaders.length === 1 ? "stands" : "stand"} best`;

const moods = {
  calm: "calm",
  contested: "contested",
  fallen: "fallen",
  unowned: "unowned",
  empty: "empty",
};

export const english: Phrases = {
  labels: {
    round: "Round",
    prevented: "Prevented",
    supplies: "supplies",
    headquarters: "headquarters",
    track: "Turns of this round",
    stepBack: "One step back",
    stepOn: "One step on",
    play: "Play",
    pause: "Pause",
    skip: "Skip",
    again: "Tell it again",
    summary: "What happened",
    closeSummary: "Close the summary",
    doomTurn: "The doom’s turn",
    smallMap: "The whole world; choose where to look",
    diplomacy: "Diplomacy",
    diceOrder: "Defence dice and re-rolls",
    opposeOrder: "Opposing at my borders",
    yourLeave: "You let them:",
    setAlready: "Set this turn; you can change it in your next.",
    build: "What do you build?",
    act: "What do you do?",
    foe: "Against",
    dice: "Dice",
    count: "Armies",
    takeSupply: "a supply",
    strength: "Barricade",
    weak: "weak, 1 supply",
    strong: "strong, 2 supplies",
    barricades: "Your barricades",
    removeBarricade: "Take down",
    chooseSource: "Choose one of the lit territories.",
    chooseTarget: "Now choose a lit target.",
    nothingLeft: "Nothing is left but to end the turn.",
    chooseHq: "Choose a lit territory: it has a headquarters.",
    chooseSupply: "Choose a lit territory: it has a supply.",
    choosePlace: "Choose one of the lit territories, then how many.",
    endTurn: "End turn",
    shareCure: "Share your cure parts with",
    nobodyHere: "nobody is here",
    noBuild: "not possible now",
  },
  map: {
    map: "Map of the world",
    closer: "Look closer",
    farther: "Look from farther away",
    whole: "Back to the first look",
  },
  dial: { less: "One less", more: "One more" },
  deeds: {
    attack: "Attack",
    mothership: "Attack the mothership",
    research: "Research",
    breach: "Break the barricade",
    move: "Move",
    close: "Close border",
  },
  steps: {
    open: "Open",
    drift: "Drift",
    strike: "Strike",
    rise: "Rise",
    share: "Share",
    radiation: "Radiation",
    walk: "Move",
    attack: "Attack",
    spread: "Spread",
    dieOff: "Die-off",
    riot: "Riot",
  },
  turns: {
    zombies: "The dead walk",
    plague: "The plague spreads",
    mutants: "The mutants stir",
    aliens: "The aliens come",
    demons: "The demons hunt",
    meteors: "The sky falls",
  },
  seas: ["Pacific", "Atlantic", "Indian Ocean", "Arctic", "South Atlantic"],
  orders: {
    auto: "By themselves",
    ask: "Ask me",
    never: "Never",
    always: "Always",
  },
  leave: {
    refuse: "does not let you in",
    ask: "wants you to ask first",
    enter: "lets you enter",
    share: "lets you enter and take supplies",
  },
  theirLeave: (player, leave) => `In turn, ${player} ${leave}.`,
  endings: {
    prevented: {
      name: "End when the doom is prevented",
      text: "All who still have armies win together; territories give the rank.",
    },
    domination: {
      name: "Go on to world domination",
      text: "Once the doom is prevented, the last player with armies wins alone.",
    },
  },

  places: placesEn,
  foes: {
    all: (name) => (name === null ? "the doom" : `the ${name}`),
    some: (count, name) => (name === null ? `${armies(count)} of the doom` : `${count} ${name}`),
  },

  list: and,
  armies,
  supplies,
  dice,
  round: (round, rounds) => (rounds === null ? `Round ${round}` : `Round ${round} of ${rounds}`),
  setUp: "Set-up",
  finished: "Finished",

  land({ name, owner, state, forces, things }, standing) {
    const parts = [
      owner ? `${owner}’s` : moods[state],
      ...(owner && state === "contested" ? [moods.contested] : []),
      ...forces.map((force) => `${force.name} ${force.count}`),
      ...things,
    ];
    const does = { source: "; can act", selected: "; selected", target: "; target", none: "" }[standing];
    return `${name}: ${parts.join(", ")}${does}`;
  },
  owned: (owner) => `${owner}’s`,
  moods,
  held: (slots) => `held, ${some(slots, "slot")} to go`,
  towards: (what, to) => `${what} to ${to}`,
  broken: (to, slots) => `border to ${to} broken, ${some(slots, "slot")} until it can be closed`,
  canDo: (deeds) => `Possible here: ${deeds.map((deed) => deed.toLowerCase()).join(", ")}`,

  ask: {
    draft: (player) => [{ strong: player }, ", claim a territory"],
    spread: (player, { count }) => [{ strong: player }, `, place some of your ${armies(count)}`],
    hq: (player) => [{ strong: player }, ", place a headquarters"],
    supply: (player) => [{ strong: player }, ", place a supply"],
    ending: (player) => [{ strong: player }, ", how shall the game end?"],
    start: (player) => [{ strong: player }, ", what do you build?"],
    place: (player, { count }) => [{ strong: player }, `, place ${armies(count)}`],
    main: (player) => [{ strong: player }, ", attack, move or close borders"],
    pass: (player, { from }) => [{ strong: player }, ", move on ", { strong: from }],
    engage: (player, { foes, at }) => [{ strong: player }, `, attack ${foes} `, { strong: at }],
    permit: (player, { other, the, from, enter, supply }) => [
      { strong: player },
      `, may ${other} ${enter ? "enter" : "take a supply"} `,
      { strong: enter ? the : from },
      enter && supply ? " with a supply?" : "?",
    ],
    oppose: (player, { the }) => [{ strong: player }, ", try to close the border of ", { strong: the }, "?"],
    barricade: (player) => [{ strong: player }, ", spend a supply on a strong barricade?"],
    defend: (player, { the }) => [{ strong: player }, ", how many dice defend ", { strong: the }, "?"],
    reroll: (player, { lowest }) => [
      { strong: player },
      ", roll your lowest die, the ",
      { strong: `${lowest}` },
      ", again?",
    ],
    advance: (player, { the }) => [
      { strong: player },
      ", how many armies advance into ",
      { strong: the },
      "?",
    ],
  },
  await: {
    draft: (player) => [{ strong: player }, " is claiming a territory"],
    spread: (player) => [{ strong: player }, " is placing armies"],
    hq: (player) => [{ strong: player }, " is placing a headquarters"],
    supply: (player) => [{ strong: player }, " is placing a supply"],
    ending: (player) => [{ strong: player }, " is settling how the game ends"],
    start: (player) => [{ strong: player }, " is building"],
    place: (player) => [{ strong: player }, " is placing armies"],
    main: (player) => [{ strong: player }, " is acting"],
    pass: (player, { from }) => [{ strong: player }, " must move on ", { strong: from }],
    engage: (player, { foes, at }) => [{ strong: player }, ` must attack ${foes} `, { strong: at }],
    permit: (player, { other, the, from, enter }) => [
      { strong: player },
      ` is asked: may ${other} ${enter ? "enter" : "take a supply"} `,
      { strong: enter ? the : from },
      "?",
    ],
    oppose: (player) => [{ strong: player }, " is asked whether to oppose"],
    barricade: (player) => [{ strong: player }, " is closing a border"],
    defend: (player, { the }) => [{ strong: player }, " is defending ", { strong: the }],
    reroll: (player) => [{ strong: player }, " is asked about a re-roll"],
    advance: (player, { the }) => [{ strong: player }, " is advancing into ", { strong: the }],
  },
  detail: {
    draft: () => "Choose any territory that nobody has yet.",
    spread: () => "In one of your territories. Everybody places in turn until all armies stand.",
    hq: () => "On one of your five home cards: the lit territories.",
    supply: () => "On one of your five home cards: the lit territories.",
    ending: () => "It holds for everybody.",
    start: ({ count }) =>
      `One of three.${count > 0 ? " Before that you can take down barricades of yours." : ""}`,
    place: () => "In your calm territories, together or apart.",
    main: ({ moves, supplyMoves }) => movesLeft(moves, supplyMoves),
    pass: ({ count, other }) =>
      `${count > 0 ? `At least ${armies(count)} must leave at once: only` : "Only"} ${other} may stand so strong there.`,
    engage: () => "Whoever comes into a land that nobody owns must attack them at once.",
    permit: ({ count, own, from, supply, enter, overStrength }) =>
      enter
        ? `${armies(count)}${supply ? " and a supply" : ""} ${from}; you have ${own} there.${overStrength ? " They only pass through and must move on at once." : ""}`
        : `${armies(count)} would carry it away.`,
    oppose: ({ other, from }) =>
      `${capital(other)} ${from}. You may lose armies, they lose none; if you hold, the border is closed.`,
    barricade: () => "A weak barricade costs nothing and takes one success to break; a strong one takes two.",
    defend: ({ other, dice: attack, own, ties: won, kind }) =>
      `${capital(other)}: ${dice(attack)} against your ${armies(own)}. ${ties[won]}${kind === "breach" ? " Behind the barricade you lose nobody." : ""}`,
    reroll: () => "The new value stands.",
    advance: () => "The rest stays behind.",
  },
  doomActs: (doom) => ["The doom acts: ", { strong: doom }],
  over: {
    prevented: (leaders) => ({
      title: ["The doom is prevented"],
      text: `Everybody who still has armies wins. ${standing(leaders)}.`,
    }),
    domination: (leaders) => ({
      title: [{ strong: and(leaders) }, " rules the world"],
      text: "No other player has an army left.",
    }),
    "domination-limit": (leaders) => ({
      title: [standing(leaders)],
      text: "The doom is prevented and the last round is over.",
    }),
    endured: (leaders) => ({
      title: ["Humanity has endured"],
      text: `The last round is over and the doom still lasts, but so do you. ${standing(leaders)}.`,
    }),
    doomed: () => ({
      title: ["The doom has come"],
      text: "The last round is over and the doom was not prevented: nobody wins.",
    }),
    "humanity-lost": () => ({
      title: ["Humanity has lost"],
      text: "No player has an army left: nobody wins.",
    }),
  },
  counted: {
    armies: (n) => (n === 1 ? "army" : "armies"),
    fallen: () => "fallen",
    contested: () => "contested",
    cureParts: (n) => (n === 1 ? "cure part" : "cure parts"),
    groundZero: (n) => (n === 1 ? "ground zero" : "ground zeros"),
    mothership: (n) => (n === 1 ? "mothership" : "motherships"),
    portals: (n) => (n === 1 ? "portal open" : "portals open"),
    meteorites: (n) => (n === 1 ? "meteorite" : "meteorites"),
    bestSite: () => "supplies",
  },

  confirm: {
    claim: (the) => `Claim ${the}`,
    put: (count, at) => `Place ${count} ${at}`,
    token: (token, at) => `${token} ${at}`,
    ending: (ending) => (ending === "prevented" ? "End with the doom" : "On to domination"),
    removeBarricade: (border) => `Take down ${border}`,
    reinforce: "Reinforce",
    prepare: (at) => `Prepare ${at}`,
    rebuild: (at) => `Rebuild ${at}`,
    attack: (foe, n) => `Attack ${foe} with ${dice(n)}`,
    breach: (n) => `Break it with ${dice(n)}`,
    mothership: "Attack the mothership",
    research: "Research",
    share: (player) => `Share with ${player}`,
    move: (count, supply) => `Move ${count}${supply ? " and a supply" : ""}`,
    close: (strong) => `Close it: ${strong ? "strong" : "weak"}`,
    endTurn: "End turn",
    permit: (grant, remember) => capital(`${remember ? "always " : ""}${grant ? "grant" : "refuse"}`),
    oppose: (oppose) => (oppose ? "Oppose" : "Let them come"),
    barricade: (strong) => (strong ? "Strong, 1 supply" : "Weak"),
    defend: (n) => `Roll ${dice(n)}`,
    reroll: (reroll) => (reroll ? "Roll again" : "Keep it"),
    advance: (count) => `Advance with ${count}`,
    order: (value) => value,
    permission: (player, level) => `${player}: ${level}`,
  },

  forecast: forecastEn,

  rollTitle: (kind, place) =>
    ({
      normal: place,
      opposition: `Opposed: ${place}`,
      breach: `Barricade: ${place}`,
      research: `Research: ${place}`,
      mothership: "Mothership",
      movement: `Setting out: ${place}`,
      infection: `Infection: ${place}`,
      dieOff: `Die-off: ${place}`,
      riot: `Riot: ${place}`,
      save: `Saved? ${place}`,
      doubles: "Doubles?",
      doom: "The doom",
    })[kind] ?? place,
  rollWon: (attack, defence) => `${attack} to ${defence}`,
  rollHit: (kind, hit) =>
    ({
      movement: hit ? "they set out" : "they stay",
      infection: hit ? "infected" : "spared",
      dieOff: hit ? "half of them die" : "they live on",
      riot: hit ? "an army riots" : "all quiet",
      save: hit ? "saved" : "lost",
      doubles: hit ? "slain" : "it lives",
      research: hit ? "a part of the cure" : "nothing found",
      doom: "",
    })[kind] ?? "",
  spokenRoll: (attacker, attack, defender, defence) =>
    `${attacker} ${attack.join(", ")}${defence.length ? ` against ${defender} ${defence.join(", ")}` : ""}`,

  toll(toll, { foes, player, place }) {
    const struck = toll.struck.map(place);
    const orphaned = toll.taken.map(place);
    const lost = toll.lost.flatMap((count, seat) => (count ? [`${player(seat)} ${count}`] : []));
    return [
      `Round ${toll.round}: ${foes(toll.came)} more, ${toll.gone} fewer.`,
      toll.marches + toll.fights === 0
        ? "Nobody marched or fought."
        : `${some(toll.marches, "march", "marches")}, ${some(toll.fights, "fight")}.`,
      lost.length ? `Armies lost: ${lost.join(", ")}.` : "No player lost an army.",
      ...(struck.length ? [`Annihilated: ${and(struck)}.`] : []),
      ...(orphaned.length ? [`Without an owner now: ${and(orphaned)}.`] : []),
    ];
  },
  role: (standing) => ({ acting: "acting", asked: "is asked", out: "eliminated", none: "" })[standing],
  handOver: (to) => `Nothing is hidden in this game. ${to} plays next.`,
  scoreRow: { label: "Territories", note: "then armies, headquarters, supplies" },
};
