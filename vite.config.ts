import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests run in Node, but what a browser runs: not Svelte's server rendering. */
const inTests = Boolean(process.env.VITEST);

/** The custom element's script, at a name that host pages can rely on. */
const embed = at("www/src/embed/embed.ts");

/** Files that join the site as they are. */
const verbatim: Plugin = {
  name: "verbatim",
  apply: "build",
  generateBundle() {
    const add = (fileName: string, path: string) =>
      this.emitFile({ type: "asset", fileName, source: readFileSync(at(path)) });
    // A host page such as a teacher writes: nothing in it comes from our build.
    add("demo.html", "www/demo.html");
    add("licenses/cinzel.txt", "node_modules/@fontsource-variable/cinzel/LICENSE");
  },
};

export default defineConfig({
  root: at("www"),
  // Relative, and only real pages answer: the site works from any folder of any static host.
  base: "./",
  appType: "mpa",
  cacheDir: at("node_modules/.vite"),
  resolve: {
    // The development server has the script at the same place.
    alias: [{ find: /^\/embed\.js$/, replacement: embed }],
  },
  plugins: [
    svelte({
      configFile: false,
      // Components bring their styles along, into whatever root they stand in: the page or an embedded board.
      emitCss: false,
      compilerOptions: { runes: true },
      dynamicCompileOptions: () => (inTests ? { generate: "client" } : undefined),
      // One of the packages of the benchmark has them; the page uses none of those.
      experimental: { disableSvelteResolveWarnings: true },
    }),
    verbatim,
    VitePWA({
      // A new version announces itself and waits: the rules never change in the middle of a game.
      registerType: "prompt",
      injectRegister: false,
      manifest: {
        name: "Eschaton",
        short_name: "Eschaton",
        description: "Five tabletop games of gods and the end of the world.",
        display: "standalone",
        background_color: "#f6f1e7",
        theme_color: "#f6f1e7",
        icons: [
          { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2,wasm}"],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        // Routes are in the hash: other pages of the same host are not ours to answer for.
        navigateFallback: null,
        // A page opened with a query is the same page offline.
        ignoreURLParametersMatching: [/./],
        // The first visit already goes on when the network goes away.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
      },
    }),
  ],
  build: {
    outDir: at("dist"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses/packages.md" },
    rolldownOptions: {
      input: { index: at("www/index.html"), embed },
      output: {
        entryFileNames: (chunk) => (chunk.name === "embed" ? "embed.js" : "assets/[name]-[hash].js"),
      },
      // embed.js is imported by other people's pages: what it exports stays.
      preserveEntrySignatures: "exports-only",
    },
  },
  ssr: inTests ? { resolve: { conditions: ["browser"] } } : undefined,
  worker: { format: "es" },
  test: {
    dir: at("."),
    include: ["www/src/**/*.test.ts", "tests/wasm/**/*.test.ts"],
    // Whole games are played in some: nothing fails for being slow, only for never ending.
    testTimeout: 120_000,
  },
});
