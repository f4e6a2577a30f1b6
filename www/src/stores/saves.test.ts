import { expect, test } from "vitest";
import { RemoteMatch } from "../engine/remote";
import { Saves, type SavedGame, type Summary } from "./saves.svelte";
import { shareLink } from "./share";
import { FakeStorage } from "./testing/storage";
import { name, toyClient, toyRecord } from "./testing/toy";

const record = toyRecord([null, null]);
const longer = toyRecord([null, null], {}, [{ seat: 0, move: name(2) }]);
const summary: Summary = {
  standing: { phase: "name", round: 1, rounds: 2, scores: [0, null] },
  toAct: [0],
  ply: 0,
  finished: false,
};

/** A browser: any number of tabs on one storage. */
function browser(storage: FakeStorage | null = new FakeStorage()) {
  const { client } = toyClient();
  const tabs: ((key: string | null) => void)[] = [];
  let clock = 0;
  let ids = 0;
  return {
    storage,
    tab: () =>
      new Saves({
        storage,
        open: (record) => RemoteMatch.open(client, { record }),
        watch: (changed) => void tabs.push(changed),
        now: () => ++clock,
        newId: () => `id${++ids}`,
      }),
    /** What the other tabs hear of a change. */
    tell: (key: string | null, ...listening: number[]) => listening.forEach((tab) => tabs[tab]!(key)),
  };
}

test("a kept game is listed with its summary and comes back as it was", () => {
  const { tab } = browser();
  const saves = tab();
  const keeper = saves.create("Ada against Brahe");
  expect(saves.list).toEqual([]);
  keeper.keep(record, summary);
  expect(saves.list).toMatchObject([
    { kind: "game", id: keeper.id, name: "Ada against Brahe", game: "toy", summary, unsaved: false },
  ]);
  expect(tab().record(keeper.id)).toEqual(record);
});

test("the game kept last comes first", () => {
  const saves = browser().tab();
  const [one, two] = [saves.create("one"), saves.create("two")];
  one.keep(record, summary);
  two.keep(record, summary);
  one.keep(longer, summary);
  expect(saves.list.map(({ name }) => name)).toEqual(["one", "two"]);
});

test("a new name stays when the game goes on", () => {
  const saves = browser().tab();
  const keeper = saves.create("old");
  keeper.keep(record, summary);
  saves.rename(keeper.id, "new");
  keeper.keep(longer, summary);
  expect(keeper.conflict).toBeNull();
  expect(saves.list).toMatchObject([{ name: "new" }]);
  expect(saves.record(keeper.id)).toEqual(longer);
});

test("a deleted game is gone", () => {
  const { tab, storage } = browser();
  const saves = tab();
  const keeper = saves.create("x");
  keeper.keep(record, summary);
  keeper.close();
  saves.delete(keeper.id);
  expect(saves.list).toEqual([]);
  expect(storage!.length).toBe(0);
});

test("what is exported can be imported", async () => {
  const saves = browser().tab();
  const keeper = saves.create("Ada & Brahe: été");
  keeper.keep(longer, summary);
  const file = saves.export(keeper.id)!;
  expect(file.fileName).toBe("toy-Ada-Brahe-été.json");
  const imported = await saves.import(file.text, "again");
  expect(imported).toMatchObject({ kind: "saved", notice: null });
  if (imported.kind === "saved") expect(saves.record(imported.id)).toEqual(longer);
  expect(saves.list.map(({ name }) => name)).toEqual(["again", "Ada & Brahe: été"]);
});

test("a pasted link is imported too", async () => {
  const saves = browser().tab();
  const imported = await saves.import(`look: ${await shareLink(longer, "https://example.org/")} !`);
  expect(imported.kind).toBe("saved");
  expect(saves.list).toMatchObject([{ name: "Seat 0 – Seat 1" }]);
});

test.each([
  ["hello", "not-json"],
  ["{", "not-json"],
  ['{"format":1,"game":"chess"}', "not-a-record"],
  ["null", "not-a-record"],
  [JSON.stringify({ ...record, format: 2 }), "newer"],
  ["https://example.org/#/play/eJxxxx", "damaged"],
])("a broken import is refused with its reason: %s", async (text, code) => {
  const saves = browser().tab();
  expect(await saves.import(text)).toMatchObject({ kind: "refused", notice: { code } });
  expect(saves.list).toEqual([]);
});

test("an import that stops replaying is kept as far as it goes, and says so", async () => {
  const saves = browser().tab();
  const broken = toyRecord([null, null], {}, [...longer.moves, { seat: 0, move: name(7) }]);
  const imported = await saves.import(JSON.stringify(broken));
  expect(imported).toMatchObject({ kind: "saved", notice: { code: "cut-short" } });
  if (imported.kind === "saved") expect(saves.record(imported.id)!.moves).toEqual(longer.moves);
});

test("when storage is full play goes on, the game stays listed, and it is written once there is room", () => {
  const { tab, storage } = browser();
  const saves = tab();
  const keeper = saves.create("x");
  keeper.keep(record, summary);
  storage!.mode = "full";
  keeper.keep(longer, summary);
  expect(saves.notice?.code).toBe("full");
  expect(saves.list).toMatchObject([{ unsaved: true }]);
  expect(saves.record(keeper.id)).toEqual(longer);
  saves.dismissNotice();
  keeper.keep(longer, summary);
  expect(saves.notice).toBeNull();
  storage!.mode = "open";
  saves.delete("another");
  expect(saves.list).toMatchObject([{ unsaved: false }]);
  expect(tab().record(keeper.id)).toEqual(longer);
  keeper.keep(record, summary);
  expect(keeper.conflict).toBeNull();
});

