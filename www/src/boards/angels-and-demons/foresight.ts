// What moves would lead to. The board and the question box of a table point at the same ones.

import { Foresight } from "../kit/foresight.svelte";
import { keyOf } from "./select";
import type { AdTable, AngelsAndDemons } from "./types";

const foresights = new WeakMap<AdTable, Foresight<AngelsAndDemons>>();

export function foresightOf(table: AdTable): Foresight<AngelsAndDemons> {
  const known = foresights.get(table);
  if (known) return known;
  const fresh = new Foresight<AngelsAndDemons>(table, keyOf);
  foresights.set(table, fresh);
  return fresh;
}
