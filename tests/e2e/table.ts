// What a person does at a table of Angels & Demons, step by step.

import type { Page } from "@playwright/test";
import { begin as beginGame, firstOf } from "./person";

export interface Start {
  seats?: ("person" | "Novice" | "Adept" | "Oracle")[];
  seed?: string;
}

/** Makes a new game through the form. */
export const begin = (page: Page, { seats = ["person", "Adept"], seed }: Start = {}) =>
  beginGame(page, "angels-and-demons", { seats, seed });

/** The cards of the viewer's hand that can be played now, on the board. */
export const playable = (page: Page) => page.locator("svg").getByRole("button", { name: /, playable$/ });

/** The button that carries out what was chosen. */
export const confirm = (page: Page) =>
  page.getByRole("button", { name: /^(Play |Name |Destroy |Spare )/ }).last();

/** The heading that says how the game ended. */
export const ending = (page: Page) => page.getByRole("heading", { level: 1, name: /wins|draw/i });

/** Plays a card of the hand by mouse. */
export async function playCard(page: Page, name: string) {
  await page
    .locator("svg")
    .getByRole("button", { name: `${name}, playable`, exact: true })
    .click();
  await confirm(page).click();
}

/** Waits until somebody here is asked, or the game is over; says which. */
export const asked = (page: Page) =>
  firstOf(page, {
    card: playable(page).first(),
    value: page.getByRole("heading", { name: /what does Ruse count/ }),
    fate: page.getByRole("heading", { name: /decide the fate of/ }),
    "hand-over": page.getByRole("heading", { level: 1, name: /^Hand over to/ }),
    over: ending(page),
  });

/** The one game kept in this browser. */
export async function keptGame(page: Page): Promise<{ record: { moves: unknown[] } }> {
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("eschaton.save."));
    return key ? localStorage.getItem(key) : null;
  });
  return JSON.parse(text ?? "null");
}
