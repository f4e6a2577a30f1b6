import { expect, test } from "vitest";
import { Progress } from "./progress.svelte";
import { FakeStorage } from "./testing/storage";

test("a lesson once done stays done", () => {
  const storage = new FakeStorage();
  const progress = new Progress(storage);
  expect(progress.isDone("AD-6.3")).toBe(false);
  progress.finish("AD-6.3");
  progress.finish("AD-7.3");
  progress.finish("AD-6.3");
  const next = new Progress(storage);
  expect(["AD-6.3", "AD-7.3", "AD-6.1"].map((rule) => next.isDone(rule))).toEqual([true, true, false]);
});

test.each(["", "{", "null", "{}", "7", '[1, null, "AD-6.3"]'])("garbage is passed over: %s", (text) => {
  const progress = new Progress(new FakeStorage({ "eschaton.lessons": text }));
  expect(progress.isDone("AD-6.3")).toBe(text.includes("AD-6.3"));
  expect(progress.isDone("1")).toBe(false);
});

test.each(["full", "blocked"] as const)("where storage is %s a lesson is done for this visit", (mode) => {
  const storage = new FakeStorage();
  storage.mode = mode;
  const progress = new Progress(storage);
  progress.finish("AD-6.3");
  expect(progress.isDone("AD-6.3")).toBe(true);
});
