// What is said, and when. The sentences themselves stand in words.en.ts and words.fr.ts.

import type { Names, Rich, Table, Words } from "../contract";
import { seatOf } from "./animate";
import { faceOf } from "./art/cards";
import { foretell, type Prospect } from "./foretell";
import type { AngelsAndDemons, Event, Letter, Meeting, Seat, Side, View } from "./types";

/** What a seat is about to do, or has done. */
export type Standing = "choosing" | "down" | "naming" | "deciding" | "none";
/** A line of the forecast: its sign and what it says. */
export interface Forecast {
  sign: Letter | "?";
  text: Rich;
}
/** The value of a city under an event, and what the event does. */
export interface Stake {
  value: number;
  event: { name: string; text: string } | null;
}
/** A card in a sentence: a number has an article, an Arch is a name. */
export interface Named {
  name: string;
  arch: boolean;
}

/** The sentences of one language. Names of players, cities, events and cards are given. */
export interface Phrases {
  labels: Record<
    | "eightCities"
    | "destroyed"
    | "spared"
    | "zoneDestroyed"
    | "zoneSpared"
    | "zoneWon"
    | "stillToCome"
    | "cities"
    | "events"
    | "tokens"
    | "usedEvents"
    | "cardDown"
    | "wonAndSpared"
    | "arch"
    | "ready"
    | "hidden"
    | "ruseValue"
    | "warFate"
    | "unused",
    string
  >;
  /** Cities, events, tokens and cards in words, for those who do not see them. */
  city(name: string, value: number, state: "whole" | "destroyed" | "spared" | "won"): string;
  event(name: string, text: string): string;
  hand(owner: string, side: string, cards: readonly string[]): string;
  ownHand(side: string): string;
  playable(card: string): string;
  barred(card: string): string;
  idle(card: string): string;
  plaque(
    owner: string,
    side: string,
    score: number | null,
    cities: readonly string[],
    tokens: number,
  ): string;
  pile(label: string, cities: readonly string[]): string;
  supply(cities: number, events: number, tokens: number): string;
  used(events: readonly string[]): string;
  clash(cards: readonly { owner: string; card: string | null }[], gap: number | null): string;
  track(rounds: readonly { round: number; fate: Letter | null; cards: readonly string[] }[]): string;
  usedArch(card: string): string;
  /** Short captions below the pans. */
  cardDown(owner: string): string;
  considering(owner: string, card: Named): string;
  plays(owner: string, card: string): string;
  toChoose(owner: string): string;
  /** The ribbon across the city. */
  verdict(fate: Letter, winner: string): string;

  chooseCard(player: string, city: string): Rich;
  awaitCard(player: string, city: string): Rich;
  nameValue(player: string): Rich;
  awaitValue(player: string): Rich;
  decideFate(player: string, city: string): Rich;
  awaitFate(player: string, city: string): Rich;
  stake(stake: Stake): string;
  yourCardIsDown(card: Named): string;
  against(opponent: string, card: string, stake: Stake): string;
  wins(player: string): Rich;
  drawn: string;

  play(card: Named): string;
  nameIt(value: number): string;
  settle(fate: "destroyed" | "spared", city: string): string;
  round(round: number, rounds: number): string;
  finished: string;

  gameStarted(angel: string, demon: string): string;
  roundStarted(round: number, city: string, value: number, event: string | null): string;
  committed(player: string): string;
  revealed(cards: readonly { player: string; card: string }[]): string;
  valueChosen(player: string, value: number): string;
  fateChosen(player: string, fate: "destroyed" | "spared", forced: boolean): string;
  compared(values: readonly string[], gap: number, limit: number | null): string;
  cityWon(player: string, city: string, value: number): string;
  tokensTaken(player: string, count: number): string;
  cityDestroyed(city: string): string;
  citySpared(city: string): string;
  cityVanished(city: string): string;
  roundEnded(round: number, scores: readonly { player: string; score: number | null }[]): string;
  wonByScore(winner: string, high: number, low: number): string;
  wonLevel(winner: string, score: number): string;
  wonByDeath(winner: string): string;
  drawnByDeath: string;

  role(side: string, standing: Standing): string;
  handOverCard(from: string, to: string): string;
  handOverPile: string;
  scoreRows: { readonly [id: string]: { label: string; note?: string } };
  angelsHold(side: string, won: number, spared: number): string;
  demonsHold(side: string, won: number, destroyed: number): string;
  levelScore(side: string, score: number): string;
  deathMet(winner: string, card: string): string;

