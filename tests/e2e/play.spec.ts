// Whole games, played as people play them.

import { expect, test } from "./fixtures";
import { everythingInTheDocument, question, tabTo } from "./person";
import { asked, begin, confirm, ending, playCard, playable } from "./table";

test("a whole game by mouse against a bot, to its score and its chart", async ({ page }) => {
  await begin(page, { seats: ["person", "Adept"], seed: "7" });
  await expect(question(page)).toContainText("Ada, choose a card for");
  for (let next = await asked(page); next !== "over"; next = await asked(page)) {
    if (next === "card") await playable(page).first().click();
    else if (next === "value") await page.getByRole("button", { name: "Name 6" }).first().click();
    else await page.getByRole("button", { name: "Spare it" }).first().click();
    await confirm(page).click();
  }
  await expect(page.getByRole("heading", { name: "How the points came" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Total/ })).toBeVisible();
  await expect(page.getByText("Score per round").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /AD-9\./ }).first()).toBeVisible();
});

test("a whole game by keyboard alone", async ({ page }) => {
  await page.goto("./#/new/angels-and-demons");
  const press = async (key: string) => page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  await tabTo(page, /^Begin$/);
  await press("Enter");
  await page.waitForURL(/#\/game\//);
  for (let next = await asked(page); next !== "over"; next = await asked(page)) {
    const wanted =
      next === "card"
        ? /, playable$/
        : next === "value"
          ? /^Name /
          : /^(Destroy|Spare) it$|^the city is (destroyed|spared)$/;
    await tabTo(page, wanted);
    await press("Enter");
    await press("c");
  }
  await expect(ending(page)).toBeFocused();
});

test("arrow keys go along the hand, and each card speaks its name", async ({ page }) => {
  await begin(page, { seed: "7" });
  await playable(page).first().focus();
  await expect(page.locator("svg [role=button]:focus")).toHaveAccessibleName("1, playable");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("svg [role=button]:focus")).toHaveAccessibleName("2, playable");
  await page.keyboard.press("End");
  await expect(page.locator("svg [role=button]:focus")).toHaveAccessibleName("War, playable");
});

test("two people on one device: sealed choices, a covered screen, nothing secret in the document", async ({
  page,
}) => {
  await begin(page, { seats: ["person", "person"], seed: "7" });
  await expect(question(page)).toContainText("Ada, choose a card");
  await playCard(page, "7");
  const covered = page.getByRole("heading", { level: 1, name: "Hand over to Brahe" });
  await expect(covered).toBeVisible();
  await expect(page.locator("svg [role=button]")).toHaveCount(0);
  expect(await everythingInTheDocument(page)).not.toContain("a-7");
  // Also after the page is loaded anew.
  await page.reload();
  await expect(covered).toBeVisible();
  await expect(page.locator("svg [role=button]")).toHaveCount(0);
  await page.getByRole("button", { name: "I am Brahe, show the board" }).click();
  await expect(question(page)).toContainText("Brahe, choose a card");
  expect(await everythingInTheDocument(page)).not.toMatch(/Your 7 lies|a-7/);
  await playCard(page, "6");
  await expect(page.getByText(/Revealed: Ada 7, Brahe 6/).first()).toBeVisible();
});

test("clicking something impossible says why, with its rule, and Esc puts it away", async ({ page }) => {
  // Ruse against whatever comes; afterwards the other Archs are barred.
  await begin(page, { seats: ["person", "Novice"], seed: "3" });
  await playCard(page, "War");
  if ((await asked(page)) === "fate") {
    await page.getByRole("button", { name: "Spare it" }).first().click();
    await confirm(page).click();
  }
  if ((await asked(page)) === "over") return;
  const barred = page.locator("svg").getByRole("button", { name: "Ruse, cannot be played" });
  await expect(barred).toBeVisible();
  await barred.click({ force: true });
  await expect(page.getByText(/You played War in round 1/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /AD-7\.2/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("undo stops where something was sealed, and says so", async ({ page }) => {
  await begin(page, { seats: ["person", "person"], seed: "7" });
  await playCard(page, "7");
  await page.getByRole("button", { name: "I am Brahe, show the board" }).click();
  const undo = page.getByRole("button", { name: /Undo/ }).first();
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(undo).toHaveAccessibleDescription(/Ada/);
});

test("stepping back shows the past and says so; forward returns", async ({ page }) => {
  await begin(page, { seed: "7" });
  await playCard(page, "5");
  await expect(page.getByText(/Round 2/).first()).toBeVisible();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(question(page)).toContainText("In the past");
  await page.getByRole("button", { name: "Return to the present" }).first().click();
  await expect(question(page)).toContainText("choose a card");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the state is there at once, the reveal is a moment, and a click skips it", async ({ page }) => {
    await begin(page, { seed: "7" });
    await playCard(page, "5");
    await expect(page.getByText(/Round 2 of 8/).first()).toBeVisible();
    await page
      .locator("div.board")
      .first()
      .click({ position: { x: 5, y: 5 } });
    await playCard(page, "6");
    await expect(page.getByText(/Round 3 of 8/).first()).toBeVisible();
  });

  test("a round is told while it is shown, summed up afterwards, and shown again", async ({ page }) => {
    await begin(page, { seed: "7" });
    await playCard(page, "5");
    await expect(question(page)).toContainText(/^Ada plays 5, Brahe plays /);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(question(page)).toContainText("Ada, choose a card for");
    const recap = page.getByRole("region", { name: "The last round" });
    await expect(recap).toContainText(/ 5 against | against 5/);
    await recap.getByRole("button", { name: "Show again" }).click();
    await expect(question(page)).toContainText(/^Ada plays 5, Brahe plays /);
  });
});

test.describe("on a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("every card is large enough for a finger, and the whole board is in sight", async ({ page }) => {
    await begin(page, { seed: "7" });
    await expect(playable(page)).toHaveCount(12);
    for (const card of await playable(page).all()) {
      const { x, y, width, height } = (await card.locator("rect").first().boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(844);
      expect(y + height).toBeLessThanOrEqual(390);
    }
    await playable(page).nth(6).tap();
    await expect(confirm(page)).toBeInViewport();
  });
});
