// From what may be done to what can be clicked. The engine lists the moves; nothing here decides them.

import type { Move, MoveOf, Piece, Preview, View } from "./types";

/** The moves of one kind, out of a list of legal ones. */
export function movesOf<T extends Move["type"]>(legal: readonly Move[], type: T): MoveOf<T>[] {
  return legal.filter((move): move is MoveOf<T> => move.type === type);
}

/** A move as a word, to compare it or to key a list by it. The order of its fields means nothing. */
export function keyOf(move: Move): string {
  return Object.entries(move)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join(" ");
}

export function sameMove(a: Move | null, b: Move | null): boolean {
  if (a === null || b === null) return a === b;
  return keyOf(a) === keyOf(b);
}

/** What has been picked up, before it is known where it goes. */
export type Picked =
  | { kind: "stack"; node: string }
  | { kind: "avatar" }
  /** A node on which several things can be done. */
  | { kind: "node"; node: string };

/** How many Troops may leave each node, as a list of counts. */
export function stacksOf(legal: readonly Move[]): Map<string, number[]> {
  const stacks = new Map<string, Set<number>>();
  for (const { from, count } of movesOf(legal, "moveTroops")) {
    const counts = stacks.get(from) ?? new Set();
    stacks.set(from, counts.add(count));
  }
  return new Map([...stacks].map(([node, counts]) => [node, [...counts].sort((a, b) => a - b)]));
}

/** Where so many Troops of a node may go. */
export function targetsOf(legal: readonly Move[], from: string, count: number): string[] {
  return movesOf(legal, "moveTroops")
    .filter((move) => move.from === from && move.count === count)
    .map(({ to }) => to);
}

/** The node on which a move happens; null if it is on none in particular. */
export function nodeOf(move: Move, view: View): string | null {
  switch (move.type) {
    case "roll":
    case "chooseNumber":
    case "endPhase":
      return null;
    case "moveTroops":
    case "moveAvatar":
      return move.to;
    case "duel":
      return view.brute === null ? null : view.seats[view.brute]!.avatar;
    default:
      return move.node;
  }
}

/** The moves that a tap on a node may mean, leaving marches and flights aside. */
export function offersAt(legal: readonly Move[], view: View, node: string): Move[] {
  return legal.filter(
    (move) => move.type !== "moveTroops" && move.type !== "moveAvatar" && nodeOf(move, view) === node,
  );
}

/** Where something can be tapped now, with what is picked. */
export function openNodes(
  legal: readonly Move[],
  view: View,
  picked: Picked | null,
  count: number,
): Set<string> {
  if (view.phase === "movement") {
    if (picked?.kind === "stack") return new Set(targetsOf(legal, picked.node, count));
    if (picked?.kind === "avatar") return new Set(movesOf(legal, "moveAvatar").map(({ to }) => to));
    return new Set();
  }
  return new Set(legal.flatMap((move) => nodeOf(move, view) ?? []));
}

export interface Tapping {
  view: View;
  legal: readonly Move[];
  viewer: number;
  picked: Picked | null;
  /** How many Troops are to go. */
  count: number;
  /** The number of the node, and what it is joined to. */
  number: number;
  links: readonly string[];
}

/** What a tap means: something picked, or put back, or a move tried. */
export type Tap = { pick: Picked | null } | { move: Move };

/** A tap on something impossible tries the move that it most likely meant, so that the engine says why not. */
export function tap(node: string, at: Tapping): Tap {
  const { view, legal, picked } = at;
  switch (view.phase) {
    case "setup-harvester":
      return { move: { type: "placeHarvester", node } };
    case "setup-portal":
      return { move: { type: "placePortal", node } };
    case "setup-avatar":
      return { move: { type: "placeAvatar", node } };
    case "retreat":
      return { move: { type: "retreat", node } };
    case "resource":
      if (movesOf(legal, "chooseNumber").length > 0)
        return { move: { type: "chooseNumber", number: at.number } };
      return { move: { type: "spawn", node } };
    case "movement":
      return tapInMovement(node, at);
    case "purchase":
    case "combat": {
      const offers = offersAt(legal, view, node);
      if (offers.length === 1) return { move: offers[0]! };
      if (offers.length > 1) {
        const again = picked?.kind === "node" && picked.node === node;
        return { pick: again ? null : { kind: "node", node } };
      }
      return { move: view.phase === "purchase" ? likelyPurchase(node, at) : likelyFight(node, at) };
    }
    default:
      return { move: { type: "spawn", node } };
  }
}

function tapInMovement(node: string, at: Tapping): Tap {
  const { view, legal, viewer, picked, count } = at;
  const stacks = stacksOf(legal);
  if (picked?.kind === "avatar") {
    return view.seats[viewer]?.avatar === node ? { pick: null } : { move: { type: "moveAvatar", to: node } };
  }
  if (picked?.kind === "stack") {
    if (picked.node === node) return { pick: null };
    if (targetsOf(legal, picked.node, count).includes(node) || !stacks.has(node)) {
      return { move: { type: "moveTroops", from: picked.node, to: node, count } };
    }
  }
  if (stacks.has(node)) return { pick: { kind: "stack", node } };
  const own = view.nodes[node]!.troops[viewer]! > 0;
  const avatarHere = view.seats[viewer]?.avatar === node;
  if (!own && avatarHere && movesOf(legal, "moveAvatar").length > 0) return { pick: { kind: "avatar" } };
  return { move: { type: "moveTroops", from: node, to: wayOut(node, at), count: 1 } };
}

/** A neighbour that no card closes off: whatever holds the Troops, it is not the line. */
function wayOut(node: string, { view, links }: Tapping): string {
  const shut = (to: string) => view.effect?.closed.some((ends) => ends.includes(node) && ends.includes(to));
  return links.find((to) => !shut(to)) ?? links[0] ?? node;
}

function likelyPurchase(node: string, { view, viewer }: Tapping): Move {
  const piece: Piece = view.nodes[node]!.harvester === viewer ? "portal" : "harvester";
  return { type: "buy", piece, node };
}

function likelyFight(node: string, { view, viewer }: Tapping): Move {
  const { troops, portal } = view.nodes[node]!;
  if (portal !== null && portal !== viewer) return { type: "desecrate", node, with: "avatar" };
  const there = troops.findIndex((count, seat) => seat !== viewer && count > 0);
  return { type: "fight", node, defender: there >= 0 ? there : (viewer + 1) % view.players };
}

/** The Troops of a node that may not leave it, and the rule that holds them; null if all may go, or it is not known yet. */
export function holdOn(
  legal: readonly Move[],
  node: string,
  of: (move: Move) => Preview | null,
): { count: number; rule: string } | null {
  for (const move of movesOf(legal, "moveTroops").filter(({ from }) => from === node)) {
    const forecast = of(move)?.forecast;
    if (forecast?.type === "march")
      return forecast.by === null ? null : { count: forecast.held, rule: forecast.by };
  }
  return null;
}

/** What would be given up if the phase ended now: moves that gain something. */
export function unused(legal: readonly Move[], view: View): Move[] {
  switch (view.phase) {
    case "spawn":
      return movesOf(legal, "spawn");
    case "purchase":
      return movesOf(legal, "buy");
    case "movement": {
      const idle = view.turnState?.movedTotal === 0 && !view.turnState.avatarMoved;
      return idle ? movesOf(legal, "moveTroops") : [];
    }
    case "combat":
      return legal.filter(({ type }) => type === "duel" || type === "desecrate");
    default:
      return [];
  }
}
