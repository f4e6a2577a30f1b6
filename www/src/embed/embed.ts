// <eschaton-board>: a live board in anybody's page.
//
//   <script type="module" src="embed.js"></script>
//   <eschaton-board game="angels-and-demons" mode="play"></eschaton-board>
//
// Attributes, all of which may change: `game`, `record` (JSON, a link, or the address of a file),
// `ply`, `seat`, `mode` (watch or play), `lang`, `theme` (light or dark; else as the system is),
// `goal` (JSON: what the reader is to do, see Goal in boards/contract.ts).
// The properties `record` and `goal` take an object as well. Events: `move` {seat, move, record},
// `refusal` {rule, text}, `error` {code, detail}, `solved` and `missed` {record}.
//
// What a page puts inside the element is shown where there is no JavaScript. This file is all that
// a page loads at first. The rest comes when a board is about to be seen.

import type { Mounted, Wishes } from "./mount.svelte";
import { picture } from "./picture";
import { sayings } from "./words";

/** Where our own pages lie. */
const site = new URL(import.meta.env.BASE_URL, import.meta.url).href;

const ATTRIBUTES = ["game", "record", "ply", "seat", "mode", "lang", "theme", "goal"] as const;

/** As long as there is no board: room for one, so that the page does not jump, or what is said instead. */
const plain = new CSSStyleSheet();
plain.replaceSync(`
  :host { display: block }
  :host([hidden]) { display: none }
  .waiting { min-height: 320px }
  .none { all: initial; display: grid; justify-items: center; padding: 24px 16px; border: 1px solid #8d7f67;
    border-radius: 10px; background: #ded3bd; color: #1c1a17; font: 15px/1.5 system-ui, sans-serif; text-align: center }
  :host([theme="dark"]) .none { background: #0b0c11; color: #ece6d9 }
`);

export class EschatonBoard extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: "open" });
  #record: unknown = null;
  #goal: unknown = null;
  #near: IntersectionObserver | null = null;
  /** Counts the times that the board was taken up, so that what comes too late is known. */
  #visit = 0;
  #mounted: Mounted | null = null;

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [plain];
    this.#root.innerHTML = `<div class="waiting"></div>`;
    this.#near = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void this.#arrive();
      },
      { rootMargin: "400px" },
    );
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#visit += 1;
    this.#near?.disconnect();
    this.#mounted?.destroy();
    this.#mounted = null;
  }

  attributeChangedCallback(): void {
    this.#mounted?.update(this.#wishes());
  }

  /** The record as it was set: an object, or the attribute's text. */
  get record(): unknown {
    return this.#record ?? this.getAttribute("record");
  }

  set record(record: unknown) {
    this.#record = record;
    this.#mounted?.update(this.#wishes());
  }

  /** The goal as it was set: an object, or the attribute's text. */
  get goal(): unknown {
    return this.#goal ?? this.getAttribute("goal");
  }

  set goal(goal: unknown) {
    this.#goal = goal;
    this.#mounted?.update(this.#wishes());
  }

  async #arrive(): Promise<void> {
    this.#near?.disconnect();
    const visit = ++this.#visit;
    try {
      if (typeof WebAssembly === "undefined" || typeof Worker === "undefined")
        throw new Error("no WebAssembly or no workers");
      const { mountBoard } = await import("./mount.svelte");
      if (visit !== this.#visit) return;
      const emit = (type: string, detail: unknown) =>
        this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
      this.#mounted = mountBoard(this.#root, site, this.#wishes(), emit);
    } catch (error) {
      if (visit === this.#visit) this.#giveUp(String(error));
    }
  }

  #wishes(): Wishes {
    const number = (name: string) => {
      const text = this.getAttribute(name);
      return text !== null && /^\d+$/.test(text) ? Number(text) : null;
    };
    const theme = this.getAttribute("theme");
    return {
      game: this.getAttribute("game"),
      record: this.record,
      goal: this.goal,
      ply: number("ply"),
      seat: number("seat"),
      mode: this.getAttribute("mode") === "play" ? "play" : "watch",
      lang: this.closest<HTMLElement>("[lang]")?.lang ?? null,
      theme: theme === "light" || theme === "dark" ? theme : null,
    };
  }

  /** A sentence and a picture, without anything that would have to be loaded. */
  #giveUp(detail: string): void {
    const french = /^fr/i.test(this.#wishes().lang ?? navigator.language);
    this.#root.adoptedStyleSheets = [plain];
    this.#root.innerHTML = `<div class="none">${picture}<p>${sayings.unavailable[french ? "fr" : "en"]}</p></div>`;
    this.dispatchEvent(
      new CustomEvent("error", { detail: { code: "unavailable", detail }, bubbles: true, composed: true }),
    );
  }
}

if (!customElements.get("eschaton-board")) customElements.define("eschaton-board", EschatonBoard);

declare global {
  interface HTMLElementTagNameMap {
    "eschaton-board": EschatonBoard;
  }
}
