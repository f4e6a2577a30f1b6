import { afterEach, expect, test, vi } from "vitest";
import { encodeRecord, shareLink } from "../stores/share";
import { toyRecord } from "../stores/testing/toy";
import { readRecord } from "./source";

const record = toyRecord([null, "toy"]);
const base = "https://school.example/lessons/one.html";

afterEach(() => void vi.unstubAllGlobals());

test("JSON is read as it is", async () => {
  expect(await readRecord(` ${JSON.stringify(record)}\n`, base)).toEqual(record);
});

test("a link, its fragment, and what is in it all name the record", async () => {
  const link = await shareLink(record, "https://play.example/", 3);
  for (const text of [link, new URL(link).hash, await encodeRecord(record)]) {
    expect(await readRecord(text, base)).toEqual(record);
  }
});

test("anything else is an address, as the page sees it", async () => {
  const fetch = vi.fn(async (_: URL) => new Response(JSON.stringify(record)));
  vi.stubGlobal("fetch", fetch);
  expect(await readRecord("../games/first.json", base)).toEqual(record);
  expect(fetch.mock.calls[0]?.[0].href).toBe("https://school.example/games/first.json");
});

test.each([
  ["{", "malformed"],
  ["#/play/eJxxxxxxxx", "link-damaged"],
])("%s cannot be had, and it says why", async (text, code) => {
  await expect(readRecord(text, base)).rejects.toMatchObject({ code, text: { fr: expect.any(String) } });
});

test("a file that is not there, or is no JSON, is told apart", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(readRecord("a.json", base)).rejects.toMatchObject({ code: "not-found" });
  vi.stubGlobal("fetch", async () => new Response("<html>"));
  await expect(readRecord("a.json", base)).rejects.toMatchObject({ code: "malformed" });
});
