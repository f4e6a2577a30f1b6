// Apokalypsis, played as people play it.

import type { Page } from "@playwright/test";
import { lessons } from "../../www/src/boards/apokalypsis/lessons";
import { expect, expectAccessible, test } from "./fixtures";
import {
  begin,
  drawTheSameLots,
  everythingInTheDocument,
  firstOf,
  focused,
  open as openRecord,
  question,
  scrollsSideways,
  tabTo,
  takeOver,
} from "./person";

interface Opened {
  options: { setup: { omenPile: { card: string; by: number }[]; deck: string[] } };
  moves: { seat: number; move: { type: string; play?: string; return?: string } }[];
}

/** Opens the position of a lesson as a game of its own, with bots in these seats. */
async function open(
  page: Page,
  rule: string,
  bots: readonly number[] = [],
  change: (record: Opened) => void = () => {},
) {
  const record = structuredClone(lessons.find((lesson) => lesson.rule === rule)!.record) as Opened;
  change(record);
  await openRecord(page, record, bots);
}

const ending = (page: Page) => page.getByRole("heading", { level: 1, name: /wins|Nobody|draw/i });
const space = (page: Page, id: string) => page.locator(`[data-space="${id}"]`);
const inHand = (page: Page) => page.locator("svg").getByRole("button", { name: /, can be played$/ });
const confirm = (page: Page) =>
  page
    .getByRole("button", {
      name: /^(Play .+|Move to .+|Rescue .+|Push .+ to .+|End my actions|Reveal the pile|Leave the pile|Trigger .+|Wait)$/,
    })
    .last();

/** Waits until somebody here is asked, or the game is over; says what for. */
const asked = (page: Page) =>
  firstOf(page, {
    over: ending(page),
    "hand-over": takeOver(page),
    omen: page.getByRole("heading", { name: /, play an omen$/ }),
    action: page.getByRole("heading", { name: /, take (up to two actions|one more action)$/ }),
  });

async function playOmen(page: Page) {
  await inHand(page).first().click();
  await confirm(page).click();
}

/** Ends the actions by the key in the question box. */
async function endActions(page: Page) {
  await page.getByRole("button", { name: /^End actions/ }).click();
  await page.getByRole("button", { name: "End my actions" }).click();
}

test("a game of one person and three bots, to its score", async ({ page }) => {
  test.setTimeout(180_000);
  await drawTheSameLots(page);
  await begin(page, "apokalypsis", { seats: ["person", "Adept", "Novice", "Adept"], seed: "7" });
  let actions = 0;
  for (let next = await asked(page); next !== "over"; next = await asked(page)) {
    if (next === "omen") {
      await playOmen(page);
      continue;
    }
    const save = page.getByRole("button", { name: /^Rescue / });
    const mover = page.locator("svg").getByRole("button", { name: /, can act/ });
    if (await save.first().isVisible()) {
      await save.first().click();
      const by = page.getByRole("button", { name: /^By / });
      if (await by.first().isVisible()) await by.first().click();
      await confirm(page).click();
      actions += 1;
    } else if (actions < 6 && (await mover.count()) > 0) {
      // Two taps: the meeple, and where it goes.
      await mover.first().click();
      await page
        .locator("svg")
        .getByRole("button", { name: /, move here/ })
        .first()
        .click();
      await confirm(page).click();
      actions += 1;
    } else {
      await endActions(page);
    }
    await expect(page.getByRole("heading", { name: /act with the meeple/ })).toHaveCount(0);
  }
  expect(actions).toBeGreaterThan(4);
  await expect(page.getByRole("row", { name: /Survivors/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Total/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /AK-9\./ }).first()).toBeVisible();
  await expectAccessible(page);
});

