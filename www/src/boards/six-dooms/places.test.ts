import { expect, test } from "vitest";
import engine from "../../../../tests/wasm/engine";
import { lands } from "./geometry";
import { placesEn, placesFr } from "./places";
import { Tables } from "./testing";

const tables = new Tables(engine);

test.each([
  ["peru", "le Pérou", "au Pérou", "du Pérou"],
  ["china", "la Chine", "en Chine", "de Chine"],
  ["india", "l’Inde", "en Inde", "d’Inde"],
  ["egypt", "l’Égypte", "en Égypte", "d’Égypte"],
  ["yakutsk", "la Iakoutie", "en Iakoutie", "de Iakoutie"],
  ["irkutsk", "Irkoutsk", "à Irkoutsk", "d’Irkoutsk"],
  ["madagascar", "Madagascar", "à Madagascar", "de Madagascar"],
  ["ural", "l’Oural", "dans l’Oural", "de l’Oural"],
  ["eastern-us", "les États-Unis de l’Est", "aux États-Unis de l’Est", "des États-Unis de l’Est"],
  [
    "northwest-territory",
    "les Territoires du Nord-Ouest",
    "dans les Territoires du Nord-Ouest",
    "des Territoires du Nord-Ouest",
  ],
])("in French one goes to %s and comes from it as one says", (id, the, at, from) => {
  const name = tables.names("fr").name(id);
  expect([placesFr.the(id, name), placesFr.at(id, name), placesFr.from(id, name)]).toEqual([the, at, from]);
});

test("in English a few territories take an article", () => {
  const articled = lands
    .map(({ id }) => placesEn.from(id, tables.names("en").name(id)))
    .filter((words) => words.startsWith("from the "));
  expect(articled).toEqual([
    "from the Northwest Territory",
    "from the Western United States",
    "from the Eastern United States",
    "from the Ural",
    "from the Middle East",
  ]);
});
