// Runs every check and every test, or those named: `npm test -- rust e2e`.

import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildWasm } from "./build-wasm.mjs";
import { buildSite } from "./build.mjs";
import {
  Trouble,
  ensureChromium,
  ensurePackages,
  ensureRust,
  heading,
  inRepo,
  run,
  runPackaged,
} from "./shared.mjs";

const count = { passed: 0, failed: 0, skipped: 0 };

function add(passed, failed, skipped) {
  count.passed += passed;
  count.failed += failed;
  count.skipped += skipped;
}

async function rustTests() {
  let printed = "";
  const tests = run("cargo", ["test", "--workspace", "--no-fail-fast"], (piece) => (printed += piece));
  await tests.finally(() => {
    for (const [, ...counts] of printed.matchAll(
      /^test result: .*?(\d+) passed; (\d+) failed; (\d+) ignored/gm,
    )) {
      add(...counts.map(Number));
    }
  });
}

/** Runs a test runner that leaves a report, and counts from it. */
async function counted(report, tests, read) {
  rmSync(inRepo(report), { force: true });
  await tests().finally(() => {
    if (existsSync(inRepo(report))) add(...read(JSON.parse(readFileSync(inRepo(report), "utf8"))));
  });
}

function unitTests() {
  const report = "test-results/unit.json";
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${inRepo(report)}`];
  return counted(
    report,
    () => runPackaged("vitest", args),
    (told) => [told.numPassedTests, told.numFailedTests, told.numPendingTests],
  );
}

async function browserTests() {
  if (!existsSync(inRepo("dist/index.html"))) throw new Trouble("There is no built site to test.");
  process.env.CHROMIUM = await ensureChromium();
  await counted(
    "test-results/e2e.json",
    () => runPackaged("playwright", ["test", "--config=tests/e2e/playwright.config.ts"]),
    ({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped],
  );
}

const STEPS = {
  format: async () => {
    await run("cargo", ["fmt", "--check"]);
    await runPackaged("prettier", ["--check", "."]);
  },
  clippy: () =>
    run("cargo", ["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"]),
  rust: rustTests,
  types: async () => {
    await buildWasm();
    await runPackaged("svelte-check", ["--tsconfig=www/tsconfig.json", "--fail-on-warnings"]);
    await runPackaged("tsc", ["--project", "tests"]);
  },
  unit: async () => {
    await buildWasm();
    await unitTests();
  },
  build: buildSite,
  e2e: browserTests,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in STEPS));
if (unknown) throw new Trouble(`No step "${unknown}"; there are: ${Object.keys(STEPS).join(", ")}`);

await ensurePackages();
await ensureRust();

const told = [];
for (const name of named.length ? named : Object.keys(STEPS)) {
  heading(name);
  const start = performance.now();
  const failedBefore = count.failed;
  const ok = await STEPS[name]().then(
    () => true,
    (error) => {
      console.error(error instanceof Trouble ? error.message : error);
      return false;
    },
  );
  // A step that fails without naming a test is one failure itself.
  if (!ok && count.failed === failedBefore) count.failed += 1;
  told.push(
    `${ok ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${Math.round((performance.now() - start) / 1000)} s`,
  );
}

heading("Summary");
console.log(told.join("\n"));
if (count.skipped) console.log(`${count.skipped} skipped`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed ? 1 : 0;
