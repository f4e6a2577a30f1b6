// The worker's side without the worker: answers requests with a wasm module.

import type { Answer, Changed, Engine, Handle, Opened, Request } from "./protocol";
import type { Failure } from "./types/common";
import type * as Wasm from "./wasm/engine.js";

type WasmModule = Pick<typeof Wasm, "games" | "options" | "rulebook" | "Match">;

/** An engine on a module that is ready. It keeps the open matches by their handles. */
export function createEngine(wasm: WasmModule): Engine {
  const matches = new Map<Handle, Wasm.Match>();
  let lastHandle = 0;

  function match(handle: Handle): Wasm.Match {
    const found = matches.get(handle);
    if (!found)
      throw failed({ kind: "error", code: "out-of-range", detail: `no match has the handle ${handle}` });
    return found;
  }

  function changed(match: Wasm.Match): Changed {
    return { record: match.record(), table: match.frame(null) };
  }

  function admit(match: Wasm.Match): Opened {
    const handle = ++lastHandle;
    matches.set(handle, match);
    return { handle, options: match.info().options, trouble: match.trouble(), ...changed(match) };
  }

  return {
    games: () => wasm.games(),
    options: (game, players) => wasm.options(game, players),
    rulebook: (game, lang) => wasm.rulebook(game, lang),
    create: (config) => admit(wasm.Match.create(config)),
    open: (record) => admit(wasm.Match.open(record)),
    look: (handle, seat, ply, from) => ({
      frame: match(handle).frame(seat, ply ?? undefined),
      log: from === null ? [] : match(handle).log(seat, from),
    }),
    standings: (handle, seat) => match(handle).standings(seat),
    consider: (handle, seat, move) => {
      const refusal = match(handle).explain(seat, move);
      return { refusal, preview: refusal ? null : match(handle).preview(seat, move) };
    },
    play: (handle, seat, move) => {
      match(handle).play(seat, move);
      return changed(match(handle));
    },
    undo: (handle, seat) => {
      match(handle).undo(seat);
      return changed(match(handle));
    },
    close: (handle) => {
      match(handle).free();
      matches.delete(handle);
      return null;
    },
    think: (record, seat, level, seed, millis) => {
      const match = wasm.Match.open(record);
      try {
        return match.choose(seat, level, seed, millis);
      } finally {
        match.free();
      }
    },
  };
}

/** Answers one request, whatever happens. */
export function answer(engine: Engine, { id, method, args }: Request): Answer {
  try {
    const ask = engine[method] as (...args: unknown[]) => unknown;
    return { id, kind: "done", value: ask(...args) };
  } catch (error) {
    const failure = failureOf(error);
    // What the engine did not say itself is a panic, or worse: nothing it holds can be trusted.
    return failure ? { id, kind: "failed", failure } : { id, kind: "crash", detail: String(error) };
  }
}

function failed(failure: Failure): Error {
  return Object.assign(new Error(failure.kind), { failure });
}

function failureOf(error: unknown): Failure | null {
  return error instanceof Error && "failure" in error ? (error.failure as Failure) : null;
}