test("a turn on one device: the screen is covered before the next hand is seen", async ({ page }) => {
  await open(page, "AK-6.1");
  await expect(page.getByRole("heading", { level: 1, name: "Hand over to Ariadne" })).toBeVisible();
  await takeOver(page).click();
  await expect(question(page)).toHaveText("Ariadne, play an omen");
  await page
    .locator("svg")
    .getByRole("button", { name: /^South, .*can be played/ })
    .click();
  await confirm(page).click();
  await expect(question(page)).toHaveText("Ariadne, take up to two actions");
  // Her new hand is hers alone: what she drew is what no other screen may show.
  await expect(page.locator("svg").getByRole("button", { name: /^Storm, .*in your hand/ })).toBeVisible();
  await endActions(page);
  await expect(page.getByRole("heading", { level: 1, name: "Hand over to Io" })).toBeVisible();
  await expect(page.locator("[data-space]")).toHaveCount(0);
  expect(await everythingInTheDocument(page)).not.toMatch(/It is South|draws Earthquake/);
  await takeOver(page).click();
  await expect(question(page)).toHaveText("Io, play an omen");
  // Io sees her own cards, and of Ariadne's omen only the back.
  await expect(page.getByRole("button", { name: "Face-down omen of Ariadne" })).toBeVisible();
  await expect(page.locator("svg").getByRole("button", { name: /, can be played$/ })).toHaveCount(2);
  expect(await everythingInTheDocument(page)).not.toMatch(/It is South|draws Earthquake/);
});

