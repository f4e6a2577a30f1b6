// Games are kept, shared, exported and imported; what is broken is told and nothing is lost.

import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";
import { question } from "./person";
import { begin, keptGame, playCard } from "./table";

test("close the tab and come back: the game goes on where it was", async ({ page, context }) => {
  await begin(page, { seed: "7" });
  await playCard(page, "5");
  await expect(page.getByText(/Round 2/).first()).toBeVisible();
  const { record } = await keptGame(page);
  expect(record.moves.length).toBeGreaterThanOrEqual(2);
  await page.close();
  const again = await context.newPage();
  await again.goto("./");
  await again
    .getByRole("link", { name: /Continue/ })
    .first()
    .click();
  await expect(question(again)).toContainText("Ada, choose a card");
  await expect(again.getByText(/Round 2 of 8/).first()).toBeVisible();
});

test("a game is shared as a link that opens at any move", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await begin(page, { seed: "7" });
  await playCard(page, "5");
  await expect(page.getByText(/Round 2 of 8/).first()).toBeVisible();
  await page.getByRole("button", { name: "More about this game" }).click();
  await page.getByRole("button", { name: "Copy a link to this game" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#/play/");

  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText(/came with a link/)).toBeVisible();
  await expect(guest.getByText(/Round 2 of 8/).first()).toBeVisible();
  await guest.goto(`${link.split("?")[0]}?ply=0`);
  await expect(question(guest)).toContainText("In the past");

  const broken = await context.newPage();
  const at = link.indexOf("#/play/") + 30;
  await broken.goto(link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1));
  await expect(broken.getByRole("heading", { name: "This link cannot be opened" })).toBeVisible();
});

test("export to a file, delete, import again", async ({ page }) => {
  await begin(page, { seed: "7" });
  await playCard(page, "5");
  await page.goto("./#/saves");
  await page
    .getByRole("button", { name: /More about/ })
    .first()
    .click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const path = await (await download).path();
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ format: 1, game: "angels-and-demons" });

  await page
    .getByRole("button", { name: /More about/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No game is kept here yet.")).toBeVisible();

  await page.getByRole("button", { name: "Import a game" }).first().click();
  await page.locator("input[type=file]").setInputFiles(path);
  await expect(page.getByText("Imported.").or(question(page)).first()).toBeVisible();
  expect((await keptGame(page)).record.moves.length).toBeGreaterThanOrEqual(2);
});

for (const [what, text] of [
  ["not JSON", "hello"],
  ["a record cut in half", '{"format":1,"game":"angels-and-demons","rulesVersion":1,"optio'],
  [
    "a game that does not exist",
    '{"format":1,"game":"chess","rulesVersion":1,"options":{},"seats":[],"start":{"seed":"0000000000000001"},"moves":[],"result":null}',
  ],
  ["a record from the future", '{"format":99,"game":"angels-and-demons"}'],
] as const) {
  test(`importing ${what} is answered clearly and changes nothing`, async ({ page }) => {
    await page.goto("./#/saves");
    await page.getByRole("button", { name: "Import a game" }).first().click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByRole("dialog").getByRole("alert")).not.toBeEmpty();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("eschaton.save."))),
    ).toEqual([]);
  });
}

test("garbage among the saves is listed, kept, and harms nothing", async ({ page }) => {
  await page.goto("./");
  await page.evaluate(() => {
    localStorage.setItem("eschaton.save.broken", "{{{");
    localStorage.setItem("eschaton.save.newer", JSON.stringify({ format: 99, id: "newer" }));
    localStorage.setItem("eschaton.settings", "nonsense");
  });
  await page.goto("./#/saves");
  await page.reload();
  await expect(page.getByText("Cannot be read")).toBeVisible();
  await expect(page.getByText("Written by a newer version of this page")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("eschaton.save.broken"))).toBe("{{{");
});

test("full storage: a notice, and play goes on", async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("eschaton.save.")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await begin(page, { seed: "7" });
  await playCard(page, "5");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /full|save/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Round 2 of 8/).first()).toBeVisible();
});

test("blocked storage: a notice, and play goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await begin(page, { seed: "7" });
  await playCard(page, "5");
  await expect(page.getByText(/Round 2 of 8/).first()).toBeVisible();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /stor|save/i })
      .first(),
  ).toBeVisible();
});

test("the same game in two tabs: the older one is told and does not overwrite", async ({ page, context }) => {
  await begin(page, { seats: ["person", "person"], seed: "7" });
  const other = await context.newPage();
  await other.goto(page.url());
  await playCard(other, "7");
  await expect(page.getByText(/went on in another tab/)).toBeVisible();
  await playCard(page, "3").catch(() => {});
  expect(JSON.stringify(await keptGame(page))).toContain("a-7");
});
