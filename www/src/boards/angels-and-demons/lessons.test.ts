import { expect, test } from "vitest";
import { lessons } from "./lessons";

test("every lesson is on a rule of its own and told in both languages", () => {
  expect(new Set(lessons.map(({ rule }) => rule)).size).toBe(lessons.length);
  for (const { rule, title, text } of lessons) {
    expect(rule).toMatch(/^AD-\d+\.\d+$/);
    for (const lang of ["en", "fr"] as const) {
      expect(title[lang]).not.toBe("");
      expect(text[lang]).not.toMatch(/'| [:;?!]/);
    }
  }
});
