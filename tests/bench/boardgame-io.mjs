// Angels & Demons written for boardgame.io, as its guide would have it, to compare speeds.

import { Client } from "boardgame.io/dist/cjs/client.js";
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const CITIES = [3, 3, 3, 3, 4, 4, 4, 5, 5, 6];
const EVENTS = [
  "demon1",
  "demon2",
  "angel1",
  "angel2",
  "windfall",
  "windfall",
  "sanctuary",
  "sanctuary",
  "fragile",
  "fragile",
];
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, "ruse", "death", "war"];
const isArch = (card) => typeof card === "string";

const AngelsAndDemons = {
  setup: ({ random }) => ({
    cities: random.Shuffle(CITIES),
    events: random.Shuffle(EVENTS),
    round: 0,
    hands: [[...CARDS], [...CARDS]],
    archUsed: [false, false],
    committed: [null, null],
    asked: null,
    won: [[], []],
    spared: 0,
    destroyed: 0,
    tokens: [0, 0],
    result: null,
  }),
  turn: { activePlayers: { all: "play" }, stages: { play: {} } },
  moves: { commit, chooseValue, chooseFate },
  endIf: ({ G }) => G.result ?? undefined,
};

function commit({ G, playerID }, card) {
  const seat = Number(playerID);
  if (G.asked || G.committed[seat] !== null || !G.hands[seat].includes(card)) return INVALID_MOVE;
  if (isArch(card) && G.archUsed[seat]) return INVALID_MOVE;
  G.committed[seat] = card;
  if (G.committed.includes(null)) return;
  for (const side of [0, 1]) {
    G.hands[side].splice(G.hands[side].indexOf(G.committed[side]), 1);
    G.archUsed[side] ||= isArch(G.committed[side]);
  }
  const [angel, demon] = G.committed;
  const sanctuary = G.events[G.round] === "sanctuary";
  if (angel === "death" && isArch(demon)) G.result = { winner: demon === "death" ? null : 0 };
  else if (demon === "death" && isArch(angel)) G.result = { winner: 1 };
  else if (isArch(angel) && angel === demon) close(G);
  else if (angel === "war" || demon === "war") {
    if (sanctuary) decide(G, "spared");
    else G.asked = { type: "fate", seat: angel === "war" ? 0 : 1 };
  } else if (angel === "ruse" || demon === "ruse")
    G.asked = { type: "value", seat: angel === "ruse" ? 0 : 1 };
  else
    compare(
      G,
      [angel, demon].map((card) => (card === "death" ? 0 : card)),
    );
}

function chooseValue({ G, playerID }, value) {
  if (G.asked?.type !== "value" || G.asked.seat !== Number(playerID)) return INVALID_MOVE;
  const seat = G.asked.seat;
  G.asked = null;
  compare(
    G,
    G.committed.map((card, side) => (side === seat ? value : card)),
  );
}

function chooseFate({ G, playerID }, fate) {
  if (G.asked?.type !== "fate" || G.asked.seat !== Number(playerID)) return INVALID_MOVE;
  G.asked = null;
  decide(G, fate);
}

function decide(G, fate) {
  G[fate] += 1;
  close(G);
}

function compare(G, [angel, demon]) {
  const event = G.events[G.round];
  if (event.startsWith("angel")) angel += Number(event.at(-1));
  if (event.startsWith("demon")) demon += Number(event.at(-1));
  const gap = Math.abs(angel - demon);
  const limit = event === "sanctuary" ? Infinity : event === "fragile" ? 2 : 4;
  if (gap === 0) G.spared += 1;
  else if (gap >= limit) G.destroyed += 1;
  else {
    const winner = angel > demon ? 0 : 1;
    G.won[winner].push(G.cities[G.round]);
    if (event === "windfall") G.tokens[winner] += 2;
  }
  close(G);
}

function close(G) {
  G.committed = [null, null];
  G.round += 1;
  if (G.round < 8) return;
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  const angel = sum(G.won[0]) + G.tokens[0] + G.won[0].length + G.spared;
  const demon = sum(G.won[1]) + G.tokens[1] + G.destroyed;
  G.result = { winner: angel > demon ? 0 : 1 };
}

/** The legal moves, which boardgame.io leaves to its user. */
function legalMoves(G) {
  if (G.asked?.type === "value") return [3, 4, 5, 6].map((value) => [G.asked.seat, "chooseValue", value]);
  if (G.asked) return ["destroyed", "spared"].map((fate) => [G.asked.seat, "chooseFate", fate]);
  const seat = G.committed[0] === null ? 0 : 1;
  return G.hands[seat]
    .filter((card) => !isArch(card) || !G.archUsed[seat])
    .map((card) => [seat, "commit", card]);
}

/** Whole random games for about two seconds. */
export function playForAWhile() {
  const start = performance.now();
  let [games, moves] = [0, 0];
  while (performance.now() - start < 2000) {
    const client = Client({ game: AngelsAndDemons, numPlayers: 2, debug: false });
    client.start();
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const legal = legalMoves(state.G);
      const [seat, move, argument] = legal[Math.floor(Math.random() * legal.length)];
      client.updatePlayerID(String(seat));
      client.moves[move](argument);
      moves += 1;
    }
    client.stop();
    games += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  return { gamesPerSecond: games / seconds, movesPerSecond: moves / seconds };
}
