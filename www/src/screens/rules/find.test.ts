import { expect, test } from "vitest";
import { find, search } from "./find";

const rule = (id: string, title: string, body: string) => ({ id, title, body });
const book = {
  title: "",
  intro: "",
  sections: [
    {
      id: "AD-1",
      number: "1",
      title: "Cités",
      summary: "",
      rules: [
        rule("AD-1.1", "La cité épargnée", "Rien."),
        rule("AD-1.2", "La carte", "La **cité** est épargnée."),
      ],
    },
  ],
};

test("an id names a rule or a section", () => {
  expect(find(book, "AD-1.2")?.rule?.title).toBe("La carte");
  expect(find(book, "AD-1")).toMatchObject({ section: { id: "AD-1" }, rule: null });
  expect(find(book, "AD-9.9")).toBeNull();
});

test("a search minds neither accents nor capitals, and finds titles first", () => {
  expect(search(book, "CITE epargnee").map(({ id }) => id)).toEqual(["AD-1.1", "AD-1.2"]);
  expect(search(book, "ad-1.2").map(({ id }) => id)).toEqual(["AD-1.2"]);
});

test("no words find nothing", () => {
  expect(search(book, "  ")).toEqual([]);
});
