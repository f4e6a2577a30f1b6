// English.

import type { Ending, Phrases, Strikers } from "./phrases";

const counts = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function word(n: number): string {
  return counts[n] ?? `${n}`;
}

function count(n: number, one: string, many: string): string {
  return `${word(n)} ${n === 1 ? one : many}`;
}

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const omenWord = (n: number) => (n === 1 ? "omen" : "omens");
const omens = (n: number) => `${n} ${omenWord(n)}`;
const low = (color: string) => color.toLowerCase();
const lows = (colors: readonly string[]) => and(colors.map(low));
const meeples = (colors: readonly string[]) => and(colors.map((color) => `${low(color)} meeple`));
const spaces = (n: number) => count(n, "space sinks", "spaces sink");
const fall = (n: number) => count(n, "meeple falls", "meeples fall");
const unknown = (n: number) =>
  n === 0 ? "" : ` ${capital(count(n, "omen is", "omens are"))} unknown to you.`;
const strikes = ({ whats, wheres, wills }: Strikers) =>
  `${and(whats)} ${whats.length === 1 ? "strikes" : "strike"} ${and(wheres)}` +
  (wills.length > 0 ? `, with ${and(wills)}` : "");
const prevails = (will: number) => {
  if (will === 0) return "";
  return will > 0 ? " Mercy spares the temples." : " Wrath spares the land.";
};

function ending({ lost, next, player }: Ending): string {
  const first =
    lost > 0
      ? `${capital(count(lost, "meeple", "meeples"))} of yours ${lost === 1 ? "is" : "are"} lost. `
      : "";
  const then = {
    turn: `Then it is ${player}’s turn.`,
    look: "Then you look at the pile.",
    declare: "Then you judge the pile.",
    over: "Then the game is over.",
  };
  return `This ends your actions. ${first}${then[next]}`;
}

