// The signs of the Destiny cards.

const signs: { readonly [card: string]: string } = {
  star: "star",
  "cube-grain": "grain",
  "cube-stone": "stone",
  "cube-wood": "wood",
  "cube-gold": "gold",
  "four-lands": "land",
  forests: "wood",
  harvest: "hourglass",
  masons: "architecture",
  favour: "bolt",
};

export function isCard(id: string): boolean {
  return id in signs;
}

export function cardSign(card: string): string {
  return signs[card] ?? "card";
}
