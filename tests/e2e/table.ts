// What a person does at a table of Angels & Demons, step by step.

import { expect, type Locator, type Page } from "@playwright/test";

export interface Start {
  /** Who plays: a person, or a bot of a level. */
  seats?: ("person" | "Novice" | "Adept" | "Oracle")[];
  seed?: string;
  /** Options by their label, to be switched off. */
  off?: string[];
}

/** Makes a new game through the form. */
export async function begin(page: Page, { seats = ["person", "Adept"], seed, off = [] }: Start = {}) {
  await page.goto("./#/new/angels-and-demons");
  for (const [index, seat] of seats.entries()) {
    const who = page.getByRole("radiogroup", { name: `Who is player ${index + 1}` });
    await choose(who, seat === "person" ? "Person" : "Bot");
    if (seat !== "person") {
      await choose(page.getByRole("radiogroup", { name: /Strength of/ }).nth(botsBefore(seats, index)), seat);
    }
  }
  for (const label of off) await page.getByRole("switch", { name: label }).click();
  if (seed) {
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("textbox", { name: "Seed" }).fill(seed);
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/#\/game\//);
}

const botsBefore = (seats: string[], index: number) =>
  seats.slice(0, index).filter((seat) => seat !== "person").length;

async function choose(group: Locator, name: string) {
  await group.getByRole("radio", { name, exact: true }).check({ force: true });
}

/** The cards of the viewer's hand that can be played now, on the board. */
export const playable = (page: Page) => page.locator("svg").getByRole("button", { name: /, playable$/ });

/** The button that carries out what was chosen. */
export const confirm = (page: Page) =>
  page.getByRole("button", { name: /^(Play |Name |Destroy |Spare )/ }).last();

/** The heading that says how the game ended. */
export const ending = (page: Page) => page.getByRole("heading", { level: 1, name: /wins|draw/i });

/** What is asked now. */
export const question = (page: Page) => page.getByRole("heading", { level: 2 }).first();

/** Plays a card of the hand by mouse. */
export async function playCard(page: Page, name: string) {
  await page
    .locator("svg")
    .getByRole("button", { name: `${name}, playable`, exact: true })
    .click();
  await confirm(page).click();
}

/** Waits until somebody here is asked, or the game is over; says which. */
export async function asked(page: Page): Promise<"card" | "value" | "fate" | "hand-over" | "over"> {
  const signs = {
    card: playable(page).first(),
    value: page.getByRole("heading", { name: /what does Ruse count/ }),
    fate: page.getByRole("heading", { name: /decide the fate of/ }),
    "hand-over": page.getByRole("heading", { level: 1, name: /^Hand over to/ }),
    over: ending(page),
  } as const;
  let found: keyof typeof signs | undefined;
  await expect(async () => {
    for (const [kind, sign] of Object.entries(signs)) {
      if (await sign.isVisible()) {
        found = kind as keyof typeof signs;
        return;
      }
    }
    throw new Error("nothing is asked");
  }).toPass({ timeout: 20_000 });
  return found!;
}

/** The text of the whole document, attributes and shadow roots included. */
export const everythingInTheDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.outerHTML);

/** The one game kept in this browser. */
export async function keptGame(page: Page): Promise<{ record: { moves: unknown[] } }> {
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("eschaton.save."));
    return key ? localStorage.getItem(key) : null;
  });
  return JSON.parse(text ?? "null");
}
