import { expect, test } from "vitest";
import type { GameTypes, Moment } from "../boards/contract";
import type { Pace } from "./pace";
import { Timeline } from "./timeline.svelte";

const moments = ["one", "two", "three"].map(
  (type) => ({ event: { type }, before: null, duration: 100 }) as unknown as Moment<GameTypes>,
);

/** Time that passes when it is told to. */
function slowPace(still = false): Pace & { pass(): void } {
  let next: (() => void) | null = null;
  return {
    after(_, run) {
      next = run;
      return () => (next = null);
    },
    still: () => still,
    whenStill: () => () => {},
    pass() {
      const run = next;
      next = null;
      run?.();
    },
  };
}

test("moments follow one another until nothing is on show", () => {
  const pace = slowPace();
  const timeline = new Timeline<GameTypes>(pace);
  timeline.play(moments);
  expect(timeline.moment?.event.type).toBe("one");
  pace.pass();
  pace.pass();
  expect(timeline.moment?.event.type).toBe("three");
  expect([timeline.at, timeline.length]).toEqual([2, 3]);
  pace.pass();
  expect(timeline.moment).toBeNull();
});

test("a halted timeline waits, can be stepped through both ways, and goes on", () => {
  const pace = slowPace();
  const timeline = new Timeline<GameTypes>(pace);
  timeline.play(moments);
  timeline.halt();
  pace.pass();
  expect(timeline.at).toBe(0);
  timeline.step(1);
  timeline.step(1);
  timeline.step(-1);
  expect(timeline.moment?.event.type).toBe("two");
  timeline.go();
  pace.pass();
  expect(timeline.moment?.event.type).toBe("three");
});

test("no step leads before the first moment; one past the last ends it", async () => {
  const timeline = new Timeline<GameTypes>(slowPace());
  timeline.play(moments);
  timeline.step(-1);
  expect(timeline.at).toBe(0);
  const ended = timeline.ended();
  for (let i = 0; i < 3; i += 1) timeline.step(1);
  await ended;
  expect(timeline.moment).toBeNull();
  expect(timeline.halted).toBe(false);
});

test("where nothing should move, only what somebody asks for is shown, and it waits to be stepped", () => {
  const timeline = new Timeline<GameTypes>(slowPace(true));
  timeline.play(moments);
  expect(timeline.moment).toBeNull();
  timeline.tell(moments);
  expect(timeline.moment?.event.type).toBe("one");
  expect(timeline.halted).toBe(true);
});
