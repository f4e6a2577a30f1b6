// Which screen the address names. Everything is in the fragment, so that any static host will do.

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "game"; save: string }
  /** A game inside the link itself; `ply` is the moment to show first. */
  | { screen: "play"; data: string; ply: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  /** A lesson by the rule that it shows; the next one to do if that is left out. */
  | { screen: "lessons"; game: string; rule: string | null }
  | { screen: "settings" }
  | { screen: "saves" }
  | { screen: "unknown"; hash: string };

/** The route that a fragment such as `#/rules/angels-and-demons/AD-6.2` names. */
export function parseRoute(hash: string): Route {
  const unknown: Route = { screen: "unknown", hash };
  if (hash === "" || hash === "#") return { screen: "home" };
  if (!hash.startsWith("#/")) return unknown;
  const [path = "", query = ""] = hash.slice(2).split("?", 2);
  const parts = path.split("/").map(decode);
  if (parts.includes(null)) return unknown;
  const [screen, first, second, ...rest] = parts as string[];
  if (rest.length > 0 || (second !== undefined && screen !== "rules" && screen !== "lessons")) return unknown;
  switch (screen) {
    case "":
      return first === undefined ? { screen: "home" } : unknown;
    case "settings":
    case "saves":
      return first === undefined ? { screen } : unknown;
    case "new":
      return first ? { screen, game: first } : unknown;
    case "game":
      return first ? { screen, save: first } : unknown;
    case "play":
      return first ? { screen, data: first, ply: parsePly(query) } : unknown;
    case "rules":
    case "lessons":
      return first ? { screen, game: first, rule: second || null } : unknown;
    default:
      return unknown;
  }
}

/** The fragment of a route, for the `href` of a link. */
export function href(route: Route): string {
  const path = (...parts: string[]) => `#/${parts.map(encodeURIComponent).join("/")}`;
  switch (route.screen) {
    case "home":
      return "#/";
    case "new":
      return path("new", route.game);
    case "game":
      return path("game", route.save);
    case "play":
      return path("play", route.data) + (route.ply === null ? "" : `?ply=${route.ply}`);
    case "rules":
    case "lessons":
      return route.rule === null
        ? path(route.screen, route.game)
        : path(route.screen, route.game, route.rule);
    case "unknown":
      return route.hash;
    default:
      return path(route.screen);
  }
}

/** As much of a window as the router needs. */
export interface AddressBar {
  readonly location: { readonly hash: string; assign(url: string): void; replace(url: string): void };
  addEventListener(type: "hashchange", listener: () => void): void;
}

export class Router {
  readonly #bar: AddressBar;
  #route: Route = $state.raw({ screen: "home" });

  constructor(bar: AddressBar) {
    this.#bar = bar;
    this.#read();
    bar.addEventListener("hashchange", () => this.#read());
  }

  get route(): Route {
    return this.#route;
  }

  go(route: Route): void {
    this.#bar.location.assign(href(route));
    this.#route = route;
  }

  /** Goes there without a step in the browser's history. */
  replace(route: Route): void {
    this.#bar.location.replace(href(route));
    this.#route = route;
  }

  #read(): void {
    const route = parseRoute(this.#bar.location.hash);
    // The event that follows `go` names the same place: a screen must not be set up twice.
    if (href(route) !== href(this.#route)) this.#route = route;
  }
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function parsePly(query: string): number | null {
  const ply = new URLSearchParams(query).get("ply");
  return ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null;
}
