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
      question(table) {
        const said = detail(table);
        return spectacle(table) ?? { title: title(table), detail: said ? [said] : [] };
      },
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

    /** What is on show, where that is more than a step: an apocalypse, or the end of the game. */
    function spectacle(table: AnyTable): { title: Rich; detail: Rich } | null {
      const { moment, seats } = table;
      if (!moment) return null;
      const { event } = moment;
      const told = full(table).log.find(({ events }) => events.includes(event))?.events ?? [event];
      const at = told.indexOf(event);
      const round = told.findLastIndex(({ type }, i) => i <= at && type === "tieBreak");
      const player = seats[moment.before.turn.seat].name;
      if (SPECTACLE.includes(event.type)) {
        const title = round < 0 ? revealing(told, player) : [{ strong: phrases.labels.tieBreak }];
        return { title, detail: amounts(told.slice(Math.max(0, round)), seats, round < 0) };
      }
      // Who has won is not told before it is shown.
      const ended = told.findIndex(({ type }) => type === "gameEnded");
      if (ended < 0) return null;
      const said = tell(event, seats, names, phrases);
      const detail = said === null ? [] : [said];
      if (at < ended) return { title: phrases.await.action(player), detail };
      const title = round < 0 ? phrases.labels.gameOver : phrases.labels.tieBreak;
      return { title: [{ strong: title }], detail };
    }

    function revealing(told: readonly Event[], player: string): Rich {
      const triggered = told.some(({ type }) => type === "triggered");
      return triggered ? phrases.triggers(player) : phrases.reveals(player);
    }

    /** What the first apocalypse of these events does; or what was revealed for nothing. */
    function amounts(told: readonly Event[], seats: AnyTable["seats"], goesOn: boolean): Rich {
      const from = told.findIndex(({ type }) => type === "apocalypse");
      const apocalypse = told[from];
      if (apocalypse?.type === "apocalypse") {
        const to = told.findIndex(({ type }, i) => i > from && type === "omensReturned");
        const falling = told.slice(from, to).filter(({ type }) => type === "laidDown").length;
        const struck = phrases.struck(strikersOf(apocalypse.cards, names), apocalypse.spaces.length, falling);
        return [goesOn && falling > 0 ? `${struck} ${phrases.canBeRescued(falling)}` : struck];
      }
      return [
        told
          .filter(({ type }) => type === "penalised" || type === "omensRevealed")
          .flatMap((event) => tell(event, seats, names, phrases) ?? [])
          .join(" "),
      ];
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
