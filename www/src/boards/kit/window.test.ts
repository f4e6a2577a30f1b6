import { describe, expect, it } from "vitest";
import { homeScale, under } from "./camera";
import { MapWindow } from "./window.svelte";

const world = { x: 0, y: 0, width: 1000, height: 500 };

function opened(width: number, height: number, readable = 0.8): MapWindow {
  const window = new MapWindow(() => ({ world, readable, most: 4 }));
  window.size = { width, height };
  return window;
}

const whole = () => opened(1000, 500);
const phone = () => opened(360, 400);

describe("a finger", () => {
  it("is left to the page along the sides where all is in sight", () => {
    expect(whole().touchAction).toBe("pan-x pan-y");
    expect(phone().touchAction).toBe("pan-y");
    const close = phone();
    close.closer(3);
    expect(close.touchAction).toBe("none");
  });

  it("drags the map once it has moved a little", () => {
    const window = phone();
    const { x } = window.camera;
    window.press(1, { x: 100, y: 100 });
    expect(window.move(1, { x: 103, y: 100 })).toBe(false);
    expect(window.move(1, { x: 60, y: 100 })).toBe(true);
    window.release(1, 0, true);
    expect(window.camera.x).toBeCloseTo(x + 40 / 0.8);
    expect(window.dragged).toBe(true);
    expect(window.held).toBe(false);
  });

  it("drags nothing while the whole map is in sight", () => {
    const window = whole();
    window.press(1, { x: 100, y: 100 });
    expect(window.move(1, { x: 300, y: 100 })).toBe(false);
    expect(window.dragged).toBe(false);
  });

  it("does not drag by hovering", () => {
    expect(phone().move(1, { x: 300, y: 100 })).toBe(false);
  });
});

describe("a window in a text", () => {
  function embedded(): MapWindow {
    const window = phone();
    window.embedded = true;
    // Close enough to have more map on every side.
    window.closer(3);
    return window;
  }

  it("never keeps a finger from scrolling past it", () => {
    expect(embedded().touchAction).toBe("pan-y");
    const high = new MapWindow(() => ({ world: { ...world, height: 3000 }, readable: 0.4, most: 4 }));
    high.size = { width: 400, height: 400 };
    expect(high.touchAction).toBe("pan-x");
    high.embedded = true;
    expect(high.touchAction).toBe("pan-x pan-y");
  });

  it("stands still under a finger up or down, and says that it takes two", () => {
    const window = embedded();
    const { camera } = window;
    window.press(1, { x: 100, y: 100 }, true);
    expect(window.move(1, { x: 104, y: 130 })).toBe(false);
    expect(window.camera).toEqual(camera);
    expect(window.lose(1)).toBe(true);
  });

  it("is moved by a finger that goes sideways, by a mouse any way", () => {
    const finger = embedded();
    finger.press(1, { x: 100, y: 100 }, true);
    expect(finger.move(1, { x: 130, y: 104 })).toBe(true);
    expect(finger.lose(1)).toBe(false);
    const mouse = embedded();
    mouse.press(1, { x: 100, y: 100 });
    expect(mouse.move(1, { x: 104, y: 130 })).toBe(true);
  });

  it("is moved by two fingers any way, and says nothing any more", () => {
    const window = embedded();
    const { y } = window.camera;
    window.press(1, { x: 100, y: 100 }, true);
    window.press(2, { x: 200, y: 100 }, true);
    window.move(1, { x: 100, y: 140 });
    expect(window.move(2, { x: 200, y: 140 })).toBe(true);
    expect(window.camera.y).toBeLessThan(y);
    window.release(1, 0, true);
    window.release(2, 0, true);
    window.press(1, { x: 100, y: 100 }, true);
    expect(window.lose(1)).toBe(false);
  });

  it("says nothing where all of it is in sight from top to bottom", () => {
    const window = phone();
    window.embedded = true;
    window.press(1, { x: 100, y: 100 }, true);
    expect(window.lose(1)).toBe(false);
  });

  it("leaves the wheel to the page however close the look", () => {
    const window = embedded();
    expect(window.wheel(100, { x: 180, y: 200 }, false, 1000)).toBe(false);
    expect(window.wheel(-30, { x: 180, y: 200 }, true, 2000)).toBe(true);
  });
});

