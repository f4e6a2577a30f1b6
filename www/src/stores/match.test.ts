import { expect, test, vi } from "vitest";
import { RemoteMatch } from "../engine/remote";
import { Thinker } from "../engine/thinker";
import type { Played, Record as GameRecord } from "../engine/types/common";
import { Match, type Company, type MatchListener } from "./match.svelte";
import type { Speed } from "./settings.svelte";
import { FakePace, settled } from "./testing/pace";
import { name, toyClient, toyInfo, toyModule, toyRecord, type ToyOptions } from "./testing/toy";

interface Setup extends Partial<ToyOptions> {
  seats?: (string | null)[];
  moves?: Played[];
  company?: Company;
  speed?: Speed;
  confirmMoves?: boolean;
}

/** A match of the toy game with all that it stands on. */
async function sit({ seats = [null, null], moves = [], company = { kind: "people" }, ...rest }: Setup = {}) {
  const { speed = "normal", confirmMoves = true, ...options } = rest;
  const { client, worker } = toyClient();
  const minds = toyClient();
  const pace = new FakePace();
  const keeper = { keep: vi.fn<(record: GameRecord) => void>() };
  const listener = { moved: vi.fn(), refused: vi.fn(), failed: vi.fn() } satisfies MatchListener;
  const preferences = { lang: "en" as const, speed, confirmMoves };
  const mind = new Thinker(minds.client);
  const remote = await RemoteMatch.open(client, { record: toyRecord(seats, options, moves) });
  const setting = { info: toyInfo, module: toyModule, company, preferences, mind, pace, keeper, listener };
  const match = await Match.begin(remote, setting);
  const play = async (number: number) => {
    match.choose(name(number));
    match.confirm();
    await settled();
  };
  return { match, play, pace, keeper, listener, client, worker, minds };
}

const played = (...numbers: number[]): Played[] =>
  numbers.map((number, seat) => ({ seat, move: name(number) }));

// ── choosing ──

test("a legal move is chosen at once, previewed, and played when confirmed", async () => {
  const { match, keeper, listener } = await sit();
  expect(match.canAct).toBe(true);
  match.choose(name(2));
  expect(match.chosen).toEqual(name(2));
  await settled();
  expect(match.preview).toEqual({ sum: 2 });
  match.confirm();
  expect(match.busy).toBe(true);
  expect(match.canAct).toBe(false);
  await settled();
  expect(match.plies).toBe(1);
  expect(match.busy).toBe(false);
  expect(match.chosen).toBeNull();
  expect(match.preview).toBeNull();
  expect(keeper.keep).toHaveBeenCalledOnce();
  expect(listener.moved).toHaveBeenCalledWith(0, name(2), match.record());
});

test("without confirmation, or with now, a choice is played at once", async () => {
  const { match } = await sit({ confirmMoves: false });
  match.choose(name(1));
  await settled();
  expect(match.plies).toBe(1);
  const other = (await sit()).match;
  other.choose(name(1), null, true);
  await settled();
  expect(other.plies).toBe(1);
});

test("an illegal move is answered by its refusal, and changes nothing", async () => {
  const { match, listener } = await sit();
  const at = {} as Element;
  match.choose(name(7), at);
  await settled();
  expect(match.refused).toMatchObject({ move: name(7), refusal: { rule: "TY-1" } });
  expect(match.refused?.at).toBe(at);
  expect(match.chosen).toBeNull();
  expect(listener.refused).toHaveBeenCalledOnce();
  match.choose(name(2));
  expect(match.refused).toBeNull();
  expect(match.plies).toBe(0);
});

test("a move out of turn is refused with its rule", async () => {
  const { match } = await sit({ seats: [null, "toy"] });
  match.choose(name(1), null, true);
  match.choose(name(1), null, true);
  await settled();
  expect(match.plies).toBe(1);
  match.choose(name(1));
  await settled();
  expect(match.refused?.refusal.rule).toBe("TY-2");
});

test("pointing asks for a preview, which gives way to the chosen move's", async () => {
  const { match } = await sit();
  match.point(name(3));
  await settled();
  expect(match.preview).toEqual({ sum: 3 });
  match.choose(name(1));
  await settled();
  expect(match.preview).toEqual({ sum: 1 });
  match.choose(null);
  expect(match.preview).toEqual({ sum: 3 });
  match.point(null);
  expect(match.preview).toBeNull();
});

