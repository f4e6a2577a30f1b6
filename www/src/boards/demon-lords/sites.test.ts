import { expect, test } from "vitest";
import { NODES } from "./geometry";
import { namesIn } from "./testing";
import { phrasesOf } from "./words";

const sites = (lang: "en" | "fr", ...nodes: string[]) =>
  nodes.map((node) => Object.values(phrasesOf(lang).site(node, namesIn(lang).name(node))));

test("English says “the” where it belongs", () => {
  expect(sites("en", "china", "alps")).toEqual([
    ["China", "in China", "from China"],
    ["the Alps", "in the Alps", "from the Alps"],
  ]);
});

test("French has its article, and joins it to what stands before it", () => {
  expect(sites("fr", "china", "egypt", "japan", "alps", "madagascar", "outback", "pampas", "cape")).toEqual([
    ["la Chine", "en Chine", "de Chine"],
    ["l’Égypte", "en Égypte", "d’Égypte"],
    ["le Japon", "au Japon", "du Japon"],
    ["les Alpes", "dans les Alpes", "des Alpes"],
    ["Madagascar", "à Madagascar", "de Madagascar"],
    ["l’Outback", "dans l’Outback", "de l’Outback"],
    ["la Pampa", "dans la Pampa", "de la Pampa"],
    ["le Cap", "au Cap", "du Cap"],
  ]);
});

test("no French node begins with an article that should have been elided", () => {
  for (const [name, at, from] of sites("fr", ...NODES)) {
    for (const form of [name!, at!, from!]) expect(form).not.toMatch(/\b(le|la|de) [AEIOUÉÎ]/);
  }
});