describe("two fingers", () => {
  it("pinch about the point between them", () => {
    const window = phone();
    const middle = { x: 180, y: 200 };
    const held = under(middle, window.camera, window.frame);
    window.press(1, { x: 130, y: 200 });
    window.press(2, { x: 230, y: 200 });
    window.move(1, { x: 80, y: 200 });
    window.move(2, { x: 280, y: 200 });
    expect(window.camera.scale).toBeCloseTo(1.6);
    expect(under(middle, window.camera, window.frame).x).toBeCloseTo(held.x);
    window.release(1, 0, true);
    window.release(2, 0, true);
    expect(window.dragged).toBe(true);
  });

  it("pinch also where the whole map is in sight", () => {
    const window = whole();
    window.press(1, { x: 400, y: 250 });
    window.press(2, { x: 600, y: 250 });
    window.move(2, { x: 700, y: 250 });
    expect(window.camera.scale).toBeCloseTo(1.5);
  });
});

describe("a double tap", () => {
  function tap(window: MapWindow, time: number, free = true) {
    window.press(1, { x: 180, y: 200 });
    window.release(1, time, free);
  }

  it("looks closer, and the next one back", () => {
    const window = phone();
    tap(window, 0);
    tap(window, 200);
    expect(window.camera.scale).toBeCloseTo(1.6);
    tap(window, 1000);
    tap(window, 1200);
    expect(window.camera.scale).toBeCloseTo(0.8);
  });

  it("is none on something that takes taps itself, or when slow", () => {
    const window = phone();
    tap(window, 0, false);
    tap(window, 100, false);
    tap(window, 1000);
    tap(window, 2000);
    expect(window.camera.scale).toBe(0.8);
  });
});

describe("the wheel", () => {
  const at = { x: 500, y: 250 };

  it("is the page's while the map stands at its first look", () => {
    const window = whole();
    expect(window.wheel(100, at, false, 0)).toBe(false);
    expect(window.wheel(-100, at, false, 1000)).toBe(false);
    expect(window.camera.scale).toBe(1);
  });

  it("zooms with the control key, and then without", () => {
    const window = whole();
    expect(window.wheel(-30, at, true, 0)).toBe(true);
    const { scale } = window.camera;
    expect(scale).toBeGreaterThan(1.2);
    expect(window.wheel(-50, at, false, 1000)).toBe(true);
    expect(window.camera.scale).toBeGreaterThan(scale);
  });

  it("does not run on into the page after the last step out", () => {
    const window = whole();
    window.wheel(-30, at, true, 0);
    expect(window.wheel(1000, at, false, 1000)).toBe(true);
    expect(window.camera.scale).toBe(1);
    expect(window.wheel(100, at, false, 1100)).toBe(true);
    expect(window.wheel(100, at, false, 1200)).toBe(true);
    expect(window.wheel(100, at, false, 2000)).toBe(false);
  });
});

describe("keys", () => {
  it("zoom and reset from anywhere in the map", () => {
    const window = whole();
    expect(window.key("+", false)).toBe(true);
    expect(window.camera.scale).toBeCloseTo(1.35);
    expect(window.changed).toBe(true);
    expect(window.key("0", false)).toBe(true);
    expect(window.changed).toBe(false);
  });

  it("move only the map that has the focus itself", () => {
    const window = phone();
    const { x } = window.camera;
    expect(window.key("ArrowRight", false)).toBe(false);
    expect(window.camera.x).toBe(x);
    expect(window.key("ArrowRight", true)).toBe(true);
    expect(window.camera.x).toBeGreaterThan(x);
  });

  it("are left alone if there is nowhere to go", () => {
    expect(whole().key("ArrowRight", true)).toBe(false);
    expect(whole().key("q", true)).toBe(false);
  });
});

it("a new size keeps the middle in sight and the map without gaps", () => {
  const window = phone();
  window.centre({ x: 990, y: 250 });
  window.size = { width: 1600, height: 800 };
  expect(window.camera).toEqual({ x: 500, y: 250, scale: 1.6 });
  expect(homeScale(window.frame)).toBe(1.6);
});
