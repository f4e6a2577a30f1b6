// Time as a match sees it: timers, and whether anything should move at all.

export interface Pace {
  /** Runs something later; the answer calls it off. */
  after(millis: number, run: () => void): () => void;
  /** Nothing should move: the person wants it so, or does not look. */
  still(): boolean;
  /** Calls back when nothing should move any more; the answer ends that. */
  whenStill(run: () => void): () => void;
}

/** The pace of this browser. */
export function browserPace(): Pace {
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
  const still = () => reduced.matches || document.hidden;
  return {
    after(millis, run) {
      const timer = setTimeout(run, millis);
      return () => clearTimeout(timer);
    },
    still,
    whenStill(run) {
      const check = () => {
        if (still()) run();
      };
      reduced.addEventListener("change", check);
      document.addEventListener("visibilitychange", check);
      return () => {
        reduced.removeEventListener("change", check);
        document.removeEventListener("visibilitychange", check);
      };
    },
  };
}

/** Waits; rejects with the signal's reason when broken off. */
export function pause(pace: Pace, millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const broken = () => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = pace.after(millis, () => {
      signal.removeEventListener("abort", broken);
      resolve();
    });
    signal.addEventListener("abort", broken, { once: true });
  });
}
