import { expect, test } from "vitest";
import { holdOn, keyOf, openNodes, sameMove, stacksOf, tap, targetsOf, unused, type Picked } from "./select";
import { lesson, previewOf, refusalOf, setOut, tableOf } from "./testing";
import type { Move } from "./types";

/** What a tap on a node means, with what is picked. */
function tapAt(record: ReturnType<typeof lesson>, node: string, picked: Picked | null = null, count = 1) {
  const { frame, viewer, names } = tableOf(record);
  const { value, links } = names.entry(node);
  return tap(node, {
    view: frame.view,
    legal: frame.legal,
    viewer: viewer!,
    picked,
    count,
    number: value!,
    links,
  });
}

test("two moves are the same whatever the order of their fields", () => {
  const [a, b]: Move[] = [
    { type: "moveTroops", from: "alps", to: "baltic", count: 1 },
    JSON.parse('{"count":1,"from":"alps","to":"baltic","type":"moveTroops"}') as Move,
  ];
  expect(keyOf(a!)).toBe(keyOf(b!));
  expect(sameMove(a!, b!)).toBe(true);
  expect(sameMove(a!, { type: "moveTroops", from: "baltic", to: "alps", count: 1 })).toBe(false);
  expect(sameMove(a!, null)).toBe(false);
});

test("stacks have their counts, and counts their targets, out of the legal moves", () => {
  const { legal } = tableOf(lesson("DL-7.4")).frame;
  expect([...stacksOf(legal)]).toEqual([["baltic", [1, 2]]]);
  expect(targetsOf(legal, "baltic", 2).sort()).toEqual([
    "alps",
    "balkans",
    "britain",
    "moscow",
    "scandinavia",
  ]);
  expect(openNodes(legal, tableOf(lesson("DL-7.4")).frame.view, null, 1).size).toBe(0);
});

test("in the Movement Phase the first tap takes up, the second sends, the same again puts back", () => {
  const picked = { kind: "stack", node: "baltic" } as const;
  expect(tapAt(lesson("DL-7.4"), "baltic")).toEqual({ pick: picked });
  expect(tapAt(lesson("DL-7.4"), "moscow", picked, 2)).toEqual({
    move: { type: "moveTroops", from: "baltic", to: "moscow", count: 2 },
  });
  expect(tapAt(lesson("DL-7.4"), "baltic", picked)).toEqual({ pick: null });
  expect(tapAt(lesson("DL-15.17"), "peru", { kind: "avatar" })).toEqual({
    move: { type: "moveAvatar", to: "peru" },
  });
});

test("a tap on what cannot be done tries the move that says why", () => {
  const tried = (record: ReturnType<typeof lesson>, node: string) => {
    const answer = tapAt(record, node);
    return "move" in answer ? refusalOf(record, answer.move) : null;
  };
  expect(tried(lesson("DL-7.4"), "alps")).toBe("DL-7.4");
  expect(tried(lesson("DL-6.3"), "india")).toBe("DL-6.4");
  expect(tried(lesson("DL-5.2"), "japan")).toBe("DL-5.3");
  expect(tried(lesson("DL-4.2"), "alps")).toBe("DL-3.2");
  expect(tried(lesson("DL-8.6"), "alps")).toBe("DL-8.2");
  expect(tried(lesson("DL-9.9", { type: "duel", defender: 1 }), "siberia")).toBe("DL-9.9");
});

test("a guard on a border that a card has closed is held by its Harvester, not by the border", () => {
  const walled = setOut({
    phase: "movement",
    event: "great-walls",
    turnState: { numbers: [4] },
    brute: 0,
    seats: [{ avatar: "guinea", hell: 1 }, { avatar: "japan" }],
    nodes: { "new-york": { harvester: 0, troops: [1, 0] } },
  });
  expect(refusalOf(walled, { type: "moveTroops", from: "new-york", to: "britain", count: 1 })).toBe(
    "DL-15.20",
  );
  const answer = tapAt(walled, "new-york");
  expect("move" in answer && refusalOf(walled, answer.move)).toBe("DL-7.4");
});

test("a node with several offers is taken up, one with a single offer is chosen at once", () => {
  expect(tapAt(lesson("DL-6.3"), "cape")).toEqual({ pick: { kind: "node", node: "cape" } });
  expect(tapAt(lesson("DL-6.3"), "japan")).toEqual({
    move: { type: "buy", piece: "portal", node: "japan" },
  });
  expect(tapAt(lesson("DL-8.6"), "egypt")).toEqual({
    move: { type: "fight", node: "egypt", defender: 1 },
  });
});

test("Troops are held by what the engine says holds them", () => {
  const at = (record: ReturnType<typeof lesson>, node: string) =>
    holdOn(tableOf(record).frame.legal, node, (move) => previewOf(record, move));
  const relief: Move = { type: "moveTroops", from: "baltic", to: "alps", count: 1 };
  expect(at(lesson("DL-7.4", relief), "alps")).toEqual({ count: 1, rule: "DL-7.2" });
  expect(at(lesson("DL-7.4"), "baltic")).toBeNull();
  const guard = setOut({
    phase: "movement",
    turnState: { numbers: [4] },
    brute: 0,
    seats: [{ avatar: "guinea" }, { avatar: "japan" }],
    nodes: { alps: { harvester: 0, troops: [3, 0] } },
  });
  expect(at(guard, "alps")).toEqual({ count: 1, rule: "DL-7.4" });
});

test("the end of a phase is asked about only where something would be given up", () => {
  const left = (record: ReturnType<typeof lesson>) => {
    const { legal, view } = tableOf(record).frame;
    return unused(legal, view).length > 0;
  };
  expect(left(lesson("DL-5.2"))).toBe(true);
  expect(left(lesson("DL-6.3"))).toBe(true);
  expect(left(lesson("DL-7.4"))).toBe(true);
  expect(left(lesson("DL-7.4", { type: "moveTroops", from: "baltic", to: "alps", count: 1 }))).toBe(false);
  expect(left(lesson("DL-10.4"))).toBe(true);
});
