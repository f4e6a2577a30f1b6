// Where the nodes are, in French: “en Chine”, “au Japon”, “dans les Alpes”.

import type { Site } from "./phrases";

type In = "en" | "au" | "à" | "dans le" | "dans la" | "dans l’" | "dans les";

/** What stands before a node's name where something happens there; most of them are like “en Chine”. */
const IN: { readonly [node: string]: In } = {
  nunavut: "au",
  quebec: "au",
  "great-plains": "dans les",
  "new-york": "à",
  mexico: "au",
  caribbean: "dans les",
  nordeste: "dans le",
  peru: "au",
  pampas: "dans la",
  baltic: "dans la",
  moscow: "à",
  alps: "dans les",
  balkans: "dans les",
  maghreb: "au",
  sahel: "au",
  horn: "dans la",
  congo: "au",
  cape: "au",
  madagascar: "à",
  urals: "dans l’",
  kamchatka: "au",
  steppe: "dans la",
  japan: "au",
  sunda: "dans les",
  outback: "dans l’",
  queensland: "au",
};

/** What the name itself and where one comes from begin with. */
const BEGINNINGS: Record<Exclude<In, "en">, { the: string; from: string }> = {
  au: { the: "le ", from: "du " },
  à: { the: "", from: "de " },
  "dans le": { the: "le ", from: "du " },
  "dans la": { the: "la ", from: "de la " },
  "dans l’": { the: "l’", from: "de l’" },
  "dans les": { the: "les ", from: "des " },
};

export function site(node: string, name: string): Site {
  const where = IN[node] ?? "en";
  const bare = name.replace(/^Le /, "");
  const open = /^[AEIOUÉÎ]/.test(bare);
  const { the, from } =
    where === "en" ? { the: open ? "l’" : "la ", from: open ? "d’" : "de " } : BEGINNINGS[where];
  const at = where.endsWith("’") ? `${where}${bare}` : `${where} ${bare}`;
  return { name: `${the}${bare}`, at, from: `${from}${bare}` };
}
