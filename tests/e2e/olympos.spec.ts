// Olympos, played as people play it.

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { lessons } from "../../www/src/boards/olympos/lessons";
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

const BOTS = [1, 2, 3];

/** Opens the position of a lesson as a game of its own, with bots in these seats. */
async function open(page: Page, rule: string, bots: readonly number[] = BOTS) {
  await openRecord(page, lessons.find((lesson) => lesson.rule === rule)!.record, bots);
  await expect(question(page).or(takeOver(page)).first()).toHaveText(/^\s*(Ada, |I am Ada)/, {
    timeout: 20_000,
  });
}

const ending = (page: Page) => page.getByRole("heading", { level: 1, name: /wins|share the victory/ });
/** What can be chosen in the question box, and what carries the choice out. */
const keys = (page: Page) => page.locator("section.question button[aria-pressed]");
const key = (page: Page, name: string | RegExp) => keys(page).and(page.getByRole("button", { name }));
const confirm = (page: Page, name?: string) =>
  page.locator("section.question button:not([aria-pressed])").filter({
    hasText:
      name ?? /^\s*((Go to|Close|Keep|Take|Play) .+|(Discover|Build|Wait) · \d+|Pass|End the turn)\s*$/,
  });
/** The keys of what is on the open tab. */
const offers = (page: Page) =>
  keys(page).filter({ hasNotText: /^\s*(Move|New settler|Discover|Wonder|Cards)\s+[\d–]+\s*$/ });
const tab = (page: Page, name: string) => key(page, new RegExp(`^${name}: `));
const pane = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const territory = (page: Page, name: string) =>
  page.getByRole("group", { name: "Map" }).getByRole("button", { name: new RegExp(`^${name}: `) });
const slot = (page: Page, name: string) =>
  page.getByRole("group", { name: "Development" }).getByRole("button", { name: new RegExp(`^${name}[;:] `) });
const rule = (page: Page, id: string) =>
  page.getByRole("link", { name: new RegExp(`${id.replace(".", "\\.")}\\b`) }).first();

/** A place of the board has the shape of its land: somewhere inside it is touched. */
async function touch(page: Page, place: Locator) {
  const [x, y] = await place.evaluate((shape: SVGGeometryElement) => {
    const { x, y, width, height } = shape.getBBox();
    const inside = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].flatMap((u) =>
      [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((v) => new DOMPoint(x + u * width, y + v * height)),
    );
    const point = inside.find((point) => shape.isPointInFill(point))!;
    const seen = point.matrixTransform(shape.getScreenCTM()!);
    return [seen.x, seen.y] as const;
  });
  await page.mouse.click(x, y);
}

/** The lines of the log, all rounds. */
async function log(page: Page) {
  await page.getByRole("button", { name: "All rounds" }).click();
  return page.getByRole("dialog");
}

/** Waits until the person here is asked, or the game is over; says what for. */
const asked = (page: Page) =>
  firstOf(page, {
    over: ending(page),
    turn: page.getByRole("heading", {
      name: /^Ada, (expand or develop|where|one last action|you can only wait)/,
    }),
    other: page.getByRole("heading", {
      name: /^Ada, (which|play a card|end your turn|do you play|you have no Favour)/,
    }),
  });

async function answer(page: Page) {
  // What allows one answer only is chosen already.
  if (!(await confirm(page).isVisible())) await keys(page).first().click();
  await confirm(page).click();
}

async function can(page: Page, name: string) {
  return !(await tab(page, name).getAttribute("aria-label"))!.endsWith("none possible");
}

