// Dragging a card of the hand into its pan. A tap stays a tap: the card is only picked up once the
// pointer has moved a little.

import type { BoardState } from "./board.svelte";
import { panBox, type Box } from "./geometry";

const SLOP = 7;

export class Drag {
  readonly #board: BoardState;
  readonly #held: () => { card: string; box: Box };
  #tap = true;

  constructor(board: BoardState, held: () => { card: string; box: Box }) {
    this.#board = board;
    this.#held = held;
  }

  /** The last press did not drag. */
  wasTap(): boolean {
    return this.#tap;
  }

  start = (down: PointerEvent): void => {
    this.#tap = true;
    const element = down.currentTarget as SVGGElement;
    const toBoard = element.ownerSVGElement?.getScreenCTM()?.inverse();
    if (down.button !== 0 || !toBoard) return;
    const at = (event: PointerEvent) => new DOMPoint(event.clientX, event.clientY).matrixTransform(toBoard);
    const from = at(down);
    const { card, box } = this.#held();
    const stop = new AbortController();
    const listen = <K extends keyof GlobalEventHandlersEventMap>(
      type: K,
      heard: (event: GlobalEventHandlersEventMap[K]) => void,
    ) => element.addEventListener(type, heard as EventListener, { signal: stop.signal });

    listen("pointermove", (event) => {
      const to = at(event);
      if (this.#tap && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP) return;
      if (this.#tap) element.setPointerCapture(down.pointerId);
      this.#tap = false;
      this.#board.dragged = { card, box: { ...box, x: box.x + to.x - from.x, y: box.y + to.y - from.y } };
    });
    listen("pointerup", (event) => {
      stop.abort();
      this.#board.dragged = null;
      if (!this.#tap && this.#overPan(at(event))) {
        this.#board.table.choose({ type: "commit", card }, element);
      }
    });
    listen("pointercancel", () => {
      stop.abort();
      this.#board.dragged = null;
    });
  };

  /** The pan of the near side and the room about it. */
  #overPan({ x, y }: { x: number; y: number }): boolean {
    const { layout, near } = this.#board;
    const pan = panBox(layout.scales, this.#board.side(near));
    const margin = 0.4 * pan.w;
    return (
      x > pan.x - margin && x < pan.x + pan.w + margin && y > pan.y - margin && y < pan.y + pan.h + margin
    );
  }
}
