// Where a window onto a map looks: plain arithmetic, no page in it.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** The point of the map in the middle of the window, and how many pixels a unit of the map takes. */
export interface Camera extends Point {
  scale: number;
}

/** What never changes while the window has its size. */
export interface Frame {
  /** The drawn extent of the map, in its own units. */
  world: Box;
  /** The window, in pixels. */
  size: Size;
  /** Pixels per unit at which everything can be read and touched. */
  readable: number;
  /** The closest look, in pixels per unit. */
  most: number;
}

/** Part of the window, in pixels from its edges, that something else covers. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** The scale that shows the whole map. */
export function wholeScale({ world, size }: Frame): number {
  return Math.min(size.width / world.width, size.height / world.height);
}

/** The scale that the window opens with: the whole map, or what can be read of it. */
export function homeScale(frame: Frame): number {
  return Math.max(wholeScale(frame), frame.readable);
}

export function home(frame: Frame): Camera {
  const { world } = frame;
  return clamp(
    { x: world.x + world.width / 2, y: world.y + world.height / 2, scale: homeScale(frame) },
    frame,
  );
}

/** The nearest camera that shows no more than the map: within the limits, and without a gap at an edge. */
export function clamp(camera: Camera, frame: Frame): Camera {
  const { world, size } = frame;
  const least = wholeScale(frame);
  const scale = Math.min(Math.max(camera.scale, least), Math.max(frame.most, homeScale(frame)));
  return {
    x: within(camera.x, world.x, world.width, size.width / scale),
    y: within(camera.y, world.y, world.height, size.height / scale),
    scale,
  };
}

/** A side of the map that fits into the window stands in its middle. */
function within(at: number, from: number, length: number, seen: number): number {
  if (seen >= length) return from + length / 2;
  return Math.min(Math.max(at, from + seen / 2), from + length - seen / 2);
}

/** The part of the map in sight, cut off at its edges. */
export function seen({ x, y, scale }: Camera, { world, size }: Frame): Box {
  const left = Math.max(world.x, x - size.width / scale / 2);
  const top = Math.max(world.y, y - size.height / scale / 2);
  const right = Math.min(world.x + world.width, x + size.width / scale / 2);
  const bottom = Math.min(world.y + world.height, y + size.height / scale / 2);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The point of the map under a point of the window. */
export function under(at: Point, camera: Camera, { size }: Frame): Point {
  return {
    x: camera.x + (at.x - size.width / 2) / camera.scale,
    y: camera.y + (at.y - size.height / 2) / camera.scale,
  };
}

/** Where a point of the map stands in the window. */
export function over(at: Point, camera: Camera, { size }: Frame): Point {
  return {
    x: size.width / 2 + (at.x - camera.x) * camera.scale,
    y: size.height / 2 + (at.y - camera.y) * camera.scale,
  };
}

/** Moves the map with a hand that moved by so many pixels. */
export function drag(camera: Camera, by: Point, frame: Frame): Camera {
  return clamp({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, frame);
}

/** Looks closer or from farther away; what is under `at` stays there, unless an edge of the map is in the way. */
export function zoom(camera: Camera, factor: number, at: Point, frame: Frame): Camera {
  const held = under(at, camera, frame);
  const { scale } = clamp({ ...camera, scale: camera.scale * factor }, frame);
  return clamp(
    {
      x: held.x - (at.x - frame.size.width / 2) / scale,
      y: held.y - (at.y - frame.size.height / 2) / scale,
      scale,
    },
    frame,
  );
}

/** The least change that brings a part of the map into sight, clear of what covers the window's edges. */
export function reveal(camera: Camera, box: Box, frame: Frame, covered: Edges = NO_EDGES): Camera {
  const room = {
    width: Math.max(1, frame.size.width - covered.left - covered.right),
    height: Math.max(1, frame.size.height - covered.top - covered.bottom),
  };
  const fitting = Math.min(room.width / box.width, room.height / box.height);
  // What cannot be shown whole at a readable size is shown by its middle.
  const scale = Math.min(camera.scale, Math.max(fitting, Math.min(camera.scale, frame.readable)));
  const shift = (at: number, from: number, length: number, near: number, far: number, middle: number) => {
    const low = from + length + far / scale - middle / scale;
    const high = from - near / scale + middle / scale;
    if (low > high) return (low + high) / 2;
    return Math.min(Math.max(at, low), high);
  };
  const { width, height } = frame.size;
  return clamp(
    {
      x: shift(camera.x, box.x, box.width, covered.left, covered.right, width / 2),
      y: shift(camera.y, box.y, box.height, covered.top, covered.bottom, height / 2),
      scale,
    },
    frame,
  );
}

/** The smallest box around some points, with room about them. */
export function around(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Along which sides there is more map than window. */
export function slack(camera: Camera, { world, size }: Frame): { x: boolean; y: boolean } {
  // A hair's breadth is no reason to hold a finger back from the page.
  const more = (length: number, room: number) => length * camera.scale > room + 1;
  return { x: more(world.width, size.width), y: more(world.height, size.height) };
}