  forecast(prospect: Prospect, cards: Cards): Rich;
  decided(by: string, mine: boolean, cards: string): Rich;
  valueLeadsTo(value: number, gap: number, fate: string): Rich;
  outcomes(winner: { name: string; you: boolean }): Record<Letter, string>;
}

/** How a forecast names those involved. */
export interface Cards {
  list(cards: readonly string[]): string;
  /** The player who looks: which fates are wins of their own. */
  side: Side;
  opponent: string;
}

const ROUNDS = 8;

export function makeWords(phrases: Phrases): (names: Names) => Words<AngelsAndDemons> {
  return (names) => {
    const card = (id: string): Named => ({ name: names.name(id), arch: faceOf(id).arch !== null });
    const cityValue = (city: string) => names.entry(city).value ?? 0;

    return {
      question(table) {
        const moment = table.moment?.event;
        const { view } = table.frame;
        const happened = moment && verdictOf(moment, table.seats);
        if (happened && table.moment) {
          return { title: [{ strong: happened }], detail: stakeLine(table.moment.before) };
        }
        return { title: title(table), detail: view.phase === "over" ? ending(table) : detail(table) };
      },
      confirm(move, table) {
        if (move.type === "commit") return phrases.play(card(move.card));
        if (move.type === "chooseValue") return phrases.nameIt(move.value);
        return phrases.settle(move.fate, cityName(table.frame.view));
      },
      progress({ frame }) {
        if (frame.view.phase === "over") return phrases.finished;
        return phrases.round(frame.view.round, frame.standing.rounds ?? ROUNDS);
      },
      event(event, seats) {
        return { text: sentence(event, seats), ...(event.type === "roundStarted" && { heading: true }) };
      },
      role(seat, table) {
        const { view } = table.frame;
        return phrases.role(names.name(view.sides[seat]), standing(view, seat));
      },
      handOver(to, table) {
        const { view } = table.frame;
        const from = table.seats.findIndex((_, seat) => seat !== to && view.committed[seat] !== null);
        if (view.phase === "commit" && from >= 0) {
          return {
            text: phrases.handOverCard(table.seats[from].name, table.seats[to].name),
            rule: "AD-4.2",
          };
        }
        return { text: phrases.handOverPile, rule: "AD-10.4" };
      },
      scoreRow(id) {
        return phrases.scoreRows[id] ?? { label: id };
      },
      outcome(_, table) {
        return outcomeOf(table);
      },
    };

    function cityName(view: View): string {
      return view.city === null ? "" : names.name(view.city);
    }

    function stakeOf(view: View): Stake | null {
      if (view.city === null) return null;
      const { event } = view;
      return {
        value: cityValue(view.city),
        event: event === null ? null : { name: names.name(event), text: names.text(event) },
      };
    }

    function stakeLine(view: View): Rich {
      const stake = stakeOf(view);
      return stake ? [phrases.stake(stake)] : [];
    }

    function title(table: Table<AngelsAndDemons>): Rich {
      const { view } = table.frame;
      const asked = view.toAct[0];
      if (view.phase === "over" || asked === undefined) {
        const winner = view.result?.winner ?? null;
        return winner === null ? [{ strong: phrases.drawn }] : phrases.wins(table.seats[winner].name);
      }
      const mine = table.viewer !== null && view.toAct.includes(table.viewer);
      const player = table.seats[mine ? table.viewer! : asked].name;
      const city = cityName(view);
      if (view.phase === "ruse-value") return mine ? phrases.nameValue(player) : phrases.awaitValue(player);
      if (view.phase === "war-fate")
        return mine ? phrases.decideFate(player, city) : phrases.awaitFate(player, city);
      return mine ? phrases.chooseCard(player, city) : phrases.awaitCard(player, city);
    }

    function detail(table: Table<AngelsAndDemons>): Rich {
      const { view } = table.frame;
      const stake = stakeOf(view);
      const own = table.viewer === null ? null : view.committed[table.viewer];
      if (view.phase === "commit" && own && own !== "hidden") return [phrases.yourCardIsDown(card(own))];
      const owner = view.toAct[0];
      if (view.phase !== "commit" && stake && owner !== undefined) {
        const other = view.committed[1 - owner];
        if (other) return [phrases.against(table.seats[1 - owner].name, names.name(other), stake)];
      }
      return stakeLine(view);
    }

    function ending(table: Table<AngelsAndDemons>): Rich {
      return [outcomeOf(table)];
    }

    function outcomeOf({ frame: { view }, seats }: Table<AngelsAndDemons>): string {
      const { result } = view;
      if (!result) return "";
      if (result.winner === null) return phrases.drawnByDeath;
      const { winner } = result;
      if (result.reason === "death") {
        const met = view.committed[1 - winner];
        return phrases.deathMet(seats[winner].name, met ? names.name(met) : "");
      }
      const side = view.sides[winner];
      const sideName = names.name(side);
      if (result.scores[0] === result.scores[1]) return phrases.levelScore(sideName, result.scores[0]);
      const won = view.won[winner].length;
      return side === "angel"
        ? phrases.angelsHold(sideName, won, view.spared.length)
        : phrases.demonsHold(sideName, won, view.destroyed.length);
    }

    /** The fate of a city while it is on show. */
    function verdictOf(event: Event, seats: readonly { name: string }[]): string | null {
      const told = ["cityWon", "cityDestroyed", "citySpared", "cityVanished"];
      return told.includes(event.type) ? sentence(event, seats).replace(/\.$/, "") : null;
    }

    function sentence(event: Event, seats: readonly { name: string }[]): string {
      const name = (seat: Seat) => seats[seat].name;
      switch (event.type) {
        case "gameStarted":
          return phrases.gameStarted(name(event.sides.indexOf("angel")), name(event.sides.indexOf("demon")));
        case "roundStarted": {
          const { round, city } = event;
          return phrases.roundStarted(
            round,
            names.name(city),
            cityValue(city),
            event.event && names.name(event.event),
          );
        }
        case "committed":
          return phrases.committed(name(event.seat));
        case "revealed":
          return phrases.revealed(
            event.cards.map((id, seat) => ({ player: name(seat), card: names.name(id) })),
          );
        case "valueChosen":
          return phrases.valueChosen(name(event.seat), event.value);
        case "fateChosen":
          return phrases.fateChosen(name(event.seat), event.fate, event.forced);
        case "compared": {
          const values = event.base.map((base, seat) => {
            const bonus = event.effective[seat] - base;
            return bonus > 0 ? `${base} + ${bonus}` : `${base}`;
          });
          return phrases.compared(values, event.gap, event.limit);
        }
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
            event.scores.map((score, seat) => ({ player: name(seat), score })),
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
  };
}

export function standing(view: View, seat: Seat): Standing {
  if (view.toAct.includes(seat)) {
    if (view.phase === "ruse-value") return "naming";
    return view.phase === "war-fate" ? "deciding" : "choosing";
  }
  return view.phase === "commit" && view.committed[seat] !== null ? "down" : "none";
}

/** What it takes to speak of a table to one of its players. */
export interface Speaker {
  view: View;
  seats: readonly { name: string }[];
  viewer: Seat | null;
  phrases: Phrases;
}

/** The forecast of a card in words, for the player who looks. */
export function forecastOf(against: readonly Meeting[], names: Names, speaker: Speaker): Forecast[] {
  const { view, seats, phrases } = speaker;
  const player = speaker.viewer ?? seatOf(view, "angel");
  const { prospects, decided } = foretell(against, player);
  const list = (cards: readonly string[]) => cards.map((card) => names.name(card)).join(", ");
  const cards: Cards = { list, side: view.sides[player], opponent: seats[1 - player].name };
  const lines: Forecast[] = prospects
    .map((prospect) => ({ sign: prospect.fate, text: phrases.forecast(prospect, cards) }))
    .filter(({ text }) => text.length > 0);
  if (decided) {
    const { by } = decided;
    lines.push({ sign: "?", text: phrases.decided(seats[by].name, by === player, list(decided.cards)) });
  }
  return lines;
}

/** What a fate means, as a clause about the city or the game. */
export function fateClause(fate: Letter, { view, seats, viewer, phrases }: Speaker): string {
  const seat = seatOf(view, fate === "A" || fate === "W" ? "angel" : "demon");
  return phrases.outcomes({ name: seats[seat].name, you: seat === viewer })[fate];
}
