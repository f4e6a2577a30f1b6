// What the move under consideration would cost and lead to, in words. The engine foretells it all.

import type { Names } from "../contract";
import type { Phrases } from "./phrases";
import type { BonusPreview, Move, Part, Preview, Seat, Time, View } from "./types";

/** What it takes to speak of a table to one of its players. */
export interface Speaker {
  view: View;
  seats: readonly { name: string }[];
  viewer: Seat | null;
  names: Names;
  phrases: Phrases;
}

export interface Forecast {
  /** What the price is made of, and the whole of it. */
  parts: readonly Part[];
  cost: number | null;
  /** Tokens gained with a territory: signs. */
  gained: readonly string[];
  lines: readonly string[];
  /** What it changes of the points, by seat; only those whose points change. */
  points: readonly { seat: Seat; n: number }[];
}

const NOTHING: Forecast = { parts: [], cost: null, gained: [], lines: [], points: [] };

export function forecastOf(preview: Preview, speaker: Speaker): Forecast {
  const { phrases, names } = speaker;
  const points = "points" in preview ? changes(preview.points) : [];
  const told = (lines: (string | null)[]) => lines.filter((line): line is string => Boolean(line));
  switch (preview.type) {
    case "expand": {
      const { fight, leaves } = preview;
      const left = leaves && names.name(leaves.space);
      return {
        parts: preview.parts,
        cost: preview.time.cost,
        gained: [preview.resource, ...(preview.star ? ["star"] : []), ...(preview.zeus ? ["bolt"] : [])],
        points,
        lines: told([
          fight &&
            phrases.fightLine({
              defender: fight.defender === "tribe" ? null : name(fight.defender, speaker),
              own: fight.ownSwords,
              their: fight.theirSwords,
              hourglasses: fight.hourglasses,
            }),
          leaves &&
            (leaves.to === null ? phrases.givenUp(left!) : phrases.fallsTo(left!, name(leaves.to, speaker))),
          timeLine(preview.time, speaker),
        ]),
      };
    }
    case "discover": {
      const { brings, bonuses } = preview;
      const any = brings.hourglasses + brings.settlers + brings.cubes + brings.cards > 0;
      return {
        parts: preview.parts,
        cost: preview.time.cost,
        gained: [],
        points,
        lines: told([
          phrases.payment(preview.payment),
          any ? phrases.brings(brings) : null,
          phrases.bonusesLeft(bonuses.map((bonus) => bonusName(bonus, phrases))),
          timeLine(preview.time, speaker),
        ]),
      };
    }
    case "build":
      return {
        parts: preview.parts,
        cost: preview.time.cost,
        gained: [],
        points,
        lines: [phrases.starsFrom(preview.stars), timeLine(preview.time, speaker)],
      };
    case "cross":
      return { ...NOTHING, lines: [phrases.crossLeft(preview.left, preview.stars)] };
    case "pass":
      return { ...NOTHING, lines: [phrases.passWorth(preview.place)] };
    case "wait":
      return { ...NOTHING, cost: preview.time.cost, lines: [timeLine(preview.time, speaker)] };
    case "bonus":
      return { ...NOTHING, points, lines: [timeLine(preview.bonus.time, speaker)] };
    case "playDestiny": {
      const { prestige, resource, brings } = preview;
      const own = points.find(({ seat }) => seat === speaker.viewer)?.n ?? 0;
      return {
        ...NOTHING,
        points,
        lines: told([
          resource
            ? phrases.gained([phrases.bonus("cube", resource, null)])
            : prestige > 0
              ? phrases.bringsPrestige(prestige)
              : phrases.brings(brings),
          phrases.cardWorth(prestige - own),
        ]),
      };
    }
    case "takeCube":
      return { ...NOTHING, lines: [phrases.cubesLeft(preview.left)] };
    case "keepDestiny":
      return { ...NOTHING, lines: [phrases.discards(preview.discards.map(names.name, names))] };
    case "endTurn":
      return { ...NOTHING, lines: [phrases.endLeads(preview.gods, next(preview.next, speaker))] };
    case "favour": {
      const symbols = preview.symbols.map((n, seat) => ({ name: name(seat, speaker), n }));
      const affected = preview.affected.map((seat) => name(seat, speaker));
      return { ...NOTHING, lines: [phrases.favourLeads(symbols, affected)] };
    }
    case "removeSettler": {
      const { leaves } = preview;
      const left = leaves && names.name(leaves.space);
      const line =
        leaves &&
        (leaves.to === null ? phrases.givenUp(left!) : phrases.fallsTo(left!, name(leaves.to, speaker)));
      return { ...NOTHING, points, lines: told([line]) };
    }
  }
}

/** What a card does that cannot be played now, or a development out of reach, and what that asks for. */
export function outlook(move: Move, { view, names, phrases, viewer }: Speaker): Forecast | null {
  if (move.type === "discover") {
    const { tile, bonuses } = view.slots[move.slot]!;
    const printed = view.printed.slots[move.slot]!;
    const free = printed.bonuses.filter(({ unused }, i) => !unused && bonuses[i] === null);
    const lines = [
      names.text(tile),
      phrases.needs(phrases.slotCost(printed.cost)),
      phrases.bonusesLeft(free.map(({ kind, resource }) => phrases.bonus(kind, resource, null))),
    ];
    return { ...NOTHING, lines: lines.filter((line) => line !== "") };
  }
  if (move.type === "build") {
    const column = view.wonders.indexOf(move.wonder as View["wonders"][number]);
    const stars = viewer === null || column < 0 ? null : view.tallies[viewer]!.columns[column]!;
    const own = stars === null ? [] : [phrases.starsHere(stars)];
    return { ...NOTHING, lines: [names.text(move.wonder), ...own] };
  }
  if (move.type === "playDestiny") return { ...NOTHING, lines: [names.text(move.card)] };
  return null;
}

function changes(points: readonly number[]): { seat: Seat; n: number }[] {
  return points.map((n, seat) => ({ seat, n })).filter(({ n }) => n !== 0);
}

function name(seat: Seat, { seats }: Speaker): string {
  return seats[seat].name;
}

function bonusName({ bonus, resource }: BonusPreview, phrases: Phrases): string {
  return phrases.bonus(bonus, resource, null);
}

function next(seat: Seat | null, speaker: Speaker) {
  return seat === null ? null : { name: name(seat, speaker), you: seat === speaker.viewer };
}

function timeLine(time: Time, speaker: Speaker): string {
  const who = next(time.next, speaker);
  // Who plays again does so from where the marker lands.
  const pos = time.next === null ? 0 : who?.you ? time.to : speaker.view.pos[time.next];
  return speaker.phrases.time({
    from: time.from,
    to: time.to,
    hourglasses: time.hourglasses,
    cards: time.zeus.length,
    gods: time.gods,
    next: who && { ...who, pos },
    place: time.place,
  });
}
