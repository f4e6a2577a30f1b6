// The boards in words, for those who hear them.

import type { BoardState } from "./board.svelte";
import { placeOf } from "./geometry";
import type { SpaceState } from "./phrases";
import { buildings, controllerOf, discoveries, movesOf, origins, victims } from "./select";

/** What can be done with a territory now. */
export function stateOf(board: BoardState, space: string): SpaceState {
  const { intent, view, table } = board;
  const { legal, origin } = intent;
  if (movesOf(legal, "cross").some((move) => move.space === space)) return { is: "closable" };
  if (victims(legal).some((move) => move.space === space)) return { is: "victim" };
  if (origin?.from === space) return { is: "selected" };
  const target = intent.destinations.get(space);
  const { stack, tribe } = view.spaces[space];
  if (target) return { is: "target", cost: target.cost, fight: tribe || stack.length > 0 };
  const own = controllerOf(view, space) === table.viewer;
  return own && origins(legal).some(({ from }) => from === space) ? { is: "movable" } : { is: "idle" };
}

export function spaceLabel(board: BoardState, space: string): string {
  const { view, names, phrases } = board;
  const { stack, cross, tribe } = view.spaces[space];
  const { resource, star, zeus, points } = view.printed.spaces[space];
  return phrases.space(
    {
      name: names.name(space),
      resource,
      star,
      zeus,
      points,
      closed: cross,
      tribe,
      stack: stack.map((seat) => board.player(seat)),
    },
    stateOf(board, space),
  );
}

export function slotLabel(board: BoardState, slot: string): string {
  const { view, names, phrases, intent } = board;
  const { tile, left, bonuses } = view.slots[slot];
  const printed = view.printed.slots[slot];
  const ways = discoveries(intent.legal).get(slot);
  return phrases.slot({
    name: names.name(tile),
    effect: names.text(tile),
    cost: phrases.slotCost(printed.cost),
    bonuses: printed.bonuses.flatMap(({ kind, resource, unused }, i) => {
      const holder = bonuses[i];
      return unused ? [] : [phrases.bonus(kind, resource, holder === null ? null : board.player(holder))];
    }),
    left,
    own: owns(board, tile),
    time: ways ? ways[0].cost : null,
  });
}

/** The viewer has made this discovery. */
export function owns(board: BoardState, tile: string): boolean {
  const { seat, view } = board;
  return seat !== null && view.seats[seat].tiles.some(({ id }) => id === tile);
}

export function wonderLabel(board: BoardState, column: number): string {
  const { view, names, phrases, intent, seat } = board;
  const wonder = view.wonders[column];
  if (wonder === null) return phrases.noWonder(column + 1);
  const { stars, points } = view.printed.wonders[wonder];
  const ways = buildings(intent.legal).get(wonder);
  return phrases.wonder({
    name: names.name(wonder),
    stars: seat === null ? 0 : view.tallies[seat].columns[column],
    needed: stars,
    points,
    time: ways ? ways[0].cost : null,
  });
}

/** The slot whose bonus is asked for. */
export function bonusSlot(board: BoardState): { slot: string; row: number; column: number } | null {
  const { pending, phase } = board.view;
  if (phase !== "bonus" || !pending || !("slot" in pending)) return null;
  return { slot: pending.slot, ...placeOf(pending.slot) };
}
