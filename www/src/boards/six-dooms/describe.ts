// The sentences of the shell: what is asked, what a button does, the log, the roles, the end.

import type { Names, Rich, Table, Words } from "../contract";
import { across, borderOf } from "./geometry";
import type { Described, EventWords, LandMood, Matter, Phrases, Situation, Who } from "./phrases";
import { movesOf } from "./select";
import type { Doom, Event, Force, LandState, Move, Seat, SixDooms, View } from "./types";

type Seats = readonly { name: string }[];

/** How the armies of a doom are called, one or several. */
export function foesOf(doom: Doom, count: number, names: Names): string {
  return names.name(`${doom}-${count === 1 ? "one" : "many"}`);
}

/** Whether a territory is calm, contested, fallen, or has no owner, as it lies on the map. */
export function moodOf(land: LandState): LandMood {
  const players = land.armies.some((count) => count > 0);
  if (land.apocalytes > 0) return players ? "contested" : "fallen";
  if (!players) return "empty";
  return land.owner === null ? "unowned" : "calm";
}

/** The slots until a full turn has passed since then. */
function slotsUntil(view: View, since: number): number {
  return Math.max(0, since + view.order.length + 1 - view.clock);
}

/** The slots until a territory has been held for a full turn. */
export function slotsLeft(view: View, land: LandState): number | null {
  return land.heldSince === null ? null : slotsUntil(view, land.heldSince);
}

/** A territory as it is spoken and shown in its panel. */
export function described(id: string, view: View, names: Names, seats: Seats, phrases: Phrases): Described {
  const land = view.territories.find((other) => other.id === id)!;
  const players = land.armies.map((count, seat) => ({ name: seats[seat]!.name, count }));
  const theirs = view.scenario ? foesOf(view.scenario, land.apocalytes, names) : "";
  return {
    name: names.name(id),
    owner: land.owner === null ? null : seats[land.owner]!.name,
    state: moodOf(land),
    forces: [...players, { name: theirs, count: land.apocalytes }]
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    things: [
      ...(land.supplies > 0 ? [phrases.supplies(land.supplies)] : []),
      ...signsOf(land).map((sign) => names.name(sign).toLowerCase()),
      ...bordersOf(id, view, names, phrases),
    ],
  };
}

/** What marks a territory, by the names of the catalogue. */
export function signsOf(land: LandState): string[] {
  return [
    ...(land.hq ? ["hq"] : []),
    ...(land.portal ? ["portal"] : []),
    ...(land.mothership ? ["mothership"] : []),
    ...(land.mark ? [land.mark] : []),
  ];
}

/** What there is to say of the borders of a territory, and how long it is held. */
function bordersOf(id: string, view: View, names: Names, phrases: Phrases): string[] {
  const land = view.territories.find((other) => other.id === id)!;
  const held = slotsLeft(view, land);
  const beyond = (border: string) => {
    const to = across(border, id);
    return to === null ? [] : [names.name(to)];
  };
  return [
    ...(held === null ? [] : [phrases.held(held)]),
    ...view.borders.flatMap((barricade) => {
      const what = names.name(barricade.strength > 1 ? "barricade-strong" : "barricade-weak");
      return beyond(barricade.id).map((to) => phrases.towards(what.toLowerCase(), to));
    }),
    ...view.broken
      .map((border) => ({ ...border, slots: slotsUntil(view, border.at) }))
      .filter(({ slots }) => slots > 0)
      .flatMap((border) => beyond(border.id).map((to) => phrases.broken(to, border.slots))),
  ];
}

/** What is asked now, of whom. */
export function situationOf(view: View): Situation | null {
  const { pending, phase, turn, setup } = view;
  if (pending) return pending.type;
  if (turn?.pass) return "pass";
  if (turn?.engage) return "engage";
  if (phase === "tokens") return setup && view.toAct !== null && setup.hq[view.toAct]! > 0 ? "hq" : "supply";
  return phase === "apocalypse" || phase === "over" ? null : phase;
}

type Position = { readonly view: View; readonly legal: readonly Move[] };