test("an answer about a choice that was changed since is not heard", async () => {
  const { match, worker } = await sit();
  worker().hold = true;
  match.choose(name(7));
  match.choose(name(1));
  for (const release of worker().held) release();
  await settled();
  expect(match.chosen).toEqual(name(1));
  expect(match.refused).toBeNull();
});

// ── whose screen ──

test("a single person always looks, whoever's turn it is", async () => {
  const { match, play } = await sit({ seats: ["toy", null], sealed: true });
  expect(match.viewer).toBe(1);
  expect(match.handOver).toBeNull();
  await play(3);
  expect(match.viewer).toBe(1);
});

test("without secrets the screen goes from person to person uncovered", async () => {
  const { match, play } = await sit();
  expect(match.viewer).toBe(0);
  await play(1);
  expect(match.viewer).toBe(1);
  expect(match.handOver).toBeNull();
  expect(match.canAct).toBe(true);
});

test("with a secret it is covered, and nothing private is left in sight", async () => {
  const { match, play } = await sit({ sealed: true });
  match.point(name(2));
  await play(3);
  expect(match.handOver).toEqual({ to: 1 });
  expect(match.viewer).toBeNull();
  expect(match.frame.view).toEqual({ viewer: null, numbers: ["hidden"] });
  expect(match.frame.legal).toEqual([]);
  expect(match.canAct).toBe(false);
  expect(match.canUndo).toBe(false);
  expect(match.moment).toBeNull();
  expect([match.chosen, match.preview, match.refused]).toEqual([null, null, null]);
  match.takeOver();
  await settled();
  expect(match.handOver).toBeNull();
  expect(match.frame.view).toEqual({ viewer: 1, numbers: ["hidden"] });
  expect(match.canAct).toBe(true);
});

test("motion that began under other eyes ends with the cover", async () => {
  const { match, worker } = await sit({ seats: [null, null, "toy"], sealed: true });
  worker().hold = true;
  await settled();
  match.choose(name(3));
  match.confirm();
  worker().hold = false;
  for (const release of worker().held) release();
  await settled();
  expect(match.record().moves.map(({ seat }) => seat)).toEqual([2, 0]);
  expect(match.handOver).toEqual({ to: 1 });
  expect(match.moment).toBeNull();
});

test("the past cannot be looked into from behind the cover", async () => {
  const { match, play } = await sit({ sealed: true });
  await play(3);
  await match.goTo(0);
  expect(match.isPast).toBe(false);
});

test("whoever takes over is shown the move that led there", async () => {
  const { match, play, pace } = await sit({ sealed: true });
  await play(3);
  match.takeOver();
  await settled();
  expect(match.moment).toMatchObject({
    event: { type: "named", seat: 0 },
    before: { viewer: 1, numbers: [] },
  });
  await pace.pass(100);
  expect(match.moment).toBeNull();
});

test("of those who choose at once the one at the screen comes first, then the other", async () => {
  const { match, play } = await sit({ sealed: true });
  expect(match.viewer).toBe(0);
  await play(1);
  match.takeOver();
  await settled();
  await play(2);
  expect(match.handOver).toBeNull();
  expect(match.viewer).toBe(1);
  expect(match.frame.view.numbers).toEqual([1, 2]);
});

test("a saved game with secrets among several people opens covered", async () => {
  const { match } = await sit({ sealed: true, moves: played(3) });
  expect(match.handOver).toEqual({ to: 1 });
  expect(match.frame.view).toEqual({ viewer: null, numbers: ["hidden"] });
  const open = await sit({ sealed: true, moves: played(3, 1) });
  expect(open.match.handOver).toBeNull();
});

test("a reader alone is never asked to hand over", async () => {
  const { match, play } = await sit({ sealed: true, company: { kind: "reader" } });
  await play(3);
  expect(match.handOver).toBeNull();
  expect(match.viewer).toBe(1);
});

test("a single seat leaves the others alone", async () => {
  const { match, play } = await sit({ company: { kind: "seat", seat: 1 } });
  expect(match.canAct).toBe(false);
  await play(1);
  expect(match.plies).toBe(0);
});

test("a watcher moves nothing, and neither do the computer players", async () => {
  const { match, play, pace } = await sit({ seats: ["toy", "toy"], company: { kind: "watch", seat: null } });
  await play(1);
  await pace.pass(10_000);
  expect(match.plies).toBe(0);
  expect(match.canUndo).toBe(false);
});

// ── computer players ──

