// Live boards in other people's pages.

import { expect, test } from "./fixtures";

const hostile = `<!doctype html><html lang="en"><head><title>A teacher's page</title>
<style>* { color: red !important; font-size: 40px !important } svg { display: none } button { all: unset } :root { --ink: pink }</style>
<script type="module" src="./embed.js"></script></head><body><h1>Lesson</h1>
<eschaton-board id="one" game="angels-and-demons" mode="play"></eschaton-board>
<eschaton-board id="two" game="angels-and-demons" mode="play" lang="fr" theme="dark"></eschaton-board></body></html>`;

test("two boards on a foreign page with hostile styles play apart and tell what happens", async ({
  page,
  baseURL,
}) => {
  await page.route(`${baseURL}lesson.html`, (route) =>
    route.fulfill({ contentType: "text/html", body: hostile }),
  );
  await page.goto("./lesson.html");
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const type of ["move", "refusal", "error"])
      document.addEventListener(type, (event) =>
        told.push([(event.target as Element).id, type, (event as CustomEvent).detail]),
      );
  });
  const one = page.locator("#one");
  const two = page.locator("#two");
  await one.getByRole("button", { name: "7, playable" }).first().click();
  await one.getByRole("button", { name: "Play the 7" }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((window as never as { told: unknown }).told)))
    .toContain('["one","move"');
  await two.scrollIntoViewIfNeeded();
  await expect(two.getByText(/choisissez une carte|carte/i).first()).toBeVisible();
  // The bots answer on both boards; a person has moved on one.
  const told = await page.evaluate(
    () => (window as never as { told: [string, string, { seat: number }][] }).told,
  );
  expect(told.filter(([, type, { seat }]) => type === "move" && seat === 0).map(([id]) => id)).toEqual([
    "one",
  ]);
  const sizes = await one
    .locator("svg")
    .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().width));
  expect(Math.max(...sizes)).toBeGreaterThan(200);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a board where WebAssembly is not allowed shows a sentence and a picture", async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
  await page.route(`${baseURL}lesson.html`, (route) =>
    route.fulfill({ contentType: "text/html", body: hostile }),
  );
  await page.goto("./lesson.html");
  const board = page.locator("#one");
  await expect(board.locator("p")).not.toBeEmpty();
  await expect(board.locator("svg, img").first()).toBeAttached();
});

test("a task is missed, tried again and solved, and the page is told", async ({ page }) => {
  await page.goto("./demo.html");
  const task = page.locator("#task");
  await task.scrollIntoViewIfNeeded();
  const answer = async (card: string) => {
    await task
      .getByRole("button", { name: `${card}, playable` })
      .first()
      .click();
    await task.getByRole("button", { name: `Play the ${card}` }).click();
  };
  await answer("8");
  await expect(task.getByText("That does not do it.")).toBeVisible();
  await expect(page.locator("output[for=task]")).toHaveText(/the city still stands/);
  await task.getByRole("button", { name: "Try again" }).click();
  await expect(task.getByText("That does not do it.")).toHaveCount(0);
  await answer("4");
  await expect(task.getByText("Right: that does it.")).toBeVisible();
  await expect(page.locator("output[for=task]")).toHaveText("Solved.");
});

test("the demo page stands for a teacher's page", async ({ page }) => {
  await page.goto("./demo.html");
  await expect(page.locator("eschaton-board").first().locator("svg").first()).toBeVisible();
});