/** Does the first thing there is to do that takes long, and passes at the end. */
async function takeTurn(page: Page) {
  if (await confirm(page).isVisible()) return confirm(page).click();
  if (await key(page, "Pass").isVisible()) await key(page, "Pass").click();
  else if (await can(page, "Wonder")) {
    await tab(page, "Wonder").click();
    await offers(page).first().click();
  } else if (await can(page, "Discover")) {
    await tab(page, "Discover").click();
    await page
      .getByRole("button", { name: /; costs \d+ time/ })
      .first()
      .click();
  } else {
    if (await can(page, "New settler")) await tab(page, "New settler").click();
    else {
      await tab(page, "Move").click();
      await offers(page).first().click();
    }
    await touch(page, page.getByRole("button", { name: /; costs \d+/ }).last());
  }
  await confirm(page).click();
}

test("a game of one person and two bots, to its score", async ({ page }) => {
  test.setTimeout(300_000);
  await drawTheSameLots(page);
  await begin(page, "olympos", {
    seats: ["person", "Adept", "Novice"],
    seed: "5",
    options: { "Closed territories": "By lot" },
  });
  const did = { turn: 0, other: 0 };
  for (let next = await asked(page); next !== "over"; next = await asked(page)) {
    did[next] += 1;
    if (next === "turn") await takeTurn(page);
    else await answer(page);
  }
  expect(did.turn).toBeGreaterThan(5);
  expect(did.other).toBeGreaterThan(0);
  const totals = page.getByRole("row", { name: /^Total/ });
  await expect(totals).toBeVisible();
  for (const id of ["OL-11.1", "OL-11.2", "OL-11.5"]) await expect(rule(page, id)).toBeVisible();
  // The points of each row add up to the total.
  const sums = await page.locator("tbody tr:last-child .sum").allTextContents();
  const ends = await totals.getByRole("cell").allTextContents();
  expect(sums.map((sum) => sum.replace("= ", ""))).toEqual(ends);
  await expectAccessible(page);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the score comes row by row", async ({ page }) => {
    const file = new URL("../records/valid/olympos/whole-game.json", import.meta.url);
    await openRecord(page, JSON.parse(readFileSync(file, "utf8")));
    await expect(ending(page)).toBeVisible();
    await expect(page.getByText(/^Step [1-9] of 13$/)).toBeVisible();
    await expect(page.getByText("Step 13 of 13")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("row", { name: /^Keres/ })).toBeVisible();
  });
});

test("whoever is bottom of the pile closes land, and the game begins", async ({ page }) => {
  const seats = ["Ada", "Brahe", "Clio"].map((name) => ({ name, bot: null }));
  const options = {
    layout: "random",
    crosses: "player",
    prestige: "hidden",
    deal: { stack: [0, 1, 2], cubes: ["grain", "stone", "wood"] },
  };
  const start = { seed: "0000000000000005" };
  const record = {
    format: 1,
    game: "olympos",
    rulesVersion: 1,
    options,
    seats,
    start,
    moves: [],
    result: null,
  };
  await openRecord(page, record, [1, 2]);
  const close = async (name: string) => {
    await touch(page, territory(page, name));
    await confirm(page, `Close ${name}`).click();
    await expect(territory(page, name)).toHaveAccessibleName(`${name}: closed`);
  };
  await expect(question(page)).toHaveText("Ada, close a territory");
  await close("Phocis");
  // Its twin with a star must stay open.
  await touch(page, territory(page, "Lydia"));
  await expect(rule(page, "OL-2.8")).toBeVisible();
  await page.keyboard.press("Escape");
  const others = ["Epirus", "Elis", "Boeotia", "Ionia", "Lesbos", "Naxos", "Caria", "Argolis", "Troas"];
  for (const name of [...others, "Laconia", "Illyria"]) await close(name);
  await expect(territory(page, "Lydia")).toHaveAccessibleName(/star; a tribe/);
  const told = await log(page);
  await expect(told.getByText("Ada takes a grain cube.")).toBeVisible();
  await expect(told.getByText("7 tribes on the starred territories.")).toBeVisible();
});

