import { expect, test } from "vitest";
import { coastsIn, extentOf } from "./coasts";
import { MAP, placeOf } from "./geometry";

test("an outline reaches as far as its steps go", () => {
  expect(extentOf("M10 20l5 -4l-8 10z")).toEqual({ x: 7, y: 16, width: 8, height: 10 });
});

test("a part of the map has its own coasts, and no others", () => {
  const about = (node: string) => {
    const { x, y } = placeOf(node);
    return coastsIn({ x: x - 60, y: y - 40, width: 120, height: 80 }).map(({ continent }) => continent);
  };
  expect(about("congo")).toEqual(["af"]);
  expect(about("mexico")).toEqual(["na"]);
  expect(coastsIn(MAP).map(({ continent }) => continent)).toEqual(["na", "sa", "eu", "af", "as", "oc"]);
});
