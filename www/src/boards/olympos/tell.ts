// The log: an event as a sentence.

import type { Names } from "../contract";
import type { Phrases } from "./phrases";
import { resources, type Event, type Resource, type Seat, type Spend } from "./types";

/** A spend as a list, in the order of the resources. */
export function spent(spend: Spend): { resource: Resource; n: number }[] {
  return resources.map((resource) => ({ resource, n: spend[resource] ?? 0 })).filter(({ n }) => n > 0);
}

/** Null for what another line says already. */
export function sentence(
  event: Event,
  seats: readonly { name: string }[],
  names: Names,
  phrases: Phrases,
): string | null {
  const player = (seat: Seat) => seats[seat].name;
  const holder = (seat: Seat | null) => (seat === null ? null : player(seat));
  const counted = (counts: readonly number[]) => counts.map((n, seat) => ({ name: player(seat), n }));
  switch (event.type) {
    case "gameStarted":
      return phrases.gameStarted(event.order.map(player));
    case "crossPlaced":
      return phrases.crossPlaced(player(event.seat), names.name(event.space));
    case "tribesPlaced":
      return phrases.tribesPlaced(event.spaces.length);
    case "cubeGained":
      return phrases.cubeGained(player(event.seat), event.resource);
    case "turnStarted":
      return phrases.turnStarted(player(event.seat), event.final);
    case "settlerCreated":
      return phrases.settlerCreated(player(event.seat), names.name(event.space), event.space === "north");
    case "settlerMoved": {
      const [from, to] = [event.path[0], event.path.at(-1)!];
      return phrases.settlerMoved(player(event.seat), names.name(from), names.name(to));
    }
    case "fought":
      return phrases.fought(
        player(event.seat),
        names.name(event.space),
        event.defender === "tribe" ? null : player(event.defender),
        event.cost,
      );
    case "controlChanged":
      return phrases.controlChanged(names.name(event.space), holder(event.from), holder(event.to));
    case "hourglassGained":
      return phrases.hourglassGained(player(event.seat), event.n, event.wanted);
    case "hourglassSpent":
      return phrases.hourglassSpent(player(event.seat), event.n);
    case "markerMoved":
      return phrases.markerMoved(player(event.seat), event.from, event.to);
    case "zeusReached":
      return phrases.zeusReached(player(event.seat), event.pos);
    case "cubesSpent":
      return phrases.cubesSpent(player(event.seat), spent(event.spend));
    case "discovered":
      return phrases.discovered(player(event.seat), names.name(event.id), event.variant ?? null);
    case "bonusTaken":
      return phrases.bonusTaken(player(event.seat), event.bonus);
    case "settlerGained":
      return phrases.settlerGained(player(event.seat), event.n);
    case "prestigeGained":
      return phrases.prestigeGained(player(event.seat), event.n);
    case "wonderBuilt":
      return phrases.wonderBuilt(player(event.seat), names.name(event.wonder), event.athena, event.starCards);
    case "destinyDrawn": {
      const card = event.private ? names.name(event.private.card) : null;
      return phrases.destinyDrawn(player(event.seat), event.n, card);
    }
    case "destinyDiscarded":
      return phrases.destinyDiscarded(player(event.seat), event.cards.map(names.name, names));
    case "destinyPlayed":
      return phrases.destinyPlayed(player(event.seat), names.name(event.card));
    case "destinyReshuffled":
      return phrases.destinyReshuffled(event.n);
    case "olymposRevealed":
      return phrases.olymposRevealed(player(event.seat), names.name(event.card), event.pos);
    case "favourPlayed":
      return phrases.favourPlayed(player(event.seat), event.n);
    case "olymposAffects":
      return phrases.olymposAffects(names.name(event.card), counted(event.symbols), event.seats.map(player));
    case "settlerRemoved":
      return phrases.settlerRemoved(player(event.seat), names.name(event.space));
    case "waited":
      return phrases.waited(player(event.seat));
    case "passed":
      return phrases.passed(player(event.seat));
    case "turnEnded":
      return null;
    case "playerFinished":
      return phrases.playerFinished(player(event.seat));
    case "gameOver":
      return phrases.gameOver(event.winners.map(player), counted(event.scores));
  }
}
