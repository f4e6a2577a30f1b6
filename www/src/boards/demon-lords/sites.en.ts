// Where the nodes are, in English: “in China”, “in the Alps”.

import type { Site } from "./phrases";

const WITH_ARTICLE = new Set([
  "great-plains",
  "caribbean",
  "nordeste",
  "pampas",
  "baltic",
  "alps",
  "balkans",
  "maghreb",
  "sahel",
  "horn",
  "congo",
  "cape",
  "urals",
  "steppe",
  "sunda",
  "outback",
]);

export function site(node: string, name: string): Site {
  const whole = WITH_ARTICLE.has(node) ? `the ${name}` : name;
  return { name: whole, at: `in ${whole}`, from: `from ${whole}` };
}
