// What is said, and when. The sentences themselves stand in words.en.ts and words.fr.ts.

import type { Names, Rich, Table, Words } from "../contract";
import { placeWorth } from "./geometry";
import { intentOf } from "./intent.svelte";
import type { Phrases, Standing } from "./phrases";
import { offers } from "./select";
import { sentence } from "./tell";
import { full, type Event, type Move, type OlTable, type Olympos, type Seat, type View } from "./types";

type Seats = readonly { name: string }[];

export function makeWords(phrases: Phrases): (names: Names) => Words<Olympos> {
  return (names) => {
    return {
      question(table) {
        const { view } = table.frame;
        if (view.phase === "over" || view.toAct === null) {
          const winners = table.frame.outcome?.winners ?? [];
          return { title: phrases.wins(winners.map((seat) => table.seats[seat].name)), detail: [] };
        }
        return { title: title(table, view.toAct), detail: detail(table) };
      },
      confirm: (move, table) => button(move, table.frame.view),
      progress({ frame: { view } }) {
        if (view.phase === "over") return phrases.finished;
        if (view.phase === "crosses") return phrases.settingUp;
        const last = view.printed.track.zeus.at(-1)!.pos;
        const now = Math.min(...view.pos.filter((_, seat) => !view.finished[seat]));
        return now >= last ? phrases.lastTurns : phrases.progress(now, last);
      },
      event(event, seats) {
        const text = sentence(event, seats, names, phrases);
        return text === null ? null : { text, ...(event.type === "turnStarted" && { heading: true }) };
      },
      role: (seat, table) => phrases.role[standing(table.frame.view, seat)],
      handOver(to, table) {
        const { view } = table.frame;
        const player = table.seats[to].name;
        const god = view.olympos.revealed.at(-1);
        if (view.phase === "favour" && god) {
          return { text: phrases.handOverFavour(player, names.name(god.card)), rule: "OL-9.6" };
        }
        if (view.options.prestige === "hidden") return { text: phrases.handOverPrestige, rule: "OL-1.12" };
        return { text: phrases.handOverCards(player), rule: "OL-8.3" };
      },
      scoreRow: (id) => phrases.scoreRows[id] ?? { label: id },
      outcome({ winners, totals, reason }, { seats }) {
        const won = winners.map((seat) => seats[seat].name);
        const best = Math.max(...totals);
        if (reason === "shared") return phrases.shared(won, best);
        if (reason === "tiles") return phrases.wonByTiles(won[0], best);
        const others = totals.filter((_, seat) => !winners.includes(seat));
        return phrases.wonByPoints(won[0], best, best - Math.max(...others));
      },
    };

    function title(table: Table<Olympos>, asked: Seat): Rich {
      const { view } = table.frame;
      const player = table.seats[asked].name;
      const mine = table.viewer === asked;
      switch (view.phase) {
        case "crosses":
          return mine ? phrases.closeOne(player) : phrases.closing(player);
        case "oracle":
          return mine ? phrases.keepOne(player) : phrases.keeping(player);
        case "takeCube": {
          const why = view.pending && "why" in view.pending ? names.name(view.pending.why) : "";
          return mine ? phrases.takeOne(player, why) : phrases.taking(player, why);
        }
        case "bonus": {
          const slot = view.pending && "slot" in view.pending ? view.pending.slot : null;
          const name = slot === null ? "" : names.name(view.slots[slot].tile);
          return mine ? phrases.chooseBonus(player, name) : phrases.choosingBonus(player, name);
        }
        case "after":
          if (!mine) return phrases.ending(player);
          return onlyEnd(table) ? phrases.onlyEnd(player) : phrases.afterAction(player);
        case "favour": {
          const god = view.olympos.revealed.at(-1);
          const name = god ? names.name(god.card) : "";
          if (!mine) return phrases.answering(player, name);
          return none(table) ? phrases.noFavour(player, name) : phrases.favourFor(player, name);
        }
        case "hades":
          return mine ? phrases.giveOne(player) : phrases.giving(player);
        default:
          return mine ? turnTitle(table, player) : phrases.turnOf(player);
      }
    }

    /** What the player is about, as far as it is settled. */
    function turnTitle(table: Table<Olympos>, player: string): Rich {
      const { view } = table.frame;
      const { chosen } = table;
      if (chosen?.type === "discover") {
        return phrases.discoverIt(player, names.name(view.slots[chosen.slot].tile));
      }
      if (chosen?.type === "build") return phrases.buildIt(player, names.name(chosen.wonder));
      if (chosen?.type === "expand") {
        const to = names.name(chosen.to);
        return chosen.from === "new"
          ? phrases.goNew(player, to)
          : phrases.goFrom(player, names.name(chosen.from), to);
      }
      const { origin, tab } = intentOf(full(table));
      if (origin && !chosen) {
        return origin.from === "new"
          ? phrases.whereNew(player)
          : phrases.whereFrom(player, names.name(origin.from));
      }
      if (tab && !offers(table.frame.legal, tab)) return phrases.noneOf[tab](player);
      if (tab && tab !== "new") return phrases.which[tab](player);
      if (table.frame.legal.some(({ type }) => type === "wait")) return phrases.mustWait(player);
      return view.finalTurn ? phrases.finalTurn(player) : phrases.yourTurn(player);
    }

    function detail(table: Table<Olympos>): Rich {
      const { view } = table.frame;
      const { viewer } = table;
      const god = view.olympos.revealed.at(-1);
      if (view.phase === "crosses") {
        return [phrases.closedSoFar(Object.values(view.spaces).filter(({ cross }) => cross).length)];
      }
      const calling = view.phase === "favour" || view.phase === "hades";
      if (god && calling) return [phrases.whoDrew(names.name(god.card), names.text(god.card))];
      if (viewer === null || viewer !== view.toAct) return lastDeed(full(table));
      if (view.phase === "after" && onlyEnd(table)) return [phrases.askedAllTheSame];
      if (view.phase !== "turn" || table.chosen) return [];
      const { tab } = intentOf(full(table));
      if (tab && tab !== "move" && tab !== "new" && !offers(table.frame.legal, tab))
        return [phrases.touchOne];
      const pos = view.pos[viewer];
      if (view.finalTurn) return [phrases.placeNow(pos, placeWorth(view.printed.track.places, pos) ?? 0)];
      return [phrases.markerAt(pos, behind(view, viewer, table.seats))];
    }

    /** What those who wait have seen last. */
    function lastDeed({ log, frame, seats }: OlTable): Rich {
      const told = log.filter(({ ply }) => ply <= frame.ply).flatMap(({ events }) => events);
      const last = told.findLast(({ type }) => DEEDS.includes(type));
      return last ? [sentence(last, seats, names, phrases) ?? ""] : [];
    }

    function button(move: Move, view: View): string {
      switch (move.type) {
        case "cross":
          return phrases.closeIt(names.name(move.space));
        case "expand":
          return phrases.go(names.name(move.to), move.cost);
        case "discover":
          return phrases.discover(move.cost);
        case "build":
          return phrases.build(move.cost);
        case "playDestiny":
          return phrases.play(names.name(move.card));
        case "keepDestiny":
          return phrases.keep(names.name(move.card));
        case "takeCube":
          return phrases.takeCube(move.resource);
        case "bonus": {
          const slot = view.pending && "slot" in view.pending ? view.pending.slot : null;
          const bonus = slot === null ? undefined : view.printed.slots[slot].bonuses[move.index];
          return phrases.takeBonus(bonus ? phrases.bonus(bonus.kind, bonus.resource, null) : "");
        }
        case "favour":
          return phrases.favour(move.count);
        case "removeSettler":
          return phrases.remove(names.name(move.space));
        case "pass":
          return phrases.pass;
        case "wait":
          return phrases.wait;
        case "endTurn":
          return phrases.endTurn;
      }
    }
  };
}

