// Measures what a first visit loads before a game is chosen, in a browser, from the built site.

import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildSite } from "./build.mjs";
import { Trouble, ensureChromium, inRepo, kilobytes } from "./shared.mjs";

/** Compressed JavaScript and CSS of the first load. */
const BUDGET = 90_000;

await buildSite();

const executablePath = await ensureChromium();
const { chromium } = await import("@playwright/test");
const { preview } = await import("vite");
const server = await preview({ configFile: inRepo("vite.config.ts"), logLevel: "warn" });
const browser = await chromium.launch({ executablePath });

// Without the service worker, which goes on to fetch everything for later.
const context = await browser.newContext({ serviceWorkers: "block" });
const loaded = [];
context.on("response", (response) => loaded.push(response));
const page = await context.newPage();
await page.goto(server.resolvedUrls.local[0], { waitUntil: "networkidle" });

const total = { js: 0, css: 0, wasm: 0 };
for (const response of loaded) {
  const name = new URL(response.url()).pathname;
  const kind = name.split(".").pop();
  if (!(kind in total)) continue;
  const body = await response.body();
  const gzip = gzipSync(body, { level: 9 });
  total[kind] += gzip.length;
  console.log(
    `${name}: ${kilobytes(body)}, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotliCompressSync(body))}`,
  );
}
await browser.close();
await server.close();

const first = total.js + total.css;
console.log(`JavaScript and CSS: ${(first / 1000).toFixed(1)} kB (gzip), of ${BUDGET / 1000} kB allowed`);
console.log(`WebAssembly: ${(total.wasm / 1000).toFixed(1)} kB (gzip)`);
if (first > BUDGET) throw new Trouble("The first load is too large.");
