// The lessons of a game one after the other, as somebody goes through them who never saw it.

import { lessons } from "../../www/src/boards/angels-and-demons/lessons";
import { expect, test } from "./fixtures";

const contents = { name: "Lessons" } as const;

test("from the form of a new game a lesson is learnt by playing it, and is known to be done", async ({
  page,
}) => {
  await page.goto("./#/new/angels-and-demons");
  await page.getByRole("link", { name: "Learn by playing" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(lessons[0]!.title.en);

  const task = lessons.findIndex(({ rule }) => rule === "AD-6.3");
  await page.getByRole("navigation", contents).getByRole("link").nth(task).click();
  await expect(heading).toHaveText(lessons[task]!.title.en);
  await expect(heading).toBeFocused();
  await expect(page.getByRole("region", { name: "Rule AD-6.3" })).toBeVisible();

  const entry = page.getByRole("navigation", contents).getByRole("link").nth(task);
  await expect(entry).not.toContainText("done");
  const board = page.getByRole("article");
  await board.getByRole("button", { name: "4, playable" }).first().click();
  await board.getByRole("button", { name: "Play the 4" }).click();
  await expect(board.getByText("Right: that does it.")).toBeVisible();
  await expect(entry).toContainText("done");

  await page.getByRole("link", { name: "Next lesson" }).click();
  await expect(heading).toHaveText(lessons[task + 1]!.title.en);
  await page.reload();
  await expect(entry).toContainText("done");
});

test("who comes back goes on with the first lesson not yet done", async ({ page }) => {
  await page.goto(`./#/lessons/angels-and-demons/${lessons[0]!.rule}`);
  // There is nothing to solve in it: going on is enough.
  expect(lessons[0]!.goal).toBeUndefined();
  await page.getByRole("link", { name: "Next lesson" }).click();
  await page.goto("./#/");
  await page.goto("./#/lessons/angels-and-demons");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lessons[1]!.title.en);
});
