// Builds the engine's WebAssembly module and its bindings into www/src/engine/wasm.

import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import {
  ensurePackages,
  ensureRust,
  heading,
  inRepo,
  kilobytes,
  output,
  run,
  runPackaged,
} from "./shared.mjs";

const FOLDER = inRepo("www/src/engine/wasm");
const MODULE = join(FOLDER, "engine_bg.wasm");
const STAMP = join(FOLDER, "inputs.sha256");

/** What rustc uses for wasm32-unknown-unknown: wasm-opt must understand these, and may use no others. */
const FEATURES = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
];

/** A hash of everything that the module is made from. */
function inputs() {
  const sources = readdirSync(inRepo("engine"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const others = ["Cargo.toml", "Cargo.lock", "www/tools/build-wasm.mjs"].map(inRepo);
  const hash = createHash("sha256").update(output("rustc", "--version"));
  for (const file of [...sources.sort(), ...others]) {
    hash.update(relative(inRepo("."), file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

async function build() {
  await run("cargo", ["build", "--release", "--target", "wasm32-unknown-unknown", "-p", "engine-wasm"]);
  const { target_directory: target } = JSON.parse(
    output("cargo", "metadata", "--no-deps", "--format-version=1"),
  );
  const compiled = join(target, "wasm32-unknown-unknown/release/engine_wasm.wasm");
  const made = join(target, "bindings");
  const module = join(made, "engine_bg.wasm");
  await run("cargo", ["run", "-q", "-p", "bindgen", "--", compiled, made]);
  await runPackaged("wasm-opt", ["-O3", ...FEATURES.map((name) => `--enable-${name}`), module, "-o", module]);
  // Only now, so that a build which breaks off leaves the last good one in place.
  cpSync(made, FOLDER, { recursive: true });
}

/** Builds the module unless it is up to date, with all that this needs. */
export async function buildWasm() {
  await ensurePackages();
  await ensureRust();
  const wanted = inputs();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  heading("Building the engine");
  await build();
  writeFileSync(STAMP, wanted);
  const module = readFileSync(MODULE);
  const gzip = kilobytes(gzipSync(module));
  const brotli = kilobytes(brotliCompressSync(module));
  console.log(`engine_bg.wasm: ${kilobytes(module)}, gzip ${gzip}, brotli ${brotli}`);
}

if (process.argv[1] === import.meta.filename) await buildWasm();
