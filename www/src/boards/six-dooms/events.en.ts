// The log in English.

import type { EventWords } from "./phrases";

const some = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const armies = (n: number) => some(n, "army", "armies");
const supplies = (n: number) => some(n, "supply", "supplies");
const dice = (values: readonly number[]) => values.join(" ");

export const eventsEn: EventWords = {
  claimed: ({ seat, territory }, who) => `${who.player(seat)} claims ${who.place(territory)}.`,
  spread: ({ seat, territory, count }, who) =>
    `${who.player(seat)} places ${armies(count)} in ${who.place(territory)}.`,
  homeCards: ({ seat, territories }, who) =>
    `${who.player(seat)} draws the home cards ${territories.map((id) => who.place(id)).join(", ")}.`,
  tokenPlaced: ({ seat, token, territory }, who) =>
    `${who.player(seat)} puts a ${token === "hq" ? "headquarters" : "supply"} in ${who.place(territory)}.`,
  scenarioRolled: ({ die, scenario }, who) => `The die shows ${die}: ${who.doom(scenario)}.`,
  scenarioChosen: ({ scenario }, who) => `The doom is ${who.doom(scenario)}.`,
  endingChosen: ({ ending }) =>
    ending === "prevented"
      ? "The game will end when the doom is prevented."
      : "The game will go on to world domination.",
  roundBegan: () => null,
  apocalypseTurn: ({ round }) => `Round ${round}: the doom’s turn`,
  turnBegan: ({ seat, round }, who) => `Round ${round}: ${who.player(seat)}`,
  turnEnded: () => null,
  orderSet: ({ seat, order, value }, who) =>
    order === "dice"
      ? `${who.player(seat)} ${value === "auto" ? "lets defence and re-rolls run by themselves" : "wants to be asked about defence and re-rolls"}.`
      : `${who.player(seat)} ${{ ask: "wants to be asked before opposing", never: "will never oppose", always: "will always oppose", auto: "" }[value]}.`,
  permissionSet: ({ seat, other, level }, who) =>
    `${who.player(seat)} towards ${who.player(other)}: ${who.level(level)}.`,
  reinforcements: ({ seat, count }, who) => `${who.player(seat)} gets ${armies(count)}.`,
  armiesPlaced: ({ seat, territory, count }, who) =>
    `${who.player(seat)} places ${armies(count)} in ${who.place(territory)}.`,
  supplyMade: ({ seat, territory }, who) =>
    `${who.player(seat)} prepares a supply in ${who.place(territory)}.`,
  hqRebuilt: ({ seat, territory }, who) =>
    `${who.player(seat)} turns a supply in ${who.place(territory)} into a headquarters.`,
  permissionAsked: ({ seat, owner, kinds }, who) =>
    `${who.player(seat)} asks ${who.player(owner)} for leave to ${kinds.length > 1 ? "take a supply and to enter" : kinds[0] === "supply" ? "take a supply" : "enter"}.`,
  permissionAnswered: ({ seat, owner, grant, remember }, who) =>
    `${who.player(owner)} ${grant ? "lets" : "refuses"} ${who.player(seat)}${grant ? " pass" : ""}${remember ? ", from now on" : ""}.`,
  moved: ({ seat, source, target, count, supply }, who) =>
    `${who.player(seat)} moves ${armies(count)}${supply ? " and a supply" : ""} from ${who.place(source)} to ${who.place(target)}.`,
  irradiated: ({ seat, territory, count }, who) =>
    `${armies(count)} of ${who.player(seat)} turn into mutants in ${who.place(territory)}.`,
  combatBegan: ({ kind, attacker, defender, source, target }, who) => {
    const foe = defender === null ? "" : ` against ${who.force(defender)}`;
    const way = source === target ? who.place(target) : `${who.place(source)} → ${who.place(target)}`;
    return {
      normal: `${way}: ${who.force(attacker)}${foe}.`,
      opposition: `${way}: ${who.force(attacker)} must break through${foe}.`,
      breach: `${way}: ${who.force(attacker)} against the barricade${defender === null ? "" : ` of ${who.force(defender)}`}.`,
      research: `${who.place(source)}: ${who.force(attacker)} looks for the cure.`,
      mothership: `${who.place(target)}: ${who.force(attacker)} attacks the mothership.`,
    }[kind];
  },
  diceRolled: () => null,
  dieRerolled: ({ old, new: now }) => `A ${old} is rolled again: ${now}.`,
  combatResolved: ({ attack, defence, successes, free, failures }) =>
    `${dice(attack)} against ${defence.length ? dice(defence) : "nobody"}: ${some(successes + free, "success", "successes")} to ${failures}.`,
  alienSave: ({ die, saved }) => `The mothership ${saved ? "saves" : "cannot save"} an alien (${die}).`,
  demonDoubles: ({ dice: [a, b], slain }) =>
    slain ? `${a} and ${b}, doubles: a demon is slain.` : `${a} and ${b}, no doubles: the demon lives.`,
  armiesLost: ({ territory, force, count, becomes }, who) => {
    const lost = `${who.force(force)} ${force === "apocalytes" ? "lose" : "loses"} ${force === "apocalytes" ? count : armies(count)}`;
    const turned =
      becomes === null
        ? ""
        : becomes === "apocalytes"
          ? ", which join the apocalytes"
          : `, which join ${who.force(becomes)}`;
    return `${who.place(territory)}: ${lost}${turned}.`;
  },
  advanced: ({ seat, target, count }, who) =>
    `${who.player(seat)} advances into ${who.place(target)} with ${armies(count)}.`,
  borderOpposed: ({ border, by, need }, who) =>
    `${who.force(by)} ${by === "apocalytes" ? "try" : "tries"} to close ${who.border(border)}: ${some(need, "success", "successes")} needed to break through.`,
  oppositionResolved: ({ border, broken }, who) =>
    `${who.border(border)} ${broken ? "is broken through" : "holds"}.`,
  borderClosed: ({ border, strength }, who) =>
    `${strength > 1 ? "A strong" : "A weak"} barricade closes ${who.border(border)}.`,
  borderBroken: ({ border }, who) => `${who.border(border)} is broken open.`,
  barricadeRemoved: ({ border }, who) => `The barricade ${who.border(border)} is removed.`,
  ownerChanged: ({ territory, owner }, who) =>
    owner === null
      ? `${who.place(territory)} has no owner now.`
      : `${who.place(territory)} is ${who.player(owner)}’s.`,
  hqTaken: ({ seat, territory }, who) =>
    `${who.player(seat)} takes the headquarters in ${who.place(territory)}.`,
  hqRazed: ({ territory }, who) => `The headquarters in ${who.place(territory)} is razed.`,
  apocalytesPlaced: ({ territory, count }, who) =>
    `${who.place(territory)}: ${count} more ${count === 1 ? "comes" : "come"}.`,
  tokensConsumed: ({ territory, supplies: eaten, hq }, who) =>
    `${who.place(territory)}: ${[eaten ? supplies(eaten) : "", hq ? "the headquarters" : ""].filter(Boolean).join(" and ")} devoured.`,
  movementRoll: ({ territory, target, die, count }, who) =>
    `${who.place(territory)} → ${who.place(target)}: the die shows ${die}, ${count} set out.`,
  apocalytesMarch: () => null,
  apocalytesMoved: ({ source, target, count, mothership }, who) =>
    `${count} ${who.force("apocalytes")} come from ${who.place(source)} into ${who.place(target)}${mothership ? ", with the mothership" : ""}.`,
  marchStopped: ({ source, target }, who) =>
    `The way from ${who.place(source)} to ${who.place(target)} stays closed.`,
  armyTurned: ({ territory, seat }, who) => `${who.place(territory)}: an army of ${who.player(seat)} turns.`,
  equalised: ({ territories, counts }, who) =>
    `They share out: ${territories.map((id, i) => `${who.place(id)} ${counts[i]}`).join(", ")}.`,
  infectionRoll: ({ territory, die, above, infected }, who) =>
    `${who.place(territory)}: ${die}, above ${above} is needed; ${infected ? "infected" : "spared"}.`,
  dieOffRoll: ({ territory, die }, who) => `${who.place(territory)}: ${die} for the die-off.`,
  infectedDied: ({ territory, count }, who) => `${count} infected die in ${who.place(territory)}.`,
  barren: ({ territory }, who) => `${who.place(territory)} is barren.`,
  researchRoll: ({ dice: [a, b], found }) =>
    found ? `${a} and ${b}, doubles: a discovery.` : `${a} and ${b}, no doubles: nothing is found.`,
  curePartFound: ({ seat, cure }, who) =>
    `${who.player(seat)} finds a part of the cure${cure ? ", and now has it whole" : ""}.`,
  cureShared: ({ seat, other, cure }, who) =>
    `${who.player(seat)} shares with ${who.player(other)}${cure ? ", who now has the cure" : ""}.`,
  procreated: ({ territory, count }, who) => `${who.place(territory)}: they breed, ${count} more.`,
  mothershipMoved: ({ target }, who) => `The mothership drifts to ${who.place(target)}.`,
  mothershipDestroyed: ({ seat }, who) => `${who.player(seat)} destroys the mothership.`,
  suppliesIncinerated: ({ territory, count }, who) => `${supplies(count)} burn in ${who.place(territory)}.`,
  holdStarted: ({ territory }, who) => `${who.place(territory)} has supplies enough: the count begins.`,
  holdBroken: ({ territory }, who) => `${who.place(territory)}: the count is broken off.`,
  portalClosed: ({ territory }, who) => `The portal in ${who.place(territory)} is closed.`,
  missileLaunched: ({ territory, seat }, who) =>
    `${who.player(seat)} launches the missile from ${who.place(territory)}.`,
  meteorite: ({ territory, number }, who) =>
    `Meteorite ${number} strikes: ${who.place(territory)} is annihilated.`,
  riotRoll: ({ territory, die, need, turned }, who) =>
    `${who.place(territory)}: ${die}, ${need} is needed; ${turned ? "an army riots" : "all quiet"}.`,
  prevented: ({ round }) => `The doom is prevented in round ${round}.`,
  eliminated: ({ seat }, who) => `${who.player(seat)} has no army left.`,
  gameOver: ({ outcome, leaders }, who) =>
    ({
      prevented: "The doom is prevented: the survivors win together.",
      domination: `${leaders.map((seat) => who.player(seat)).join(", ")} rules the world.`,
      "domination-limit": `Time is up: ${leaders.map((seat) => who.player(seat)).join(", ")} stands best.`,
      endured: "The last round is over, and humanity has endured.",
      doomed: "The last round is over, and the doom was not prevented.",
      "humanity-lost": "No army is left: humanity has lost.",
    })[outcome],
};
