import { expect, test } from "vitest";
import { name, toyClient, toyRecord } from "../stores/testing/toy";
import { Catalogue } from "./catalogue";
import { EngineClient } from "./client";
import { EngineCrash, EngineError, EngineLost, EngineRefusal, EngineUnavailable } from "./failures";
import { RemoteMatch } from "./remote";
import { Thinker } from "./thinker";

const record = toyRecord([null, null]);

test("the worker is started by the first request", async () => {
  let started = 0;
  const toy = toyClient();
  new EngineClient(() => {
    started += 1;
    throw new Error("not yet");
  });
  expect(started).toBe(0);
  expect(await toy.client.request("games")).toHaveLength(1);
});

test("answers find their request in whatever order they come", async () => {
  const { client, worker } = toyClient();
  await client.request("games");
  worker().hold = true;
  const games = client.request("games");
  const options = client.request("options", "toy", 2);
  for (const release of worker().held.reverse()) release();
  expect(await options).toEqual([]);
  expect(await games).toHaveLength(1);
});

test("a refusal and an error are told apart", async () => {
  const { client } = toyClient();
  const { handle } = await client.request("open", record);
  await expect(client.request("play", handle, 0, name(9))).rejects.toThrow(EngineRefusal);
  await expect(client.request("play", 99, 0, name(1))).rejects.toThrow(EngineError);
});

test("a rune's proxy can be sent", async () => {
  const { client } = toyClient();
  await expect(client.request("open", new Proxy(record, {}))).resolves.toMatchObject({ handle: 1 });
});

test("a crash is told to its request, a loss to the others, and a new worker follows", async () => {
  const { client, worker } = toyClient();
  const { handle } = await client.request("open", record);
  const first = worker();
  const crash = client.request("play", handle, 0, name(13));
  const other = client.request("games");
  await expect(crash).rejects.toThrow(EngineCrash);
  await expect(other).rejects.toThrow(EngineLost);
  expect(first.terminated).toBe(true);
  expect(await client.request("games")).toHaveLength(1);
  expect(worker()).not.toBe(first);
});

test("what a replaced worker still says is not heard", async () => {
  const { client, worker } = toyClient();
  await client.request("games");
  const old = worker();
  old.hold = true;
  const lost = client.request("games");
  client.stop();
  await expect(lost).rejects.toThrow(EngineLost);
  const fresh = client.request("options", "toy", 2);
  old.terminated = false;
  old.held[0]!();
  expect(await fresh).toEqual([]);
});

test("where no worker can be started the engine is unavailable", async () => {
  const client = new EngineClient(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await expect(client.request("games")).rejects.toThrow(EngineUnavailable);
});

test("a worker that cannot be loaded makes the engine unavailable", async () => {
  const { client, worker } = toyClient();
  await client.request("games");
  worker().hold = true;
  const games = client.request("games");
  worker().onerror!({ message: "404" } as ErrorEvent);
  await expect(games).rejects.toThrow(EngineUnavailable);
});

test("a match outlives the crash of another one", async () => {
  const { client } = toyClient();
  const one = await RemoteMatch.open(client, { record });
  const two = await RemoteMatch.open(client, { record });
  await one.play(0, name(2));
  const crash = two.play(0, name(13));
  const look = one.look(0, null, 0);
  await expect(crash).rejects.toThrow(EngineCrash);
  expect((await look).frame.plies).toBe(1);
  await one.play(1, name(3));
  expect(one.record.moves).toHaveLength(2);
});

test("the record survives the crash of its own match", async () => {
  const { client } = toyClient();
  const match = await RemoteMatch.open(client, { record });
  await match.play(0, name(2));
  await expect(match.play(1, name(13))).rejects.toThrow(EngineCrash);
  expect(match.record.moves).toHaveLength(1);
  expect((await match.look(null, null, 0)).log).toHaveLength(2);
});

test("the catalogue is asked once, and again after a failure", async () => {
  let broken = true;
  const toy = toyClient();
  const client = new EngineClient(() => {
    if (broken) throw new Error("offline");
    return toy.worker();
  });
  await toy.client.request("games");
  const catalogue = new Catalogue(client);
  await expect(catalogue.games()).rejects.toThrow(EngineUnavailable);
  broken = false;
  expect((await catalogue.game("toy")).title.en).toBe("Toy");
  await catalogue.games();
  expect(toy.worker().asked.filter(({ method }) => method === "games")).toHaveLength(2);
  await expect(catalogue.game("chess")).rejects.toThrow(EngineError);
});

test("a thought that is broken off ends its worker, and the next goes on in a new one", async () => {
  const { client, worker } = toyClient();
  await client.request("games");
  const first = worker();
  first.hold = true;
  const thinker = new Thinker(client);
  const breakOff = new AbortController();
  const thought = { record, seat: 0, level: "toy", millis: 10 };
  const one = thinker.think(thought, breakOff.signal);
  const two = thinker.think(thought, new AbortController().signal);
  const three = thinker.think(thought, breakOff.signal);
  await new Promise((resolve) => setTimeout(resolve));
  breakOff.abort(new Error("never mind"));
  await expect(one).rejects.toThrow("never mind");
  expect(first.terminated).toBe(true);
  expect(await two).toEqual(name(2));
  await expect(three).rejects.toThrow("never mind");
});
