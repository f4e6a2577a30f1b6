import { expect, test } from "vitest";
import { inline, parse, plain } from "./markdown";

test("empty lines part paragraphs, and a single line break is a space", () => {
  expect(parse("One\ntwo.\n\nThree.")).toEqual([
    { kind: "paragraph", content: [{ kind: "text", text: "One two." }] },
    { kind: "paragraph", content: [{ kind: "text", text: "Three." }] },
  ]);
});

test("a list may follow its introduction directly, and its items may go over several lines", () => {
  expect(parse("Two things:\n- one\n  and more\n- two")).toEqual([
    { kind: "paragraph", content: [{ kind: "text", text: "Two things:" }] },
    {
      kind: "list",
      ordered: false,
      items: [[{ kind: "text", text: "one and more" }], [{ kind: "text", text: "two" }]],
    },
  ]);
});

test("numbers make an ordered list", () => {
  expect(parse("1. one\n2. two")[0]).toMatchObject({ kind: "list", ordered: true });
});

test("a table has a head and rows", () => {
  expect(parse("| Worth | City |\n|---|---|\n| 3 | **Lowgate** |")).toEqual([
    {
      kind: "table",
      head: [[{ kind: "text", text: "Worth" }], [{ kind: "text", text: "City" }]],
      rows: [[[{ kind: "text", text: "3" }], [{ kind: "strong", text: "Lowgate" }]]],
    },
  ]);
});

test("bare rule ids become links, of sections too", () => {
  expect(inline("See AD-6.2, and AD-7.")).toEqual([
    { kind: "text", text: "See " },
    { kind: "rule", rule: "AD-6.2" },
    { kind: "text", text: ", and " },
    { kind: "rule", rule: "AD-7" },
    { kind: "text", text: "." },
  ]);
});

test("markup of pages stays text", () => {
  expect(inline("<b>no</b>")).toEqual([{ kind: "text", text: "<b>no</b>" }]);
});

test("plain text has no marks", () => {
  expect(plain("**Bold** | cell\nnext")).toBe("Bold   cell next");
});
