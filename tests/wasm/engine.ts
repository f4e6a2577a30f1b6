// The module as anybody loads it outside a browser.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as engine from "../../www/src/engine/wasm/engine.js";

const module = fileURLToPath(new URL("../../www/src/engine/wasm/engine_bg.wasm", import.meta.url));
engine.initSync({ module: readFileSync(module) });

export default engine;

/** What a call throws, as the page gets it. */
export function failureOf(call: () => unknown): Record<string, unknown> {
  try {
    call();
  } catch (error) {
    if (error instanceof Error && "failure" in error) return error.failure as Record<string, unknown>;
    throw error;
  }
  throw new Error("nothing was thrown");
}
