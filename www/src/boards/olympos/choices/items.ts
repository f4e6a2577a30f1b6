// The choices of a question as keys, from the legal moves.

import { cardSign } from "../cards";
import { toneOf } from "../geometry";
import type { Intent } from "../intent.svelte";
import type { Carried, Phrases } from "../phrases";
import {
  buildings,
  byCost,
  discoveries,
  keyOf,
  movesOf,
  origins,
  originKey,
  type Origin,
  type Tab,
} from "../select";
import { spent } from "../tell";
import type { Move, MoveOf, OlTable } from "../types";

export interface Item {
  key: string;
  text: string;
  label?: string;
  price?: { cost: number; colour: string };
  fight?: boolean;
  signs?: readonly string[];
  /** What it chooses, or which settler it picks. */
  move?: Move;
  origin?: Origin;
  barred?: boolean;
}

export interface Scope {
  table: OlTable;
  intent: Intent;
  phrases: Phrases;
}

/** The kind of thing that the player is about in a turn. */
export function activeTab({ table, intent }: Scope): Tab | null {
  const { chosen } = table;
  if (chosen?.type === "discover") return "discover";
  if (chosen?.type === "build") return "wonder";
  if (chosen?.type === "playDestiny") return "cards";
  const origin = chosen?.type === "expand" ? chosen : intent.origin;
  if (origin) return origin.from === "new" ? "new" : "move";
  return intent.tab;
}

/** A kind of thing to do: how many ways there are, and the time that they cost, if any. */
export interface Kind {
  tab: Tab;
  sign: string;
  label: string;
  ways: number;
  time: { least: number; most: number } | null;
}

export function tabsOf({ table, intent, phrases }: Scope): Kind[] {
  const { legal } = intent;
  const { labels } = phrases;
  const { viewer, frame } = table;
  const hand = viewer === null ? 0 : frame.view.seats[viewer].handCount;
  const expansions = movesOf(legal, "expand");
  const fresh = expansions.filter(({ from }) => from === "new");
  const settled = expansions.filter(({ from }) => from !== "new");
  const kind = (tab: Tab, sign: string, moves: readonly { cost: number }[]): Kind => {
    const costs = moves.map(({ cost }) => cost);
    const time = costs.length > 0 ? { least: Math.min(...costs), most: Math.max(...costs) } : null;
    return { tab, sign, label: labels[tab], ways: costs.length, time };
  };
  return [
    kind("move", "land", settled),
    kind("new", "settler", fresh),
    kind("discover", "amphora", movesOf(legal, "discover")),
    kind("wonder", "temple", movesOf(legal, "build")),
    ...(hand > 0
      ? [{ tab: "cards", sign: "card", label: labels.cards, ways: intent.cards.length, time: null } as const]
      : []),
  ];
}

/** The keys below the tabs of a turn. */
export function turnItems(scope: Scope, tab: Tab | null): Item[] {
  const { table, intent } = scope;
  const { chosen } = table;
  if (intent.ways.length > 1) return intent.ways.map((move) => wayItem(scope, move));
  switch (tab) {
    case "move":
      return intent.origin || chosen ? targets(scope) : settlers(scope);
    case "new":
      return targets(scope);
    case "discover":
      return chosen?.type === "discover" ? payments(scope, chosen) : affordable(scope);
    case "wonder":
      return wonders(scope);
    case "cards":
      return hand(scope);
    case null:
      return [];
  }
}

/** The keys of any other question. */
export function otherItems(scope: Scope): Item[] {
  const { table, intent, phrases } = scope;
  const { names, frame } = table;
  const cards = frame.view.phase === "after" ? hand(scope) : [];
  const rest = intent.legal.flatMap((move): Item[] => {
    const key = keyOf(move);
    switch (move.type) {
      case "keepDestiny":
        return [{ key, move, text: names.name(move.card), signs: [cardSign(move.card)] }];
      case "takeCube":
        return [{ key, move, text: phrases.resources[move.resource], signs: [move.resource] }];
      case "bonus": {
        const { pending, printed } = frame.view;
        const slot = pending && "slot" in pending ? pending.slot : null;
        const bonus = slot === null ? null : printed.slots[slot].bonuses[move.index];
        if (!bonus) return [];
        const sign =
          bonus.kind === "cube" ? bonus.resource! : bonus.kind === "prestige" ? "laurel" : bonus.kind;
        return [{ key, move, text: phrases.bonus(bonus.kind, bonus.resource, null), signs: [sign] }];
      }
      case "favour":
        return [
          { key, move, text: phrases.favour(move.count), signs: Array<string>(move.count).fill("bolt") },
        ];
      case "cross": {
        const text = names.name(move.space);
        const carried = frame.view.printed.spaces[move.space];
        return [{ key, move, text, label: phrases.territory(text, null, carried), signs: signsOf(carried) }];
      }
      case "removeSettler": {
        const under = move.level < frame.view.spaces[move.space].stack.length - 1;
        return [{ key, move, text: phrases.fromSpace(names.name(move.space), under) }];
      }
      case "endTurn":
        return [{ key, move, text: phrases.endTurn }];
      default:
        return [];
    }
  });
  return [...cards, ...rest];
}

