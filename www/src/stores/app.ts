// The one set of stores of the app's page.

import type { GameModule } from "../boards/contract";
import type { GameInfo, OptionSpec, Rulebook } from "../engine/types/common";
import type { GameConfig } from "../engine/protocol";
import type { Lang } from "../boards/contract";
import type { Match } from "./match.svelte";
import type { Router } from "./router.svelte";
import type { Keeper, Saves } from "./saves.svelte";
import type { Settings } from "./settings.svelte";

/** What never changes while the page is open, asked once. */
export declare const catalogue: {
  games(): Promise<readonly GameInfo[]>;
  game(id: string): Promise<GameInfo>;
  options(game: string, players: number): Promise<readonly OptionSpec[]>;
  rulebook(game: string, lang: Lang): Promise<Rulebook>;
  board(game: string): Promise<GameModule>;
};
export declare const settings: Settings;
export declare const saves: Saves;
export declare const router: Router;

/** A match that is kept; `match` is null where the save cannot be opened. */
export interface Kept {
  match: Match;
  keeper: Keeper;
}

/** A new game, saved from the start under `name`. */
export declare function startGame(config: GameConfig, name: string): Promise<Kept>;
/** A saved game; rejects if there is none or it cannot be opened. */
export declare function resumeGame(save: string): Promise<Kept>;
/** The game of a link, to look at: not kept until it is saved. Rejects with BrokenLink. */
export declare function openShared(data: string, ply: number | null): Promise<Match>;
/** Keeps the game of a link among the saves. */
export declare function keepShared(match: Match, name: string): Keeper;
