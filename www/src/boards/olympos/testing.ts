// Tables for the tests, as the engine itself sets them: real views, moves and events.

import type { GameInfo, Record as GameRecord } from "../../engine/types/common";
import { namesOf } from "../../stores/names";
import type { Lang } from "../contract";
import { lessons } from "./lessons";
import type { Move, OlTable, Seat } from "./types";

/** As much of the engine's module as is needed here. */
interface Engine {
  games(): unknown;
  Match: { open(record: unknown): Match; create(config: unknown): Match };
}

export interface Match {
  frame(seat?: number | null): unknown;
  log(seat: number | null, from: number): unknown;
  record(): unknown;
  play(seat: number, move: unknown): void;
  preview(seat: number, move: unknown): unknown;
  explain(seat: number, move: unknown): unknown;
}

/** What the tests do with the engine. */
export function bench(engine: Engine) {
  const { catalogue } = (engine.games() as GameInfo[]).find(({ id }) => id === "olympos")!;

  /** The position of the lesson on a rule, after some moves. */
  function lesson(rule: string, ...moves: readonly (readonly [Seat, Move])[]): Match {
    const match = engine.Match.open(lessons.find((one) => one.rule === rule)!.record);
    for (const [seat, move] of moves) match.play(seat, move);
    return match;
  }

  /** The table as a seat sees it. */
  function tableOf(
    match: Match,
    viewer: Seat | null = 0,
    changes: Partial<OlTable> = {},
    lang: Lang = "en",
  ): OlTable {
    const frame = match.frame(viewer) as OlTable["frame"];
    return {
      frame,
      seats: (match.record() as GameRecord).seats,
      viewer,
      canAct: viewer !== null && frame.toAct.includes(viewer),
      chosen: null,
      preview: null,
      refused: null,
      moment: null,
      lang,
      names: namesOf(catalogue, lang),
      log: match.log(viewer, 0) as OlTable["log"],
      choose: () => {},
      point: () => {},
      confirm: () => {},
      ...changes,
    };
  }

  /** The rule that refuses a move. */
  function refusalOf(match: Match, move: Move, seat: Seat = 0): string | null {
    return (match.explain(seat, move) as { rule: string } | null)?.rule ?? null;
  }

  /** Plays a game by picking here and there from the list, and hands out each position with its list. */
  function playThrough(
    players: number,
    seed: number,
    each: (match: Match, seat: Seat, legal: readonly Move[]) => void = () => {},
  ): Match {
    const match = engine.Match.create({ game: "olympos", players, seed });
    for (let ply = 0; ; ply++) {
      const [seat] = (match.frame(null) as OlTable["frame"]).toAct;
      if (seat === undefined) return match;
      const { legal } = match.frame(seat) as OlTable["frame"];
      each(match, seat, legal);
      // Discoveries and wonders are rare on the list, and make the game.
      const rare = legal.filter(({ type }) => type === "discover" || type === "build");
      const list = rare.length > 0 && ply % 3 > 0 ? rare : legal;
      match.play(seat, list[(ply * 7919 + seed * 31) % list.length]);
    }
  }

  return { catalogue, lesson, tableOf, refusalOf, playThrough };
}
