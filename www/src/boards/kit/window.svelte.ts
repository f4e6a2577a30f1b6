// A window onto a map larger than it: what a hand, a wheel and keys do with it. It knows no page;
// MapWindow.svelte hands it what the browser reports.

import {
  around,
  clamp,
  drag,
  home,
  homeScale,
  NO_EDGES,
  reveal,
  seen,
  slack,
  zoom,
  type Box,
  type Camera,
  type Edges,
  type Frame,
  type Point,
  type Size,
} from "./camera";

/** A press that moves less than this, in pixels, is a tap. */
const SLOP = 7;
/** Two taps within this time, in milliseconds, and this distance, in pixels, are one double tap. */
const DOUBLE = { time: 320, distance: 28 };
const STEP = 1.35;
/** How far an arrow key goes, as a part of the window. */
const STRIDE = 0.22;
/** A wheel still turning within this time, in milliseconds, goes on doing what it did. */
const TURNING = 180;

export interface Spread {
  world: Box;
  /** Pixels per unit at which everything can be read and touched; the whole map if left out. */
  readable?: number;
  most?: number;
}

export class MapWindow {
  readonly #spread: () => Spread;
  size: Size = $state.raw({ width: 0, height: 0 });
  #camera: Camera | null = $state.raw(null);
  /** The next change is shown as a movement. */
  gliding = $state(false);
  /** A hand is moving the map. */
  held = $state(false);
  /** It stands in a text: one finger up or down, and the wheel, are the page's, or nobody would get past it. */
  embedded = $state(false);

  readonly #hands = new Map<number, Point>();
  #start: Point | null = null;
  /** The press is that of a finger, which may scroll the page. */
  #touch = false;
  /** Two hands have moved the map: nobody has to be told that it takes two. */
  #paired = false;
  #lastTap: { at: Point; time: number } | null = null;
  #moved = false;
  #wheeled = -Infinity;

  readonly frame: Frame = $derived.by(() => {
    const { world, readable = 0, most = 3 } = this.#spread();
    return { world, size: this.size, readable, most };
  });
  readonly camera: Camera = $derived.by(() =>
    this.#camera ? clamp(this.#camera, this.frame) : home(this.frame),
  );
  /** The part of the map in sight. */
  readonly seen: Box = $derived.by(() => seen(this.camera, this.frame));
  readonly slack: { x: boolean; y: boolean } = $derived.by(() => slack(this.camera, this.frame));
  /** Some of the map is out of sight. */
  readonly partial: boolean = $derived.by(() => this.slack.x || this.slack.y);
  /** The look is not the one that the window opened with. */
  readonly changed: boolean = $derived.by(() => {
    const at = home(this.frame);
    const { camera } = this;
    return camera.x !== at.x || camera.y !== at.y || camera.scale !== at.scale;
  });
  /** The map moves up and down under one finger. */
  readonly #upright: boolean = $derived.by(() => this.slack.y && !this.embedded);
  /** What is left to the browser: the page scrolls along the sides where one finger does not move the map. */
  readonly touchAction: string = $derived.by(() => {
    const across = this.slack.x ? [] : ["pan-x"];
    const along = this.#upright ? [] : ["pan-y"];
    return [...across, ...along].join(" ") || "none";
  });

  constructor(spread: () => Spread) {
    this.#spread = spread;
  }

  // ── looking ──

  /** Brings a part of the map into sight. */
  show(box: Box, covered: Edges = NO_EDGES): void {
    if (this.size.width === 0) return;
    this.#glide(reveal(this.camera, box, this.frame, covered));
  }

  /** Brings these points into sight, with room about them. */
  showPoints(points: readonly Point[], margin: number, covered: Edges = NO_EDGES): void {
    if (points.length > 0) this.show(around(points, margin), covered);
  }

  /** Puts a point of the map into the middle. */
  centre(at: Point): void {
    this.#glide({ ...this.camera, ...at });
  }

  /** Back to the first look. */
  reset(): void {
    this.#glide(home(this.frame));
  }

  /** Closer or farther by some steps, about the middle or a point of the window. */
  closer(steps: number, at: Point = this.#middle): void {
    this.#glide(zoom(this.camera, STEP ** steps, at, this.frame));
  }

  // ── hands ──

  press(hand: number, at: Point, touch = false): void {
    if (this.#hands.size === 0) {
      this.#moved = false;
      this.#start = at;
      this.#touch = touch;
    }
    this.#hands.set(hand, at);
  }

