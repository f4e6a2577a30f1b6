import { expect, test } from "vitest";
import { Router, href, parseRoute, type Route } from "./router.svelte";

const routes: [string, Route][] = [
  ["#/", { screen: "home" }],
  ["#/new/angels-and-demons", { screen: "new", game: "angels-and-demons" }],
  ["#/game/abc123", { screen: "game", save: "abc123" }],
  ["#/play/eJx-_9?ply=12", { screen: "play", data: "eJx-_9", ply: 12 }],
  ["#/play/eJx-_9", { screen: "play", data: "eJx-_9", ply: null }],
  ["#/rules/angels-and-demons/AD-6.2", { screen: "rules", game: "angels-and-demons", rule: "AD-6.2" }],
  ["#/rules/angels-and-demons", { screen: "rules", game: "angels-and-demons", rule: null }],
  ["#/lessons/angels-and-demons", { screen: "lessons", game: "angels-and-demons", rule: null }],
  ["#/lessons/toy/TO-1.1", { screen: "lessons", game: "toy", rule: "TO-1.1" }],
  ["#/settings", { screen: "settings" }],
  ["#/saves", { screen: "saves" }],
];

test.each(routes)("%s names its screen, and the screen its address", (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  expect(href(route)).toBe(hash);
});

test("an empty fragment is home", () => {
  expect(parseRoute("")).toEqual({ screen: "home" });
  expect(parseRoute("#")).toEqual({ screen: "home" });
});

test.each([
  "#top",
  "#/nowhere",
  "#/new",
  "#/new/",
  "#/game/a/b",
  "#/rules/a/b/c",
  "#/lessons",
  "#/%E0%A4%A",
  "#/settings/x",
  "#//x",
])("%s is no place of ours", (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: "unknown", hash });
});

test.each(["?ply=-1", "?ply=1.5", "?ply=x", "?ply=", "?ply=12345678"])("%s names no moment", (query) => {
  expect(parseRoute(`#/play/abc${query}`)).toEqual({ screen: "play", data: "abc", ply: null });
});

function bar(hash: string) {
  const listeners: (() => void)[] = [];
  const bar = {
    location: {
      hash,
      assign: (url: string) => void (bar.location.hash = url),
      replace: (url: string) => void (bar.location.hash = url),
    },
    addEventListener: (_: "hashchange", listener: () => void) => void listeners.push(listener),
    go(to: string) {
      bar.location.hash = to;
      for (const listener of listeners) listener();
    },
  };
  return bar;
}

test("the router follows the address bar, and the bar the router", () => {
  const window = bar("#/settings");
  const router = new Router(window);
  expect(router.route).toEqual({ screen: "settings" });
  window.go("#/saves");
  expect(router.route).toEqual({ screen: "saves" });
  router.go({ screen: "new", game: "toy" });
  expect(window.location.hash).toBe("#/new/toy");
  const { route } = router;
  window.go("#/new/toy");
  expect(router.route).toBe(route);
});
