// What a move would do, in sentences: the engine's preview, put into words.

import type { Phrases, Who } from "./phrases";
import type { Journey, Permitted, Preview, RollPreview, Seat, View } from "./types";

export interface Onlooker {
  view: View;
  seat: Seat;
  phrases: Phrases;
  who: Who;
  /** What a portal or the missile takes in supplies; 0 if the doom has neither. */
  price: number;
}

/** One sentence for each thing worth knowing, the most important first. */
export function forecastLines({ forecast, cost, next }: Preview, onlooker: Onlooker): string[] {
  const { phrases, view, who } = onlooker;
  const say = phrases.forecast;
  const left = () => {
    if (cost.moves === 0 || !view.turn) return [];
    const moves = view.turn.moves - cost.moves;
    return [say.movesLeft(moves, Math.min(moves, Math.max(0, view.turn.supplyMoves - cost.supplyMoves)))];
  };
  switch (forecast.type) {
    case "plain":
      return [];
    case "placing":
      return [say.placing(forecast.armies, forecast.left)];
    case "reinforcements":
      return [say.reinforcements(forecast.count, forecast.calm)];
    case "tokens":
      return [say.tokens(forecast.supplies, forecast.headquarters, forecast.most)];
    case "border":
      return [say.border(forecast.strength, forecast.supplies)];
    case "attack":
      return [
        ...(forecast.opposition
          ? [
              say.opposed(
                who.force(forecast.opposition.roll.sides[1].force ?? "apocalytes"),
                forecast.opposition.asked,
                forecast.opposition.roll.need ?? 1,
              ),
            ]
          : []),
        ...rollLines(forecast.roll, onlooker),
        ...(forecast.advance ? [say.advance(...forecast.advance)] : []),
      ];
    case "movement":
      return [...journeyLines(forecast, onlooker), ...left()];
    case "permission":
      return [
        ...(forecast.journey ? journeyLines(forecast.journey, { ...onlooker, price: 0 }) : []),
        ...(remembered(forecast.standing, onlooker) ? [permittedLine(forecast.standing, onlooker)] : []),
      ];
    case "standing":
      return [permittedLine(forecast, onlooker)];
    case "march":
      return [say.march(who.foes(forecast.count))];
    case "cure":
      return [say.cure(forecast.parts, forecast.cure)];
    case "turnEnd":
      return forecast.apocalypse
        ? [say.doomNext]
        : next?.seat != null
          ? [say.next(who.player(next.seat))]
          : [];
  }
}

/** Whether an answer changes what the asker may do from now on. */
function remembered({ seat, level }: Permitted, { view, seat: owner }: Onlooker): boolean {
  return view.permissions[owner]![seat] !== level;
}

function permittedLine({ seat, enter, supply }: Permitted, { phrases, who }: Onlooker): string {
  return phrases.forecast.permitted(who.player(seat), enter, supply);
}

/** A smaller chance is told as none. */
const NEVER = 0.005;

function rollLines(roll: RollPreview, { phrases, seat }: Onlooker): string[] {
  const say = phrases.forecast;
  const [attack, defence] = roll.sides;
  const attacking = attack.force === seat;
  const mine = attacking ? "attack" : "defence";
  const [you, they] = attacking ? [0, 1] : [1, 0];
  const holding = !attacking && roll.need !== null;
  const chance = holding ? 1 - roll.success : roll.success;
  const rerolls = say.rerolls(roll.sides[you]!.rerolls, roll.sides[they]!.rerolls);
  return [
    `${say.dice(attack, defence)} ${say.ties(roll.ties === null ? "nobody" : roll.ties === mine ? "you" : "they")}`,
    ...(chance < NEVER ? [] : [say.chance(chance, roll.kind, attacking)]),
    ...(roll.losses[0] + roll.losses[1] > 0 ? [say.losses(roll.losses[you]!, roll.losses[they]!)] : []),
    ...(rerolls ? [rerolls] : []),
  ];
}

function journeyLines(journey: Journey, { phrases, who, view, seat, price }: Onlooker): string[] {
  const say = phrases.forecast;
  const { to, asks, turned, surplus, engage, done } = journey;
  const before = view.territories.find(({ id }) => id === to.territory);
  const others = asks.filter((ask) => ask.seat !== seat);
  const goal = price > 0 && to.supplies > 0 && (before?.portal || view.scenario === "meteors");
  return [
    ...(others.length ? [say.asks(phrases.list(others.map((ask) => who.player(ask.seat))))] : []),
    ...(engage ? [say.engage(who.force("apocalytes"))] : []),
    ...(surplus ? [say.surplus(surplus)] : []),
    ...(turned ? [say.turned(turned)] : []),
    ...(to.owner === seat && before?.owner !== seat ? [say.becomesYours] : []),
    ...(goal ? [say.goal(to.supplies, price)] : []),
    ...(done === null ? [] : [say.done(done - view.clock, view.scenario === "demons")]),
  ];
}
