// Six Dooms, played as people play it.

import type { Page } from "@playwright/test";
import { landOf } from "../../www/src/boards/six-dooms/geometry";
import { lessons } from "../../www/src/boards/six-dooms/lessons";
import { expect, expectAccessible, test } from "./fixtures";
import { firstOf, focused, open as openRecord, scrollsSideways, tabTo } from "./person";

interface Opened {
  moves: unknown[];
}

/** Opens the position of a lesson as a game of its own, with bots in these seats. */
async function open(page: Page, rule: string, bots: readonly number[] = [], moves?: number) {
  const record = structuredClone(lessons.find((lesson) => lesson.rule === rule)!.record) as Opened;
  record.moves = record.moves.slice(0, moves);
  await openRecord(page, record, bots);
  await expect(land(page, "alaska")).toBeVisible({ timeout: 30_000 });
}

/** A game that is over after a few rounds. */
function short(scenario: string, roundLimit: number) {
  return {
    format: 1,
    game: "six-dooms",
    rulesVersion: 1,
    options: { scenario, roundLimit, quickStart: true, startSeat: 0, oppose: "never", permission: "enter" },
    seats: ["Ada", "Brahe", "Clio"].map((name) => ({ name, bot: null })),
    start: { seed: "0000000000000007" },
    moves: [],
    result: null,
  };
}

const question = (page: Page) => page.getByRole("heading", { level: 2, name: /^(Ada|Brahe|Clio),/ });
const land = (page: Page, id: string) => page.locator(`[data-land="${id}"]`);
const doom = (page: Page) => page.getByRole("region", { name: "The doom’s turn" });
const summary = (page: Page) => page.getByRole("region", { name: "What happened" });
const key = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const rule = (page: Page, id: string) =>
  page.getByRole("link", { name: new RegExp(`${id.replace(".", "\\.")}$`) });

/** Where the main counter of a territory stands on the screen. */
function counter(page: Page, id: string) {
  return land(page, id).evaluate((it, [x, y]) => {
    const svg = (it as SVGGraphicsElement).ownerSVGElement!;
    const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!);
    return { x: at.x, y: at.y };
  }, landOf(id).centre);
}

async function click(page: Page, id: string) {
  const { x, y } = await counter(page, id);
  await page.mouse.click(x, y);
}

/** Picks an answer and confirms it by the button of the same name. */
async function answer(page: Page, name: string) {
  await key(page, name).first().click();
  await key(page, name).last().click();
}

