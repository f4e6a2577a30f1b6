import { expect, test } from "./fixtures";

test("the site works from any folder of a host", async ({ page }) => {
  await page.goto("./");
  await expect(page).toHaveTitle(/Eschaton/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("after the first visit the site works without a network, its demo page too", async ({
  page,
  context,
}) => {
  await page.goto("./");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (const address of ["./", "./index.html", "./demo.html?from=elsewhere"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.locator("eschaton-board svg").first()).toBeVisible();
});

test("the app can be installed: its manifest names icons that are there", async ({ page, request }) => {
  await page.goto("./");
  const href = await page.locator("link[rel=manifest]").evaluate((link: HTMLLinkElement) => link.href);
  const manifest = await (await request.get(href)).json();
  expect(manifest).toMatchObject({ name: "Eschaton", display: "standalone", start_url: "./" });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(new URL(src, href).href);
    expect(icon.headers()["content-type"]).toBe(type);
  }
});
