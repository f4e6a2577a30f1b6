// What the engine says about its games. It never changes while the page is open, so it is asked once.

import type { Lang } from "../boards/contract";
import type { EngineClient } from "./client";
import { EngineError } from "./failures";
import type { GameInfo, OptionSpec, Rulebook } from "./types/common";

export class Catalogue {
  readonly #client: EngineClient;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(client: EngineClient) {
    this.#client = client;
  }

  games(): Promise<readonly GameInfo[]> {
    return this.#once("games", () => this.#client.request("games"));
  }

  async game(id: string): Promise<GameInfo> {
    const info = (await this.games()).find((game) => game.id === id);
    if (!info) throw new EngineError({ code: "unknown-game", detail: `there is no game "${id}"` });
    return info;
  }

  options(game: string, players: number): Promise<readonly OptionSpec[]> {
    return this.#once(`options ${game} ${players}`, () => this.#client.request("options", game, players));
  }

  rulebook(game: string, lang: Lang): Promise<Rulebook> {
    return this.#once(`rulebook ${game} ${lang}`, () => this.#client.request("rulebook", game, lang));
  }

  #once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    if (known) return known as Promise<T>;
    const answer = ask();
    this.#answers.set(key, answer);
    // A failure is no answer: the next one who wants to know asks again.
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}
