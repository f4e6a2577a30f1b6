// Generated from the engine by `npm run types`. Do not edit.

export type ApiError = { code: ErrorCode, 
/**
 * One English sentence for developers and bug reports.
 */
detail: string, };

export type Broken = { requirement: string, 
/**
 * One English sentence for whoever wrote the position.
 */
detail: string, };

export type ChoiceValue = { value: unknown, label: Text, };

export type Cited<E> = { rule: Rule, also?: Array<Rule>, } & E;

export type Config = { game: string, 
/**
 * Who plays; or else how many.
 */
seats?: Array<SeatConfig>, players?: number, 
/**
 * What is left out has its default.
 */
options?: { [key: string]: unknown }, 
/**
 * A number, or 16 hex digits; drawn by the system if it is left out.
 */
seed?: string | number | null, 
/**
 * Results of chance to use before the generator's.
 */
script?: Array<number>, 
/**
 * A position to start from instead of a set-up.
 */
position?: unknown, };

export type Entry = { id: string, 
/**
 * What sort of thing it is, for example `city`.
 */
kind: string, name: Text, 
/**
 * What it does, where that needs words.
 */
text: Text | null, 
/**
 * Its printed number, if it has one.
 */
value: number | null, 
/**
 * What it belongs to, for example the continent of a place: an id of the catalogue.
 */
group: string | null, 
/**
 * What it is joined to, for example the neighbours of a place: ids of the catalogue.
 */
links: Array<string>, };

export type ErrorCode = "malformed" | "unknown-game" | "wrong-players" | "unknown-level" | "out-of-range" | "future-format" | "broken-record" | "broken-position" | "broken-script" | "cannot-undo" | "nothing-to-choose" | "no-entropy";

export type Explained = { rule: Rule, text: Sentence, };

export type Failure = { "kind": "refusal" } & Explained | { "kind": "error" } & ApiError;

export type Frame<V, M> = { 
/**
 * The number of moves played before this moment.
 */
ply: number, 
/**
 * The number of moves played in all.
 */
plies: number, view: V, toAct: Array<Seat>, 
/**
 * The viewer's own moves; empty in the past.
 */
legal: Array<M>, standing: Standing, outcome: Outcome | null, undo: Undo, 
/**
 * The seats that know something an onlooker does not.
 */
secretive: Array<Seat>, };

export type GameInfo = { id: string, prefix: string, title: Text, players: Span, minutes: Span, rulesVersion: number, levels: Array<LevelInfo>, 
/**
 * What of the catalogue a reference lists, in its order.
 */
reference: Array<Heading>, catalogue: Array<Entry>, };

export type Heading = { kind: string, name: Text, };

export type LevelInfo = { id: string, label: Text, };

export type LogEntry<E> = { ply: number, seat: Seat | null, events: Array<Cited<E>>, };

export type OptionKind = { "type": "toggle" } | { "type": "choice", values: Array<ChoiceValue>, } | { "type": "seat", others: Array<ChoiceValue>, } | { "type": "number", min: number, max: number, } | { "type": "order", of: string, max: number, } | { "type": "object" };

export type OptionSpec = { 
/**
 * The key in the options object.
 */
id: string, label: Text, 
/**
 * One sentence on what it changes.
 */
help: Text, rule: Rule, 
/**
 * Shown only to those who ask for more.
 */
advanced: boolean, default: unknown, kind: OptionKind, };

export type Outcome = { 
/**
 * Empty when nobody won.
 */
winners: Array<Seat>, 
/**
 * A word of the game's own, for example `death`.
 */
reason: string, 
/**
 * The rule that decided.
 */
rule: Rule, 
/**
 * The final score step by step; points by seat.
 */
rows: Array<ScoreRow>, totals: Array<number>, };

export type Played = { seat: Seat, move: unknown, };

export type Record = { format: number, game: string, rulesVersion: number, 
/**
 * Complete, defaults filled in.
 */
options: unknown, seats: Array<SeatConfig>, start: Start, moves: Array<Played>, 
/**
 * The game's own result, null while it goes on.
 */
result: unknown, 
/**
 * The position after the last move: what is left to show if the moves no longer replay.
 */
snapshot?: unknown, };

export type Rule = string;

export type RuleText = { 
/**
 * `AD-6.2`
 */
id: string, title: string, 
/**
 * Paragraphs, lists, tables, bold; ids of rules stand bare.
 */
body: string, };

export type Rulebook = { title: string, intro: string, sections: Array<Section>, };

export type ScoreRow = { 
/**
 * A word of the game's own, for example `cities`; the page knows its name.
 */
id: string, rule: Rule, 
/**
 * By seat; null where the line does not concern the seat.
 */
points: Array<number | null>, 
/**
 * By seat, the things counted: ids of the catalogue; empty where there are none to show.
 */
items: Array<Array<string>>, };

export type Seat = number;

export type SeatConfig = { name: string, 
/**
 * The level of the computer player; null for a person.
 */
bot: string | null, };

export type Section = { 
/**
 * `AD-6`
 */
id: string, 
/**
 * `6`
 */
number: string, title: string, summary: string, rules: Array<RuleText>, };

export type Sentence = { en: string, fr: string, };

export type Span = { min: number, max: number, };

export type Standing = { phase: string, 
/**
 * Counted from 1; 0 while the table is being set up.
 */
round: number, 
/**
 * The last round, if it is known.
 */
rounds: number | null, 
/**
 * By seat; null where the viewer may not know it.
 */
scores: Array<number | null>, };

export type Start = { seed: Word, script?: Array<number>, } | { position: unknown, 
/**
 * The generator's word from there on.
 */
rng: Word, script?: Array<number>, };

export type Text = { en: string, fr: string, };

export type Undo = { "type": "possible" } | { "type": "nothing" } | { "type": "other", seat: Seat, } | { "type": "stopped", rule: Rule, };

export type Word = string;