test("a computer player answers after the motion and a rest", async () => {
  const { match, play, pace } = await sit({ seats: [null, "toy"] });
  await play(1);
  expect(match.thinking).toEqual([1]);
  await pace.pass(100);
  expect(match.plies).toBe(1);
  await pace.pass(500);
  expect(match.plies).toBe(2);
  expect(match.canAct).toBe(true);
});

test("in a simultaneous choice it does not wait, and leaves the person's choice alone", async () => {
  const { match } = await sit({ seats: [null, "toy"], sealed: true });
  match.choose(name(3));
  await settled();
  expect(match.plies).toBe(1);
  expect(match.chosen).toEqual(name(3));
  expect(match.preview).toEqual({ sum: 3 });
  match.confirm();
  await settled();
  expect(match.log[2]?.events.map(({ type }) => type)).toEqual(["named", "revealed"]);
});

test("computer players play out a game among themselves before an onlooker", async () => {
  const { match, pace } = await sit({ seats: ["toy", "toy"], speed: "off" });
  for (let turn = 0; turn < 4; turn++) await pace.pass(0);
  expect(match.viewer).toBeNull();
  expect(match.outcome).not.toBeNull();
  expect(match.thinking).toEqual([]);
});

test("a thought is dropped when the match is left", async () => {
  const { match, play, pace, minds, keeper } = await sit({ seats: [null, "toy"] });
  await play(1);
  match.close();
  await pace.pass(10_000);
  expect(keeper.keep).toHaveBeenCalledOnce();
  expect(minds.worker().asked).toHaveLength(1);
});

test("looking back stops the computer players, and the present wakes them", async () => {
  const { match, play, pace } = await sit({ seats: [null, "toy"] });
  await play(1);
  await match.goTo(0);
  expect(match.thinking).toEqual([]);
  await pace.pass(10_000);
  expect(match.plies).toBe(1);
  match.toPresent();
  expect(match.thinking).toEqual([1]);
  await pace.pass(0);
  await pace.pass(500);
  expect(match.plies).toBe(2);
});

test("taking back stops an answer that is not there yet", async () => {
  const { match, play, pace } = await sit({ seats: [null, "toy"] });
  await play(1);
  expect(match.canUndo).toBe(true);
  await match.undo();
  expect(match.thinking).toEqual([]);
  await pace.pass(10_000);
  expect(match.plies).toBe(0);
  expect(match.canAct).toBe(true);
});

test("a computer player that breaks down is a failure to recover from", async () => {
  const { match, play } = await sit({ seats: [null, "broken"] });
  await play(1);
  expect(match.failure).toMatchObject({ kind: "crash", record: { moves: [{ seat: 0 }] } });
  expect(match.thinking).toEqual([]);
});

// ── taking back ──

test("the last move can be taken back by whoever made it, at a screen without secrets", async () => {
  const { match, play, keeper } = await sit();
  expect(match.undoState).toEqual({ type: "nothing" });
  await play(1);
  expect(match.viewer).toBe(1);
  expect(match.canUndo).toBe(true);
  await match.undo();
  expect(match.plies).toBe(0);
  expect(match.viewer).toBe(0);
  expect(match.log).toHaveLength(1);
  expect(match.moment).toBeNull();
  expect(keeper.keep).toHaveBeenLastCalledWith(expect.objectContaining({ moves: [] }), expect.anything());
});

test("where taking back stops, the rule is told", async () => {
  const { match, play } = await sit();
  await play(3);
  expect(match.canUndo).toBe(false);
  expect(match.undoState).toEqual({ type: "stopped", rule: "TY-4" });
  await match.undo();
  expect(match.plies).toBe(1);
});

test("nobody takes back for another behind a cover", async () => {
  const { match, play } = await sit({ secrets: true });
  match.takeOver();
  await settled();
  await play(1);
  match.takeOver();
  await settled();
  expect(match.viewer).toBe(1);
  expect(match.undoState).toEqual({ type: "other", seat: 0 });
  expect(match.canUndo).toBe(false);
});

test.each([
  ["all of it", [1, 2], 0],
  ["as far as nothing was revealed", [3, 2], 1],
])("a turn is restarted by taking back %s", async (_, numbers, left) => {
  const { match } = await sit({
    seats: [null],
    moves: numbers.map((number) => ({ seat: 0, move: name(number) })),
  });
  expect(match.plies).toBe(2);
  await match.restartTurn();
  expect(match.plies).toBe(left);
  expect(match.canAct).toBe(true);
});

// ── looking back ──

