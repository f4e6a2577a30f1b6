// The real engine behind the real client and match: only the thread and the clock are left out.

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { GameModule, GameTypes } from "../boards/contract";
import { Match, type Company } from "../stores/match.svelte";
import { decodeRecord, encodeRecord } from "../stores/share";
import { FakePace, settled } from "../stores/testing/pace";
import { Catalogue } from "./catalogue";
import { EngineClient, type WorkerLike } from "./client";
import { EngineError } from "./failures";
import type { Request } from "./protocol";
import { RemoteMatch, type Source } from "./remote";
import { answer, createEngine } from "./service";
import { Thinker } from "./thinker";
import init, * as wasm from "./wasm/engine.js";

beforeAll(async () => {
  const module = readFileSync(new URL("./wasm/engine_bg.wasm", import.meta.url));
  await init({ module_or_path: module });
});

function worker(): WorkerLike {
  const engine = createEngine(wasm);
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => {},
    postMessage: (message) => {
      // As between threads, nothing but copies goes across.
      const request = structuredClone(message) as Request;
      setTimeout(
        () => worker.onmessage?.({ data: structuredClone(answer(engine, request)) } as MessageEvent),
        0,
      );
    },
  };
  return worker;
}

const client = new EngineClient(worker);
const catalogue = new Catalogue(client);
const module = { duration: () => 0, lessons: [] } as unknown as GameModule<GameTypes>;

const config = (...bots: (string | null)[]) => ({
  game: "angels-and-demons",
  seats: bots.map((bot, index) => ({ name: ["Ada", "Brahe"][index]!, bot })),
  seed: "0000000000000001",
});

async function sit(source: Source, company: Company = { kind: "people" }) {
  const pace = new FakePace();
  const remote = await RemoteMatch.open(client, source);
  const info = await catalogue.game(remote.record.game);
  const preferences = { lang: "en" as const, speed: "off" as const, confirmMoves: true };
  const mind = new Thinker(new EngineClient(worker));
  return { match: await Match.begin(remote, { info, module, company, preferences, mind, pace }), pace };
}

const commit = (card: string) => ({ type: "commit", card });

test("the catalogue, the options and both rulebooks can be had", async () => {
  const games = await catalogue.games();
  expect(games.length).toBeGreaterThan(0);
  for (const { id, players } of games) {
    expect(await catalogue.options(id, players.min)).not.toEqual([]);
    expect((await catalogue.rulebook(id, "fr")).sections).not.toEqual([]);
  }
});

test("two people choose in secret, with a cover between them", async () => {
  const { match } = await sit({ config: config(null, null) });
  expect(match.handOver).toBeNull();
  match.choose(commit("a-7"), null, true);
  await settled();
  expect(match.handOver).toEqual({ to: 1 });
  expect(match.frame.view).toMatchObject({ seat: null, committed: ["hidden", null] });
  expect(JSON.stringify(match.log)).not.toContain("a-7");
  match.takeOver();
  await settled();
  expect(match.frame.view).toMatchObject({ seat: 1, committed: ["hidden", null] });
  match.choose(commit("a-7"));
  await settled();
  expect(match.refused?.refusal.rule).toBe("AD-4.1");
  match.choose(commit("d-6"));
  await settled();
  expect(match.preview).toMatchObject({ type: "commit" });
  match.confirm();
  await settled();
  expect(match.viewer).toBe(1);
  expect(match.log.at(-1)?.events.map(({ type }) => type)).toContain("revealed");
});

test("a game of computer players ends, and comes back from its link as it was", async () => {
  const { match, pace } = await sit({ config: config("novice", "adept") });
  for (let move = 0; !match.outcome && move < 40; move++) await pace.pass(0);
  expect(match.outcome?.totals).toHaveLength(2);
  expect(await match.standings()).toHaveLength(match.plies + 1);
  const record = await decodeRecord(await encodeRecord(match.record()));
  const again = (await sit({ record }, { kind: "watch", seat: null })).match;
  expect(again.trouble).toBeNull();
  expect(again.frame).toEqual(match.frame);
  await again.goTo(0);
  expect(again.frame).toMatchObject({ ply: 0, legal: [] });
});

test("a broken record opens as far as it goes; what is none does not open", async () => {
  const { match } = await sit({ config: config(null, null) });
  const moves = [
    { seat: 0, move: commit("a-7") },
    { seat: 0, move: commit("a-6") },
  ];
  const cut = (await sit({ record: { ...match.record(), moves } })).match;
  expect(cut.trouble?.code).toBe("broken-record");
  expect(cut.plies).toBe(1);
  for (const record of [null, 7, {}, { format: 99 }, { ...match.record(), game: "chess" }]) {
    await expect(RemoteMatch.open(client, { record })).rejects.toThrow(EngineError);
  }
});