test("a new settler attacks over two seas; the price is told part by part", async ({ page }) => {
  await open(page, "OL-4.17");
  await expect(question(page)).toHaveText("Ada, expand or develop");
  await tab(page, "New settler").click();
  await expect(question(page)).toHaveText("Ada, where does the new settler go?");
  await expect(territory(page, "Knossos")).toHaveAccessibleName(/; costs 6 with a fight/);
  await touch(page, territory(page, "Knossos"));
  for (const part of ["new settler 2", "sea (2) 2", "land 1", "fight 1"])
    await expect(page.getByText(`${part},`)).toBeAttached();
  await expect(page.getByText("Beats Brahe, 1 Sword to 0; Brahe takes an hourglass.")).toBeVisible();
  await expect(page.getByText("Marker 0 to 6. Then Brahe plays from 0.")).toBeVisible();
  await confirm(page, "Go to Knossos · 6").click();
  await expect(territory(page, "Knossos")).toHaveAccessibleName(/from the top Ada and Brahe/);
});

test("a buried settler steps out, comes back and fights", async ({ page }) => {
  await open(page, "OL-4.16");
  await tab(page, "Move").click();
  await key(page, "Thessaly (below)").click();
  await touch(page, territory(page, "Thessaly"));
  await expect(question(page)).toHaveText("Ada, from Thessaly to Thessaly?");
  await confirm(page, "Go to Thessaly · 4").click();
  await expect(territory(page, "Thessaly")).toHaveAccessibleName(/from the top Ada and Brahe/);
});