test("push, then rescue, each by two taps; undo takes back what told nothing", async ({ page }) => {
  await open(page, "AK-7.10", [1, 2, 3]);
  await expect(question(page)).toHaveText("Ariadne, take up to two actions");
  // m6 is full: the meeple there cannot help, and the rule says so.
  await space(page, "m6").click({ position: { x: 30, y: 50 } });
  await expect(question(page)).toHaveText("Ariadne, act with the meeple on High valley m6");
  await space(page, "c8").click();
  await expect(page.getByRole("link", { name: /AK-7\.3/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  // Yellow is pushed out of the way.
  await page.getByRole("button", { name: /^Push/ }).click();
  await expect(question(page)).toHaveText("Ariadne, push yellow from High valley m6 where?");
  await space(page, "m7").click();
  await page.getByRole("button", { name: "Push yellow to Ridge m7" }).click();
  await expect(space(page, "m7")).toHaveAccessibleName(/green meeple and yellow meeple/);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(space(page, "m6")).toHaveAccessibleName(/red meeple and yellow meeple/);
  await page.getByRole("button", { name: /^Push/ }).click();
  await space(page, "m7").click();
  await confirm(page).click();
  // Only the one on m6 can help: nothing is left to choose.
  await space(page, "c8").click();
  await page.getByRole("button", { name: "Rescue red", exact: true }).last().click();
  await expect(space(page, "m6")).toHaveAccessibleName(/red meeple and red meeple/);
  await expect(space(page, "c8")).not.toHaveAccessibleName(/red meeple/);

  // Where two can help, the one is taken up in the sea and helped from where it is told.
  await open(page, "AK-7.6", [1, 2, 3]);
  await space(page, "c8").click();
  await expect(question(page)).toHaveText("Ariadne, who rescues red from Beach c8?");
  await space(page, "m5").click();
  await page.getByRole("button", { name: "Rescue red", exact: true }).last().click();
  await expect(space(page, "m5")).toHaveAccessibleName(/red meeple and red meeple/);
});

test("judging the pile: a right and a wrong answer", async ({ page }) => {
  const judge = async (answer: string, told: RegExp, penalties: boolean) => {
    await open(page, "AK-8.17", [1, 2, 3]);
    await expect(question(page)).toHaveText("Ariadne, is an apocalypse due?");
    // The faces are shown, but nothing on the island gives the answer away.
    await expect(page.locator("svg").getByRole("button", { name: /^Wave, .*played by Io/ })).toBeVisible();
    await expect(space(page, "c8")).not.toHaveAccessibleName(/danger/);
    await page.getByRole("button", { name: answer }).click();
    await confirm(page).click();
    await page.getByRole("button", { name: "All rounds" }).click();
    const log = page.getByRole("dialog");
    await expect(log.getByText(told).first()).toBeVisible();
    await expect(log.getByText(/Apocalypse! Wave strikes South/).first()).toBeVisible();
    await expect(log.getByText(/loses a point/)).toHaveCount(penalties ? 1 : 0);
  };
  await judge("Yes: reveal it", /Ariadne declares an apocalypse/, false);
  await judge("No: leave it", /Ariadne declares that none is due/, true);
});

test("judging the pile: a false alarm", async ({ page }) => {
  // Earthquake upon wave: two whats and no where.
  await open(page, "AK-8.17", [1, 2, 3], ({ moves }) => {
    moves[0]!.move = { type: "omen", play: "earthquake", return: "south" };
  });
  await page.getByRole("button", { name: "Yes: reveal it" }).click();
  await confirm(page).click();
  await page.getByRole("button", { name: "All rounds" }).click();
  const log = page.getByRole("dialog");
  await expect(log.getByText("A false alarm: Ariadne loses a point.")).toBeVisible();
  await expect(log.getByRole("link", { name: /AK-8\.18/ }).first()).toBeVisible();
  await expect(log.getByText(/Apocalypse!/)).toHaveCount(0);
});

test("open omens: a pair comes first, and two pairs force", async ({ page }) => {
  await open(page, "AK-11.7", [1, 2, 3]);
  await expect(question(page)).toHaveText("Ariadne, trigger an apocalypse or wait");
  await page
    .locator("svg")
    .getByRole("button", { name: /^Wave, / })
    .click();
  await expect(page.getByRole("link", { name: /AK-11\.7/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await open(page, "AK-11.8", [0, 2, 3]);
  await expect(question(page)).toHaveText("Io, you must trigger an apocalypse");
  await expect(page.getByRole("button", { name: /^Wait/ })).toHaveCount(0);
  await page
    .locator("svg")
    .getByRole("button", { name: /^Earthquake, / })
    .first()
    .click();
  await page.getByRole("button", { name: "Trigger Earthquake + South + Gods’ mercy" }).click();
  await expect(question(page)).toHaveText("Io, play an omen");
  await expect(space(page, "m6")).toHaveAccessibleName(/^High valley m6, sea, red meeple in the water/);
  await expect(space(page, "m7")).toHaveAccessibleName(/last chance for yellow/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("everything fits, fingers find the spaces, and a turn is played by taps", async ({ page }) => {
    await open(page, "AK-6.1", [1, 2, 3]);
    await expect(question(page)).toHaveText("Ariadne, play an omen");
    expect(await scrollsSideways(page)).toBe(false);
    for (const id of ["c1", "i4", "c10"]) {
      const box = (await space(page, id).boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    const card = (await inHand(page).first().boundingBox())!;
    expect(card.width).toBeGreaterThanOrEqual(44);
    await inHand(page).first().tap();
    await confirm(page).tap();
    await expect(question(page)).toHaveText("Ariadne, take up to two actions");
    await space(page, "i1").tap();
    await space(page, "i2").tap();
    await confirm(page).tap();
    await expect(space(page, "i2")).toHaveAccessibleName(/red meeple/);
    await page.getByRole("button", { name: /^End/ }).tap();
    await confirm(page).tap();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });

  test("an omen is chosen by its key, and what it leads to is told before it is played", async ({ page }) => {
    await open(page, "AK-5.3", [1, 2, 3]);
    await page.getByRole("button", { name: /^Earthquake\s+return Wave$/ }).tap();
    await expect(
      page.getByText("As far as you know, three spaces sink and two meeples fall after your actions."),
    ).toBeVisible();
    await confirm(page).tap();
    await expect(space(page, "m7")).toHaveAccessibleName(/red meeple, can act, in danger/);
    await expect(space(page, "m9")).not.toHaveAccessibleName(/danger/);
  });

  test("a crowded pile spreads out while it is read", async ({ page }) => {
    await open(page, "AK-8.17", [1, 2, 3], ({ options: { setup }, moves }) => {
      for (const card of ["wave", "mercy"]) {
        setup.deck.splice(setup.deck.indexOf(card), 1);
        setup.omenPile.push({ card, by: 2 });
      }
      moves.length = 1;
    });
    const mine = page.locator("svg").getByRole("button", { name: /^South, .*played by you/ });
    expect((await mine.boundingBox())!.width).toBeLessThan(44);
    await mine.tap();
    await expect(page.locator("svg").getByText("South", { exact: true })).toBeVisible();
    expect((await mine.boundingBox())!.width).toBeGreaterThanOrEqual(44);
    await expect(page.locator("svg").getByRole("button", { name: /in your hand/ })).toHaveCount(0);
    await space(page, "i1").tap();
    await expect(page.locator("svg").getByRole("button", { name: /in your hand/ })).toHaveCount(2);
  });

  test("a pile to be judged is spread out, and an omen opens large enough to read", async ({ page }) => {
    await open(page, "AK-8.17", [1, 2, 3]);
    const omens = page.locator("svg").getByRole("button", { name: /, played by / });
    await expect(omens).toHaveCount(2);
    const boxes = await Promise.all([0, 1].map(async (i) => (await omens.nth(i).boundingBox())!));
    for (const box of boxes) expect(box.width).toBeGreaterThanOrEqual(44);
    await expect(page.locator("svg").getByText("Wave", { exact: true })).toHaveCount(0);
    await omens.first().tap();
    await expect(page.locator("svg").getByText("Wave", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a turn by keyboard alone, over spaces that speak", async ({ page }) => {
  await open(page, "AK-6.1", [1, 2, 3]);
  await expect(question(page)).toHaveText("Ariadne, play an omen");
  await expectAccessible(page);
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, /, can be played$/);
  await press("ArrowRight");
  expect(await focused(page)).toMatch(/^South, where, 8 of 9 spaces dry, can be played$/);
  await press("Enter");
  await press("c");
  await expect(question(page)).toHaveText("Ariadne, take up to two actions");
  // One place of the island takes the focus; from there the arrows lead on.
  await tabTo(page, /^(Inner ring|Ridge|High valley|Cape|Beach) /);
  for (let n = 0; n < 12 && !/^Inner ring i1,/.test(await focused(page)); n += 1) {
    const [x, y] = await page.evaluate(() => {
      const { e, f } = (document.activeElement as SVGGraphicsElement).transform.baseVal.consolidate()!.matrix;
      return [e, f];
    });
    await press(
      Math.abs(x!) > 1 ? (x! < 0 ? "ArrowRight" : "ArrowLeft") : y! < -104 ? "ArrowDown" : "ArrowUp",
    );
  }
  expect(await focused(page)).toBe("Inner ring i1, land, red meeple, can act");
  await press("Enter");
  await expect(question(page)).toHaveText("Ariadne, act with the meeple on Inner ring i1");
  await press("ArrowUp");
  expect(await focused(page)).toBe("Ridge m1, land, empty, move here");
  await press("Enter");
  await press("c");
  await expect(space(page, "m1")).toHaveAccessibleName(/^Ridge m1, land, red meeple/);
  await expect(space(page, "m1")).toBeFocused();
  // Impossible: into the volcano, with its rule.
  await press("Enter");
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  await expect(page.getByRole("link", { name: /AK-1\.4/ }).first()).toBeVisible();
  await press("Escape");
  await press("Escape");
  // The turn ends, the bots play theirs, and the next begins.
  await tabTo(page, /^End actions/);
  await press("Enter");
  await press("c");
  await expect(question(page)).toHaveText("Ariadne, play an omen", { timeout: 20_000 });
  await tabTo(page, /, can be played$/);
  await press("Enter");
  await press("c");
  await expect(question(page)).toHaveText("Ariadne, take up to two actions");
});

test("a whole game by keyboard alone", async ({ page }) => {
  test.setTimeout(240_000);
  const press = (key: string) => page.keyboard.press(key);
  const act = async (name: RegExp) => {
    await expect(page.getByRole("button", { name }).first()).toBeVisible();
    await tabTo(page, name);
    await press("Enter");
  };
  await drawTheSameLots(page);
  await page.goto("./#/new/apokalypsis");
  await tabTo(page, /^More$/);
  await press("Enter");
  await tabTo(page, /^Seed/);
  await page.keyboard.type("3");
  await act(/^Begin$/);
  await page.waitForURL(/#\/game\//);
  let moved = 0;
  for (let next = await asked(page); next !== "over"; next = await asked(page)) {
    if (next === "omen") {
      await act(/, can be played$/);
      await press("c");
      await expect(question(page)).toHaveText(/, take up to two actions$/);
    }
    if (moved < 3 && (await page.getByRole("button", { name: /^Move…/ }).isVisible())) {
      // The key takes a meeple up, and the keys that come in its place say where it can go.
      await act(/^Move…/);
      await act(/^To /);
      await press("c");
      moved += 1;
    }
    await act(/^End actions/);
    await press("c");
    await expect(question(page)).not.toHaveText(/, (take|act with)/);
  }
  expect(moved).toBe(3);
  await expect(ending(page)).toBeFocused();
});