async function expectLogged(page: Page, text: string | RegExp) {
  await page.getByRole("button", { name: "All rounds" }).click();
  const log = page.getByRole("dialog");
  await expect(log.getByText(text).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(log).toHaveCount(0);
}

/** Waits until somebody here is asked, or the game is over; says what for. */
const asked = (page: Page, player: string) =>
  firstOf(
    page,
    {
      over: page.getByRole("row", { name: /^Territories/ }),
      build: page.getByRole("heading", { name: `${player}, what do you build?` }),
      place: page.getByRole("heading", { name: new RegExp(`^${player}, place`) }),
      act: page.getByRole("heading", { name: `${player}, attack, move or close borders` }),
      leave: page.getByRole("heading", { name: new RegExp(`^${player}, may `) }),
    },
    60_000,
  );

/** Plays one seat to the end as somebody who only holds on. */
async function holdOn(page: Page, player: string): Promise<number> {
  let turns = 0;
  for (let next = await asked(page, player); next !== "over"; next = await asked(page, player)) {
    if (next === "build") {
      await page
        .getByRole("button", { name: /^Reinforce/ })
        .first()
        .click();
      await key(page, "Reinforce").last().click();
    } else if (next === "place") {
      await page.locator('[data-land][aria-label$="can act"]').first().press("Enter");
      await page.getByRole("button", { name: /^Place / }).click();
    } else if (next === "leave") {
      await answer(page, "Refuse");
    } else {
      await answer(page, "End turn");
      turns += 1;
    }
    await expect(page.getByRole("alert")).toHaveText("");
  }
  return turns;
}

for (const [scenario, rounds, told] of [
  ["zombies", 2, "Humanity has endured"],
  ["meteors", 1, "The doom has come"],
] as const) {
  test(`a game of ${scenario} with two bots, to its end`, async ({ page }) => {
    test.setTimeout(180_000);
    await openRecord(page, short(scenario, rounds), [1, 2]);
    expect(await holdOn(page, "Ada")).toBe(rounds);
    await expect(page.getByRole("heading", { level: 1, name: told })).toBeVisible();
    await expect(rule(page, "SD-E.10").first()).toBeVisible();
    await expect(rule(page, "SD-E.9").first()).toBeVisible();
    await expectAccessible(page);
  });
}

test("leave is asked and refused: nothing moves, and that way is closed for the turn", async ({ page }) => {
  await open(page, "SD-4.11", [2], 0);
  await expect(question(page)).toHaveText("Ada, attack, move or close borders");
  await key(page, "Move").click();
  await click(page, "brazil");
  await click(page, "peru");
  await page.getByRole("button", { name: "One less" }).click();
  await expect(page.getByText("Brahe will be asked first.")).toBeVisible();
  await page.getByRole("button", { name: /^Move \d/ }).click();
  await expect(question(page)).toHaveText("Brahe, may Ada enter Peru?");
  // What an answer that is remembered leads to is told before it is given.
  await key(page, "Always refuse").hover();
  await expect(page.getByText("From now on Ada is refused unasked.")).toBeVisible();
  await answer(page, "Refuse");
  await expect(question(page)).toHaveText("Ada, attack, move or close borders");
  await expect(page.getByText("3 movements left, 2 with a supply.")).toBeVisible();
  await expect(land(page, "peru")).toHaveAccessibleName("Peru: Brahe’s, Brahe 3, 1 supply");
  await expectLogged(page, "Brahe refuses Ada.");
  await key(page, "Move").click();
  await click(page, "brazil");
  await click(page, "peru");
  await expect(rule(page, "SD-4.12").first()).toBeVisible();
});

test("diplomacy: a standing permission is set once a turn", async ({ page }) => {
  await open(page, "SD-6.5", [1, 2]);
  await page.getByText("Diplomacy", { exact: true }).click();
  const brahe = page.getByRole("group", { name: "Brahe. You let them:" });
  await expect(brahe.getByRole("button", { name: "Ask me" })).toHaveAttribute("aria-pressed", "true");
  await brahe.getByRole("button", { name: "May enter", exact: true }).click();
  await expect(brahe.getByRole("button", { name: "May enter", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByText("Set this turn; you can change it in your next.")).toBeVisible();
  // It cannot be set again, but answers why.
  await brahe.getByRole("button", { name: "Refuse" }).click({ force: true });
  await expect(rule(page, "SD-4.14").first()).toBeVisible();
});

test("an attack by two taps, with a die rolled again, and an advance", async ({ page }) => {
  await open(page, "SD-5.21", [1, 2]);
  await click(page, "brazil");
  await expect(land(page, "peru")).toHaveAccessibleName(/; target$/);
  await click(page, "peru");
  await expect(page.getByText("3 dice against 2. Ties are theirs.")).toBeVisible();
  await key(page, "Attack Brahe with 3 dice").click();
  await expect(question(page)).toHaveText("Ada, roll your lowest die, the 1, again?");
  await expect(
    page.getByRole("img", { name: "Peru: Ada 5, 4, 1 against Brahe 5, 3." }).first(),
  ).toBeVisible();
  await answer(page, "Roll again");
  await expect(question(page)).toHaveText("Ada, how many armies advance into Peru?");
  await page.getByRole("button", { name: "One less" }).click();
  await key(page, "Advance with 4").click();
  await expect(land(page, "peru")).toHaveAccessibleName("Peru: Ada’s, Ada 4; can act");
  await expect(land(page, "brazil")).toHaveAccessibleName("Brazil: Ada’s, Ada 2, 1 supply; can act");
  await expectLogged(page, "A 1 is rolled again: 6.");
});

test("the defender shuts the border in time, and pays for a strong barricade", async ({ page }) => {
  await open(page, "SD-6.8", [2]);
  await expect(question(page)).toHaveText("Brahe, try to close the border of Peru?");
  await answer(page, "Oppose");
  await expect(question(page)).toHaveText("Brahe, spend a supply on a strong barricade?");
  await answer(page, "Strong, 1 supply");
  await expect(question(page)).toHaveText("Ada, attack, move or close borders");
  await expect(land(page, "peru")).toHaveAccessibleName("Peru: Brahe’s, Brahe 3, strong barricade to Brazil");
});

test("a border is closed with supplies, and then nothing attacks from there", async ({ page }) => {
  await open(page, "SD-6.5", [1, 2]);
  await key(page, "Close border").click();
  await click(page, "brazil");
  await click(page, "peru");
  await key(page, "strong, 2 supplies").click();
  await expect(page.getByText("Two successes in one roll break it; 0 supplies left here.")).toBeVisible();
  await key(page, "Close it: strong").click();
  await expect(land(page, "brazil")).toHaveAccessibleName(/strong barricade to Peru/);
  await expect(key(page, "Move")).toBeVisible();
  await expect(key(page, "Attack")).toHaveCount(0);
});

test("a barricade is broken, and cannot be closed again for a full turn", async ({ page }) => {
  await open(page, "SD-6.19", [0, 2]);
  await expect(land(page, "brazil")).toHaveAccessibleName(/strong barricade to Peru/);
  await click(page, "peru");
  await click(page, "brazil");
  await expect(page.getByText(/to break the barricade/)).toBeVisible();
  await key(page, "Break it with 3 dice").click();
  await expect(land(page, "peru")).toHaveAccessibleName(
    /Brahe 5, border to Brazil broken, 4 slots until it can be closed/,
  );
  await expectLogged(page, "Peru – Brazil: the border is broken open.");
});

test("whoever passes through must go on, and whoever comes in must fight", async ({ page }) => {
  await open(page, "SD-4.16", [1, 2]);
  await expect(question(page)).toHaveText("Ada, move on from Peru");
  await expect(page.getByText(/^At least 3 armies must leave at once/)).toBeVisible();
  await expect(page.getByRole("button", { name: "End turn" })).toHaveCount(0);
  // Peru is already selected: one tap shows the way.
  await click(page, "venezuela");
  await key(page, "Move 5").click();
  await expect(question(page)).toHaveText("Ada, attack, move or close borders");

  await open(page, "SD-4.23", [1, 2]);
  // Guests cannot attack out, but they can move in.
  await click(page, "argentina");
  await click(page, "peru");
  await expect(page.getByText("You must attack the zombies there at once.")).toBeVisible();
  await key(page, "Move 4").click();
  await expect(question(page)).toHaveText("Ada, attack the zombies in Peru");
  await click(page, "peru");
  await key(page, "Attack the zombies with 3 dice").click();
  // They were the last.
  await expect(page.getByRole("heading", { level: 1, name: "The doom is prevented" })).toBeVisible();
});

test("what cannot be done says why, with its rule, and Esc puts it away", async ({ page }) => {
  await open(page, "SD-6.5", [1, 2]);
  await click(page, "brazil");
  await click(page, "congo");
  await expect(rule(page, "SD-4.2").first()).toBeVisible();
  await expect(page.getByText("No border joins Brazil and Congo.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rule(page, "SD-4.2")).toHaveCount(0);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the doom’s turn is told step by step, halted, skipped, and summed up", async ({ page }) => {
    await open(page, "SD-7.7", [], 0);
    await answer(page, "End turn");
    const telling = doom(page);
    // By key: it waits for nothing to stand still.
    await telling.getByRole("button", { name: "Pause" }).press("Enter");
    await expect(telling.getByRole("button", { name: "Play" })).toBeVisible();
    // Back to the beginning, then on until they set out.
    const now = telling.locator('[aria-current="step"]');
    const stepUntil = async (name: string, wanted: RegExp) => {
      for (let n = 0; n < 20 && !wanted.test((await now.allTextContents()).join()); n += 1) {
        await telling.getByRole("button", { name }).click();
      }
    };
    await stepUntil("One step back", /Rise/);
    await stepUntil("One step on", /Move/);
    await expect(now).toHaveText("Move");
    await expect(page.getByText("Setting out: Peru").first()).toBeVisible();
    await telling.getByRole("button", { name: "One step back" }).click();
    await telling.getByRole("button", { name: "Skip" }).click();
    await expect(doom(page)).toHaveCount(0);
    await expect(summary(page)).toContainText("Round 3:");
    await summary(page).getByRole("button", { name: "Close the summary" }).click();
    await expect(summary(page)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("everything fits, and a turn is played by taps", async ({ page }) => {
    const tap = async (id: string) => {
      const { x, y } = await counter(page, id);
      await page.touchscreen.tap(x, y);
    };
    await open(page, "SD-5.21", [1, 2]);
    await expect(question(page)).toHaveText("Ada, attack, move or close borders");
    expect(await scrollsSideways(page)).toBe(false);
    const low = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button")]
        .filter((button) => button.offsetParent !== null && button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent),
    );
    expect(low).toEqual([]);
    // The small map leads to South America.
    const world = (await page.getByRole("button", { name: /^The whole world/ }).boundingBox())!;
    await page.touchscreen.tap(world.x + 0.33 * world.width, world.y + 0.72 * world.height);
    await expect(async () => {
      const { x, y } = await counter(page, "brazil");
      expect(Math.min(x, 360 - x, y - 60)).toBeGreaterThan(20);
    }).toPass();
    await tap("brazil");
    await expect(land(page, "brazil")).toHaveAccessibleName(/; selected$/);
    await tap("peru");
    await key(page, "Attack Brahe with 3 dice").tap();
    await expect(question(page)).toHaveText("Ada, roll your lowest die, the 1, again?");
    await answer(page, "Keep it");
    await expect(question(page)).toHaveText("Ada, attack, move or close borders");
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test("a turn by keyboard alone, over territories that speak", async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  await open(page, "SD-5.21");
  await expect(question(page)).toHaveText("Ada, attack, move or close borders");
  await expectAccessible(page);
  // The map is entered where something can be done.
  await tabTo(page, /^Brazil: Ada’s, Ada 6, 1 supply; can act$/);
  await press("Enter");
  await press("ArrowLeft");
  expect(await focused(page)).toBe("Peru: Brahe’s, Brahe 2; target");
  await press("Enter");
  await press("c");
  await expect(question(page)).toHaveText("Ada, roll your lowest die, the 1, again?");
  await tabTo(page, /^Keep it$/);
  await press("Enter");
  await press("c");
  await expect(question(page)).toHaveText("Ada, attack, move or close borders");
  await tabTo(page, /^End turn$/);
  await press("Enter");
  await press("c");
  await expect(question(page)).toHaveText("Brahe, what do you build?");
});

for (const [doom, cited] of [
  ["zombies", "SD-4.23"],
  ["plague", "SD-P.14"],
  ["mutants", "SD-M.10"],
  ["aliens", "SD-A.12"],
  ["demons", "SD-6.5"],
  ["meteors", "SD-T.4"],
] as const) {
  test.describe(`in French, by night: ${doom}`, () => {
    test.use({ locale: "fr-FR", colorScheme: "dark" });

    test("the board can be used without seeing it", async ({ page }) => {
      const { record } = lessons.find((lesson) => lesson.rule === cited)!;
      await page.goto(`./#/rules/six-dooms/${cited}`);
      await expect(page.locator("[data-land]").first()).toBeVisible();
      await expect(page.getByRole("region", { name: nameOf(record) }).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

const FRENCH: { readonly [doom: string]: string } = {
  zombies: "Zombies",
  plague: "Peste",
  mutants: "Mutants",
  aliens: "Extraterrestres",
  demons: "Démons",
  meteors: "Météores",
};

function nameOf(record: unknown): string {
  return FRENCH[(record as { options: { scenario: string } }).options.scenario]!;
}
