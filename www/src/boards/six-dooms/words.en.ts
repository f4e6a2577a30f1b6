// English.

import type { Phrases } from "./phrases";

const some = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const armies = (n: number) => some(n, "army", "armies");
const supplies = (n: number) => some(n, "supply", "supplies");
const dice = (n: number) => some(n, "die", "dice");

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

const movesLeft = (moves: number, supply: number) =>
  moves === 0
    ? "No movement is left."
    : `${some(moves, "movement")} left, ${supply === 0 ? "none" : supply} with a supply.`;

const moods = {
  calm: "calm",
  contested: "contested",
  fallen: "fallen",
  unowned: "unowned",
  empty: "empty",
};

export const english: Phrases = {
  labels: {
    apocalytes: "apocalytes",
    round: "Round",
    fallen: "fallen",
    contested: "contested",
    portals: "portals open",
    meteorites: "meteorites",
    groundZero: "ground zeros",
    cureParts: "cure parts",
    mothership: "mothership",
    destroyed: "destroyed",
    flying: "flying",
    bestSite: "gathered",
    prevented: "Prevented",
    armies: "armies",
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
    smallMap: "The whole world; tap to look elsewhere",
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
    removeBarricade: "Remove",
    chooseSource: "Tap one of your lit territories.",
    chooseTarget: "Now tap a lit target.",
    nothingLeft: "Nothing is left but to end the turn.",
    chooseHq: "Tap a lit territory with a headquarters.",
    chooseSupply: "Tap a lit territory with a supply.",
    choosePlace: "Tap a lit territory; tap it again for one more.",
    endTurn: "End turn",
    shareCure: "Share the cure with",
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
    walk: "Walk",
    attack: "Attack",
    spread: "Spread",
    dieOff: "Die off",
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
    refuse: "lets you in nowhere",
    ask: "wants to be asked",
    enter: "lets you enter",
    share: "lets you enter and take supplies",
  },
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
    pass: (player, { place }) => [{ strong: player }, ", move on from ", { strong: place }],
    engage: (player, { place }) => [{ strong: player }, ", attack the apocalytes in ", { strong: place }],
    permit: (player, { other, place, enter }) => [
      { strong: player },
      `, may ${other} ${enter ? "enter" : "take a supply from"} `,
      { strong: place },
      "?",
    ],
    oppose: (player, { place }) => [
      { strong: player },
      ", try to close the border of ",
      { strong: place },
      "?",
    ],
    barricade: (player) => [{ strong: player }, ", spend a supply on a strong barricade?"],
    defend: (player, { place }) => [{ strong: player }, ", how many dice defend ", { strong: place }, "?"],
    reroll: (player) => [{ strong: player }, ", roll your lowest die again?"],
    advance: (player, { place }) => [
      { strong: player },
      ", how many armies advance into ",
      { strong: place },
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
    pass: (player, { place }) => [{ strong: player }, " must move on from ", { strong: place }],
    engage: (player, { place }) => [{ strong: player }, " must attack in ", { strong: place }],
    permit: (player, { other }) => [{ strong: player }, ` is asked for leave by ${other}`],
    oppose: (player) => [{ strong: player }, " is asked whether to oppose"],
    barricade: (player) => [{ strong: player }, " is closing a border"],
    defend: (player, { place }) => [{ strong: player }, " is defending ", { strong: place }],
    reroll: (player) => [{ strong: player }, " is asked about a re-roll"],
    advance: (player, { place }) => [{ strong: player }, " is advancing into ", { strong: place }],
  },
  detail: {
    draft: () => "Tap any territory that nobody has.",
    spread: () => "Tap one of your territories; everybody places in turn until all armies stand.",
    hq: () => "On one of the territories that you drew.",
    supply: () => "On one of the territories that you drew.",
    ending: () => "It holds for everybody.",
    start: () => "One of three. Before it you may remove your own barricades.",
    place: () => "In your territories without apocalytes.",
    main: ({ moves, supplyMoves }) => movesLeft(moves, supplyMoves),
    pass: ({ count, other }) =>
      `${count > 0 ? `At least ${armies(count)} must leave at once: only` : "Only"} ${other} may stand so strong there.`,
    engage: () => "Whoever comes into a territory without an owner must attack the apocalytes there at once.",
    permit: ({ count, from, supply, overStrength }) =>
      `${armies(count)}${supply ? " with a supply" : ""} from ${from}${overStrength ? ", only passing through" : ""}.`,
    oppose: ({ other, from }) =>
      `${other} from ${from}. You may lose armies, they lose none; if you hold, the border is closed.`,
    barricade: () => "A weak barricade costs nothing and takes one success to break; a strong one takes two.",
    defend: ({ other, from }) => `${other} from ${from}.`,
    reroll: () => "The new value stands.",
    advance: () => "The rest stays behind.",
  },
  doomActs: (doom) => ["The doom acts: ", { strong: doom }],
  over: {
    prevented: (leaders) => ({
      title: ["The doom is prevented"],
      text: `Everybody who still has armies wins. ${leaders} stands best.`,
    }),
    domination: (leaders) => ({
      title: [{ strong: leaders }, " rules the world"],
      text: "No other player has an army left.",
    }),
    "domination-limit": (leaders) => ({
      title: [{ strong: leaders }, " stands best"],
      text: "The doom is prevented and the last round is over.",
    }),
    endured: (leaders) => ({
      title: ["Humanity has endured"],
      text: `The last round is over and the doom still lasts, but so do you. ${leaders} stands best.`,
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

  confirm: {
    claim: (place) => `Claim ${place}`,
    put: (count, place) => `Place ${count} in ${place}`,
    token: (token, place) => `${token} in ${place}`,
    ending: (ending) => (ending === "prevented" ? "End with the doom" : "On to domination"),
    removeBarricade: (border) => `Remove ${border}`,
    reinforce: "Reinforce",
    prepare: (place) => `Prepare in ${place}`,
    rebuild: (place) => `Rebuild in ${place}`,
    attack: (foe, n) => `Attack ${foe} with ${dice(n)}`,
    breach: (n) => `Break it with ${dice(n)}`,
    mothership: "Attack the mothership",
    research: "Research",
    share: (player) => `Share with ${player}`,
    move: (count, supply) => `Move ${count}${supply ? " and a supply" : ""}`,
    close: (strong) => `Close it: ${strong ? "strong" : "weak"}`,
    endTurn: "End turn",
    permit: (grant, remember) => `${grant ? "Grant" : "Refuse"}${remember ? " from now on" : ""}`,
    oppose: (oppose) => (oppose ? "Oppose" : "Let them come"),
    barricade: (strong) => (strong ? "Strong, for a supply" : "Weak"),
    defend: (n) => `Defend with ${dice(n)}`,
    reroll: (reroll) => (reroll ? "Roll again" : "Keep it"),
    advance: (count) => `Advance with ${count}`,
    order: (value) => value,
    permission: (player, level) => `${player}: ${level}`,
  },

  forecast: {
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
      defence === 0 ? `${dice(attack)}, nobody defends.` : `${dice(attack)} against ${defence}.`,
    ties: (winner) =>
      ({ you: "Ties are yours.", they: "Ties are theirs.", nobody: "Ties cost nobody anything." })[winner],
    chance: (part, border) =>
      `${Math.round(part * 100)} % ${border ? "to break it" : "to succeed"} with this roll.`,
    losses: (you, they) => `On average you lose ${you.toFixed(1)}, they ${they.toFixed(1)}.`,
    rerolls: (you, they) =>
      [you ? `You may roll ${dice(you)} again.` : "", they ? `They may roll ${dice(they)} again.` : ""]
        .filter(Boolean)
        .join(" "),
    opposed: (player, asked, need) =>
      `${player} ${asked ? "may try" : "will try"} to close the border first: you then need ${some(need, "success", "successes")}.`,
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
    engage: "You must attack the apocalytes there at once.",
    movesLeft,
    march: (count) => `${count} come in.`,
    cure: (parts, cure) => (cure ? "That makes the cure whole." : `That makes ${some(parts, "part")} known.`),
    doomNext: "The doom’s turn is next.",
    next: (player) => `${player} is next.`,
  },

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

  toll(toll, named, place) {
    const struck = toll.struck.map(place);
    const orphaned = toll.taken.map(place);
    const lost = toll.lost.flatMap((count, seat) => (count ? [`${named(seat)} ${count}`] : []));
    return [
      `Round ${toll.round}: ${toll.came} more came, ${toll.gone} fell.`,
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
