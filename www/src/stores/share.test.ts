import { expect, test } from "vitest";
import { BrokenLink, decodeRecord, encodeRecord, shareLink } from "./share";
import { parseRoute } from "./router.svelte";
import { name, toyRecord } from "./testing/toy";

const record = toyRecord([null, "oracle"], {}, [
  { seat: 0, move: name(3) },
  { seat: 1, move: name(1) },
]);

test("a record comes back from its link as it was, without its snapshot", async () => {
  const link = await shareLink(
    { ...record, snapshot: { large: true } },
    "https://example.org/play/index.html",
    2,
  );
  expect(link).toMatch(/^https:\/\/example\.org\/play\/index\.html#\/play\/[\w-]+\?ply=2$/);
  const route = parseRoute(new URL(link).hash);
  expect(route).toMatchObject({ screen: "play", ply: 2 });
  if (route.screen === "play") expect(await decodeRecord(route.data)).toEqual(record);
});

test("names in any writing survive", async () => {
  const named = { ...record, seats: [{ name: "Ἀδά 🜂", bot: null }] };
  expect(await decodeRecord(await encodeRecord(named))).toEqual(named);
});

test("one changed character anywhere is noticed", async () => {
  const data = await encodeRecord(record);
  for (let at = 0; at < data.length; at++) {
    for (const other of ["A", "z", "_"].filter((letter) => letter !== data[at])) {
      const changed = data.slice(0, at) + other + data.slice(at + 1);
      await expect(decodeRecord(changed), `${other} at ${at}`).rejects.toThrow(BrokenLink);
    }
  }
});

test("a link cut anywhere is noticed", async () => {
  const data = await encodeRecord(record);
  for (let length = 1; length < data.length; length++) {
    await expect(decodeRecord(data.slice(0, length)), `cut at ${length}`).rejects.toThrow(BrokenLink);
  }
});

test.each(["%%%", "a b", "<script>", "é"])("%s is no link of ours", async (data) => {
  await expect(decodeRecord(data)).rejects.toMatchObject({
    code: "foreign",
    text: { en: expect.any(String) },
  });
});

test("a link that unpacks to more than any game is refused", async () => {
  const bomb = await encodeRecord({ ...record, options: "x".repeat(5_000_000) });
  expect(bomb.length).toBeLessThan(10_000);
  await expect(decodeRecord(bomb)).rejects.toMatchObject({ code: "too-long" });
});
