// What a move would lead to, in words. The engine foretells it; nothing here works it out.

import type { Names } from "../contract";
import type { Phrases } from "./phrases";
import type { Duel, Fight, Move, Preview, Seat, View } from "./types";

export interface Speaker {
  view: View;
  seats: readonly { name: string }[];
  viewer: Seat;
  names: Names;
  phrases: Phrases;
}

/** A move's consequence in a line or two, for a flag on the map. */
export interface Flag {
  title: string;
  line: string;
}

/** The whole of it, sentence by sentence. */
export function sentencesOf(preview: Preview, speaker: Speaker): string[] {
  const { phrases } = speaker;
  const cost = preview.cost
    ? [`${phrases.costs(preview.cost.souls)}, ${phrases.soulsLeft(preview.souls)}.`]
    : [];
  return [...cost, ...forecastLines(preview, speaker)];
}

function forecastLines({ forecast }: Preview, speaker: Speaker): string[] {
  const { phrases } = speaker;
  switch (forecast.type) {
    case "harvest":
      return forecast.rot > 0 ? [phrases.rot(forecast.rot)] : [];
    case "income":
      return [phrases.gains(forecast.pays[speaker.viewer] ?? 0)];
    case "spawn":
      return [
        ...(forecast.fromStorage ? [upper(`${phrases.fromStorage}.`)] : []),
        upper(`${phrases.spawnsLeft(forecast.left)}.`),
        ...forecast.fights.flatMap((fight) => fightLines(fight, speaker)),
      ];
    case "ransom":
      return [phrases.gains(forecast.gain), phrases.newEvent];
    case "march":
      return [
        // Whoever is held back is told of beside the dial.
        ...(forecast.stay > forecast.held ? [upper(`${phrases.stays(forecast.stay)}.`)] : []),
        ...forecast.fights.flatMap((fight) => fightLines(fight, speaker)),
      ];
    case "flight":
      return [
        ...forecast.duels.flatMap((duel) => duelLines(duel, speaker)),
        ...forecast.fights.flatMap((fight) => fightLines(fight, speaker)),
        ...(forecast.desecration
          ? [
              phrases.mayDesecrate(
                speaker.seats[forecast.desecration.owner]!.name,
                forecast.desecration.target,
                forecast.desecration.chance,
              ),
            ]
          : []),
      ];
    case "fight":
      return fightLines(forecast.fight, speaker);
    case "duel":
      return duelLines(forecast.duel, speaker);
    case "desecration":
      return [upper(`${phrases.desecrationOdds(forecast.desecration.target, forecast.desecration.chance)}.`)];
    case "retreat":
      return [upper(`${phrases.lines(forecast.distance)}.`)];
    case "plain":
    case "purchase":
      return [];
  }
}

function fightLines(fight: Fight, { seats, viewer, phrases }: Speaker): string[] {
  const foe = seats[fight.sides[1].seat]!.name;
  const dice = [fight.sides[0].rolled, fight.sides[1].rolled] as const;
  const stake = fight.harvester;
  return [
    phrases.odds({ foe, dice, chance: fight.wins[0] }),
    ...(stake === null
      ? []
      : [phrases.harvesterAtStake({ name: seats[stake]!.name, you: stake === viewer })]),
  ];
}

function duelLines(
  { seats: [, foe], dice, harvesters, wins, routs, refuges }: Duel,
  { seats, phrases }: Speaker,
): string[] {
  const name = seats[foe]!.name;
  return [
    phrases.duelOdds(name, wins[0]),
    phrases.duelSums(name, dice, harvesters[0], harvesters[1]),
    ...(routs[0] > 0 ? [refuges[0].length > 0 ? phrases.routed(routs[0]) : phrases.banished(routs[0])] : []),
    ...(routs[1] > 0
      ? [refuges[1].length > 0 ? phrases.routs(name, routs[1]) : phrases.banishes(name, routs[1])]
      : []),
  ];
}

/** What is seen at a glance beside a target, or under an option. */
export function flagOf(move: Move, preview: Preview | null, speaker: Speaker): Flag | null {
  const { phrases, view, viewer, seats } = speaker;
  const forecast = preview?.forecast;
  const cost = preview?.cost ? phrases.costs(preview.cost.souls) : "";
  const fight =
    forecast?.type === "march" || forecast?.type === "spawn"
      ? forecast.fights[0]
      : forecast?.type === "fight"
        ? forecast.fight
        : undefined;
  if (fight) {
    const foe = seats[fight.sides[1].seat]!.name;
    const dice = [fight.sides[0].rolled, fight.sides[1].rolled] as const;
    return { title: phrases.fightFor(foe), line: phrases.oddsShort({ foe, dice, chance: fight.wins[0] }) };
  }
  switch (move.type) {
    case "moveTroops": {
      const own = view.nodes[move.to]!.troops[viewer] ?? 0;
      const others = avatarsAt(view, move.to)
        .filter((seat) => seat !== viewer)
        .map((seat) => phrases.meets(seats[seat]!.name));
      const found = [...(own > 0 ? [phrases.joins(own)] : []), ...others];
      const line = found.length > 0 ? found.join(", ") : phrases.entersEmpty;
      return { title: speaker.names.name(move.to), line };
    }
    case "moveAvatar": {
      if (forecast?.type === "flight" && forecast.duels[0]) {
        const [duel] = forecast.duels;
        const title = phrases.duelWith(seats[duel.seats[1]]!.name);
        return { title, line: [phrases.winsDuel(duel.wins[0]), cost].filter(Boolean).join(", ") };
      }
      return { title: speaker.names.name(move.to), line: cost };
    }
    case "duel":
      return forecast?.type === "duel"
        ? {
            title: phrases.duelWith(seats[move.defender]!.name),
            line: phrases.winsDuel(forecast.duel.wins[0]),
          }
        : null;
    case "desecrate":
      return forecast?.type === "desecration"
        ? {
            title: cost,
            line: phrases.desecrationOdds(forecast.desecration.target, forecast.desecration.chance),
          }
        : null;
    case "buy":
      return { title: phrases.pieces[move.piece], line: cost };
    case "retreat":
      return forecast?.type === "retreat"
        ? { title: speaker.names.name(move.node), line: phrases.lines(forecast.distance) }
        : null;
    default:
      return null;
  }
}

function avatarsAt(view: View, node: string): Seat[] {
  return view.seats.flatMap(({ avatar }, seat) => (avatar === node ? [seat] : []));
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