test.each(["blocked", "missing"])("when storage is %s play goes on and the game can be exported", (how) => {
  const storage = how === "missing" ? null : new FakeStorage();
  if (storage) storage.mode = "blocked";
  const saves = browser(storage).tab();
  const keeper = saves.create("x");
  keeper.keep(record, summary);
  keeper.keep(longer, summary);
  expect(saves.notice?.code).toBe("blocked");
  expect(keeper.conflict).toBeNull();
  expect(saves.list).toMatchObject([{ unsaved: true }]);
  expect(JSON.parse(saves.export(keeper.id)!.text)).toEqual(longer);
});

test.each(["", "{", "null", "[1]", '{"format":1}', '{"format":1,"id":"a","name":"n","record":{}}'])(
  "garbage is listed, exported as it is, and kept until it is deleted: %s",
  (text) => {
    const { tab, storage } = browser(new FakeStorage({ "eschaton.save.g": text, "other.app": "{}" }));
    const saves = tab();
    expect(saves.list).toMatchObject([{ kind: "unreadable", id: "g" }]);
    expect(saves.record("g")).toBeNull();
    expect(saves.export("g")?.text).toBe(text);
    expect(storage!.getItem("eschaton.save.g")).toBe(text);
    saves.delete("g");
    expect(saves.list).toEqual([]);
    expect(storage!.getItem("other.app")).toBe("{}");
  },
);

test.each([
  { format: 2, name: "later" },
  { format: 1, name: "later", record: { format: 2 } },
])("a save of a newer version is kept and named as such", (save) => {
  const saves = browser(new FakeStorage({ "eschaton.save.n": JSON.stringify(save) })).tab();
  expect(saves.list).toEqual([{ kind: "newer", id: "n", name: "later" }]);
  expect(saves.export("n")?.text).toBe(JSON.stringify(save));
});

test("garbage under the key of an open game is not written over", () => {
  const { tab, storage } = browser();
  const saves = tab();
  const keeper = saves.create("x");
  keeper.keep(record, summary);
  storage!.setItem(`eschaton.save.${keeper.id}`, "{");
  keeper.keep(longer, summary);
  expect(keeper.conflict).toBe("newer");
  expect(keeper.reload()).toBeNull();
  expect(storage!.getItem(`eschaton.save.${keeper.id}`)).toBe("{");
});

/** One game open in two tabs. */
function twoTabs() {
  const { tab, tell } = browser();
  const [one, two] = [tab(), tab()];
  const first = one.create("x");
  first.keep(record, summary);
  const key = `eschaton.save.${first.id}`;
  const second = two.keeper(first.id);
  tell(key, 1);
  return { one, two, first, second, key, tell };
}

test("opening a game in a second tab disturbs neither", () => {
  const { first, second } = twoTabs();
  expect([first.conflict, second.conflict]).toEqual([null, null]);
});

test("the tab that fell behind is told and no longer saves", () => {
  const { one, first, second, key, tell } = twoTabs();
  second.keep(longer, summary);
  tell(key, 0);
  expect([first.conflict, second.conflict]).toEqual(["newer", null]);
  first.keep(record, summary);
  expect(one.record(first.id)).toEqual(longer);
});

test("it notices at its next move even if nobody told it", () => {
  const { one, first, second } = twoTabs();
  second.keep(longer, summary);
  first.keep(record, summary);
  expect(first.conflict).toBe("newer");
  expect(one.record(first.id)).toEqual(longer);
});

test("it can take over the newer game and go on", () => {
  const { first, second, key, tell } = twoTabs();
  second.keep(longer, summary);
  tell(key, 0);
  expect(first.reload()).toEqual(longer);
  first.keep(longer, summary);
  tell(key, 1);
  expect([first.conflict, second.conflict]).toEqual([null, "newer"]);
});

test("it can keep its own game as a copy", () => {
  const { one, first, second, key, tell } = twoTabs();
  second.keep(longer, summary);
  tell(key, 0);
  first.keep(record, summary);
  first.keepAsCopy("x (2)");
  expect(first.conflict).toBeNull();
  expect(first.id).not.toBe(second.id);
  expect(one.list.map((entry) => (entry as SavedGame).name)).toEqual(["x (2)", "x"]);
  expect([one.record(first.id), one.record(second.id)]).toEqual([record, longer]);
});

test("a game deleted in another tab is not brought back unasked", () => {
  const { one, two, first, key, tell } = twoTabs();
  two.delete(first.id);
  tell(key, 0);
  expect(first.conflict).toBe("deleted");
  first.keep(longer, summary);
  expect(one.list).toEqual([]);
  first.keepAsCopy("back");
  expect(one.list).toMatchObject([{ name: "back" }]);
});

test("a save that no longer replays is left as it is while the game goes on as another", () => {
  const saves = browser().tab();
  const keeper = saves.create("x");
  keeper.keep(longer, summary);
  const old = keeper.id;
  keeper.leaveAsIs("x (2)");
  expect(saves.list).toHaveLength(1);
  keeper.keep(record, summary);
  expect(saves.record(old)).toEqual(longer);
  expect(saves.record(keeper.id)).toEqual(record);
});
