// Demon Lords, played as people play it.

import type { Locator, Page } from "@playwright/test";
import { lessons } from "../../www/src/boards/demon-lords/lessons";
import { expect, expectAccessible, test } from "./fixtures";
import { begin, firstOf, focused, open as openRecord, question, scrollsSideways, tabTo } from "./person";

/** Opens the position of a lesson as a game of its own, with bots in these seats. */
async function open(page: Page, rule: string, bots: readonly number[] = []) {
  await openRecord(page, lessons.find((lesson) => lesson.rule === rule)!.record, bots);
  await expect(node(page, "alps")).toBeVisible({ timeout: 30_000 });
}

const ending = (page: Page) => page.getByRole("heading", { level: 1, name: /wins|share the win/ });
const node = (page: Page, id: string) => page.locator(`[data-node="${id}"]`);
/** Nodes of the map by what can be done with them. */
const nodes = (page: Page, state: "possible" | "can move") =>
  page.locator("svg").getByRole("button", { name: new RegExp(`\\. ${state}`) });
const offers = (page: Page) => page.getByRole("list", { name: "What can be done" }).getByRole("button");
const confirm = (page: Page) =>
  page
    .getByRole("button", {
      name: /^(Place the|Spawn a|Buy a|Give up|Send|Leap to|Fight .+ for|Duel|Desecrate|Flee to|Name \d)/,
    })
    .last();
const plate = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const worldEvent = (page: Page) => page.getByRole("region", { name: "World Event" });
const rule = (inside: Page | Locator, id: string) => inside.getByRole("link", { name: id }).first();

/** Waits until somebody here is asked, or the game is over; says what for. */
const asked = (page: Page) =>
  firstOf(page, {
    over: ending(page),
    plate: page.getByRole("button", { name: "Continue", exact: true }),
    roll: page.getByRole("button", { name: /^Roll/ }),
    number: page.getByRole("heading", { name: /, name the Resource Number$/ }),
    place: page.getByRole("heading", { name: /, place a (Harvester|Portal) on any node$/ }),
    avatar: page.getByRole("heading", { name: /, put your Avatar on one of your Portals$/ }),
    spawn: page.getByRole("heading", { name: /, spawn Troops/ }),
    purchase: page.getByRole("heading", { name: /, buy / }),
    movement: page.getByRole("heading", { name: /, move Troops/ }),
    combat: page.getByRole("heading", { name: /, (settle your fights|anything more)/ }),
    retreat: page.getByRole("heading", { name: /, choose where your beaten Avatar flees$/ }),
  });

/** Ends the phase by the key in the question box, also if something is left undone. */
async function end(page: Page) {
  await page.getByRole("button", { name: /^(Done|End the turn)/ }).click();
  const anyway = page.getByRole("button", { name: "End it all the same" });
  if (await anyway.isVisible()) await anyway.click();
}

test("a game of one person and two bots, from the draft to the Reckoning", async ({ page }) => {
  test.setTimeout(180_000);
  await begin(page, "demon-lords", {
    seats: ["person", "Adept", "Novice"],
    seed: "7",
    options: { "Rounds before the Reckoning": 2 },
  });
  const met = new Set<string>();
  let marches = 0;
  for (let next = await asked(page); next !== "over"; next = await asked(page)) {
    met.add(next);
    if (next === "plate") await page.getByRole("button", { name: "Continue", exact: true }).click();
    else if (next === "roll") await page.getByRole("button", { name: /^Roll/ }).click();
    else if (next === "place") {
      await nodes(page, "possible").nth(5).click();
      await confirm(page).click();
    } else if (next === "movement") {
      const troops = nodes(page, "can move");
      if (marches < 3 && (await troops.count()) > 0) {
        // Two taps: the Troops, and where they go.
        await troops.first().click();
        await nodes(page, "possible").first().click();
        await confirm(page).click();
        marches += 1;
      } else await end(page);
    } else if (next === "number") {
      await page.getByRole("button", { name: /^Name 6/ }).click();
      await confirm(page).click();
    } else if ((await offers(page).count()) > 0) {
      await offers(page).first().click();
      await confirm(page).click();
    } else await end(page);
    await expect(page.getByRole("button", { name: "Put back" })).toHaveCount(0);
  }
  expect([...met]).toEqual(expect.arrayContaining(["place", "avatar", "roll", "spawn", "movement"]));
  expect(marches).toBeGreaterThan(0);
  await expect(page.getByText(/The Reckoning after round 2/)).toBeVisible();
  await expect(page.getByRole("row", { name: /Avatars banished/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Total/ })).toBeVisible();
  await expect(rule(page, "DL-14.2")).toBeVisible();
  await expectAccessible(page);
});

