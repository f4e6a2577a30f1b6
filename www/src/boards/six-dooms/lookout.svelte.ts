// Where the window looks: what it shows of a world larger than it, and what lies over it.

import { untrack } from "svelte";
import { MapWindow } from "../kit/window.svelte";
import type { BoardState } from "./board.svelte";
import { HEIGHT, landOf, TOP, WIDTH, type Point } from "./geometry";
import { inQuestion, places, targets } from "./select";
import type { View } from "./types";

/** Pixels per unit at which names can be read and the smallest territory be touched. */
const READABLE = 1.26;
const WIDE = 0.9;
/** The room about what is brought into sight, in units. */
const MARGIN = 60;
/** What the doom's chip, or the strip of its turn, takes of the map at its upper edge, in pixels. */
const CHIP = 40;
const STRIP = 64;
/** What the panel of a territory, or a roll, takes at the lower edge of a narrow map, in pixels. */
const PANEL = 96;

export class Lookout {
  readonly #board: BoardState;
  readonly window: MapWindow;
  narrow = $state(false);
  /** How far the question box of a phone reaches over the map, in pixels. */
  covered = $state(0);
  /** The lower edge of the map on the screen. */
  #foot: (() => number) | null = null;
  #looked = -1;

  constructor(board: BoardState) {
    this.#board = board;
    this.window = new MapWindow(() => ({
      // The southernmost lands can be lifted above what covers the foot of the map.
      world: {
        x: 0,
        y: TOP,
        width: WIDTH,
        height: HEIGHT + (board.draft || board.asked ? this.covered / READABLE : 0),
      },
      readable: this.narrow ? READABLE : WIDE,
      most: 3,
    }));
  }

  /** Turns the window to what is asked, or happens, if it shows only a part of the world. To be run as an effect. */
  look(): void {
    // Until its room is known the window cannot turn; then this is run again.
    if (this.window.size.width === 0) return;
    const { moment, frame } = this.#board.table;
    const { ply, view } = frame;
    if (moment) {
      const { lit } = this.#board.scene;
      untrack(() => this.reveal(lit, this.narrow ? PANEL : 0));
      return;
    }
    if (ply === this.#looked) return;
    this.#looked = ply;
    const asked = this.#inQuestion(view);
    untrack(() => (asked.length > 0 ? this.reveal(asked) : this.#turnToSource()));
  }

  /** Where the map ends on the screen, from whoever draws it. */
  measuredBy(foot: () => number): void {
    this.#foot = foot;
  }

  /** On a phone the question box grows over the map: `top` is its upper edge, Infinity if it asks nothing. */
  coveredFrom(top: number): void {
    this.covered = this.narrow && this.#foot ? Math.max(0, this.#foot() - top) : 0;
    const way = this.#board.draft ?? this.#board.asked;
    if (this.narrow && way) this.reveal([way.from, way.to], this.covered);
  }

  /** Brings a territory that has the focus into sight, above its panel. */
  attend(id: string): void {
    this.reveal([id], this.covered + (this.narrow ? PANEL : 0));
  }

  /** Brings territories into sight. */
  reveal(ids: readonly string[], covered = 0): void {
    if (!this.window.partial) return;
    const points = ids.map((id) => landOf(id).centre).map(([x, y]) => ({ x, y }));
    const margin = Math.min(MARGIN, this.window.seen.height / 8);
    const top = this.#board.scene.dooming ? STRIP : CHIP;
    this.window.showPoints(points, margin, { top, right: 0, bottom: covered, left: 0 });
  }

  // ── inside ──

  /** The territories that are asked about, or bound to be acted from. */
  #inQuestion(view: View): string[] {
    const errand = inQuestion(view);
    if (errand) return [errand.from, errand.to];
    const { bound, legal } = this.#board;
    if (bound === null) return [];
    return [bound, ...this.#inReach(landOf(bound).centre, targets(legal, bound).keys())];
  }

  /** If nothing can be done about any territory in sight, turns to where most can be done. */
  #turnToSource(): void {
    const { sources, legal } = this.#board;
    const ids = sources.size > 0 ? [...sources] : [...places(legal, "prepare"), ...places(legal, "rebuild")];
    const { x, y, width, height } = this.window.seen;
    const middle: Point = [x + width / 2, y + height / 2];
    if (ids.length === 0 || this.#inReach(middle, ids).length > 0) return;
    const crowds = ids.map((id) => this.#inReach(landOf(id).centre, ids).length);
    const [atX, atY] = landOf(ids[crowds.indexOf(Math.max(...crowds))]!).centre;
    this.window.centre({ x: atX, y: atY });
  }

  /** Those of some territories that are in sight from this point in the middle of the window. */
  #inReach([x, y]: Point, ids: Iterable<string>): string[] {
    const { width, height } = this.window.seen;
    return [...ids].filter((id) => {
      const [atX, atY] = landOf(id).centre;
      return Math.abs(atX - x) < width / 2 && Math.abs(atY - y) < height / 2;
    });
  }
}
