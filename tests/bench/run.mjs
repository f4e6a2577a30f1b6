// Measures and prints a table: `npm run bench`. Compare ratios within one run only; machines are noisy.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildWasm } from "../../www/tools/build-wasm.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });

await buildWasm();
// What its users run; and only now is it certain to be installed.
process.env.NODE_ENV = "production";
const { playForAWhile } = await import("./boardgame-io.mjs");
const engine = await import("../../www/src/engine/wasm/engine.js");
engine.initSync({ module: readFileSync(`${root}/www/src/engine/wasm/engine_bg.wasm`) });

const whole = (number) => Math.round(number).toLocaleString("en");

/** Plays whole random games inside the module for about a second. */
function insideWasm(game, players) {
  const start = performance.now();
  let [games, moves] = [0, 0];
  while (performance.now() - start < 1000) {
    const tally = engine.play_out(game, players, games, 64);
    games += tally.games;
    moves += tally.moves;
  }
  const seconds = (performance.now() - start) / 1000;
  return { gamesPerSecond: games / seconds, movesPerSecond: moves / seconds };
}

/** The median time of a move, its legal moves and its view through the JSON boundary, in milliseconds. */
function acrossTheBoundary(game, players) {
  const times = { plain: [], handle: [] };
  for (let seed = 1; seed <= 20; seed += 1) {
    let record = engine.new_game({ game, players, seed });
    const match = engine.Match.create({ game, players, seed });
    for (let ply = 0; ply < 60; ply += 1) {
      const seat = match.frame(undefined).toAct[0];
      const moves = seat === undefined ? [] : engine.legal_moves(record, seat);
      if (moves.length === 0) break;
      const move = moves[(seed * 31 + ply * 17) % moves.length];
      let start = performance.now();
      record = engine.apply_move(record, move, seat).game;
      engine.legal_moves(record);
      engine.view(record, seat);
      times.plain.push(performance.now() - start);
      start = performance.now();
      match.play(seat, move);
      match.frame(seat);
      times.handle.push(performance.now() - start);
    }
    match.free();
  }
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  return { plain: median(times.plain), handle: median(times.handle) };
}

const native = JSON.parse(
  run("cargo", "run", "-q", "--release", "-p", "suites", "-F", "commands", "--bin", "bench"),
);
const rows = native.map((row) => {
  const wasm = insideWasm(row.game, row.players);
  const boundary = acrossTheBoundary(row.game, row.players);
  return {
    game: `${row.game}, ${row.players} players`,
    "native games/s": whole(row.gamesPerSecond),
    "native moves/s": whole(row.movesPerSecond),
    "wasm games/s": whole(wasm.gamesPerSecond),
    "wasm moves/s": whole(wasm.movesPerSecond),
    "wasm/native": `${Math.round((100 * wasm.movesPerSecond) / row.movesPerSecond)} %`,
    "record: apply+legal+view ms": boundary.plain.toFixed(3),
    "handle: play+frame ms": boundary.handle.toFixed(3),
    "state bytes": row.stateBytes,
  };
});
console.table(rows);

const theirs = playForAWhile();
const ours = insideWasm("angels-and-demons", 2);
console.log(
  `Angels & Demons on boardgame.io: ${whole(theirs.gamesPerSecond)} games/s, ${whole(theirs.movesPerSecond)} moves/s; ` +
    `inside the wasm module ${whole(ours.movesPerSecond)} moves/s: ${whole(ours.movesPerSecond / theirs.movesPerSecond)} times as many.`,
);
