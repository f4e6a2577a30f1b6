import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The custom element's script, at a name that host pages can rely on. */
const embed = at("www/src/embed/embed.ts");

export default defineConfig({
  root: at("www"),
  // Relative, and only real pages answer: the site works from any folder of any static host.
  base: "./",
  appType: "mpa",
  resolve: {
    // demo.html loads the element as a teacher's page does, before and after the build.
    alias: [{ find: /^(\.?\/)?embed\.js$/, replacement: embed }],
    // Unit tests run what a browser runs, not Svelte's server rendering.
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
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
    target: "baseline-widely-available",
    rolldownOptions: {
      input: { index: at("www/index.html"), demo: at("www/demo.html"), embed },
      output: {
        entryFileNames: (chunk) => (chunk.name === "embed" ? "embed.js" : "assets/[name]-[hash].js"),
      },
      // embed.js is imported by other people's pages: what it exports stays.
      preserveEntrySignatures: "exports-only",
    },
  },
  worker: { format: "es" },
  test: {
    dir: at("."),
    include: ["www/src/**/*.test.ts", "tests/wasm/**/*.test.ts"],
  },
});
