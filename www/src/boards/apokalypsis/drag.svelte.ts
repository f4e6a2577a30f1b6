// Dragging a meeple to a neighbouring space with a mouse or a pen; fingers tap twice. A press stays a
// tap until the pointer has moved a little.

import type { BoardState } from "./board.svelte";
import { spaceNear, type Point } from "./geometry";
import { sameSubject, type Subject } from "./select";
import type { Color, Place } from "./types";

const SLOP = 8;

export class Drag {
  readonly #board: BoardState;
  #tap = true;

  constructor(board: BoardState) {
    this.#board = board;
  }

  /** The last press did not drag. */
  wasTap(): boolean {
    return this.#tap;
  }

  /** Begins on a place with the meeple that was hit. */
  start(down: PointerEvent, place: Place, color: Color | null): void {
    this.#tap = true;
    const board = this.#board;
    const { intent } = board;
    const subject = board.subjects.find(
      (it) => it.space === place && (it.role === "mover" ? intent.own : it.color) === color,
    );
    const element = down.currentTarget as SVGGElement;
    if (!subject || color === null || down.button !== 0 || down.pointerType === "touch") return;
    const stop = new AbortController();
    const listen = (
      type: "pointermove" | "pointerup" | "pointercancel",
      heard: (event: PointerEvent) => void,
    ) => element.addEventListener(type, heard as EventListener, { signal: stop.signal });

    listen("pointermove", (event) => {
      const near = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP;
      if (this.#tap && near) return;
      if (this.#tap) {
        element.setPointerCapture(down.pointerId);
        if (!sameSubject(subject, intent.subject)) intent.take(subject);
      }
      this.#tap = false;
      board.dragged = { color, at: pointOn(element, event) };
    });
    listen("pointerup", (event) => {
      stop.abort();
      board.dragged = null;
      if (this.#tap) return;
      this.#drop(subject, pointOn(element, event), element);
      // The click that comes with it is still to be passed over, a later one is not.
      setTimeout(() => (this.#tap = true));
    });
    listen("pointercancel", () => {
      stop.abort();
      board.dragged = null;
    });
  }

  #drop(subject: Subject, at: Point, element: Element): void {
    const { intent, spaces } = this.#board;
    const place = spaceNear(at, [...spaces.values()]);
    if (place === null || place === subject.space) return;
    intent.tap({ place, color: null }, element);
  }
}

/** A pointer's place in the units of the island. */
export function pointOn(element: SVGGraphicsElement, event: MouseEvent): Point {
  const parent = element.parentNode as SVGGraphicsElement;
  const toIsland = parent.getScreenCTM()?.inverse();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(toIsland);
}