/** What can be done in a turn instead of anything else. */
export function endings({ intent, phrases }: Scope): Item[] {
  return intent.legal.flatMap((move): Item[] =>
    move.type === "pass" || move.type === "wait" ? [{ key: move.type, move, text: phrases[move.type] }] : [],
  );
}

type Action = MoveOf<"expand" | "discover" | "build">;

const priceOf = ({ type, cost }: Action) => ({ cost, colour: toneOf(type, cost) });

function signsOf({ resource, star, zeus }: Carried): string[] {
  return [resource, ...(star ? ["star"] : []), ...(zeus ? ["bolt"] : [])];
}

function targetItem({ table, phrases }: Scope, move: MoveOf<"expand">): Item {
  const { spaces, printed } = table.frame.view;
  const { stack, tribe } = spaces[move.to];
  const fight = tribe || stack.length > 0;
  const text = table.names.name(move.to);
  const carried = printed.spaces[move.to];
  return {
    key: keyOf(move),
    move,
    price: priceOf(move),
    fight,
    text,
    label: phrases.territory(text, { cost: move.cost, fight }, carried),
    signs: signsOf(carried),
  };
}

/** The looked-at one first, then by cost. */
function targets(scope: Scope): Item[] {
  const { chosen } = scope.table;
  const moves = byCost(scope.intent.destinations.values());
  const first = chosen?.type === "expand" ? moves.filter(({ to }) => to === chosen.to) : [];
  return [...first, ...moves.filter((move) => !first.includes(move))].map((move) => targetItem(scope, move));
}

function wayItem({ table, phrases }: Scope, move: MoveOf<"expand">): Item {
  const under = move.level !== undefined && move.level < table.frame.view.spaces[move.from].stack.length - 1;
  const text = move.from === "new" ? phrases.fromNew : phrases.fromSpace(table.names.name(move.from), under);
  return { key: keyOf(move), move, price: priceOf(move), text };
}

function settlers({ table, intent, phrases }: Scope): Item[] {
  return origins(intent.legal)
    .filter(({ from }) => from !== "new")
    .map((origin) => {
      const { stack } = table.frame.view.spaces[origin.from];
      const under = origin.level! < stack.length - 1;
      return {
        key: originKey(origin),
        origin,
        text: phrases.fromSpace(table.names.name(origin.from), under),
        signs: [table.frame.view.printed.spaces[origin.from].resource],
      };
    });
}

function affordable({ table, intent }: Scope): Item[] {
  return [...discoveries(intent.legal)].map(([slot, [move]]) => {
    const { tile } = table.frame.view.slots[slot];
    return { key: slot, move, price: priceOf(move), text: table.names.name(tile), signs: [tile] };
  });
}

/** The ways to pay, where there are several. */
function payments({ intent, phrases }: Scope, chosen: MoveOf<"discover">): Item[] {
  const ways = discoveries(intent.legal).get(chosen.slot) ?? [];
  if (ways.length < 2) return [];
  return ways.map((move) => {
    const cubes = spent(move.spend);
    const parts = [
      ...(move.variant ? [phrases.variant(move.variant)] : []),
      ...(cubes.length > 0 ? [phrases.pay(cubes)] : move.variant ? [] : [phrases.payNothing]),
    ];
    return { key: keyOf(move), move, text: parts.join(", ") };
  });
}

function wonders({ table, intent, phrases }: Scope): Item[] {
  return [...buildings(intent.legal).values()].flatMap((ways) =>
    ways.map((move) => {
      const name = table.names.name(move.wonder);
      const spends = ways.length > 1 || move.athena || move.starCards > 0;
      const text = spends ? `${name} (${phrases.buildWith(move.athena, move.starCards)})` : name;
      return { key: keyOf(move), move, price: priceOf(move), text };
    }),
  );
}

/** The viewer's cards; those that cannot be played say why when they are touched. */
function hand({ table, intent }: Scope): Item[] {
  const { viewer, frame } = table;
  const cards = viewer === null ? [] : (frame.view.seats[viewer].hand ?? []);
  return [...new Set(cards)].map((card) => {
    const move: Move = { type: "playDestiny", card };
    const barred = !intent.cards.some((other) => other.card === card);
    return { key: card, move, text: table.names.name(card), signs: [cardSign(card)], barred };
  });
}
