// A new version of the page, once it lies ready. It takes over only when it is told to.

class Update {
  #waiting: ServiceWorker | null = $state.raw(null);

  get ready(): boolean {
    return this.#waiting !== null;
  }

  /** Makes the page work offline, and watches for newer versions of it. */
  async register(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("./sw.js");
      this.#watch(registration);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") registration.update().catch(() => {});
      });
    } catch (error) {
      // Without it the page works as before, only not offline.
      console.warn("offline use is not possible here", error);
    }
  }

  /** Loads the page anew with the new version. */
  apply(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage({ type: "SKIP_WAITING" });
  }

  dismiss(): void {
    this.#waiting = null;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const note = () => {
      // On the first visit nothing is replaced, so there is nothing to announce.
      if (registration.waiting && navigator.serviceWorker.controller) this.#waiting = registration.waiting;
    };
    note();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", note);
    });
  }
}

export const update = new Update();
