// What is said, and when. The sentences themselves stand in words.en.ts and words.fr.ts.

import type { Names, Rich, Table, Words } from "../contract";
import { handOf } from "./hand.svelte";
import type { NodeFacts, Phrases, Site, Tellers, Who } from "./phrases";
import {
  full,
  TURN_PHASES,
  type DemonLords,
  type Event,
  type Move,
  type Seat,
  type ToldEvent,
  type TurnPhase,
  type View,
} from "./types";

/** What a question is replaced by while it is on show. */
const SPOKEN = new Set<Event["type"]>([
  "resourceRolled",
  "fightEnded",
  "duelEnded",
  "desecrationRolled",
  "worldEvent",
  "seatEliminated",
]);

/** What a move came to, for whoever waits for the next. */
const TOLD = new Set<Event["type"]>([
  ...SPOKEN,
  "piecePlaced",
  "troopSpawned",
  "pieceBought",
  "troopsMoved",
  "avatarMoved",
  "avatarRetreated",
]);

export function makeWords(phrases: Phrases): (names: Names) => Words<DemonLords> {
  return (names) => ({
    question(table) {
      const event = table.moment?.event;
      if (event && SPOKEN.has(event.type)) {
        const title = [{ strong: sentenceOf(event, table.seats, names, phrases) ?? "" }];
        return { title, detail: [event.type === "resourceRolled" ? share(table) : ""] };
      }
      const { view } = table.frame;
      const asked = view.toAct;
      if (asked === null) {
        const winners = (view.result?.winners ?? []).map((seat) => table.seats[seat]!.name);
        return { title: phrases.over(winners), detail: [outcomeOf(table)] };
      }
      const player = table.seats[asked]!.name;
      if (asked !== table.viewer) {
        return { title: phrases.wait(view.phase, player), detail: [happened(table, asked)] };
      }
      return { title: title(table, player), detail: [detail(table, asked)] };
    },
    confirm: (move, table) =>
      move.type === "moveTroops"
        ? phrases.sendOff(move.count, siteOf(move.to, names, phrases))
        : labelOf(move, table.frame.view, table.seats, names, phrases),
    progress: ({ frame: { view, standing } }) => {
      if (view.phase === "over") return phrases.finished;
      return view.turn === 0 ? phrases.setup : phrases.progress(view.round, standing.rounds);
    },
    event(event, seats) {
      const text = sentenceOf(event, seats, names, phrases);
      if (text === null) return null;
      return { text, ...(event.type === "turnStarted" && { heading: true }) };
    },
    role(seat, table) {
      const { view } = table.frame;
      if (!view.seats[seat]!.alive) return phrases.role("out", null);
      if (view.pending?.seat === seat) return phrases.role("retreats", null);
      const acting = view.brute ?? view.toAct;
      return phrases.role(acting === seat ? "brute" : null, turnPhase(view));
    },
    handOver: (to, table) => ({ text: phrases.handOver(table.seats[to]!.name), rule: "DL-1.8" }),
    scoreRow: (id) => phrases.scoreRows[id] ?? { label: id },
    outcome: (_, table) => outcomeOf(table),
  });

  function title(table: Table<DemonLords>, player: string): Rich {
    const { view, legal } = table.frame;
    const { picked, count } = handOf(full(table));
    const { names } = full(table);
    if (picked?.kind === "stack") return phrases.askStack(player, count, siteOf(picked.node, names, phrases));
    if (picked?.kind === "avatar") return phrases.askAvatar(player);
    if (picked?.kind === "node") return phrases.askNode(player, siteOf(picked.node, names, phrases));
    if (legal.some(({ type }) => type === "chooseNumber")) return phrases.askNumber(player);
    const free = view.phase === "combat" && legal.some(({ type }) => type === "endPhase");
    return free ? phrases.askRest(player) : phrases.ask(view.phase, player);
  }

  function detail(table: Table<DemonLords>, seat: Seat): string {
    const { view, legal } = table.frame;
    const { picked } = handOf(full(table));
    if (picked) return phrases.pickedHint[picked.kind];
    const hint = phrases.hint(view.phase, view.seats[seat]!.hell);
    if (view.phase !== "combat") return hint;
    if (legal.some(({ type }) => type === "endPhase")) return phrases.hintRest;
    const fights = legal.filter(({ type }) => type === "fight").length;
    return `${fights > 0 ? phrases.toSettle(fights) : phrases.toDuel} ${hint}`;
  }

  /** What the one who is awaited did last. */
  function happened(table: Table<DemonLords>, awaited: Seat): string {
    const { log, frame, seats, names } = full(table);
    for (let { ply } = frame; ply > 0 && (ply === frame.ply || log[ply]?.seat === awaited); ply -= 1) {
      const event = log[ply]?.events.findLast(({ type }) => TOLD.has(type));
      if (!event) continue;
      const gains = event.type === "resourceRolled" ? share(table, ply) : "";
      return [sentenceOf(event, seats, names, phrases), gains].filter(Boolean).join(" ");
    }
    return "";
  }

  /** What a roll brought the viewer. */
  function share(table: Table<DemonLords>, ply = table.frame.ply): string {
    const { log, viewer } = full(table);
    if (viewer === null) return "";
    const gains = (log[ply]?.events ?? []).map((event) =>
      event.type === "soulsGained" && event.seat === viewer ? event.amount : 0,
    );
    return phrases.share(gains.reduce((sum, amount) => sum + amount, 0));
  }

  function outcomeOf({ frame: { view }, seats }: Table<DemonLords>): string {
    const { result } = view;
    if (!result) return "";
    const winners = result.winners.map((seat) => seats[seat]!.name);
    if (result.reason === "last-avatar") return phrases.lastAvatar(winners[0]!);
    const points = result.scores.find(({ seat }) => seat === result.winners[0])?.total ?? 0;
    return phrases.reckoning(winners, points, view.round);
  }
}

