// What a live board shows: opens the match that its properties name, and follows them.

import { onDestroy, untrack } from "svelte";
import type { GameTypes, Goal, Lang } from "../boards/contract";
import { EngineError, EngineUnavailable } from "../engine/failures";
import type { Source } from "../engine/remote";
import type { Config, GameInfo, Record as GameRecord, Seat } from "../engine/types/common";
import { Match, type Company, type MatchFailure } from "../stores/match.svelte";
import type { Bilingual } from "../stores/notices";
import { openMatch, services } from "../stores/open";
import { readGoal, type NoGoal } from "./goal";
import { NoRecord, readRecord } from "./source";
import { live, sayings } from "./words";

/** The properties of a live board; those left out have a default. */
export interface LiveProps {
  /** The game to begin if there is no record. */
  game?: string | null;
  /** As an object; or as JSON, a link, or the address of a file. */
  record?: unknown;
  /** The moment to show; the end of the record if left out. */
  ply?: number | null;
  /** Whose eyes and hands; left out, all people's for playing and an onlooker's for watching. */
  seat?: Seat | null;
  mode?: "watch" | "play";
  lang?: Lang;
  /** What the reader is to do: a goal as an object, or as JSON. */
  goal?: unknown;
  /** The address of a rule's page. */
  ruleHref?: (game: string, rule: string) => string;
  onmove?: (detail: { seat: Seat; move: unknown; record: GameRecord }) => void;
  onrefusal?: (detail: { rule: string; text: Bilingual }) => void;
  onerror?: (detail: { code: string; detail: string }) => void;
  onsolved?: (detail: { record: GameRecord }) => void;
  onmissed?: (detail: { record: GameRecord }) => void;
}

/** Why there is no board. */
export interface NoBoard {
  readonly code: string;
  readonly text: Bilingual;
}

/** Must be made inside a component: it opens and closes the match with the component's effects. */
export class Showing {
  readonly #props: () => LiveProps;
  #match: Match<GameTypes> | null = $state.raw(null);
  #missing: NoBoard | null = $state.raw(null);
  /** Counts the times that the same is begun anew. */
  #attempt = $state(0);

  readonly #goal: { goal: Goal | null; trouble: string } = $derived.by(() => {
    try {
      return { goal: readGoal(this.#props().goal), trouble: "" };
    } catch (error) {
      return { goal: null, trouble: (error as NoGoal).message };
    }
  });

  constructor(props: () => LiveProps) {
    this.#props = props;
    $effect(() => this.#follow());
    $effect(() => {
      const { trouble } = this.#goal;
      if (trouble) this.#props().onerror?.({ code: "malformed", detail: trouble });
    });
    onDestroy(() => this.#match?.close());
    $effect(() => {
      const { ply } = props();
      // Only a new wish turns the board to another moment; moves do not.
      if (ply != null) untrack(() => void this.#match?.goTo(ply));
    });
  }

  get lang(): Lang {
    return this.#props().lang ?? "en";
  }

  get match(): Match<GameTypes> | null {
    return this.#match;
  }

  /** Why there is nothing to show, if so. */
  get missing(): NoBoard | null {
    return this.#missing;
  }

  /** The task, if there is one. */
  get goal(): Goal | null {
    return this.#goal.goal;
  }

  /** Begins anew from what was given. */
  again(): void {
    this.#attempt += 1;
  }

  /** What was shown stays until the next is there. */
  #follow(): () => void {
    const { game = null, record = null, seat = null, mode = "watch" } = this.#props();
    void this.#attempt;
    let left = false;
    this.#open(game, record, seat, mode).then(
      (match) => {
        if (left) match.close();
        else this.#show(match, null);
      },
      (error: unknown) => {
        if (left) return;
        const missing = noBoard(error);
        this.#show(null, missing);
        this.#props().onerror?.({
          code: missing.code,
          detail: error instanceof Error ? error.message : String(error),
        });
      },
    );
    return () => (left = true);
  }

  #show(match: Match<GameTypes> | null, missing: NoBoard | null): void {
    this.#match?.close();
    this.#match = match;
    this.#missing = missing;
  }

  async #open(
    game: string | null,
    record: unknown,
    seat: Seat | null,
    mode: "watch" | "play",
  ): Promise<Match<GameTypes>> {
    const lang = () => this.lang;
    const source: Source =
      typeof record === "string"
        ? { record: await readRecord(record, document.baseURI) }
        : record !== null
          ? { record }
          : { config: await this.#newGame(game, seat) };
    const company: Company =
      mode === "watch"
        ? { kind: "watch", seat }
        : seat === null
          ? { kind: "reader" }
          : { kind: "seat", seat };
    const match = await openMatch(source, {
      company,
      preferences: {
        get lang() {
          return lang();
        },
        speed: "normal",
        confirmMoves: true,
      },
      listener: {
        moved: (seat, move, record) => this.#props().onmove?.({ seat, move, record }),
        refused: ({ rule, text }) => this.#props().onrefusal?.({ rule, text }),
        failed: ({ kind, detail }: MatchFailure) => this.#props().onerror?.({ code: kind, detail }),
      },
    });
    if (match.trouble) this.#props().onerror?.(match.trouble);
    const { ply } = this.#props();
    if (ply != null) await match.goTo(ply);
    return match;
  }

  /** A fresh game: one person against computer players of middling strength. */
  async #newGame(game: string | null, seat: Seat | null): Promise<Config> {
    if (game === null)
      throw new EngineError({ code: "unknown-game", detail: "neither a game nor a record is given" });
    const info: GameInfo = await services().catalogue.game(game);
    const level = info.levels[Math.floor(info.levels.length / 2)]?.id ?? null;
    const seats = Array.from({ length: info.players.min }, (_, index) => ({
      name: live[this.lang].player(index + 1),
      bot: index === (seat ?? 0) ? null : level,
    }));
    return { game, seats };
  }
}

function noBoard(error: unknown): NoBoard {
  if (error instanceof NoRecord) return error;
  if (error instanceof EngineUnavailable) return { code: "unavailable", text: sayings.unavailable };
  if (!(error instanceof EngineError)) return { code: "not-loaded", text: sayings.notLoaded };
  const { code } = error.error;
  return { code, text: code === "unknown-game" ? sayings.noGame : sayings.notARecord };
}
