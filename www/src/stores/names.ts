// The named things of a game, by id, in one language.

import type { Lang, Names } from "../boards/contract";
import type { Entry } from "../engine/types/common";

export function namesOf(catalogue: readonly Entry[], lang: Lang): Names {
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  function entry(id: string): Entry {
    const found = byId.get(id);
    if (!found) throw new Error(`the catalogue has no "${id}"`);
    return found;
  }
  return {
    entry,
    name: (id) => entry(id).name[lang],
    text: (id) => entry(id).text?.[lang] ?? "",
  };
}