/** The phase of a turn that the game is in; null in the setup and after the end. A retreat interrupts the combat. */
export function turnPhase(view: View): TurnPhase | null {
  if (view.phase === "retreat") return "combat";
  return TURN_PHASES.find((phase) => phase === view.phase) ?? null;
}

export function sentenceOf(
  event: ToldEvent,
  seats: readonly { name: string }[],
  names: Names,
  phrases: Phrases,
): string | null {
  const tell = phrases.event[event.type] as (
    event: ToldEvent,
    say: Parameters<Tellers[Event["type"]]>[1],
  ) => string | null;
  return tell(event, {
    seat: (seat) => seats[seat]!.name,
    card: (id) => names.name(id),
    site: (node) => siteOf(node, names, phrases),
  });
}

/** A node as it is spoken of in a sentence. */
export function siteOf(node: string, names: Names, phrases: Phrases): Site {
  return phrases.site(node, names.name(node));
}

/** A move as a command: on its button, and on the one that confirms it. */
export function labelOf(
  move: Move,
  view: View,
  seats: readonly { name: string }[],
  names: Names,
  phrases: Phrases,
): string {
  const name = (seat: Seat) => seats[seat]!.name;
  const site = (node: string) => siteOf(node, names, phrases);
  switch (move.type) {
    case "placeHarvester":
      return phrases.place("harvester", site(move.node));
    case "placePortal":
      return phrases.place("portal", site(move.node));
    case "placeAvatar":
      return phrases.place("avatar", site(move.node));
    case "roll":
      return phrases.roll(1);
    case "chooseNumber":
      return phrases.nameNumber(move.number);
    case "spawn":
      return phrases.spawn(site(move.node));
    case "buy":
      return phrases.buy(move.piece, site(move.node));
    case "ransom":
      return phrases.ransom(move.piece, site(move.node));
    case "moveTroops":
      return phrases.send(move.count, site(move.from), site(move.to));
    case "moveAvatar":
      return phrases.leap(site(move.to));
    case "fight":
      return phrases.fight(name(move.defender), site(move.node));
    case "duel":
      return phrases.duel(name(move.defender));
    case "desecrate": {
      const owner = view.nodes[move.node]!.portal;
      return phrases.desecrate(owner === null ? "" : name(owner), site(move.node), move.with === "troops");
    }
    case "retreat":
      return phrases.retreat(site(move.node));
    case "endPhase": {
      const phase = turnPhase(view);
      return phase ? phrases.end(phase) : "";
    }
  }
}

/** What stands on a node, for its spoken name. */
export function factsOf(
  node: string,
  view: View,
  seats: readonly { name: string }[],
  viewer: Seat | null,
  names: Names,
): NodeFacts {
  const entry = names.entry(node);
  const { harvester, portal, troops } = view.nodes[node]!;
  const who = (seat: Seat): Who => ({ name: seats[seat]!.name, you: seat === viewer });
  return {
    name: names.name(node),
    continent: entry.group === null ? "" : names.name(entry.group),
    number: entry.value ?? 0,
    harvester: harvester === null ? null : who(harvester),
    portal: portal === null ? null : who(portal),
    troops: troops.flatMap((count, seat) => (count > 0 ? [{ who: who(seat), count }] : [])),
    avatars: view.seats.flatMap(({ avatar }, seat) => (avatar === node ? [who(seat)] : [])),
  };
}
