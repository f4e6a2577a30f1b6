// The game on the table. It stays while its players look something up on another screen.

import type { Config } from "../../engine/types/common";
import { resumeGame, startGame, type KeptMatch } from "../../stores/app";

class TheTable {
  #kept: KeptMatch | null = null;

  /** Begins a game; the answer is the id of its save. */
  async start(config: Config, name: string): Promise<string> {
    const kept = await startGame(config, name);
    this.clear();
    this.#kept = kept;
    return kept.keeper.id;
  }

  /** The saved game as it lies there, or opened anew; null if there is none that can be read. */
  async sit(save: string): Promise<KeptMatch | null> {
    if (this.#kept?.keeper.id === save) return this.#kept;
    // A screen asks while it derives its state, when nothing may change: the other game is put away after that.
    await Promise.resolve();
    this.clear();
    this.#kept = await resumeGame(save);
    return this.#kept;
  }

  /** Puts the game away; it is kept among the saves. */
  clear(): void {
    this.#kept?.match.close();
    this.#kept?.keeper.close();
    this.#kept = null;
  }
}

export const table = new TheTable();
