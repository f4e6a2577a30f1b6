import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forShadow } from "./shadow";

test("the root's variables move to the wrapper, with their themes", () => {
  expect(forShadow(':root[data-theme="dark"] { --ink: #fff }')).toBe(
    '.eschaton[data-theme="dark"] { --ink: #fff }',
  );
  expect(forShadow(':root:not([data-theme="light"]) {}')).toBe('.eschaton:not([data-theme="light"]) {}');
});

test("sizes no longer hang on the page's own", () => {
  expect(forShadow("a { font-size: .75rem; margin: 2rem 1.5rem; width: calc(1rem + 2px) }")).toBe(
    "a { font-size: 12px; margin: 32px 24px; width: calc(16px + 2px) }",
  );
  expect(forShadow(".b1rem { color: var(--x-2rem) }")).toBe(".b1rem { color: var(--x-2rem) }");
});

test("nothing of the tokens is left for the page", () => {
  const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
  expect(tokens).toMatch(/:root[^]*rem/);
  expect(forShadow(tokens)).not.toMatch(/:root|\drem\b/);
});