test("what cannot be done is refused with its rule, where it was touched", async ({ page }) => {
  await open(page, "OL-3.3");
  await touch(page, territory(page, "Messenia"));
  await expect(rule(page, "OL-4.9")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(/Messenia is closed/);
  await page.keyboard.press("Escape");
  await expect(rule(page, "OL-4.9")).toBeHidden();
  await pane(page, "Development").click();
  await slot(page, "Medicine").click();
  await expect(rule(page, "OL-6.4")).toBeVisible();
  await page.keyboard.press("Escape");
  await slot(page, "Colossus").click();
  await expect(rule(page, "OL-7.1")).toBeVisible();
});

test("a discovery: which cube pays, which bonus is taken, and undo", async ({ page }) => {
  await open(page, "OL-6.5");
  await pane(page, "Development").click();
  await slot(page, "Oracle").click();
  await expect(question(page)).toHaveText("Ada, discover Oracle?");
  await key(page, "1 stone cube").click();
  await expect(page.getByText("Paid with 2 stone (1 cube spent).")).toBeVisible();
  await confirm(page, "Discover · 7").click();
  await expect(question(page)).toHaveText("Ada, which bonus of Oracle?");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(question(page)).toHaveText("Ada, expand or develop");
  await slot(page, "Oracle").click();
  await key(page, "1 stone cube").click();
  await confirm(page, "Discover · 7").click();
  // Two hourglasses pay for the very action that brings them.
  await page.locator("svg").getByRole("button", { name: "Take 2 hourglasses", exact: true }).click();
  await expect(page.getByText(/2 hourglasses spent; marker 0 to 5|marker 0 to 5/i)).toBeVisible();
  await confirm(page, "Take 2 hourglasses").click();
  await expect(slot(page, "Oracle")).toHaveAccessibleName(/; yours; .*2 hourglasses \(Ada\)/);
});

test("a wonder is built, and its Stars are told", async ({ page }) => {
  await open(page, "OL-7.2");
  await tab(page, "Wonder").click();
  await expect(slot(page, "Stadium")).toHaveAccessibleName(/you have 5 of 5 Stars; can be built for 5 time/);
  await slot(page, "Stadium").click();
  await expect(page.getByText("5 Stars: 2 held, 1 on tiles and 2 in the column.")).toBeVisible();
  await confirm(page, "Build · 5").click();
  await expect(page.getByRole("button", { name: "The wonder of column 2 is built" })).toBeVisible();
  const told = await log(page);
  await expect(told.getByText("Ada builds the Stadium.")).toBeVisible();
  await expect(told.getByRole("link", { name: "OL-7.4" })).toBeVisible();
});

test("three cards: one gives something, the others say why not", async ({ page }) => {
  await open(page, "OL-8.6");
  await tab(page, "Cards").click();
  const held = (name: string) => page.locator("section.question").getByRole("button", { name, exact: true });
  await held("Master masons").click({ force: true });
  await expect(rule(page, "OL-8.6")).toBeVisible();
  await page.keyboard.press("Escape");
  await held("Guiding star").click({ force: true });
  await expect(rule(page, "OL-8.7")).toBeVisible();
  await page.keyboard.press("Escape");
  await held("Four harvests").click();
  await expect(page.getByText("Brings 3 points of prestige.")).toBeVisible();
  await confirm(page, "Play Four harvests").click();
  await expect(question(page)).toHaveText("Ada, expand or develop");
  await expect(page.getByText("2 Destiny cards").first()).toBeAttached();
});

test("the Oracle shows three cards, and one is kept", async ({ page }) => {
  await open(page, "OL-12.3");
  await expect(question(page)).toHaveText("Ada, which card do you keep?");
  await key(page, "Deep forests").click();
  await expect(page.getByText("Discards Full granary and Four harvests.")).toBeVisible();
  await confirm(page, "Keep Deep forests").click();
  await expect(question(page)).toHaveText("Ada, play a card or end your turn");
});

test("a god comes, and a second person is asked on the same screen", async ({ page }) => {
  await open(page, "OL-9.6", [2, 3]);
  await takeOver(page).click();
  // She passes space 33, where a god lies.
  await tab(page, "New settler").click();
  await touch(page, territory(page, "Macedonia"));
  await confirm(page, "Go to Macedonia · 3").click();
  await expect(question(page)).toHaveText("Ada, end your turn");
  await confirm(page, "End the turn").click();
  await expect(question(page)).toHaveText("Ada, do you play Favour of Zeus for Zeus?");
  await key(page, "Play 1").click();
  await expect(
    page.getByText(
      "Symbols: Ada 2, Brahe 1, Clio 0, Dante 0. The god comes to Ada if nobody else plays one.",
    ),
  ).toBeVisible();
  await confirm(page, "Play 1").click();
  await expect(page.getByRole("heading", { level: 1, name: "Hand over to Brahe" })).toBeVisible();
  await expect(page.getByText(/The card of Zeus is turned up and Brahe is asked/)).toBeVisible();
  await expect(page.getByRole("group", { name: "Map" })).toHaveCount(0);
  expect(await everythingInTheDocument(page)).not.toContain("Guiding star");
  await takeOver(page).click();
  await expect(question(page)).toHaveText("Brahe, do you play Favour of Zeus for Zeus?");
  // What Ada drew is hers to know.
  expect(await everythingInTheDocument(page)).not.toContain("Guiding star");
  await key(page, "Play none").click();
  await confirm(page, "Play none").click();
  await takeOver(page).click();
  const told = await log(page);
  await expect(told.getByText("Zeus comes to Ada (symbols: Ada 2, Brahe 1, Clio 0, Dante 0).")).toBeVisible();
});

test("Hades takes the settler that his victim gives", async ({ page }) => {
  await open(page, "OL-9.17");
  await expect(question(page)).toHaveText("Ada, which settler does Hades send back?");
  await touch(page, territory(page, "Thrace"));
  await expect(rule(page, "OL-9.17")).toBeVisible();
  await page.keyboard.press("Escape");
  await key(page, "Thessaly (below)").click();
  await confirm(page, "Take back from Thessaly").click();
  await expect(territory(page, "Thessaly")).toHaveAccessibleName(/star; Brahe; costs/);
});

test("on a very wide screen both boards lie side by side", async ({ page }) => {
  await page.setViewportSize({ width: 2300, height: 1200 });
  await open(page, "OL-6.4");
  await expect(territory(page, "Macedonia")).toBeVisible();
  await expect(slot(page, "Strategy")).toBeVisible();
  await expect(pane(page, "Development")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const large = async (target: Locator) => {
    const box = (await target.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
  };

  test("everything fits, fingers find it, and two turns are played by taps", async ({ page }) => {
    await open(page, "OL-6.4");
    expect(await scrollsSideways(page)).toBe(false);
    for (const name of ["Move", "New settler", "Discover"]) await large(tab(page, name));
    await tab(page, "New settler").tap();
    // The nearest places stand in a list; the rest can be asked for.
    await key(page, /^\d+ more$/).tap();
    await large(key(page, /^3\s+Chalcidice/));
    await key(page, /^3\s+Chalcidice/).tap();
    await large(confirm(page, "Go to Chalcidice · 3"));
    expect(await scrollsSideways(page)).toBe(false);
    await confirm(page, "Go to Chalcidice · 3").tap();
    await expect(territory(page, "Chalcidice")).toHaveAccessibleName(/; Ada/);
    await expect(question(page)).toHaveText("Ada, expand or develop");
    await pane(page, "Development").tap();
    await large(slot(page, "Strategy"));
    await slot(page, "Strategy").tap();
    await confirm(page, "Discover · 7").tap();
    await large(key(page, "1 settler"));
    await key(page, "1 settler").tap();
    await confirm(page, "Take 1 settler").tap();
    await expect(slot(page, "Strategy")).toHaveAccessibleName(/; yours; /);
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});

test("a turn by keyboard alone, over boards that speak", async ({ page }) => {
  await open(page, "OL-6.4");
  await expect(question(page)).toHaveText("Ada, expand or develop");
  await expectAccessible(page);
  const press = (key: string) => page.keyboard.press(key);
  // The map takes the focus in one place; from there the arrows lead on.
  await tabTo(page, /^Macedonia: /);
  expect(await focused(page)).toBe("Macedonia: grain; Ada; your settler can move");
  await press("Enter");
  await expect(question(page)).toHaveText("Ada, where to from Macedonia?");
  await press("ArrowRight");
  expect(await focused(page)).toBe("Chalcidice: stone; empty; costs 1");
  // Where it is pointed at, what it would do is told.
  await expect(page.getByText("Macedonia is given up.")).toBeVisible();
  await press("Escape");
  await press("Enter");
  await expect(question(page)).toHaveText("Ada, from Macedonia to Chalcidice?");
  await press("Escape");
  await expect(question(page)).toHaveText("Ada, where to from Macedonia?");
  // What is out of reach is refused, with its rule.
  await tabTo(page, /^Development$/);
  await press("Enter");
  await tabTo(page, /^Medicine; /);
  for (const step of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"])
    await press(step);
  expect(await focused(page)).toMatch(/^Art; /);
  await press("Enter");
  await expect(rule(page, "OL-6.4")).toBeVisible();
  await press("Escape");
  await press("ArrowRight");
  expect(await focused(page)).toMatch(
    /^Strategy; 2 left; costs 7 time; needs 3 of a kind, 1 of another kind; /,
  );
  await press("Enter");
  await press("c");
  await expect(question(page)).toHaveText("Ada, which bonus of Strategy?");
  await tabTo(page, /^1 settler$/);
  await press("Enter");
  await press("c");
  await expect(slot(page, "Strategy")).toHaveAccessibleName(/; yours; /);
});

test.describe("in French, by night", () => {
  test.use({ locale: "fr-FR", colorScheme: "dark" });

  test("the development board can be used without seeing it", async ({ page }) => {
    await page.goto("./#/new/olympos");
    await page.getByRole("button", { name: "Commencer" }).click();
    await page.getByRole("button", { name: "Développement", exact: true }).click();
    await expect(page.getByRole("button", { name: /^Médecine/ })).toBeVisible();
    await expectAccessible(page);
  });
});
