// Which screen the address names. Everything is in the fragment, so that any static host will do.

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "game"; save: string }
  /** A game inside the link itself; `ply` is the moment to show first. */
  | { screen: "play"; data: string; ply: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "settings" }
  | { screen: "saves" }
  | { screen: "unknown"; hash: string };

/** The route that a fragment such as `#/rules/angels-and-demons/AD-6.2` names. */
export declare function parseRoute(hash: string): Route;
/** The fragment of a route, for the `href` of a link. */
export declare function href(route: Route): string;

export declare class Router {
  readonly route: Route;
  go(route: Route): void;
  /** Goes there without a step in the browser's history. */
  replace(route: Route): void;
}
