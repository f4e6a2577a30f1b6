import { expect, test } from "vitest";
import { Settings, type SystemTaste } from "./settings.svelte";
import { FakeStorage } from "./testing/storage";

const taste: SystemTaste = { languages: ["de", "fr-CA", "en"], dark: true, watchDark: () => {} };

test("without anything kept the system decides", () => {
  const settings = new Settings(new FakeStorage(), taste);
  expect(settings).toMatchObject({ lang: "fr", shownTheme: "dark", speed: "normal", confirmMoves: true });
});

test("a choice lasts", () => {
  const storage = new FakeStorage();
  const settings = new Settings(storage, taste);
  settings.langChoice = "en";
  settings.theme = "light";
  settings.speed = "off";
  settings.confirmMoves = false;
  const next = new Settings(storage, taste);
  expect(next).toMatchObject({ lang: "en", shownTheme: "light", speed: "off", confirmMoves: false });
});

test.each(["", "{", "null", "[]", "7", '{"lang":"tlh","theme":3,"speed":null,"confirmMoves":"yes"}'])(
  "garbage is passed over: %s",
  (text) => {
    const storage = new FakeStorage({ "eschaton.settings": text });
    expect(new Settings(storage, taste)).toMatchObject({ lang: "fr", speed: "normal", confirmMoves: true });
  },
);

test("the sound parts of a damaged setting are kept", () => {
  const storage = new FakeStorage({ "eschaton.settings": '{"lang":"en","speed":"warp"}' });
  expect(new Settings(storage, taste)).toMatchObject({ lang: "en", speed: "normal" });
});

test("without storage a choice holds for this visit", () => {
  const settings = new Settings(null, taste);
  settings.speed = "slow";
  expect(settings.speed).toBe("slow");
});
