// Draws the PNG icons of the installed app from icon.svg. Run by hand when the drawing changes.

import { readFileSync } from "node:fs";
import { ensureChromium, inRepo } from "./shared.mjs";

const PAPER = "#f6f1e7";
const drawing = readFileSync(inRepo("www/public/icon.svg"), "utf8");

/** What platforms cut to their own shape keeps the drawing within the middle 80 %. */
const ICONS = [
  { name: "icon-192.png", size: 192, scale: 0.84, radius: "22%" },
  { name: "icon-512.png", size: 512, scale: 0.84, radius: "22%" },
  { name: "icon-maskable.png", size: 512, scale: 0.64, radius: "0" },
];

const executablePath = await ensureChromium();
const { chromium } = await import("@playwright/test");
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage({ colorScheme: "light" });
for (const { name, size, scale, radius } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`
    <body style="margin: 0">
      <div style="width: 100vw; height: 100vh; display: grid; place-items: center; background: ${PAPER}; border-radius: ${radius}">
        <div style="width: ${100 * scale}%">${drawing}</div>
      </div>
    </body>`);
  await page.screenshot({ path: inRepo(`www/public/${name}`), omitBackground: true });
}
await browser.close();