test("the past is shown without moves, and the present comes back as it was", async () => {
  const { match } = await sit({ moves: played(1, 2) });
  match.back();
  await settled();
  expect(match.isPast).toBe(true);
  expect(match.frame.view.numbers).toEqual([1]);
  expect(match.canAct).toBe(false);
  expect(match.plies).toBe(2);
  expect(match.log).toHaveLength(3);
  match.choose(name(1));
  expect(match.chosen).toBeNull();
  match.toPresent();
  expect(match.isPast).toBe(false);
  expect(match.canAct).toBe(true);
});

test("stepping forward shows the move that leads there", async () => {
  const { match } = await sit({ moves: played(1, 2) });
  await match.goTo(0);
  match.forward();
  await settled();
  expect(match.ply).toBe(1);
  expect(match.moment).toMatchObject({ event: { type: "named", seat: 0 }, before: { numbers: [] } });
  match.forward();
  await settled();
  expect(match.isPast).toBe(false);
  expect(match.moment).toMatchObject({ event: { type: "named", seat: 1 } });
});

test("steps beyond either end stay there", async () => {
  const { match } = await sit({ moves: played(1) });
  await match.goTo(-3);
  expect(match.ply).toBe(0);
  await match.goTo(99);
  expect(match.isPast).toBe(false);
});

test("of two moments asked for in a hurry the last one counts", async () => {
  const { match, worker } = await sit({ moves: played(1, 2) });
  worker().hold = true;
  const one = match.goTo(0);
  const two = match.goTo(1);
  await Promise.resolve();
  for (const release of [...worker().held].reverse()) release();
  await Promise.all([one, two]);
  expect(match.ply).toBe(1);
});

// ── motion ──

test("the events of a move are shown one after the other, and a click ends them", async () => {
  const { match, play, pace } = await sit({ moves: played(1) });
  await play(2);
  expect(match.frame.view.numbers).toEqual([1, 2]);
  expect(match.moment).toMatchObject({ event: { type: "named" }, duration: 100, before: { numbers: [1] } });
  await pace.pass(100);
  expect(match.moment).toMatchObject({ event: { type: "revealed" } });
  match.skip();
  expect(match.moment).toBeNull();
});

test.each([
  ["fast", 50],
  ["slow", 200],
] as const)("at speed %s an event takes %i ms", async (speed, duration) => {
  const { match, play } = await sit({ speed });
  await play(1);
  expect(match.moment?.duration).toBe(duration);
});

test("nothing moves with motion off, reduced motion or a hidden tab", async () => {
  const off = await sit({ speed: "off" });
  await off.play(1);
  expect(off.match.moment).toBeNull();
  const reduced = await sit();
  reduced.pace.hush();
  await reduced.play(1);
  expect(reduced.match.moment).toBeNull();
});

test("a tab that is hidden ends the motion", async () => {
  const { match, play, pace } = await sit();
  await play(1);
  expect(match.moment).not.toBeNull();
  pace.hush();
  expect(match.moment).toBeNull();
});

test("a fast player need not wait for the motion", async () => {
  const { match, play } = await sit();
  await play(1);
  expect(match.moment).not.toBeNull();
  expect(match.canAct).toBe(true);
  await play(2);
  expect(match.plies).toBe(2);
});

// ── when things break ──

test("a crash keeps the record, and the match goes on from it", async () => {
  const { match, play, listener, keeper } = await sit();
  await play(1);
  match.choose(name(13), null, true);
  await settled();
  expect(match.failure).toMatchObject({ kind: "crash", record: { moves: [{ seat: 0, move: name(1) }] } });
  expect(listener.failed).toHaveBeenCalledOnce();
  expect(match.canAct).toBe(false);
  expect(match.record().moves).toHaveLength(1);
  await match.recover();
  expect(match.failure).toBeNull();
  expect(match.canAct).toBe(true);
  await play(2);
  expect(match.plies).toBe(2);
  expect(keeper.keep).toHaveBeenCalledTimes(2);
});

test("a record that stops replaying opens at its last good move and says why", async () => {
  const { match } = await sit({ moves: played(1, 9) });
  expect(match.trouble?.code).toBe("broken-record");
  expect(match.plies).toBe(1);
});

test("a closed match hears nothing more", async () => {
  const { match, worker } = await sit();
  worker().hold = true;
  match.choose(name(1), null, true);
  match.close();
  for (const release of worker().held) release();
  await settled();
  expect(match.plies).toBe(0);
  expect(match.failure).toBeNull();
});
