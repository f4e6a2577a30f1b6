// The screens by the address that names them. All but the first are loaded when they are needed.

import type { Component } from "svelte";
import type { Route } from "../stores/router.svelte";
import Home from "./home/Home.svelte";

type Screen = Component<{ route: Route }>;
type Load = () => Promise<{ default: unknown }>;

const loaders: Record<Route["screen"], Load> = {
  home: async () => ({ default: Home }),
  new: () => import("./new-game/NewGame.svelte"),
  game: () => import("./play/SavedGame.svelte"),
  play: () => import("./play/SharedGame.svelte"),
  lessons: () => import("./lessons/Lessons.svelte"),
  rules: () => import("./rules/Rulebook.svelte"),
  settings: () => import("./settings/Settings.svelte"),
  saves: () => import("./saves/Saves.svelte"),
  unknown: () => import("./Unknown.svelte"),
};

/** The screen of a route; each takes routes of its own kind only. */
export async function loadScreen(screen: Route["screen"]): Promise<Screen> {
  return (await loaders[screen]()).default as Screen;
}