test("a fight for a node: the dice with their reasons, round by round, and what it turns up", async ({
  page,
}) => {
  await open(page, "DL-8.6");
  await expect(question(page)).toHaveText("Azazel, settle your fights");
  await expect(node(page, "egypt")).toHaveAccessibleName(
    /^Egypt, Africa, number 5\. Mormo’s Harvester\. Troops: you 3 and Mormo 2\. Avatars: you\. possible\. Fight Mormo 4 dice to 3, \d+%$/,
  );
  await node(page, "egypt").click();
  await page.getByRole("button", { name: "Fight Mormo for Egypt", exact: true }).click();
  const fight = plate(page, "The fight for Egypt");
  await expect(fight.getByText("Mormo’s Harvester in Egypt is lost.")).toBeVisible();
  await expect(rule(fight, "DL-8.14")).toBeVisible();
  // The first round again: four dice to three, each with its reason.
  await fight.getByRole("button", { name: /^4 : 18/ }).click();
  await expect(fight.getByText(/^Round 1 of 3/)).toBeVisible();
  const dice = fight.getByRole("list").filter({ hasText: "base" });
  await expect(dice.nth(0).getByRole("listitem")).toHaveText([
    /1,\s*base/,
    /1,\s*base/,
    /1,\s*more Troops/,
    /1,\s*Avatar/,
  ]);
  await expect(dice.nth(1).getByRole("listitem")).toHaveText([/6,\s*base/, /6,\s*base/, /6,\s*Harvester/]);
  // The world is another now, and says so.
  await expect(worldEvent(page).getByText("Twin Harvest", { exact: true })).toBeVisible();
  await expect(worldEvent(page).getByText(/Two dice are rolled in the Resource Phase/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(fight).toHaveCount(0);
  await expect(node(page, "egypt")).toHaveAccessibleName(/^Egypt, Africa, number 5\. Troops: Azazel 2\./);
  await expect(page.getByRole("button", { name: "Roll 2 dice" })).toBeVisible();
});

test("a duel that must be fought, is tied, lost, and ends in flight to the farthest Portal", async ({
  page,
}) => {
  await open(page, "DL-9.9");
  await expect(offers(page)).toHaveText([/Duel Mormo.*must be settled/]);
  await offers(page).click();
  await page.getByRole("button", { name: "Duel Mormo’s Avatar", exact: true }).click();
  const duel = plate(page, "Avatars clash in the Alps");
  await expect(duel.getByText("Azazel 4 + 1 = 5, Mormo 3 + 2 = 5")).toBeVisible();
  await expect(
    duel.getByText("Mormo wins by 5: Azazel gives up 2 Souls, which is not enough."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(question(page)).toHaveText("Azazel, choose where your beaten Avatar flees");
  await node(page, "siberia").click();
  await expect(rule(page, "DL-9.9")).toBeVisible();
  await page.keyboard.press("Escape");
  await node(page, "peru").click();
  await page.getByRole("button", { name: "Flee to Peru", exact: true }).last().click();
  await expect(node(page, "peru")).toHaveAccessibleName(/Avatars: Azazel/);
});

test("a desecration breaks the gate, and the World Event stays in sight", async ({ page }) => {
  await open(page, "DL-10.4", [1]);
  await expect(worldEvent(page).getByText(/the first Harvester or Portal lost turns one up/)).toBeVisible();
  await node(page, "egypt").click();
  await page.getByRole("button", { name: "Desecrate Mormo’s Portal in Egypt", exact: true }).click();
  // The bot has played meanwhile; what was done is still told.
  const gate = plate(page, "The gate of Egypt");
  await expect(gate.getByText("The Portal falls.")).toBeVisible();
  await expect(rule(gate, "DL-11.2")).toBeVisible();
  await gate.getByRole("button", { name: "Put away" }).click();
  await expect(gate).toHaveCount(0);
  await expect(worldEvent(page).getByText("Twin Harvest", { exact: true })).toBeVisible();
  await expect(node(page, "egypt")).not.toHaveAccessibleName(/Portal/);
});

test("buying: why not here, both pieces there, and a question only where Souls would be wasted", async ({
  page,
}) => {
  await open(page, "DL-6.3", [1]);
  await expect(question(page)).toHaveText("Azazel, buy Harvesters or Portals");
  await page.getByRole("button", { name: "Done buying" }).click();
  await expect(page.getByText("You have the Souls to buy something.")).toBeVisible();
  await page.getByRole("button", { name: "Not yet" }).click();
  await node(page, "india").click();
  await expect(rule(page, "DL-6.4")).toBeVisible();
  await page.keyboard.press("Escape");
  await node(page, "cape").click();
  await expect(question(page)).toHaveText("Azazel, what will you do in the Cape?");
  await offers(page).filter({ hasText: "Harvester" }).click();
  await expect(page.getByText("4 Souls, 5 Souls left.")).toBeVisible();
  await page.getByRole("button", { name: "Buy a Harvester in the Cape", exact: true }).click();
  await expect(node(page, "cape")).toHaveAccessibleName(/your Harvester/);
  // Undone, and done again: nothing was rolled.
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(node(page, "cape")).not.toHaveAccessibleName(/your Harvester/);
  await node(page, "japan").click();
  await confirm(page).click();
  await expect(node(page, "japan")).toHaveAccessibleName(/your Portal/);
  await node(page, "cape").click();
  await offers(page).filter({ hasText: "Portal" }).click();
  await confirm(page).click();
  // One Soul buys nothing: the phase is over by itself.
  await expect(question(page)).toHaveText("Azazel, move Troops and your Avatar");
});

test("the guard that must stay says so; a dial counts; the Avatar’s price stands on every node", async ({
  page,
}) => {
  await open(page, "DL-15.17", [1]);
  await node(page, "guinea").click();
  await expect(rule(page, "DL-7.4")).toBeVisible();
  await page.keyboard.press("Escape");
  await node(page, "alps").click();
  await expect(question(page)).toHaveText("Azazel, where do 2 Troops from the Alps go?");
  await page.getByRole("button", { name: "Fewer" }).click();
  await expect(question(page)).toHaveText("Azazel, where does 1 Troop from the Alps go?");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await node(page, "baltic").click();
  await page.getByRole("button", { name: "Send 2 Troops to the Baltic", exact: true }).click();
  await expect(node(page, "baltic")).toHaveAccessibleName(/Troops: you 3/);
  await node(page, "baltic").click();
  await expect(offers(page).first()).toHaveText(/Moscow\s*Fight Mormo/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Move the Avatar" }).click();
  await expect(node(page, "cape").getByText("1", { exact: true })).toBeVisible();
  await node(page, "peru").click();
  await expect(rule(page, "DL-7.8")).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a fight is told one round after the other, until a click ends the telling", async ({ page }) => {
    await open(page, "DL-8.6");
    await node(page, "egypt").click();
    await page.getByRole("button", { name: "Fight Mormo for Egypt", exact: true }).click();
    const fight = plate(page, "The fight for Egypt");
    await expect(fight.getByText(/^Round 1 of 1/)).toBeVisible();
    await expect(fight.getByText("Mormo’s Harvester in Egypt is lost.")).toHaveCount(0);
    await fight.getByText("The fight for Egypt").click();
    await expect(fight.getByText("Mormo’s Harvester in Egypt is lost.")).toBeVisible();
  });
});

test("the map comes closer by wheel, key and button, and goes back", async ({ page }) => {
  await open(page, "DL-7.4", [1]);
  const alps = node(page, "alps");
  await expect(alps).toBeVisible();
  const width = async () => (await alps.boundingBox())!.width;
  const whole = await width();
  await alps.hover();
  // A wheel alone is the page's until the map has come closer.
  await page.mouse.wheel(0, -300);
  expect(await width()).toBeCloseTo(whole, 0);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -60);
  await page.keyboard.up("Control");
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.getByRole("button", { name: "Whole map" }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await alps.focus();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press("0");
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.getByRole("button", { name: "Closer" }).click();
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  type Point = { x: number; y: number };

  /** Fingers put down, moved to other places, and lifted. */
  async function drag(page: Page, from: readonly Point[], to: readonly Point[]) {
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    const fingers = (part: number) =>
      from.map(({ x, y }, id) => ({ x: x + (to[id]!.x - x) * part, y: y + (to[id]!.y - y) * part, id }));
    await send("touchStart", fingers(0));
    for (let step = 1; step <= 6; step += 1) await send("touchMove", fingers(step / 6));
    await send("touchEnd", []);
  }

  /** Two fingers about a point, drawn apart. */
  async function pinch(page: Page, { x, y }: Point, from: number, to: number) {
    const apart = (by: number) => [
      { x: x - by / 2, y },
      { x: x + by / 2, y },
    ];
    await drag(page, apart(from), apart(to));
  }

  test("everything fits, two fingers bring the map closer, and a turn is played by taps", async ({
    page,
  }) => {
    await open(page, "DL-5.2", [1]);
    await expect(question(page)).toHaveText("Azazel, spawn Troops at your Portals");
    expect(await scrollsSideways(page)).toBe(false);
    const alps = node(page, "alps");
    const box = (await alps.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await pinch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 60, 150);
    await expect.poll(async () => (await alps.boundingBox())!.width).toBeGreaterThan(box.width * 1.5);
    // The map took the fingers, the page did not.
    expect(await page.evaluate(() => [visualViewport!.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
    await expect(question(page)).toHaveText("Azazel, spawn Troops at your Portals");
    await page.getByRole("button", { name: "Whole map" }).tap();
    await expect.poll(async () => (await alps.boundingBox())!.width).toBeCloseTo(box.width, 0);
    await alps.tap();
    await confirm(page).tap();
    await node(page, "egypt").tap();
    await confirm(page).tap();
    await expect(question(page)).toHaveText("Azazel, move Troops and your Avatar");
    // Whoever was raised among enemies walks out again.
    await node(page, "egypt").tap();
    await node(page, "maghreb").tap();
    await confirm(page).tap();
    await expect(node(page, "maghreb")).toHaveAccessibleName(/Troops: you 1/);
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });

  test("a board in the rulebook is scrolled past with one finger, and its map is moved with two", async ({
    page,
  }) => {
    await page.goto("./#/rules/demon-lords/DL-7.4");
    const map = page.getByRole("article").getByRole("group", { name: "Map of the world" }).first();
    await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const middle = async () => {
      const { x, y, width, height } = (await map.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const alps = () =>
      map.evaluate((element) => {
        const coin = element.querySelector('[data-node="alps"] circle')!;
        return coin.getBoundingClientRect().top - element.getBoundingClientRect().top;
      });
    const [scrolled, before] = [await page.evaluate(() => scrollY), await alps()];
    const finger = await middle();
    await drag(page, [finger], [{ ...finger, y: finger.y + 120 }]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled - 60);
    expect(await alps()).toBeCloseTo(before, 0);
    await expect(map.getByText("Two fingers move the map")).toBeVisible();
    await expect(map.getByText("Two fingers move the map")).toHaveCount(0);
    // The page has come to rest by now, wherever the finger has thrown it.
    await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const at = await middle();
    const two = (dy: number) => [
      { x: at.x - 40, y: at.y + dy },
      { x: at.x + 40, y: at.y + dy },
    ];
    const still = await page.evaluate(() => scrollY);
    await drag(page, two(0), two(-60));
    await expect.poll(alps).toBeCloseTo(before - 60, 0);
    // It stays where it was put, also when fingers come back to it.
    await drag(page, two(0), two(20));
    await expect.poll(alps).toBeCloseTo(before - 40, 0);
    expect(await page.evaluate(() => scrollY)).toBe(still);
  });

  test("a plate has the room to itself until it is put away", async ({ page }) => {
    await open(page, "DL-8.6");
    await node(page, "egypt").tap();
    await confirm(page).tap();
    const fight = plate(page, "The fight for Egypt");
    const on = page.getByRole("button", { name: "Continue", exact: true });
    await expect(on).toBeVisible();
    const [told, key] = [(await fight.boundingBox())!, (await on.boundingBox())!];
    expect(told.y + told.height).toBeLessThanOrEqual(key.y);
    await expect(page.getByRole("button", { name: /^Roll/ })).toBeHidden();
    await on.tap();
    await expect(fight).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Roll/ })).toBeVisible();
  });
});

test("a turn by keyboard alone, over nodes that speak", async ({ page }) => {
  await open(page, "DL-7.4", [1]);
  await expect(question(page)).toHaveText("Azazel, move Troops and your Avatar");
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, /^Baltic, /);
  expect(await focused(page)).toBe("Baltic, Europe, number 4. Troops: you 2. can move");
  await press("Enter");
  await expect(question(page)).toHaveText("Azazel, where do 2 Troops from the Baltic go?");
  await tabTo(page, /^Troops to send$/);
  await press("ArrowLeft");
  await expect(question(page)).toHaveText("Azazel, where does 1 Troop from the Baltic go?");
  // Put back, and taken up again: all of them are to go.
  await press("Escape");
  await expect(question(page)).toHaveText("Azazel, move Troops and your Avatar");
  await tabTo(page, /^Baltic, /);
  await press("Enter");
  await tabTo(page, /^Troops to send$/);
  await press("ArrowLeft");
  // The relief comes in; the old guard may leave.
  await tabTo(page, /^Baltic, /);
  await press("ArrowDown");
  expect(await focused(page)).toMatch(/^Balkans, /);
  await press("ArrowLeft");
  expect(await focused(page)).toBe(
    "Alps, Europe, number 6. your Harvester. Troops: you 1. possible. Alps joins 1",
  );
  await press("Enter");
  await press("c");
  await expect(node(page, "alps")).toHaveAccessibleName(/Troops: you 2\. can move$/);
  await expect(node(page, "alps")).toBeFocused();
  await press("Enter");
  await press("ArrowLeft");
  expect(await focused(page)).toMatch(/^Iberia, .*possible/);
  await press("Enter");
  await press("c");
  await expect(node(page, "iberia")).toHaveAccessibleName(/Troops: you 1/);
  // Impossible: the newcomer has walked, with its rule.
  await press("ArrowRight");
  expect(await focused(page)).toMatch(/^Alps, /);
  await press("Enter");
  await expect(rule(page, "DL-7.2")).toBeVisible();
  await press("Escape");
  // The turn ends, the bot plays its own, and the next begins.
  await tabTo(page, /^Done moving$/);
  await press("Enter");
  await expect(page.getByRole("button", { name: "Roll the die" })).toBeVisible({ timeout: 20_000 });
  await tabTo(page, /^Roll the die$/);
  await press("Enter");
  await expect(page.getByText(/^Azazel rolls \d\.$/).first()).toBeVisible();
});

test("a lesson is played inside the rulebook, and all forty cards can be looked up", async ({ page }) => {
  await page.goto("./#/rules/demon-lords/DL-7.4");
  const lesson = page.getByRole("article");
  await lesson.locator('[data-node="alps"]').click();
  await expect(lesson.getByText("A Troop of yours must stay on Alps to guard the Harvester.")).toBeVisible();
  await lesson.locator('[data-node="baltic"]').click();
  await lesson.locator('[data-node="alps"]').click();
  await lesson.getByRole("button", { name: "Send 2 Troops to the Alps", exact: true }).click();
  await expect(lesson.locator('[data-node="alps"]')).toHaveAccessibleName(/Troops: you 3/);
  await page.goto("./#/rules/demon-lords/reference");
  await expect(page.getByText("Each Troop may move twice in the Movement Phase.")).toBeVisible();
  await expect(page.getByText("A Portal is desecrated on a roll of 6 or more instead of 8.")).toBeVisible();
});
