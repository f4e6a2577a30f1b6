// What a person does at any game: begins one, opens one, goes about with the keyboard.

import { expect, type Locator, type Page } from "@playwright/test";

export interface Start {
  /** Who plays: a person, or a bot of a level by its name. */
  seats: readonly string[];
  seed?: string;
  /** Options by their label, and the answer; a switch is turned on or off. */
  options?: { [label: string]: string | boolean | number };
}

/** Makes a new game through the form. */
export async function begin(page: Page, game: string, { seats, seed, options = {} }: Start) {
  await page.goto(`./#/new/${game}`);
  await expect(page.getByRole("radiogroup", { name: "Who is player 2" })).toBeVisible();
  const shown = await page.getByRole("radiogroup", { name: /^Who is player/ }).count();
  for (let n = shown; n < seats.length; n += 1)
    await page.getByRole("button", { name: "Add a player" }).click();
  for (const [index, seat] of seats.entries()) {
    const who = page.getByRole("radiogroup", { name: `Who is player ${index + 1}`, exact: true });
    await pick(who, seat === "person" ? "Person" : "Bot");
  }
  const bots = seats.filter((seat) => seat !== "person");
  for (const [index, bot] of bots.entries())
    await pick(page.getByRole("radiogroup", { name: /Strength of/ }).nth(index), bot);
  if (seed !== undefined || Object.keys(options).length > 0)
    await page.getByText("More", { exact: true }).click();
  for (const [label, answer] of Object.entries(options)) {
    if (typeof answer === "string") await pick(page.getByRole("radiogroup", { name: label }), answer);
    else if (typeof answer === "number")
      await page.getByRole("spinbutton", { name: label }).fill(String(answer));
    else await page.getByRole("switch", { name: label }).setChecked(answer, { force: true });
  }
  if (seed !== undefined) await page.getByRole("textbox", { name: "Seed" }).fill(seed);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/#\/game\//);
}

async function pick(group: Locator, name: string) {
  await group.getByRole("radio", { name, exact: true }).check({ force: true });
}

/** Lets this page draw the same lots each time, so that its bots play the same game; not for pages that are left. */
export const drawTheSameLots = (page: Page) =>
  page.addInitScript(() => {
    let word = 1;
    Crypto.prototype.getRandomValues = (array) => {
      const bytes = array as unknown as Uint8Array;
      for (let n = 0; n < bytes.length; n += 1) {
        word = Math.imul(word, 0x9e3779b1) + 1;
        bytes[n] = word >>> 24;
      }
      return array;
    };
  });

/**
 * Opens a record, like that of a lesson, as a game of its own, with bots of a level in these seats. They play
 * the same each time.
 */
export async function open(page: Page, record: unknown, bots: readonly number[] = [], level = "novice") {
  await drawTheSameLots(page);
  const opened = structuredClone(record) as { seats: { bot: string | null }[] };
  for (const seat of bots) opened.seats[seat]!.bot = level;
  await page.goto("./#/saves");
  await page.getByRole("button", { name: /^Import/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(JSON.stringify(opened));
  await dialog
    .getByRole("button", { name: /^Import/ })
    .last()
    .click();
  await page.waitForURL(/#\/game\//);
}

/** What is asked now. */
export const question = (page: Page) => page.getByRole("heading", { level: 2 }).first();

/** The screen that waits for the next person to take it. */
export const takeOver = (page: Page) => page.getByRole("button", { name: /show the board$/ });

/** What the focused thing is called. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement as HTMLInputElement | null;
    const told = it?.getAttribute("aria-label") ?? (it?.labels?.[0] ?? it)?.textContent;
    return told?.trim() ?? "";
  });

/** Goes on with Tab until the focus is on something of this name. */
export async function tabTo(page: Page, wanted: RegExp) {
  for (let n = 0; n < 80 && !wanted.test(await focused(page)); n += 1) await page.keyboard.press("Tab");
  expect(await focused(page)).toMatch(wanted);
}

/** Waits until the last move is carried out and one of these signs is on the screen, and says which. */
export async function firstOf<Sign extends string>(
  page: Page,
  signs: Readonly<Record<Sign, Locator>>,
  timeout = 30_000,
): Promise<Sign> {
  let found: Sign | undefined;
  await expect(async () => {
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const sign of Object.keys(signs) as Sign[]) {
      if (await signs[sign].isVisible()) {
        found = sign;
        return;
      }
    }
    throw new Error(`none of these is on the screen: ${Object.keys(signs).join(", ")}`);
  }).toPass({ timeout, intervals: [50] });
  return found!;
}

/** The text of the whole document, attributes included. */
export const everythingInTheDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.outerHTML);

/** Whether the page is wider than the screen. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