const DEEDS: readonly Event["type"][] = [
  "controlChanged",
  "discovered",
  "wonderBuilt",
  "destinyPlayed",
  "olymposAffects",
  "waited",
  "passed",
];

const onlyEnd = ({ frame }: Table<Olympos>) => frame.legal.every(({ type }) => type === "endTurn");
const none = ({ frame }: Table<Olympos>) => frame.legal.length < 2;

/** The marker next ahead of the viewer's, which is the hindmost. */
function behind(view: View, viewer: Seat, seats: Seats): { name: string; pos: number } | null {
  const others = seats
    .map(({ name }, seat) => ({ name, pos: view.pos[seat], seat }))
    .filter(({ seat }) => seat !== viewer && !view.finished[seat]);
  return others.sort((a, b) => a.pos - b.pos)[0] ?? null;
}

const ASKED: { readonly [phase: string]: Standing } = {
  crosses: "crossing",
  turn: "playing",
  oracle: "keeping",
  takeCube: "taking",
  bonus: "choosingBonus",
  after: "ending",
  favour: "answering",
  hades: "giving",
};

function standing(view: View, seat: Seat): Standing {
  if (view.toAct === seat) {
    return view.phase === "turn" && view.finalTurn ? "final" : (ASKED[view.phase] ?? "none");
  }
  return view.finished[seat] && view.phase !== "over" ? "finished" : "none";
}
