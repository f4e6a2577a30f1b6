// What is said, and when. The sentences themselves stand in words.en.ts and words.fr.ts.

import type { Names, Rich, Table, Words } from "../contract";
import type { Phrases, Stake, Standing } from "./phrases";
import { headline, named, reason, sentence, type Teller } from "./sentences";
import { storyOf } from "./story";
import { full, type AngelsAndDemons, type Seat, type View } from "./types";

const ROUNDS = 8;

export function makeWords(phrases: Phrases): (names: Names) => Words<AngelsAndDemons> {
  return (names) => {
    const card = (id: string) => named(id, names);
    const teller = (seats: Teller["seats"]): Teller => ({ names, phrases, seats });

    return {
      question(table) {
        const story = storyOf(full(table));
        if (story?.live) {
          const tell = teller(table.seats);
          return { title: headline(story, tell), detail: [reason(story, tell)] };
        }
        const over = table.frame.view.phase === "over";
        return { title: title(table), detail: over ? [outcomeOf(table)] : detail(table) };
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
        const text = sentence(event, teller(seats));
        return { text, ...(event.type === "roundStarted" && { heading: true }) };
      },
      role(seat, table) {
        const { view } = table.frame;
        // What comes next is not said before the round has been told.
        const now = storyOf(full(table))?.live ? "none" : standing(view, seat);
        return phrases.role(names.name(view.sides[seat]), now);
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
        value: names.entry(view.city).value ?? 0,
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
      if (mine) return phrases.chooseCard(player, city);
      return phrases.awaitCard(
        view.toAct.map((seat) => table.seats[seat].name),
        city,
      );
    }

    function detail(table: Table<AngelsAndDemons>): Rich {
      const { view } = table.frame;
      const stake = stakeOf(view);
      const own = table.viewer === null ? null : view.committed[table.viewer];
      if (view.phase === "commit" && own && own !== "hidden") return [phrases.yourCardIsDown(card(own))];
      const owner = view.toAct[0];
      if (view.phase !== "commit" && stake && owner !== undefined) {
        const opponent = table.seats[1 - owner].name;
        const other = view.committed[1 - owner];
        if (other && view.phase === "war-fate") return [phrases.warAgainst(opponent, card(other))];
        if (other) return [phrases.against(opponent, names.name(other), stake)];
      }
      return stakeLine(view);
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
  };
}

export function standing(view: View, seat: Seat): Standing {
  if (view.toAct.includes(seat)) {
    if (view.phase === "ruse-value") return "naming";
    return view.phase === "war-fate" ? "deciding" : "choosing";
  }
  return view.phase === "commit" && view.committed[seat] !== null ? "down" : "none";
}
