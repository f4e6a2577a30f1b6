// The log in English.

import { armies, successes, supplies } from "./idiom.en";
import type { EventWords } from "./phrases";

const values = (dice: readonly number[]) => dice.join(" ");
/** The verb after so many of something. */
const verb = (n: number, one: string, many: string) => (n === 1 ? one : many);

export const eventsEn: EventWords = {
  claimed: ({ seat, territory }, who) => `${who.player(seat)} claims ${who.the(territory)}.`,
  spread: ({ seat, territory, count }, who) =>
    `${who.player(seat)} places ${armies(count)} ${who.at(territory)}.`,
  homeCards: ({ seat, territories }, who) =>
    `${who.player(seat)}’s home cards: ${territories.map((id) => who.place(id)).join(", ")}.`,
  tokenPlaced: ({ seat, token, territory }, who) =>
    `${who.player(seat)} puts a ${token === "hq" ? "headquarters" : "supply"} ${who.at(territory)}.`,
  scenarioRolled: ({ die, scenario }, who) => `The die shows ${die}: ${who.doom(scenario)}.`,
  scenarioChosen: ({ scenario }, who) => `The doom: ${who.doom(scenario)}.`,
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
    `${who.player(seat)} places ${armies(count)} ${who.at(territory)}.`,
  supplyMade: ({ seat, territory }, who) => `${who.player(seat)} prepares a supply ${who.at(territory)}.`,
  hqRebuilt: ({ seat, territory }, who) =>
    `${who.player(seat)} turns a supply ${who.at(territory)} into a headquarters.`,
  permissionAsked: ({ seat, owner, kinds, move }, who) => {
    if (move.type !== "move") return null;
    const wishes = { supply: `take a supply ${who.from(move.from)}`, enter: `enter ${who.the(move.to)}` };
    return `${who.player(seat)} asks ${who.player(owner)} for leave to ${kinds.map((kind) => wishes[kind]).join(" and to ")}.`;
  },
  permissionAnswered: ({ seat, owner, grant, remember }, who) =>
    `${who.player(owner)} ${grant ? "lets" : "refuses"} ${who.player(seat)}${grant ? " do so" : ""}${remember ? ", now and from now on" : ""}.`,
  moved: ({ seat, source, target, count, supply }, who) =>
    `${who.player(seat)} moves ${armies(count)}${supply ? " and a supply" : ""} ${who.from(source)} ${who.into(target)}.`,
  irradiated: ({ seat, territory, count }, who) =>
    `${who.place(territory)}: ${armies(count)} of ${who.player(seat)}’s ${verb(count, "turns", "turn")} into ${count === 1 ? "a mutant" : "mutants"}.`,
  combatBegan: ({ kind, attacker, defender, source, target }, who) => {
    const way = source === target ? who.place(target) : `${who.place(source)} → ${who.place(target)}`;
    const one = who.force(attacker);
    const other = defender === null ? "" : who.force(defender);
    return `${way}: ${
      {
        normal: `${one} against ${other}`,
        opposition: `${one} must break through${other && ` against ${other}`}`,
        breach: `${one} against the barricade${other && `, held by ${other}`}`,
        research: `${one} looks for the cure`,
        mothership: `${one} attacks the mothership`,
      }[kind]
    }.`;
  },
  diceRolled: () => null,
  dieRerolled: ({ old, new: now }) => `A ${old} is rolled again: ${now}.`,
  combatResolved: ({ attack, defence, successes: won, free, failures }) =>
    `${values(attack)} against ${defence.length ? values(defence) : "nobody"}: ${successes(won + free)} to ${failures}.`,
  alienSave: ({ die, saved }) => `The mothership ${saved ? "saves" : "cannot save"} an alien (${die}).`,
  demonDoubles: ({ dice: [a, b], slain }) =>
    slain ? `${a} and ${b}, doubles: a demon is slain.` : `${a} and ${b}, no doubles: the demon lives.`,
  armiesLost: ({ territory, force, count, becomes }, who) => {
    const place = who.place(territory);
    if (force === "apocalytes") {
      return typeof becomes === "number"
        ? `${place}: ${who.foes(count)} healed, now ${armies(count)} of ${who.player(becomes)}’s.`
        : `${place}: ${who.foes(count)} ${verb(count, "falls", "fall")}.`;
    }
    const joining = `; ${verb(count, "it joins", "they join")} ${who.force("apocalytes")}`;
    return `${place}: ${who.player(force)} loses ${armies(count)}${becomes === "apocalytes" ? joining : ""}.`;
  },
  advanced: ({ seat, target, count }, who) =>
    `${who.player(seat)} advances ${who.into(target)} with ${armies(count)}.`,
  borderOpposed: ({ border, by, need }, who) =>
    `${who.border(border)}: opposed by ${who.force(by)}; ${successes(need)} needed to break through.`,
  oppositionResolved: ({ border, broken }, who) =>
    `${who.border(border)}: ${broken ? "broken through" : "the border holds"}.`,
  borderClosed: ({ border, strength }, who) =>
    `${who.border(border)}: a ${strength > 1 ? "strong" : "weak"} barricade closes the border.`,
  borderBroken: ({ border }, who) => `${who.border(border)}: the border is broken open.`,
  barricadeRemoved: ({ border }, who) => `${who.border(border)}: the barricade is taken down.`,
  ownerChanged: ({ territory, owner }, who) =>
    owner === null
      ? `${who.place(territory)} has no owner now.`
      : `${who.place(territory)} is ${who.player(owner)}’s now.`,
  hqTaken: ({ seat, territory }, who) => `${who.player(seat)} takes the headquarters ${who.at(territory)}.`,
  hqRazed: ({ territory }, who) => `${who.place(territory)}: the headquarters is razed.`,
  apocalytesPlaced: ({ territory, count }, who) =>
    `${who.place(territory)}: ${who.foes(count)} ${verb(count, "appears", "appear")}.`,
  tokensConsumed: ({ territory, supplies: eaten, hq }, who) =>
    `${who.place(territory)}: ${[eaten ? supplies(eaten) : "", hq ? "the headquarters" : ""].filter(Boolean).join(" and ")} devoured.`,
  movementRoll: ({ territory, target, die, count }, who) =>
    `${who.place(territory)} → ${who.place(target)}: the die shows ${die}; ${who.foes(count)} ${verb(count, "sets", "set")} out.`,
  apocalytesMarch: () => null,
  apocalytesMoved: ({ source, target, count, mothership }, who) =>
    `${who.foes(count)} ${verb(count, "comes", "come")} ${who.from(source)} ${who.into(target)}${mothership ? ", with the mothership" : ""}.`,
  marchStopped: ({ source, target }, who) =>
    `${who.place(source)} → ${who.place(target)}: the way stays closed.`,
  armyTurned: ({ territory, seat }, who) =>
    `${who.place(territory)}: an army of ${who.player(seat)}’s joins ${who.force("apocalytes")}.`,
  equalised: ({ territories, counts }, who) =>
    `The zombies even out: ${territories.map((id, i) => `${who.place(id)} ${counts[i]}`).join(", ")}.`,
  infectionRoll: ({ territory, die, above, infected }, who) =>
    `${who.place(territory)}: ${die}; the plague needs more than ${above}: ${infected ? "infected" : "spared"}.`,
  dieOffRoll: ({ territory, die }, who) =>
    `${who.place(territory)}: ${die}; ${die === 6 ? "half of the infected die" : "the infected die off only on a 6"}.`,
  infectedDied: ({ territory, count }, who) =>
    `${count} infected ${verb(count, "dies", "die")} ${who.at(territory)}.`,
  barren: ({ territory }, who) => `${who.place(territory)} is barren now.`,
  researchRoll: ({ dice: [a, b], found }) =>
    found ? `${a} and ${b}, doubles: a discovery.` : `${a} and ${b}, no doubles: nothing is found.`,
  curePartFound: ({ seat, cure }, who) =>
    `${who.player(seat)} finds a part of the cure${cure ? ", and now has it whole" : ""}.`,
  cureShared: ({ seat, other, cure }, who) =>
    `${who.player(seat)} shares the cure parts found with ${who.player(other)}${cure ? ", who now has the cure" : ""}.`,
  procreated: ({ territory, count }, who) => `${who.place(territory)}: the mutants breed, ${count} more.`,
  mothershipMoved: ({ target }, who) => `The mothership drifts ${who.into(target)}.`,
  mothershipDestroyed: ({ seat }, who) => `${who.player(seat)} destroys the mothership.`,
  suppliesIncinerated: ({ territory, count }, who) =>
    `${supplies(count)} ${verb(count, "burns", "burn")} ${who.at(territory)}.`,
  holdStarted: ({ territory }, who) =>
    `${who.place(territory)} has supplies enough; now they must stay for a full turn.`,
  holdBroken: ({ territory }, who) => `${who.place(territory)}: the full turn is broken off.`,
  portalClosed: ({ territory }, who) => `The portal ${who.at(territory)} is closed.`,
  missileLaunched: ({ territory, seat }, who) =>
    `${who.player(seat)} launches the missile ${who.from(territory)}.`,
  meteorite: ({ territory, number }, who) =>
    `Meteorite ${number} strikes: ${who.place(territory)} is annihilated.`,
  riotRoll: ({ territory, die, need, turned }, who) =>
    `${who.place(territory)}: ${die}, where ${need} or more is needed; ${turned ? "an army riots" : "all quiet"}.`,
  prevented: ({ round }) => `The doom is prevented in round ${round}.`,
  eliminated: ({ seat }, who) => `${who.player(seat)} has no army left.`,
  gameOver: ({ outcome, leaders }, who) => {
    const best = leaders.map((seat) => who.player(seat)).join(", ");
    return {
      prevented: "The doom is prevented: the survivors win together.",
      domination: `${best} rules the world.`,
      "domination-limit": `The last round is over, and the doom is prevented. Best placed: ${best}.`,
      endured: "The last round is over, and humanity has endured.",
      doomed: "The last round is over, and the doom was not prevented.",
      "humanity-lost": "No army is left: humanity has lost.",
    }[outcome];
  },
};
