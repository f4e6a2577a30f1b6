import { expect, test } from "vitest";
import type { GameTypes, Table } from "../contract";
import { Foresight } from "./foresight.svelte";

interface Numbers extends GameTypes {
  View: null;
  Move: { type: string };
  Event: { type: string };
  Preview: string;
}

const [a, b, c] = ["a", "b", "c"].map((type) => ({ type })) as [
  Numbers["Move"],
  Numbers["Move"],
  Numbers["Move"],
];

/** A table that foretells one move at a time, and answers only when it is told to. */
function slowTable() {
  const table = {
    frame: { ply: 0 },
    chosen: null as Numbers["Move"] | null,
    preview: null as string | null,
    asked: null as Numbers["Move"] | null,
    point(move: Numbers["Move"] | null) {
      table.asked = move;
      table.preview = null;
    },
  };
  const foresight = new Foresight<Numbers>(table as unknown as Table<Numbers>, ({ type }) => type);
  const answer = () => {
    table.preview = `of ${(table.chosen ?? table.asked)!.type}`;
    foresight.look([a, b]);
  };
  return { table, foresight, answer };
}

test("wanted moves are asked about one after the other, and what was told stays known", () => {
  const { table, foresight, answer } = slowTable();
  foresight.look([a, b]);
  expect(table.asked).toBe(a);
  expect(foresight.of(a)).toBeNull();
  answer();
  expect(table.asked).toBe(b);
  answer();
  expect(table.asked).toBeNull();
  expect([foresight.of(a), foresight.of(b)]).toEqual(["of a", "of b"]);
});

test("a move pointed at goes before those wanted, which go on while it is pointed at", () => {
  const { table, foresight, answer } = slowTable();
  foresight.point(c);
  foresight.look([a, b]);
  expect(table.asked).toBe(c);
  // Nothing is said of it that is about another.
  expect(foresight.preview).toBeNull();
  answer();
  expect(foresight.preview).toBe("of c");
  expect(table.asked).toBe(a);
  answer();
  expect([foresight.preview, foresight.of(a)]).toEqual(["of c", "of a"]);
});

test("a chosen move is the one under consideration", () => {
  const { table, foresight, answer } = slowTable();
  foresight.point(a);
  table.chosen = b;
  foresight.look([a, b]);
  answer();
  expect(foresight.move).toBe(b);
  expect(foresight.preview).toBe("of b");
});

test("what was known of a move is forgotten when the game has gone on", () => {
  const { table, foresight, answer } = slowTable();
  foresight.look([a, b]);
  answer();
  table.frame.ply = 1;
  expect(foresight.of(a)).toBeNull();
});

test("a move that is still pointed at is asked about again when the game has gone on", () => {
  const { table, foresight, answer } = slowTable();
  foresight.point(c);
  foresight.look([]);
  answer();
  Object.assign(table, { frame: { ply: 1 }, preview: null, asked: null });
  foresight.look([]);
  expect(table.asked).toBe(c);
  answer();
  expect(foresight.preview).toBe("of c");
});
