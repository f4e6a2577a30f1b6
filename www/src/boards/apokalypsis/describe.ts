// What is said, and when. The sentences themselves stand in words.en.ts and words.fr.ts.

import type { Names, Rich, Table, Words } from "../contract";
import { intentOf } from "./intent.svelte";
import type { Phrases } from "./phrases";
import { opensGroup, strikersOf, tell } from "./tell";
import { full, type AkTable, type Apokalypsis, type Event, type Move, type Omen, type View } from "./types";

type AnyTable = Table<Apokalypsis>;

/** The events of an apocalypse on show: while they are, the question tells what it amounts to. */
const SPECTACLE: readonly Event["type"][] = [
  "omensRevealed",
  "triggered",
  "apocalypse",
  "tileSunk",
  "templeLost",
  "laidDown",
  "omensReturned",
];

export function makeWords(phrases: Phrases): (names: Names) => Words<Apokalypsis> {
  return (names) => {
    const name = (id: string) => names.name(id);

    return {
      question: (table) => spectacle(table) ?? { title: title(table), detail: [detail(table)] },
      confirm: (move, table) => confirmation(move, table.frame.view.options.omens === "open"),
      progress({ frame: { view } }) {
        return view.turn.phase === "over"
          ? phrases.finished
          : phrases.progress(view.turn.number, view.turn.phase);
      },
      event(event, seats) {
        const text = tell(event, seats, names, phrases);
        return text === null ? null : { text, ...(opensGroup(event) && { heading: true }) };
      },
      role(seat, { frame: { view } }) {
        const acts = view.turn.seat === seat && view.turn.phase !== "over";
        return phrases.role(name(view.seats[seat].bless), acts ? view.turn.phase : null);
      },
      handOver(to, { seats, frame: { view } }) {
        const gods = view.options.variant === "gods";
        return { text: phrases.handOver(seats[to].name, gods), rule: gods ? "AK-10.6" : "AK-10.2" };
      },
      scoreRow: (id) => phrases.scoreRows[id] ?? { label: id },
      outcome: (_, table) => outcome(table),
    };

    function title(table: AnyTable): Rich {
      const { view } = table.frame;
      const { phase, seat } = view.turn;
      if (phase === "over") {
        const winner = view.result?.winner ?? null;
        return winner === null ? [{ strong: phrases.nobodyWins }] : phrases.wins(table.seats[winner].name);
      }
      const player = table.seats[seat].name;
      if (table.viewer !== seat) return phrases.await[phase](player);
      if (phase === "omen") return phrases.askOmen(player);
      if (phase === "declare") return phrases.askDeclare(player);
      if (phase === "event") return phrases.askEvent(player, view.aids.forced);
      const { subject } = intentOf(full(table));
      if (subject?.role === "mover") return phrases.askWhereTo(player, name(subject.space));
      if (subject?.role === "pushed")
        return phrases.askPushTo(player, name(subject.color), name(subject.space));
      if (subject?.role === "drowning")
        return phrases.askRescuer(player, name(subject.color), name(subject.space));
      return phrases.askAction(player, view.turn.actionsLeft);
    }

    function detail(table: AnyTable): string {
      const { view } = table.frame;
      const { phase, seat } = view.turn;
      if (phase === "over") return outcome(table);
      if (table.viewer !== seat) return lastly(full(table));
      if (phase === "omen") {
        return phrases.omenDetail(view.seats[seat].handCount === 1, view.options.omens === "open");
      }
      if (phase === "declare") {
        const isWill = (card: Omen | null) =>
          view.aids.omens.some(({ id, kind }) => id === card && kind === "will");
        return phrases.declareDetail(view.omenPile.some(({ card }) => isWill(card)));
      }
      if (phase === "event") return phrases.eventDetail(view.aids.forced, view.aids.pairs.length > 0);
      if (intentOf(full(table)).subject) return phrases.subjectDetail;
      const drowning = view.aids.drowning.filter((meeple) => meeple.seat === seat).length;
      return phrases.actionDetail(drowning);
    }

    /** What has happened last, for those who wait. */
    function lastly({ moment, log, seats }: AkTable): string {
      const told = log.flatMap(({ events }) => events);
      const shown = moment ? told.slice(0, told.indexOf(moment.event) + 1) : told;
      const said = shown.flatMap((event) =>
        opensGroup(event) ? [] : (tell(event, seats, names, phrases) ?? []),
      );
      return said.at(-1) ?? "";
    }

    /** What the apocalypse on show is, and what it does. */
    function spectacle(table: AnyTable): { title: Rich; detail: Rich } | null {
      const { moment } = table;
      if (!moment || !SPECTACLE.includes(moment.event.type)) return null;
      const entry = full(table).log.find(({ events }) => events.includes(moment.event));
      const events: readonly Event[] = entry?.events ?? [moment.event];
      const apocalypse = events.find((event) => event.type === "apocalypse");
      const revealer = moment.before.turn.seat;
      const title = phrases.reveals(table.seats[revealer].name);
      if (!apocalypse) {
        const revealed = events.find((event) => event.type === "omensRevealed");
        const penalised = events.find((event) => event.type === "penalised");
        const said = [penalised, revealed].flatMap((event) =>
          event ? (tell(event, table.seats, names, phrases) ?? []) : [],
        );
        return { title, detail: [said.join(" ")] };
      }
      const strikers = strikersOf(apocalypse.cards, names);
      const falling = events.filter((event) => event.type === "laidDown").length;
      return { title, detail: [phrases.struck(strikers, apocalypse.spaces.length, falling)] };
    }

    function confirmation(move: Move, open: boolean): string {
      const { confirm } = phrases;
      switch (move.type) {
        case "omen":
          return confirm.omen(name(move.play), open);
        case "move":
          return confirm.move(name(move.to));
        case "rescue":
          return confirm.rescue(name(move.color));
        case "push":
          return confirm.push(name(move.color), name(move.to));
        case "pass":
          return confirm.pass;
        case "declare":
          return confirm.declare(move.reveal);
        case "trigger":
          return confirm.trigger([move.what, move.where, move.will].flatMap((id) => (id ? [name(id)] : [])));
        case "wait":
          return confirm.wait;
      }
    }

    function outcome({ frame: { view }, seats }: AnyTable): string {
      const { result } = view;
      if (!result) return "";
      const down = result.scoresAtEnd.find(({ survivors }) => survivors <= view.aids.threshold);
      return (
        (down ? `${phrases.outcome.down(seats[down.seat].name, down.survivors)} ` : "") + won(view, seats)
      );
    }

    function won({ result, options, seats: peoples }: View, seats: AnyTable["seats"]): string {
      if (!result || result.winner === null) return phrases.outcome.nobody;
      const winner = seats[result.winner].name;
      if (result.tieBreakRounds > 0) return phrases.outcome.tieBreak(winner, result.tieBreakRounds);
      const { survivors, cursed } = result.scores[result.winner];
      return options.variant === "gods"
        ? phrases.outcome.gods(winner, survivors, cursed)
        : phrases.outcome.people(winner, survivors, name(peoples[result.winner].bless));
    }
  };
}
