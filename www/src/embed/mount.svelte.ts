// Puts a live board into a shadow root, with styles that neither come from the page nor reach it.

import cinzel from "@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2?url";
import { mount, unmount } from "svelte";
import type { Lang } from "../boards/contract";
import { href } from "../stores/router.svelte";
import { bestLang } from "../stores/settings.svelte";
import base from "../styles/base.css?inline";
import tokens from "../styles/tokens.css?inline";
import frame from "./frame.css?inline";
import Live from "./Live.svelte";
import { forShadow } from "./shadow";
import type { LiveProps } from "./showing.svelte";

/** What the element is asked for. */
export interface Wishes extends Pick<LiveProps, "game" | "record" | "ply" | "seat" | "mode" | "goal"> {
  /** Of the page; null if it does not say. */
  readonly lang: string | null;
  /** Null for the system's. */
  readonly theme: "light" | "dark" | null;
}

export interface Mounted {
  update(wishes: Wishes): void;
  destroy(): void;
}

export function mountBoard(
  root: ShadowRoot,
  site: string,
  wishes: Wishes,
  emit: (type: "move" | "refusal" | "error" | "solved" | "missed", detail: unknown) => void,
): Mounted {
  addFonts();
  root.adoptedStyleSheets = [frame, tokens, base].map(sheet);
  const wrapper = document.createElement("div");
  wrapper.className = "eschaton";
  root.replaceChildren(wrapper);
  keepKeys(wrapper);
  const adopting = adoptStyles(root);

  const props = new Props();
  props.ruleHref = (game, rule) => new URL(`index.html${href({ screen: "rules", game, rule })}`, site).href;
  props.onmove = (detail) => emit("move", detail);
  props.onrefusal = (detail) => emit("refusal", detail);
  props.onerror = (detail) => emit("error", detail);
  props.onsolved = (detail) => emit("solved", detail);
  props.onmissed = (detail) => emit("missed", detail);

  const update = ({ lang, theme, ...rest }: Wishes) => {
    Object.assign(props, rest, { lang: bestLang(lang ? [lang] : navigator.languages) });
    wrapper.lang = props.lang;
    if (theme) wrapper.dataset["theme"] = theme;
    else delete wrapper.dataset["theme"];
  };
  update(wishes);
  const live = mount(Live, { target: wrapper, props });
  return {
    update,
    destroy() {
      void unmount(live);
      adopting.disconnect();
      root.replaceChildren();
    },
  };
}

/** The properties of one board, which follow the attributes of its element. */
class Props implements LiveProps {
  game: string | null = $state(null);
  record: unknown = $state.raw(null);
  ply: number | null = $state(null);
  seat: number | null = $state(null);
  mode: "watch" | "play" = $state("watch");
  lang: Lang = $state("en");
  goal: unknown = $state.raw(null);
  ruleHref: LiveProps["ruleHref"];
  onmove: LiveProps["onmove"];
  onrefusal: LiveProps["onrefusal"];
  onerror: LiveProps["onerror"];
  onsolved: LiveProps["onsolved"];
  onmissed: LiveProps["onmissed"];
}

const sheets = new Map<string, CSSStyleSheet>();

/** The sheet of a text, made fit for a root; all boards of the page share it. */
function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(forShadow(css));
    sheets.set(css, made);
  }
  return made;
}

/**
 * Components bring their styles along into the root, as elements. Each becomes a sheet before it is
 * seen: made fit, and out of the reach of pages that forbid styles written in place.
 */
function adoptStyles(root: ShadowRoot): MutationObserver {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLStyleElement)) continue;
      root.adoptedStyleSheets.push(sheet(node.textContent ?? ""));
      // The element stays, idle: it tells the next component of its kind that the styles are there.
      node.media = "not all";
    }
  });
  observer.observe(root, { childList: true });
  return observer;
}

let fontsAdded = false;

/** Fonts are known to documents, not to roots. Their names do not touch the page. */
function addFonts(): void {
  if (fontsAdded) return;
  fontsAdded = true;
  document.fonts.add(
    new FontFace("Cinzel Variable", `url("${cinzel}")`, { weight: "400 900", display: "swap" }),
  );
}

/** What is typed on the board is not for the page around it, unless it is a shortcut of the browser. */
function keepKeys(wrapper: HTMLElement): void {
  for (const type of ["keydown", "keypress", "keyup"] as const) {
    wrapper.addEventListener(type, (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    });
  }
}