export const english: Phrases = {
  labels: {
    omenPile: "Omen pile",
    drawPile: "Draw pile",
    yourHand: "Your hand",
    forNextTurn: "for your next turn",
    nowPlay: "play one now",
    island: "The island",
    apocalypse: "Apocalypse",
    falseAlarm: "False alarm",
    tieBreak: "Tie-break",
    gameOver: "The game is over",
    mustTrigger: "Must trigger",
    short: "pile",
    draw: "draw",
    hand: "your hand",
    struck: "Struck",
    neutral: "Neutral",
    pointAtOmen: "Point at an omen to see its area",
    volcano: "Volcano",
    sunkThere: "white: already sunk",
  },
  compass: ["N", "E", "S", "W"],
  kinds: { what: "What", where: "Where", will: "Will" },
  shortNames: { eruption: "Eruption", mercy: "Mercy", wrath: "Wrath" },
  willLines: { mercy: ["temples are", "spared"], wrath: ["only temples", "are struck"] },
  dry: (n, of) => `${n} of ${of} dry`,
  omenWord,
  omens,
  revealed: (n) => `${n} revealed`,
  island: (dry, temples, dead) => [
    `${dry} of 36 dry`,
    temples === 1 ? "1 temple stands" : `${temples} temples stand`,
    dead === 0 ? "no dead omens" : dead === 1 ? "1 dead omen" : `${dead} dead omens`,
  ],
  overlap: (n) => `Overlap: ${n === 1 ? "1 sinks" : `${n} sink`}`,

  space: (name, terrain, up, down) =>
    [
      name,
      terrain,
      ...(up.length > 0 ? [meeples(up)] : []),
      ...(down.length > 0 ? [`${meeples(down)} in the water`] : []),
      ...(up.length + down.length === 0 && terrain !== "sea" ? ["empty"] : []),
    ].join(", "),
  spaceState({ taken, goal, canAct, pushable, rescuable, last, danger }) {
    const goals = { move: "move here", push: "push here", help: "this meeple can help" };
    return [
      ...(taken === null ? [] : [`${low(taken)} taken up`]),
      ...(goal === null ? [] : [goal.do === "rescue" ? `rescue ${lows(goal.colors)}` : goals[goal.do]]),
      ...(canAct ? ["can act"] : []),
      ...(pushable.length > 0 ? [`${lows(pushable)} can be pushed`] : []),
      ...(rescuable.length > 0 ? [`${lows(rescuable)} can be rescued`] : []),
      ...(last.length > 0 ? [`last chance for ${lows(last)}`] : []),
      ...(danger ? ["in danger"] : []),
    ]
      .map((part) => `, ${part}`)
      .join("");
  },
  card: (name, kind, dry) => `${name}, ${kind}${dry ? `, ${dry.n} of ${dry.of} spaces dry` : ""}`,
  cardInHand: (card, state) =>
    card + { playable: ", can be played", idle: ", in your hand", chosen: ", to be played" }[state],
  cardInPile: (card, by, own) =>
    card === null ? `Face-down omen of ${by}` : `${card}, played by ${own ? "you" : by}`,
  drawPile: (n, dead) => `Draw pile: ${omens(n)}. Dead omens: ${dead.length === 0 ? "none" : and(dead)}`,

  emptyPile: (open) =>
    open
      ? ["Omens gather here, face up,", "until someone triggers them."]
      : ["Omens gather here until", "a what and a where meet."],
  caption: (player, own, kind) => `${own ? "yours" : `${player}’s`}, ${kind ?? "unseen"}`,
  players: {
    inSea: (n) => `${n} in the sea`,
    lost: (n) => `${n} lost`,
    meeples: (color, alive, sea, lost, end) =>
      `${color}: ${alive} alive, ${sea} of them in the sea, ${lost} lost; the game ends at ${end}`,
    hand: (n) => `${omens(n)} in hand`,
    curse: (color) => (color === null ? "a hidden curse" : `cursed: ${low(color)}`),
    penalties: (n) => (n === 1 ? "1 penalty" : `${n} penalties`),
    onTheBrink: "the next loss ends the game",
    waits: (n) => `waits for ${omens(n)}`,
  },

  askOmen: (player) => [{ strong: player }, ", play an omen"],
  askAction: (player, left) => [
    { strong: player },
    left === 1 ? ", take one more action" : ", take up to two actions",
  ],
  askWhereTo: (player, space) => [{ strong: player }, ", act with the meeple on ", { strong: space }],
  askPushTo: (player, color, space) => [
    { strong: player },
    `, push ${low(color)} from `,
    { strong: space },
    " where?",
  ],
  askRescuer: (player, color, space) => [
    { strong: player },
    `, who rescues ${low(color)} from `,
    { strong: space },
    "?",
  ],
  askDeclare: (player) => [{ strong: player }, ", is an apocalypse due?"],
  askEvent: (player, forced) => [
    { strong: player },
    forced ? ", you must trigger an apocalypse" : ", trigger an apocalypse or wait",
  ],
  await: {
    omen: (player) => [{ strong: player }, " is playing an omen"],
    action: (player) => [{ strong: player }, " is acting"],
    declare: (player) => [{ strong: player }, " is judging the pile"],
    event: (player) => [{ strong: player }, " may trigger an apocalypse"],
  },
  omenDetail: (single, open) =>
    single
      ? "It is your only one, and nothing goes back."
      : `One goes ${open ? "face up" : "face down"} on the pile, the other back under the draw pile.`,
  actionDetail: (drowning) =>
    drowning > 0
      ? `${capital(count(drowning, "meeple", "meeples"))} of yours will drown if not rescued now.`
      : "Move, rescue or push: choose a meeple, then a ringed space.",
  subjectDetail: "Choose a ringed space.",
  declareDetail: (wills) =>
    "It is if a what and a where of the pile meet on dry ground. A wrong answer costs one point." +
    (wills ? " More mercy than wrath spares the temples; more wrath than mercy spares the land." : ""),
  eventDetail: (forced, pairs) =>
    forced
      ? "Two different pairs could strike: waiting is not allowed."
      : `Take one what, one where and, if there is any, one will.${pairs ? " Pairs come first." : ""}`,
  struck: (strikers, n, falling) => `${strikes(strikers)}. ${capital(spaces(n))}, ${fall(falling)}.`,
  canBeRescued: (falling) =>
    `${falling === 1 ? "It" : "Each"} can be rescued until the end of its owner’s next actions.`,
  reveals: (player) => [{ strong: player }, " reveals the omens"],
  triggers: (player) => [{ strong: player }, " triggers an apocalypse"],
  wins: (player) => [{ strong: player }, " wins"],
  nobodyWins: "Nobody wins",

  choices: {
    rescue: (color) => `Rescue ${low(color)}`,
    rescueShort: (n) => `Rescue ${n}`,
    from: (space) => `from ${space}`,
    lastChance: "last chance",
    to: (space) => `To ${space}`,
    moveMany: "Move…",
    moveShort: (n) => `Move ${n}`,
    movers: (n) => `${capital(count(n, "meeple", "meeples"))} can act`,
    beside: (colors) => `beside ${lows(colors)}`,
    empty: "empty",
    pushShort: (n) => `Push ${n}`,
    pushMany: "Push…",
    pushable: (n) => `${n} can be pushed`,
    by: (space) => `By ${space}`,
    end: "End actions",
    endShort: "End",
    drown: (n) => `${n} of yours ${n === 1 ? "drowns" : "drown"}`,
    left: (n) => `${n} left`,
    returning: (omen) => `return ${omen}`,
    reveal: "Yes: reveal it",
    leave: "No: leave it",
    wait: "Wait",
    waitNote: "nothing happens",
  },
  confirm: {
    omen: (card, open) => `Play ${card}${open ? "" : " face down"}`,
    move: (space) => `Move to ${space}`,
    rescue: (color) => `Rescue ${low(color)}`,
    push: (color, space) => `Push ${low(color)} to ${space}`,
    pass: "End my actions",
    declare: (reveal) => (reveal ? "Reveal the pile" : "Leave the pile"),
    trigger: (cards) => `Trigger ${cards.join(" + ")}`,
    wait: "Wait",
  },
  preview: {
    hidden: (n, falling, will, hidden) =>
      (n > 0
        ? `As far as you know, ${spaces(n)} and ${fall(falling)} after your actions.`
        : "As far as you know, nothing is struck yet.") +
      prevails(will) +
      unknown(hidden),
    open: (n, falling) =>
      n > 0
        ? `The omens threaten ${count(n, "space", "spaces")} with ${count(falling, "meeple", "meeples")}.`
        : "The omens threaten nothing yet.",
    majority: (own, against) => `${own} of yours against ${against}.`,
    end: ending,
    goesOn: "One more action follows.",
    trigger: (n, falling, lost, dying) =>
      `${capital(spaces(n))}.` +
      (falling.length > 0
        ? ` In the sea: ${falling.map(({ color, count: some }) => `${some} ${low(color)}`).join(", ")}.`
        : " Nobody stands there.") +
      (lost > 0 ? ` Lost for good: ${lost} neutral.` : "") +
      (dying.length > 0 ? ` ${and(dying)} would be dead.` : ""),
    declare: "Do a what and a where share a dry space?",
    wait: "The omens stay where they are.",
  },

  progress: (turn, phase) =>
    `Turn ${turn} · ${{ omen: "omen", action: "actions", declare: "event", event: "event", over: "over" }[phase]}`,
  finished: "Finished",
  role: (color, phase) =>
    color +
    (phase === null
      ? ""
      : { omen: ", plays an omen", action: ", acts", declare: ", judges", event: ", event", over: "" }[
          phase
        ]),
  handOver: (to, gods) =>
    `Hands${gods ? ", curses" : ""} and what each of you knows of the omen pile are secret. Only ${to} should look now.`,
  scoreRows: {
    survivors: { label: "Survivors", note: "one point each" },
    cursed: { label: "Cursed and lost", note: "one point each" },
    penalties: { label: "Penalties", note: "wrong judgements of the pile" },
    "tie-break": { label: "Tie-break", note: "who was still lost" },
  },
  outcome: {
    down: (player, n) => `${player} is down to ${count(n, "meeple", "meeples")}.`,
    people: (winner, n, color) =>
      `${winner} has saved the most: ${count(n, `${low(color)} meeple`, `${low(color)} meeples`)}.`,
    gods: (winner, n, cursed) =>
      `${winner} has ${count(n, "survivor", "survivors")} and ${count(cursed, "cursed meeple", "cursed meeples")} lost.`,
    tieBreak: (winner, rounds) =>
      `Level at the end; after ${count(rounds, "round", "rounds")} of the tie-break ${winner} leads.`,
    nobody: "The island is gone and no meeple is left: nobody wins.",
  },

  gameStarted: (player) => `${player} begins.`,
  turnStarted: (turn, player) => `Turn ${turn}: ${player}`,
  eventStarted: (turn, player) => `Turn ${turn}: ${player} may trigger`,
  omenSkipped: (player) => `${player} has no omen to play`,
  omenPlayed: (player, card) =>
    card === null ? `${player} plays an omen face down.` : `${player} plays ${card}.`,
  omenPlayedFace: (player, card) => `It is ${card}; only ${player} knows.`,
  omenReturned: (player) => `${player} returns an omen.`,
  omenReturnedFace: (player, card) => `The returned omen is ${card}; only ${player} knows.`,
  omenDrawn: (player, card) => `${player} draws ${card}.`,
  omenOwed: (player) => `The draw pile is empty: ${player} waits for an omen.`,
  omenDiscarded: (card, player) =>
    player === null ? `${card} is dead and leaves the game.` : `${player} discards ${card}, which is dead.`,
  moved: (player, from, to) => `${player} moves from ${from} to ${to}.`,
  rescued: (player, color, from, to) => `${player} rescues ${low(color)} from ${from} to ${to}.`,
  pushed: (player, color, from, to) => `${player} pushes ${low(color)} from ${from} to ${to}.`,
  passed: (player, unused) => `${player} ends the actions with ${word(unused)} unused.`,
  meepleDiscarded: (color, space) => `A ${low(color)} meeple is lost at ${space}.`,
  eventSkipped: "Fewer than two omens lie in the pile: no event.",
  pileLookedAt: (player, n) => `${player} looks at the ${word(n)} omens of the pile.`,
  pileSeen: (player, cards) => `They are ${and(cards)}; only ${player} sees them.`,
  declared: (player, reveal) =>
    reveal ? `${player} declares an apocalypse.` : `${player} declares that none is due.`,
  penalised: (player, reason) =>
    reason === "missed"
      ? `An apocalypse was due: ${player} loses a point.`
      : `A false alarm: ${player} loses a point.`,
  noApocalypse: "No apocalypse.",
  omensRevealed: (cards) => (cards.length === 0 ? "The pile holds no omen." : `Revealed: ${and(cards)}.`),
  triggered: (player, cards) => `${player} triggers an apocalypse with ${and(cards)}.`,
  waited: (player) => `${player} waits.`,
  apocalypse: (strikers, n) => `Apocalypse! ${strikes(strikers)}: ${spaces(n)}.`,
  tileSunk: (space) => `${space} sinks.`,
  templeLost: (space) => `The temple of ${space} is lost.`,
  laidDown: (color, space) => `A ${low(color)} meeple falls into the sea at ${space}.`,
  omensReturned: (n) =>
    n === 0
      ? "No omen goes back."
      : `${capital(count(n, "omen goes", "omens go"))} back under the draw pile.`,
  gameEnded: (player) => `The game ends after ${player}’s actions.`,
  curseRevealed: (player, color) => `${player}’s cursed colour was ${low(color)}.`,
  tieBreak: (round, players) => `Tie-break, round ${round}: ${and(players)} are level`,
  handsShuffledIn: (n) =>
    `The draw pile is empty: ${count(n, "omen", "omens")} from the hands make a new one.`,
  omenTurnedUp: (card) => `${card} is turned up.`,
  noWinner: "No meeple is left: nobody wins.",
  gameResult: (player) => (player === null ? "The game has no winner." : `${player} wins the game.`),
};
