// Short words that come and go: what was just done, for eyes and ears.

const LASTS = 4000;

class Toast {
  #text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    this.#text = text;
    this.#timer = setTimeout(() => (this.#text = ""), LASTS);
  }
}

export const toast = new Toast();