  /** A hand moved; the answer says whether it moves the map and is not on its way to a tap. */
  move(hand: number, at: Point): boolean {
    const before = this.#hands.get(hand);
    if (!before) return false;
    if (this.#hands.size === 1) {
      if (!this.#moved) {
        const start = this.#start ?? before;
        if (!this.partial || distance(start, at) < SLOP || this.#scrolls(start, at)) return false;
      }
      this.#take(drag(this.camera, { x: at.x - before.x, y: at.y - before.y }, this.frame));
    } else {
      const other = [...this.#hands].find(([id]) => id !== hand)![1];
      const factor = distance(other, at) / Math.max(1, distance(other, before));
      const middle = { x: (other.x + at.x) / 2, y: (other.y + at.y) / 2 };
      const by = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
      this.#take(zoom(drag(this.camera, by, this.frame), factor, middle, this.frame));
      this.#paired = true;
    }
    this.#hands.set(hand, at);
    this.#moved = true;
    this.held = true;
    return true;
  }

  /** A hand was lifted; `free` if it stood on nothing that takes taps itself. */
  release(hand: number, time: number, free: boolean): void {
    const at = this.#hands.get(hand);
    if (!at) return;
    this.#hands.delete(hand);
    if (this.#hands.size > 0) {
      this.#start = [...this.#hands.values()][0]!;
      return;
    }
    this.held = false;
    if (this.#moved || !free) {
      this.#lastTap = null;
      return;
    }
    const last = this.#lastTap;
    if (last && time - last.time < DOUBLE.time && distance(last.at, at) < DOUBLE.distance) {
      this.#lastTap = null;
      this.#doubleTap(at);
    } else {
      this.#lastTap = { at, time };
    }
  }

  /** The browser has taken a hand for itself; the answer says whether it may have meant the map. */
  lose(hand: number): boolean {
    const known = this.#hands.delete(hand);
    if (this.#hands.size === 0) this.held = false;
    return known && this.embedded && this.slack.y && !this.#moved && !this.#paired;
  }

  /** Whether the press that just ended moved the map: the click that comes with it is then none. */
  get dragged(): boolean {
    return this.#moved;
  }

  // ── wheel and keys ──

  /** A wheel was turned; the answer says whether the map took it, else it is the page's. */
  wheel(by: number, at: Point, pinching: boolean, time: number): boolean {
    const turning = time - this.#wheeled < TURNING;
    const zoomed = this.camera.scale > homeScale(this.frame) * 1.001;
    if (!pinching && (this.embedded || !zoomed)) {
      // A turn that has moved the map does not run on into the page.
      if (turning) this.#wheeled = time;
      return turning;
    }
    this.#wheeled = time;
    this.#take(zoom(this.camera, Math.exp(-by * (pinching ? 0.01 : 0.002)), at, this.frame));
    return true;
  }

  /** A key was pressed; the answer says whether it was for the map. Arrows are, only if the map itself has the focus. */
  key(key: string, focused: boolean): boolean {
    if (key === "+" || key === "=") this.closer(1);
    else if (key === "-" || key === "_") this.closer(-1);
    else if (key === "0") this.reset();
    else if (focused && this.partial && key in ARROWS) {
      const [x, y] = ARROWS[key]!;
      const { width, height } = this.size;
      this.#glide(drag(this.camera, { x: -x * STRIDE * width, y: -y * STRIDE * height }, this.frame));
    } else return false;
    return true;
  }

  // ── inside ──

  get #middle(): Point {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }

  #doubleTap(at: Point): void {
    const { camera, frame } = this;
    const close = camera.scale > homeScale(frame) * 1.7;
    this.#glide(
      close
        ? zoom(camera, homeScale(frame) / camera.scale, at, frame)
        : zoom(camera, (homeScale(frame) * 2) / camera.scale, at, frame),
    );
  }

  /** A finger on this way is the page's; the browser has only not said so yet. */
  #scrolls(start: Point, at: Point): boolean {
    return this.#touch && !this.#upright && Math.abs(at.y - start.y) > Math.abs(at.x - start.x);
  }

  #take(camera: Camera): void {
    this.gliding = false;
    this.#camera = camera;
  }

  #glide(camera: Camera): void {
    const { x, y, scale } = this.camera;
    const to = clamp(camera, this.frame);
    if (to.x === x && to.y === y && to.scale === scale) return;
    this.gliding = true;
    this.#camera = to;
  }
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