/** One line on what is at stake in the question that is asked. */
export function stakeOf(position: Position, phrases: Phrases, who: Who): string {
  const situation = situationOf(position.view);
  return situation ? phrases.detail[situation](matterOf(position, who)) : "";
}

/** What the question is about, in words. */
function matterOf({ view, legal }: Position, who: Who): Matter {
  const { pending, combat, march, turn, setup, toAct } = view;
  const matter: Matter = {
    count: 0,
    own: 0,
    moves: turn?.moves ?? 0,
    supplyMoves: Math.min(turn?.moves ?? 0, turn?.supplyMoves ?? 0),
    the: "",
    at: "",
    from: "",
    other: "",
    foes: who.force("apocalytes"),
    kind: combat?.kind ?? "normal",
    dice: combat?.dice ?? 0,
    ties: "nobody",
    lowest: 0,
    supply: false,
    enter: true,
    overStrength: false,
  };
  /** The territory in question, and the one that somebody comes from. */
  const about = (place: string, from = place) =>
    Object.assign(matter, {
      the: who.the(place),
      at: who.at(place),
      from: who.from(from),
      own: view.territories.find(({ id }) => id === place)!.armies[toAct ?? 0] ?? 0,
    });
  if (setup && toAct !== null) matter.count = setup.armies[toAct] ?? 0;
  if (view.phase === "place") matter.count = turn?.place ?? 0;
  if (view.phase === "start") matter.count = movesOf(legal, "removeBarricade").length;
  if (turn?.pass) {
    about(turn.pass.territory);
    matter.count = movesOf(legal, "move").reduce((least, { count }) => Math.min(least || count, count), 0);
    matter.other = who.player(turn.pass.owner);
  }
  if (turn?.engage) about(turn.engage);
  if (combat) {
    about(combat.target, combat.source);
    const mine = combat.attacker === toAct ? "attacker" : "defender";
    matter.other = who.force(combat.attacker);
    if (combat.ties) matter.ties = combat.ties === mine ? "you" : "they";
  } else if (march) {
    about(march.target, march.source);
    matter.other = who.foes(march.count);
  }
  if (pending?.type === "reroll" && combat) {
    matter.lowest = Math.min(...(pending.side === "attack" ? combat.attack : combat.defence));
  }
  if (pending?.type === "permit" && pending.move.type === "move") {
    const { from, to, count, supply } = pending.move;
    about(to, from);
    Object.assign(matter, {
      count,
      supply,
      enter: pending.kinds.includes("enter"),
      other: who.player(turnSeat(view)),
      overStrength: pending.overStrength,
    });
  }
  return matter;
}

/** Whose turn it is, whoever is asked. */
export function turnSeat(view: View): Seat {
  return view.order[view.slot - 1] ?? view.order[0]!;
}

export function whoOf(names: Names, seats: Seats, phrases: Phrases, doom: Doom | null): Who {
  const { places, foes } = phrases;
  const place = (id: string) => names.name(id);
  const player = (seat: Seat) => seats[seat]?.name ?? `${seat + 1}`;
  return {
    player,
    place,
    the: (id) => places.the(id, place(id)),
    at: (id) => places.at(id, place(id)),
    into: (id) => places.into(id, place(id)),
    from: (id) => places.from(id, place(id)),
    force: (force: Force) =>
      force === "apocalytes" ? foes.all(doom && foesOf(doom, 2, names)) : player(force),
    foes: (count) => foes.some(count, doom && foesOf(doom, count, names)),
    border(id) {
      const { a, b } = borderOf(id);
      return `${place(a)} – ${place(b)}`;
    },
    doom: (id) => names.name(id),
    level: (level) => names.name(level),
  };
}

