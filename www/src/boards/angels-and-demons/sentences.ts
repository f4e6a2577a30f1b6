// What happened, in sentences: a line of the log for each event, and the story of a round.

import type { Names, Rich } from "../contract";
import { faceOf } from "./art/cards";
import type { Named, Phrases } from "./phrases";
import { told, verdictOf, type Story } from "./story";
import type { Comparison, Event, Seat } from "./types";

/** What it takes to tell what happened. */
export interface Teller {
  names: Names;
  phrases: Phrases;
  seats: readonly { name: string }[];
}

export function named(card: string, names: Names): Named {
  return { name: names.name(card), arch: faceOf(card).arch !== null };
}

export function sentence(event: Event, { names, phrases, seats }: Teller): string {
  const name = (seat: Seat) => seats[seat].name;
  switch (event.type) {
    case "gameStarted":
      return phrases.gameStarted(name(event.sides.indexOf("angel")), name(event.sides.indexOf("demon")));
    case "roundStarted": {
      const { round, city } = event;
      const under = event.event && names.name(event.event);
      return phrases.roundStarted(round, names.name(city), names.entry(city).value ?? 0, under);
    }
    case "committed":
      return phrases.committed(name(event.seat));
    case "revealed":
      return phrases.revealed(event.cards.map((id, seat) => ({ player: name(seat), card: names.name(id) })));
    case "valueChosen":
      return phrases.valueChosen(name(event.seat), event.value);
    case "fateChosen":
      return phrases.fateChosen(name(event.seat), event.fate, event.forced);
    case "compared":
      return phrases.compared(valuesOf(event), event.gap, event.limit);
    case "cityWon":
      return phrases.cityWon(name(event.seat), names.name(event.city), event.value);
    case "tokensTaken":
      return phrases.tokensTaken(name(event.seat), event.count);
    case "cityDestroyed":
      return phrases.cityDestroyed(names.name(event.city));
    case "citySpared":
      return phrases.citySpared(names.name(event.city));
    case "cityVanished":
      return phrases.cityVanished(names.name(event.city));
    case "roundEnded":
      return phrases.roundEnded(
        event.round,
        event.scores.flatMap((score, seat) => (score === null ? [] : [{ player: name(seat), score }])),
      );
    case "gameOver": {
      if (event.winner === null) return phrases.drawnByDeath;
      const winner = name(event.winner);
      if (event.reason !== "score") return phrases.wonByDeath(winner);
      const high = event.scores[event.winner];
      const low = event.scores[1 - event.winner];
      return high === low ? phrases.wonLevel(winner, high) : phrases.wonByScore(winner, high, low);
    }
  }
}

/** Base value and bonus of each card: 5, 3 + 2. */
function valuesOf({ base, effective }: Comparison): string[] {
  return base.map((value, seat) => {
    const bonus = effective[seat] - value;
    return bonus > 0 ? `${value} + ${bonus}` : `${value}`;
  });
}

/** What happens in a story, as far as it has been told. */
export function headline(story: Story, teller: Teller): Rich {
  const verdict = verdictOf(story) ?? told(story, "gameOver");
  if (verdict) return [{ strong: sentence(verdict, teller).replace(/\.$/, "") }];
  const { names, phrases, seats } = teller;
  const cards = told(story, "revealed")?.cards;
  if (!cards) return [phrases.bothDown];
  return phrases.meeting(cards.map((id, seat) => ({ player: seats[seat].name, card: names.name(id) })));
}

/** Why it happens. */
export function reason(story: Story, teller: Teller): string {
  const { names, phrases } = teller;
  const verdict = verdictOf(story);
  const comparison = told(story, "compared");
  if (comparison) return phrases.because(valuesOf(comparison), comparison, verdict?.type ?? null);
  const cards = told(story, "revealed")?.cards;
  const ending = told(story, "gameOver");
  if (ending && ending.winner !== null && cards) {
    return phrases.deathMet(teller.seats[ending.winner].name, names.name(cards[1 - ending.winner]));
  }
  const choice = told(story, "fateChosen") ?? told(story, "valueChosen");
  if (choice) return sentence(choice, teller);
  return verdict && cards ? phrases.backIntoTheBox(names.name(cards[0])) : "";
}
