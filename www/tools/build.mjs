// Leaves the whole site in dist/.

import { rmSync } from "node:fs";
import { buildWasm } from "./build-wasm.mjs";
import { heading, inRepo, runPackaged } from "./shared.mjs";

export async function buildSite() {
  // First of all: a build that fails must not leave an older site behind.
  rmSync(inRepo("dist"), { recursive: true, force: true });
  await buildWasm();
  heading("Building the site");
  await runPackaged("vite", ["build"]);
}

if (process.argv[1] === import.meta.filename) await buildSite();
