// Tables for the tests, as the engine itself sets them: real views, moves and events.

import engine from "../../../../tests/wasm/engine";
import type { GameInfo, Record as GameRecord } from "../../engine/types/common";
import { namesOf } from "../../stores/names";
import type { Lang } from "../contract";
import type { Speaker } from "./forecast";
import { lessons } from "./lessons";
import type { DlTable, Move, Position, Preview, Seat } from "./types";
import { phrasesOf } from "./words";

interface EngineMatch {
  frame(seat?: number | null, ply?: number | null): unknown;
  log(seat: number | null | undefined, from: number): unknown;
}

const { catalogue } = (engine.games() as GameInfo[]).find(({ id }) => id === "demon-lords")!;

export const namesIn = (lang: Lang) => namesOf(catalogue, lang);

/** The lesson on a rule, after some more moves by whoever is asked. */
export function lesson(rule: string, ...moves: readonly Move[]): GameRecord {
  return played(lessons.find((one) => one.rule === rule)!.record as GameRecord, ...moves);
}

/** A game that starts from a position. */
export function setOut(position: Omit<Position, "players">, ...moves: readonly Move[]): GameRecord {
  const names = ["Ada", "Brahe", "Clio", "Dante", "Euler"].slice(0, position.seats.length);
  const start = { position: { players: names.length, ...position }, rng: "0000000000000001" };
  const seats = names.map((name) => ({ name, bot: null }));
  const record = { format: 1, game: "demon-lords", rulesVersion: 1, options: {}, seats, start, moves: [] };
  return played({ ...record, result: null }, ...moves);
}

function played(record: GameRecord, ...moves: readonly Move[]): GameRecord {
  return moves.reduce(
    (game, move) => ({ ...game, moves: [...game.moves, { seat: tableOf(game).viewer!, move }] }),
    record,
  );
}

/** A table at the end of a record, seen by a seat: by whoever is asked, if it is not said. */
export function tableOf(record: GameRecord, viewer?: Seat | null, lang: Lang = "en"): DlTable {
  const match = engine.Match.open(record) as EngineMatch;
  const [asked = null] = (match.frame(null, undefined) as DlTable["frame"]).toAct;
  const eyes = viewer === undefined ? asked : viewer;
  const frame = match.frame(eyes, undefined) as DlTable["frame"];
  return {
    frame,
    seats: record.seats,
    viewer: eyes,
    canAct: eyes !== null && frame.toAct.includes(eyes),
    chosen: null,
    preview: null,
    refused: null,
    moment: null,
    lang,
    names: namesIn(lang),
    log: match.log(eyes, 0) as DlTable["log"],
    choose: () => {},
    point: () => {},
    confirm: () => {},
  };
}

export function speakerAt({ frame, seats, viewer, names, lang }: DlTable): Speaker {
  return { view: frame.view, seats, viewer: viewer ?? 0, names, phrases: phrasesOf(lang) };
}

export function previewOf(record: GameRecord, move: Move): Preview {
  return engine.preview_move(record, move, tableOf(record).viewer!) as Preview;
}

/** The rule that refuses a move of whoever is asked; null if it can be made. */
export function refusalOf(record: GameRecord, move: Move): string | null {
  const refusal = engine.explain_move(record, move, tableOf(record).viewer!) as { rule: string } | null;
  return refusal?.rule ?? null;
}
