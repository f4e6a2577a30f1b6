// A worker that holds the engine. The page has two: one for the table, one for the computer players.

/// <reference lib="webworker" />
import type { Answer, Engine, Request } from "./protocol";
import { answer, createEngine } from "./service";
import init, * as wasm from "./wasm/engine.js";
import wasmUrl from "./wasm/engine_bg.wasm?url";

declare const self: DedicatedWorkerGlobalScope;

const engine: Promise<Engine> = init({ module_or_path: wasmUrl }).then(() => createEngine(wasm));

self.onmessage = async ({ data: request }: MessageEvent<Request>) => {
  self.postMessage(
    await engine.then(
      (engine) => answer(engine, request),
      (error: unknown): Answer => ({ id: request.id, kind: "unavailable", detail: String(error) }),
    ),
  );
};
