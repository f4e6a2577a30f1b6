// Every screen: for everybody, in both languages, on a phone and on a wide screen, by day and by night.

import { existsSync, readdirSync } from "node:fs";
import type { Lesson } from "../../www/src/boards/contract";
import { expect, expectAccessible, test } from "./fixtures";
import { question, scrollsSideways } from "./person";
import { asked, begin, confirm, playCard, playable } from "./table";

const boards = new URL("../../www/src/boards/", import.meta.url);
const games = readdirSync(boards).filter((name) => existsSync(new URL(`${name}/lessons.ts`, boards)));

const screens = [
  "./#/",
  "./#/rules/angels-and-demons/AD-6.2",
  "./#/settings",
  "./#/saves",
  "./#/nowhere",
  ...games.flatMap((game) => [
    `./#/new/${game}`,
    `./#/rules/${game}`,
    `./#/rules/${game}/reference`,
    `./#/lessons/${game}`,
  ]),
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`by ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const screen of screens) {
      test(`${screen} has no barrier`, async ({ page }) => {
        await page.goto(screen);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
      });
    }

    test("a game has no barrier, nor a refusal, the hand-over or the end", async ({ page }) => {
      await begin(page, { seats: ["person", "person"], seed: "7" });
      await expectAccessible(page);
      await playCard(page, "Death");
      await expect(page.getByRole("heading", { name: "Hand over to Brahe" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "I am Brahe, show the board" }).click();
      await playCard(page, "Death");
      expect(await asked(page)).toBe("over");
      await expectAccessible(page);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const screen of screens) {
    test(`${screen} does not scroll sideways`, async ({ page }) => {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }

  for (const game of games) {
    test(`no section of the rulebook of ${game} scrolls sideways`, async ({ page }) => {
      await page.goto(`./#/rules/${game}`);
      const next = page.getByRole("link", { name: "Next" });
      while ((await next.count()) > 0) {
        const heading = page.getByRole("heading", { level: 1 });
        const before = await heading.textContent();
        await next.click();
        await expect(heading).not.toHaveText(before!);
        expect(await scrollsSideways(page), (await heading.textContent())!).toBe(false);
      }
    });
  }

  test("a round is played by touch, and the whole table is on the screen", async ({ page }) => {
    await begin(page, { seed: "7" });
    await playable(page).nth(4).tap();
    await confirm(page).tap();
    await expect(page.getByText(/Round 2|round 2/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
    await expectAccessible(page);
  });
});

test.describe("en français", () => {
  test.use({ locale: "fr-FR" });

  test("the page, a game and its rules speak French", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.goto("./#/rules/angels-and-demons/AD-6.2");
    await expect(page.getByText(/ville/).first()).toBeVisible();
    await page.goto("./#/new/angels-and-demons");
    await page.getByRole("button", { name: "Commencer" }).click();
    await page.waitForURL(/#\/game\//);
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Ada");
    await expect(page.getByText(/carte/).first()).toBeVisible();
  });
});

for (const locale of ["en-GB", "fr-FR"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`in ${locale}, by ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      for (const game of games) {
        test(`${game} begins on a board without a barrier`, async ({ page }) => {
          await page.goto(`./#/new/${game}`);
          await page.getByRole("button", { name: /^(Begin|Commencer)$/ }).click();
          await page.waitForURL(/#\/game\//);
          await expect(question(page)).toHaveText(/\S/);
          await expect(page.locator("svg [role=button], svg button").first()).toBeVisible();
          await expectAccessible(page);
        });
      }
    });
  }
}

test("the language is switched in the settings and stays", async ({ page }) => {
  await page.goto("./#/settings");
  await page.getByRole("radio", { name: "Français" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
});

test("the rulebook is searched, and every rule has an address of its own", async ({ page }) => {
  await page.goto("./#/rules/angels-and-demons/AD-6.2");
  await expect(page.getByText("AD-6.2").first()).toBeVisible();
  await page.getByRole("searchbox").fill("sanctuary");
  await expect(page.getByRole("navigation", { name: "Contents" }).getByRole("status")).toHaveText(
    /rules found/,
  );
});

for (const game of games) {
  test(`at least four rules of ${game} show themselves on a live board beside their text`, async ({
    page,
  }) => {
    const { lessons } = (await import(new URL(`${game}/lessons.ts`, boards).href)) as {
      lessons: readonly Lesson[];
    };
    expect(lessons.length).toBeGreaterThanOrEqual(4);
    for (const { rule, title } of lessons.slice(0, 4)) {
      await page.goto(`./#/rules/${game}/${rule}`);
      const beside = page.getByRole("complementary", { name: "Try it here" });
      await expect(beside.getByText(title.en, { exact: true })).toBeVisible();
      const board = beside.getByRole("article").locator("svg").filter({ visible: true });
      await expect
        .poll(async () => Math.max(...(await board.evaluateAll((all) => all.map((svg) => svg.clientHeight)))))
        .toBeGreaterThan(200);
    }
  });
}
