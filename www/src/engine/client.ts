// The page's side: asks a worker and waits for its answers.

import { EngineCrash, EngineError, EngineLost, EngineRefusal, EngineUnavailable } from "./failures";
import type { Answer, Args, Method, Request, Result } from "./protocol";
import type { Failure } from "./types/common";

/** As much of a Worker as is used here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Asks one worker, which is started at the first request and replaced after a crash. What was
 * kept inside a worker is gone with it; `generation` tells one from the next.
 */
export class EngineClient {
  readonly #spawn: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | null = null;
  #lastId = 0;
  #generation = 0;

  constructor(spawn: () => WorkerLike) {
    this.#spawn = spawn;
  }

  get generation(): number {
    return this.#generation;
  }

  request<M extends Method>(method: M, ...args: Args<M>): Promise<Result<M>> {
    return new Promise((resolve, reject) => {
      const worker = this.#running();
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve: (value) => resolve(value as Result<M>), reject });
      // By way of text: a rune's proxy cannot be posted as it is.
      worker.postMessage({ id, method, args: JSON.parse(JSON.stringify(args)) } as Request);
    });
  }

  /** Ends the worker with all that it holds; whoever waits is told that the engine was lost. */
  stop(): void {
    this.#discard(new EngineLost("the engine was stopped"));
  }

  #running(): WorkerLike {
    if (this.#worker) return this.#worker;
    let worker: WorkerLike;
    try {
      worker = this.#spawn();
    } catch (error) {
      throw new EngineUnavailable(`no worker can be started: ${String(error)}`);
    }
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (worker === this.#worker) this.#receive(data);
    };
    // A worker turns its own errors into answers; what comes here is that it could not be loaded.
    worker.onerror = (event) => {
      if (worker === this.#worker) {
        this.#discard(
          new EngineUnavailable(`the worker cannot be loaded: ${event.message ?? "unknown reason"}`),
        );
      }
    };
    this.#worker = worker;
    return worker;
  }

  #receive(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    switch (answer.kind) {
      case "done":
        waiting?.resolve(answer.value);
        break;
      case "failed":
        waiting?.reject(toError(answer.failure));
        break;
      case "crash":
        waiting?.reject(new EngineCrash(answer.detail));
        this.#discard(new EngineLost("the engine broke down under another request"));
        break;
      case "unavailable":
        waiting?.reject(new EngineUnavailable(answer.detail));
        this.#discard(new EngineUnavailable(answer.detail));
        break;
    }
  }

  #discard(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#generation += 1;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }
}

function toError(failure: Failure): Error {
  return failure.kind === "refusal" ? new EngineRefusal(failure) : new EngineError(failure);
}
