// The keys of a game. They rest while somebody types, and while a dialog is open.

export interface Keys {
  back(): void;
  forward(): void;
  undo(): void;
  confirm(): void;
  drop(): void;
  log(): void;
  rules(): void;
  help(): void;
}

const BY_KEY: { readonly [key: string]: keyof Keys } = {
  u: "undo",
  c: "confirm",
  l: "log",
  r: "rules",
  "?": "help",
  Escape: "drop",
};

/** What a pressed key asks for; null if it is not for us. */
export function keyMeans(event: KeyboardEvent): keyof Keys | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest("input, textarea, select")) return null;
  if (document.querySelector("dialog[open]")) return null;
  if (event.shiftKey && event.key === "ArrowLeft") return "back";
  if (event.shiftKey && event.key === "ArrowRight") return "forward";
  return BY_KEY[event.key] ?? BY_KEY[event.key.toLowerCase()] ?? null;
}