export function makeWords(phrases: Phrases, events: EventWords): (names: Names) => Words<SixDooms> {
  return (names) => {
    const who = (table: Pick<Table<SixDooms>, "frame" | "seats">) =>
      whoOf(names, table.seats, phrases, table.frame.view.scenario);

    return {
      question(table) {
        const { view } = table.frame;
        if (view.result) return resultOf(table, phrases);
        const situation = situationOf(view);
        if (situation === null || view.toAct === null) {
          return { title: phrases.doomActs(view.scenario ? names.name(view.scenario) : ""), detail: [] };
        }
        const matter = matterOf(table.frame, who(table));
        const player = table.seats[view.toAct]!.name;
        const mine = table.canAct && table.viewer === view.toAct;
        const title: Rich = (mine ? phrases.ask : phrases.await)[situation](player, matter);
        // What is at stake is told to whoever answers for it.
        return { title, detail: mine ? [stakeOf(table.frame, phrases, who(table))] : [] };
      },
      confirm: (move, table) => confirmOf(move, phrases, who(table), names),
      progress: ({ frame: { view, standing } }) =>
        view.result
          ? phrases.finished
          : view.round === 0
            ? phrases.setUp
            : phrases.round(view.round, standing.rounds),
      event(event, seats, view) {
        const say = events[event.type] as (event: Event, who: Who) => string | null;
        const text = say(event, whoOf(names, seats, phrases, view?.scenario ?? null));
        if (text === null) return null;
        const heading = event.type === "apocalypseTurn" || event.type === "turnBegan";
        return heading ? { text, heading } : { text };
      },
      role(seat, table) {
        const { view } = table.frame;
        if (!view.alive[seat]) return phrases.role("out");
        if (view.toAct !== seat) return phrases.role("none");
        return phrases.role(view.pending && turnSeat(view) !== seat ? "asked" : "acting");
      },
      handOver: (to, table) => ({ text: phrases.handOver(table.seats[to]!.name), rule: "SD-1.9" }),
      scoreRow: () => phrases.scoreRow,
      headline: (_, table) => plain(resultOf(table, phrases).title),
      outcome: (_, table) => plain(resultOf(table, phrases).detail),
    };
  };
}

function plain(text: Rich): string {
  return text.map((piece) => (typeof piece === "string" ? piece : piece.strong)).join("");
}

function resultOf(
  { frame, seats }: Pick<Table<SixDooms>, "frame" | "seats">,
  phrases: Phrases,
): { title: Rich; detail: Rich } {
  const { result } = frame.view;
  if (!result) return { title: [], detail: [] };
  const leaders = result.leaders.map((seat) => seats[seat]!.name);
  const { title, text } = phrases.over[result.outcome]!(leaders);
  return { title, detail: [text] };
}

/** The button that carries a move out. */
export function confirmOf(move: Move, phrases: Phrases, who: Who, names: Names): string {
  const { confirm } = phrases;
  switch (move.type) {
    case "claim":
      return confirm.claim(who.the(move.territory));
    case "spread":
    case "place":
      return confirm.put(move.count, who.at(move.territory));
    case "placeToken":
      return confirm.token(names.name(move.token), who.at(move.territory));
    case "chooseEnding":
      return confirm.ending(move.ending);
    case "removeBarricade":
      return confirm.removeBarricade(`${who.place(move.from)} – ${who.place(move.to)}`);
    case "reinforce":
      return confirm.reinforce;
    case "prepare":
      return confirm.prepare(who.at(move.territory));
    case "rebuild":
      return confirm.rebuild(who.at(move.territory));
    case "attack":
      return confirm.attack(who.force(move.target), move.dice);
    case "breach":
      return confirm.breach(move.dice);
    case "attackMothership":
      return confirm.mothership;
    case "research":
      return confirm.research;
    case "shareCure":
      return confirm.share(who.player(move.seat));
    case "move":
      return confirm.move(move.count, move.supply);
    case "closeBorder":
      return confirm.close(move.supplies > 1);
    case "setOrder":
      return confirm.order(phrases.orders[move.value]!);
    case "setPermission":
      return confirm.permission(who.player(move.seat), names.name(move.level));
    case "endTurn":
      return confirm.endTurn;
    case "permit":
      return confirm.permit(move.grant, move.remember);
    case "oppose":
      return confirm.oppose(move.oppose);
    case "barricade":
      return confirm.barricade(move.strong);
    case "defend":
      return confirm.defend(move.dice);
    case "reroll":
      return confirm.reroll(move.reroll);
    case "advance":
      return confirm.advance(move.count);
  }
}
