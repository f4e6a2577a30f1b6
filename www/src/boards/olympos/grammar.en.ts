// How English counts and lists.

import type { Resource } from "./types";

export function and(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export const resources: Record<Resource, string> = {
  grain: "grain",
  stone: "stone",
  wood: "wood",
  gold: "gold",
};

export const cubes = (spend: readonly { resource: Resource; n: number }[]) =>
  and(spend.map(({ resource, n }) => count(n, `${resource} cube`)));
