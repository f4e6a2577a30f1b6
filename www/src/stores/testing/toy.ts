// A game small enough to see through, behind the real client: what the tests of the stores play.
// Every seat in turn, or all at once, names a number from 1 to 3; two rounds, the higher sum wins.

import { EngineClient, type WorkerLike } from "../../engine/client";
import type { Engine, Handle, Request } from "../../engine/protocol";
import { answer } from "../../engine/service";
import type {
  Frame,
  GameInfo,
  LogEntry,
  Played,
  Record as GameRecord,
  Seat,
} from "../../engine/types/common";
import type { GameModule } from "../../boards/contract";

export interface ToyTypes {
  View: { viewer: Seat | null; numbers: (number | "hidden")[] };
  Move: { type: "name"; number: number };
  Event: { type: "named"; seat: Seat } | { type: "revealed"; numbers: number[] };
  Preview: { sum: number };
}

/** `sealed`: all choose at once and in secret; `secrets`: every seat always has something to hide. */
export interface ToyOptions {
  sealed: boolean;
  secrets: boolean;
}

export const name = (number: number): ToyTypes["Move"] => ({ type: "name", number });

export const toyInfo: GameInfo = {
  id: "toy",
  prefix: "TY",
  title: { en: "Toy", fr: "Jouet" },
  players: { min: 2, max: 3 },
  minutes: { min: 1, max: 1 },
  rulesVersion: 1,
  levels: [],
  reference: [],
  catalogue: [],
};

export const toyModule = {
  duration: () => 100,
  words: { en: () => ({}), fr: () => ({}) },
  lessons: [],
} as unknown as GameModule<ToyTypes>;

export function toyRecord(
  seats: readonly (string | null)[],
  options: Partial<ToyOptions> = {},
  moves: Played[] = [],
): GameRecord {
  return {
    format: 1,
    game: "toy",
    rulesVersion: 1,
    options: { sealed: false, secrets: false, ...options },
    seats: seats.map((bot, index) => ({ name: `Seat ${index}`, bot })),
    start: { seed: "0000000000000001" },
    moves,
    result: null,
  };
}

const ROUNDS = 2;
const fail = (failure: object) => Object.assign(new Error("failure"), { failure });
const refusal = (rule: string) => ({ rule, text: { en: `Not by ${rule}.`, fr: `Pas selon ${rule}.` } });

class ToyMatch {
  trouble: null | { code: "broken-record"; detail: string } = null;
  readonly record: GameRecord;

  constructor(record: GameRecord) {
    if (!record) throw fail({ kind: "error", code: "malformed", detail: "nothing" });
    if (record.format > 1) throw fail({ kind: "error", code: "future-format", detail: "newer" });
    if (record.game !== "toy") throw fail({ kind: "error", code: "malformed", detail: "no toy" });
    this.record = { ...record, moves: [] };
    for (const { seat, move } of record.moves) {
      if (this.refusal(seat, move)) {
        this.trouble = { code: "broken-record", detail: `move ${this.moves.length + 1}` };
        break;
      }
      this.play(seat, move);
    }
  }

  get moves() {
    return this.record.moves;
  }
  get options() {
    return this.record.options as ToyOptions;
  }
  get players() {
    return this.record.seats.length;
  }

  toAct(ply: number): Seat[] {
    if (ply >= ROUNDS * this.players) return [];
    if (!this.options.sealed) return [ply % this.players];
    const named = this.moves.slice(ply - (ply % this.players), ply).map(({ seat }) => seat);
    return this.record.seats.flatMap((_, seat) => (named.includes(seat) ? [] : [seat]));
  }

  secretive(ply: number): Seat[] {
    if (this.options.secrets) return this.record.seats.map((_, seat) => seat);
    if (!this.options.sealed) return [];
    return this.moves.slice(ply - (ply % this.players), ply).map(({ seat }) => seat);
  }

  refusal(seat: Seat, move: unknown) {
    const { number } = move as ToyTypes["Move"];
    if (number === 13) throw new WebAssembly.RuntimeError("unreachable");
    if (!this.toAct(this.moves.length).includes(seat)) return refusal("TY-2");
    return number >= 1 && number <= 3 ? null : refusal("TY-1");
  }

  play(seat: Seat, move: unknown) {
    const refused = this.refusal(seat, move);
    if (refused) throw fail({ kind: "refusal", ...refused });
    this.record.moves = [...this.moves, { seat, move }];
  }

  undo(seat: Seat) {
    if (this.frame(seat, this.moves.length).undo.type !== "possible") {
      throw fail({ kind: "error", code: "cannot-undo", detail: "no" });
    }
    this.record.moves = this.moves.slice(0, -1);
  }

