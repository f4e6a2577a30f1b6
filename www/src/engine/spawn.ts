// Starts a worker with the engine in it, on our own page or on a stranger's.

import workerUrl from "./worker?worker&url";

export function spawnWorker(): Worker {
  const url = new URL(workerUrl, import.meta.url);
  if (url.origin === location.origin) return new Worker(url, { type: "module", name: "eschaton" });
  // A page may start workers of its own origin only; such a one may fetch ours all the same.
  const source = new Blob([`import ${JSON.stringify(url.href)};`], { type: "text/javascript" });
  const local = URL.createObjectURL(source);
  const worker = new Worker(local, { type: "module", name: "eschaton" });
  worker.addEventListener("message", () => URL.revokeObjectURL(local), { once: true });
  return worker;
}
