import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { expect, test } from "./fixtures";
import { question } from "./person";
import { begin, playCard } from "./table";

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

test.describe("when a new version is put up", () => {
  let version = 1;

  // A host of its own, whose site can change.
  test.use({
    baseURL: async ({}, use) => {
      const types: { [ending: string]: string } = {
        ".html": "text/html",
        ".css": "text/css",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".svg": "image/svg+xml",
      };
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url!, "http://localhost");
        const name = pathname.endsWith("/") ? "index.html" : pathname.slice(1);
        readFile(join("dist", name)).then(
          (content) => {
            response.setHeader("content-type", types[extname(name)] ?? "application/octet-stream");
            response.end(name === "sw.js" ? `${content.toString()}\n// ${version}` : content);
          },
          () => response.writeHead(404).end(),
        );
      });
      await new Promise<void>((listening) => server.listen(0, "localhost", listening));
      await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
      server.close();
      server.closeAllConnections();
    },
  });

  test("it announces itself, waits, and loses nothing when it is let in", async ({ page }) => {
    await page.goto("./");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await begin(page, { seed: "7" });
    version = 2;
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((it) => it!.update()));
    await expect(page.getByText(/new version/i)).toBeVisible();
    // The game goes on with the old one.
    await playCard(page, "5");
    await expect(page.getByText(/Round 2 of 8/).first()).toBeVisible();
    await page.getByRole("button", { name: /^Load/ }).click();
    await expect(page.getByText(/new version/i)).toHaveCount(0);
    await expect(question(page)).toContainText("Ada, choose a card");
    await expect(page.getByText(/Round 2 of 8/).first()).toBeVisible();
  });
});
