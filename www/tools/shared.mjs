// What the commands of this folder share. Only Node's own modules: this runs before any package is installed.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** A failure that is told to the reader in words, without a stack. */
export class Trouble extends Error {}

process.on("uncaughtException", (error) => {
  console.error(error instanceof Trouble ? `\n${error.message}` : error);
  process.exit(1);
});

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  throw new Trouble(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}

const root = resolve(import.meta.dirname, "../..");
process.chdir(root);

export const inRepo = (path) => join(root, path);

export function heading(text) {
  console.log(`\n── ${text} ${"─".repeat(Math.max(4, 76 - text.length))}`);
}

export function kilobytes(content) {
  return `${(content.length / 1000).toFixed(1)} kB`;
}

/** Runs a program with its output on show; `hear` is given what it prints, piece by piece. */
export function run(program, args, hear) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: ["inherit", hear ? "pipe" : "inherit", "inherit"] });
    child.stdout?.setEncoding("utf8").on("data", (piece) => {
      process.stdout.write(piece);
      hear(piece);
    });
    child.on("error", (error) => fail(new Trouble(`${program} could not be started: ${error.message}`)));
    child.on("close", (status) => {
      if (status === 0) done();
      else fail(new Trouble(`Failed: ${program} ${args.join(" ")}`));
    });
  });
}

/** Runs a program that came with an npm package. */
export function runPackaged(name, args) {
  return run(process.execPath, [packaged(name), ...args]);
}

/** The script of a program that came with an npm package. */
export function packaged(name) {
  const program = { "wasm-opt": "binaryen", tsc: "typescript" }[name] ?? name;
  const folder = inRepo(`node_modules/${program}`);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}

/** What a program prints, or null if it is missing or fails. */
export function output(program, ...args) {
  const { status, stdout } = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return status === 0 ? stdout.trim() : null;
}

export async function ensurePackages() {
  const installed = inRepo("node_modules/.package-lock.json");
  const wanted = inRepo("package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  heading("Installing npm packages");
  // Inside `npm start` and the like npm says where it is; its command on the path is no program on Windows.
  const npm = process.env.npm_execpath;
  await (npm ? run(process.execPath, [npm, "ci"]) : run("npm", ["ci"]));
}

/** The toolchain of rust-toolchain.toml and its WebAssembly target. */
export async function ensureRust() {
  // Where rustup may, it installs both at this first call.
  const sysroot = output("rustc", "--print", "sysroot");
  if (sysroot && existsSync(join(sysroot, "lib/rustlib/wasm32-unknown-unknown"))) return;
  if (output("rustup", "--version") === null) {
    throw new Trouble(
      "Rust is missing, or has no WebAssembly target. Install it with rustup: https://rustup.rs",
    );
  }
  heading("Installing the Rust toolchain");
  await run("rustup", sysroot ? ["target", "add", "wasm32-unknown-unknown"] : ["toolchain", "install"]);
}

const CHROMIUM_PLACES = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

function findChromium() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  return [...CHROMIUM_PLACES, chromium.executablePath()].find((place) => place && existsSync(place));
}

/** The path of a Chromium, installed if there is none. Needs the npm packages. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  heading("Installing Chromium");
  await installChromium().catch((error) => console.error(error.message));
  const installed = findChromium();
  if (installed) return installed;
  throw new Trouble(
    "The tests in a browser need Chromium, and it could not be installed. Install Chromium or Chrome;\n" +
      "if it is not in its usual place, set the environment variable CHROMIUM to its path.",
  );
}

async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  const system = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (isRoot && /^ID=debian$/m.test(system)) {
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "chromium"]);
  } else {
    await runPackaged("playwright", ["install", ...(isRoot ? ["--with-deps"] : []), "chromium"]);
  }
}