  number(ply: number): number {
    return (this.moves[ply]!.move as ToyTypes["Move"]).number;
  }

  frame(viewer: Seat | null, ply: number): Frame<ToyTypes["View"], ToyTypes["Move"]> {
    const toAct = this.toAct(ply);
    const last = this.moves[ply - 1];
    const open = this.options.sealed ? ply - (ply % this.players) : ply;
    const mine = viewer !== null && ply === this.moves.length && toAct.includes(viewer);
    return {
      ply,
      plies: this.moves.length,
      view: {
        viewer,
        numbers: this.moves
          .slice(0, ply)
          .map(({ seat }, index) => (index < open || seat === viewer ? this.number(index) : "hidden")),
      },
      toAct,
      legal: mine ? [name(1), name(2), name(3)] : [],
      standing: { phase: "name", round: 1 + Math.floor(ply / this.players), rounds: ROUNDS, scores: [] },
      outcome: toAct.length > 0 ? null : { winners: [], reason: "sum", rule: "TY-3", rows: [], totals: [] },
      undo: !last
        ? { type: "nothing" }
        : last.seat !== viewer
          ? { type: "other", seat: last.seat }
          : this.number(ply - 1) === 3
            ? { type: "stopped", rule: "TY-4" }
            : { type: "possible" },
      secretive: this.secretive(ply),
    };
  }

  log(from: number): LogEntry<ToyTypes["Event"]>[] {
    const all = this.moves.map(({ seat }, index): LogEntry<ToyTypes["Event"]> => {
      const events: LogEntry<ToyTypes["Event"]>["events"] = [{ type: "named", seat, rule: "TY-1" }];
      if ((index + 1) % this.players === 0) {
        const numbers = Array.from({ length: this.players }, (_, i) =>
          this.number(index - this.players + 1 + i),
        );
        events.push({ type: "revealed", numbers, rule: "TY-2" });
      }
      return { ply: index + 1, seat, events };
    });
    return [{ ply: 0, seat: null, events: [] }, ...all].slice(from);
  }
}

export function toyEngine(): Engine {
  const matches = new Map<Handle, ToyMatch>();
  let last: Handle = 0;
  const get = (handle: Handle) => {
    const match = matches.get(handle);
    if (!match) throw fail({ kind: "error", code: "out-of-range", detail: `handle ${handle}` });
    return match;
  };
  const changed = (match: ToyMatch) => ({
    record: structuredClone(match.record),
    table: match.frame(null, match.moves.length),
  });
  const admit = (match: ToyMatch) => {
    const handle = ++last;
    matches.set(handle, match);
    return { handle, options: match.options, trouble: match.trouble, ...changed(match) };
  };
  return {
    games: () => [toyInfo],
    options: () => [],
    rulebook: () => ({ title: "Toy", intro: "", sections: [] }),
    create: () => admit(new ToyMatch(toyRecord([null, null]))),
    open: (record) => admit(new ToyMatch(record as GameRecord)),
    look: (handle, seat, ply, from) => ({
      frame: get(handle).frame(seat, ply ?? get(handle).moves.length),
      log: from === null ? [] : get(handle).log(from),
    }),
    standings: () => [],
    consider: (handle, seat, move) => {
      const refused = get(handle).refusal(seat, move);
      return { refusal: refused, preview: refused ? null : { sum: (move as ToyTypes["Move"]).number } };
    },
    play: (handle, seat, move) => {
      get(handle).play(seat, move);
      return changed(get(handle));
    },
    undo: (handle, seat) => {
      get(handle).undo(seat);
      return changed(get(handle));
    },
    close: (handle) => {
      matches.delete(handle);
      return null;
    },
    think: (_record, _seat, level) => {
      if (level === "broken") throw new WebAssembly.RuntimeError("unreachable");
      return name(2);
    },
  };
}

/** A worker in the same thread. Held-back answers are let go by `release`, in any order. */
export class ToyWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminated = false;
  hold = false;
  readonly asked: Request[] = [];
  readonly held: (() => void)[] = [];
  readonly #engine = toyEngine();

  postMessage(message: unknown): void {
    const request = message as Request;
    this.asked.push(request);
    const deliver = () => {
      if (!this.terminated) this.onmessage?.({ data: answer(this.#engine, request) } as MessageEvent);
    };
    if (this.hold) this.held.push(deliver);
    else setTimeout(deliver, 0);
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** A client of toy workers, and the worker that runs now. */
export function toyClient(): { client: EngineClient; worker: () => ToyWorker } {
  let current: ToyWorker;
  const client = new EngineClient(() => (current = new ToyWorker()));
  return { client, worker: () => current };
}
