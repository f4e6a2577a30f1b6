// The ways in which a request to the engine fails, as errors of the page.

import type { ApiError, Explained } from "./types/common";

/** A player's wrong move, with the rule. */
export class EngineRefusal extends Error {
  override name = "EngineRefusal";
  constructor(readonly refusal: Explained) {
    super(refusal.text.en);
  }
}

/** A request that makes no sense: malformed, unknown, stale. */
export class EngineError extends Error {
  override name = "EngineError";
  constructor(readonly error: ApiError) {
    super(error.detail);
  }
}

/** This request broke the engine; its worker is replaced at the next one. */
export class EngineCrash extends Error {
  override name = "EngineCrash";
}

/** The engine went down under this request for another's sake: it may be asked again. */
export class EngineLost extends Error {
  override name = "EngineLost";
}

/** The engine cannot run here at all: no WebAssembly, no worker, no download. */
export class EngineUnavailable extends Error {
  override name = "EngineUnavailable";
}
