import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.PORT ?? 4179);
// Not the root: the built site must work from any folder.
const folder = `http://localhost:${port}/any/folder/`;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "../../test-results/e2e.json" }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: "100%",
  timeout: 60_000,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: folder,
    locale: "en-GB",
    // Motion is decoration; it has a test of its own.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --base /any/folder/ --port ${port} --strictPort`,
    cwd: "../..",
    url: folder,
  },
});
