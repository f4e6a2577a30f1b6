// Generated from the engine by `npm run types`. Do not edit.

import type { Seat } from "./common";

export type Aids = { spaces: Array<SpaceAid>, omens: Array<OmenAid>, 
/**
 * Meeples of each colour at the start.
 */
meeples: number, 
/**
 * The game ends when an own colour has no more than this.
 */
threshold: number, 
/**
 * Null for a seat that has to judge the pile unaided.
 */
signs: Signs | null, drowning: Array<Drowning>, 
/**
 * Open omens: cards of which both copies lie in the pile.
 */
pairs: Array<Omen>, 
/**
 * Open omens: the active seat must trigger.
 */
forced: boolean, };

export type Arrival = { space: Space, count: number, room: number, };

export type Color = string;

export type Colors = "drawn" | "fixed";

export type Drowning = { space: Space, color: Color, 
/**
 * Its owner; null for a neutral meeple, which the next apocalypse takes.
 */
seat: Seat | null, 
/**
 * Its last chance: it is lost at the end of the next action phase to end.
 */
last: boolean, };

export type EndOfActions = { 
/**
 * Own meeples in the sea that would be discarded (AK-7.14).
 */
lost: Array<Meeple>, next: Next, 
/**
 * Who acts next, unless the game is over.
 */
seat: Seat | null, };

export type Event = { "type": "gameStarted", first: Seat, } | { "type": "phaseStarted", phase: Phase, seat: Seat, turn: number, } | { "type": "omenSkipped", seat: Seat, } | { "type": "omenPlayed", seat: Seat, 
/**
 * Left out where omens are hidden.
 */
card?: Omen, } | { "type": "omenPlayedFace", seat: Seat, privateTo: Seat, card: Omen, } | { "type": "omenReturned", seat: Seat, } | { "type": "omenReturnedFace", seat: Seat, privateTo: Seat, card: Omen, } | { "type": "omenDrawn", seat: Seat, privateTo: Seat, card: Omen, } | { "type": "omenOwed", seat: Seat, } | { "type": "omenDiscarded", card: Omen, 
/**
 * Who drew or held it; null for a card of the pile.
 */
seat: Seat | null, } | { "type": "moved", seat: Seat, color: Color, from: Space, to: Space, } | { "type": "rescued", seat: Seat, color: Color, from: Space, to: Space, } | { "type": "pushed", seat: Seat, color: Color, from: Space, to: Space, } | { "type": "passed", seat: Seat, unused: number, } | { "type": "meepleDiscarded", space: Space, color: Color, } | { "type": "eventSkipped", seat: Seat, } | { "type": "pileLookedAt", seat: Seat, count: number, } | { "type": "pileSeen", seat: Seat, privateTo: Seat, cards: Array<Omen>, } | { "type": "declared", seat: Seat, reveal: boolean, } | { "type": "penalised", seat: Seat, reason: Reason, } | { "type": "noApocalypse", seat: Seat, } | { "type": "omensRevealed", cards: Array<Omen>, } | { "type": "triggered", seat: Seat, cards: Array<Omen>, } | { "type": "waited", seat: Seat, } | { "type": "apocalypse", cards: Array<Omen>, spaces: Array<Space>, } | { "type": "tileSunk", space: Space, } | { "type": "templeLost", space: Space, } | { "type": "laidDown", space: Space, color: Color, } | { "type": "omensReturned", count: number, } | { "type": "gameEnded", seat: Seat, } | { "type": "curseRevealed", seat: Seat, color: Color, } | { "type": "tieBreak", round: number, tied: Array<Seat>, } | { "type": "handsShuffledIn", count: number, } | { "type": "omenTurnedUp", card: Omen, } | { "type": "noWinner" } | { "type": "gameResult", winner: Seat | null, };

export type EventCheck = "auto" | "judge";

export type GameResult = { winner: Seat | null, tieBreakRounds: number, 
/**
 * Before the tie-break.
 */
scoresAtEnd: Array<Score>, scores: Array<Score>, };

export type Kind = "what" | "where" | "will";

export type Majority = { own: number, against: number, };

export type Meeple = { space: Space, color: Color, };

export type Move = { "type": "omen", play: Omen, 
/**
 * Null with a single card in hand.
 */
return: Omen | null, } | { "type": "move", from: Space, to: Target, } | { "type": "rescue", 
/**
 * Where the rescuer stands.
 */
by: Space, from: Space, color: Color, } | { "type": "push", from: Space, color: Color, to: Target, } | { "type": "pass", } | { "type": "declare", reveal: boolean, } | { "type": "trigger", what: Omen, where: Omen, will: Omen | null, } | { "type": "wait", };

export type Next = "turn" | "look" | "declare" | "over";

export type Omen = string;

export type OmenAid = { id: Omen, kind: Kind, area: Array<Space>, 
/**
 * Spaces of its area that are not sea.
 */
dry: number, dead: boolean, };

export type Omens = "hidden" | "open";

export type Options = { 
/**
 * The number of seats; null only until the table is known.
 */
players: number | null, variant: Variant, omens: Omens, eventCheck: EventCheck, penaltyLimit: number, firstSeat: number | "random", colors: Colors, recall: boolean, setup: Setup | null, };

export type Phase = "omen" | "action" | "declare" | "event" | "over";

export type PileCardView = { by: Seat, 
/**
 * Null where the face is not shown.
 */
card: Omen | null, };

export type PilePosition = { card: Omen, by: Seat, seenBy: Array<Seat>, };

export type Position = { game: string, options: Options, colors: Array<Color>, temples: Array<Space>, seats: Array<SeatPosition>, board: { [key in Space]: SpaceState }, drawPile: Array<Omen>, omenPile: Array<PilePosition>, deadOmens: Array<Omen>, debts: Array<Seat>, discarded: { [key in Color]: Whole }, turn: Turn, apocalypses: Whole, result: GameResult | null, };

export type PreparedCard = { card: Omen, by: Seat, 
/**
 * Besides `by`; with open omens everybody has seen it.
 */
seenBy?: Array<Seat>, };

export type Preview = { "type": "omen", signs: Signs, } | { "type": "action", actionsLeft: number, 
/**
 * Where the meeple comes to stand and how many will stand there; null for a pass.
 */
arrival: Arrival | null, 
/**
 * Only for a push.
 */
majority: Majority | null, 
/**
 * What follows if this ends the action phase.
 */
end: EndOfActions | null, } | { "type": "declare" } | { "type": "trigger", spaces: Array<Space>, 
/**
 * Meeples that would be laid down.
 */
falling: Array<Meeple>, 
/**
 * Neutral meeples in the sea that would be discarded first.
 */
lost: Array<Meeple>, 
/**
 * Omens that would be dead afterwards and are not yet.
 */
dying: Array<Omen>, } | { "type": "wait" };

export type Reason = "missed" | "false-alarm";

export type Score = { seat: Seat, survivors: number, cursed: number, penalties: number, total: number, };

export type SeatPosition = { bless: Color, curse: Color | null, hand: Array<Omen>, penalties: Whole, };

export type SeatView = { bless: Color, 
/**
 * Null where it is hidden or there is none.
 */
curse: Color | null, hasCurse: boolean, 
/**
 * Null where it is hidden.
 */
hand: Array<Omen> | null, handCount: number, penalties: number, };

export type Setup = { bless?: Array<Color>, curse?: Array<Color>, temples?: Array<Space>, 
/**
 * Spaces already sunk; a sunk temple is here and in `temples`.
 */
sea?: Array<Space>, up?: { [key in Space]: Array<Color> }, down?: { [key in Space]: Array<Color> }, hands?: Array<Array<Omen>>, 
/**
 * The draw pile, top first.
 */
deck?: Array<Omen>, 
/**
 * Oldest first.
 */
omenPile?: Array<PreparedCard>, deadOmens?: Array<Omen>, penalties?: Array<number>, };

export type Signs = { 
/**
 * Oldest first.
 */
cards: Array<Omen>, 
/**
 * Cards whose face is not known.
 */
unknown: number, 
/**
 * Dry spaces in the area of a known *what* card.
 */
what: Array<Space>, 
/**
 * Dry spaces in the area of a known *where* card.
 */
where: Array<Space>, 
/**
 * Known mercies less known wraths.
 */
will: number, 
/**
 * Spaces that an apocalypse would affect; with open omens those of any set that may be
 * taken.
 */
struck: Array<Space>, 
/**
 * Meeples on them.
 */
falling: Array<Meeple>, };

export type Space = string;

export type SpaceAid = { id: Space, 
/**
 * Axial coordinates of a flat-top hex; the volcano is at 0, 0.
 */
q: number, r: number, zone: Zone, region: Omen, adjacent: Array<Space>, };

export type SpaceState = { terrain: Terrain, up: Array<Color>, down: Array<Color>, };

export type Target = string;

export type Terrain = "land" | "temple" | "sea";

export type Turn = { number: number, seat: Seat, phase: Phase, actionsLeft: number, };

export type Variant = "people" | "gods";

export type View = { game: string, 
/**
 * Without the prepared start, which may name hidden cards.
 */
options: Options, 
/**
 * Who is looking; null for an onlooker.
 */
seat: Seat | null, colors: Array<Color>, 
/**
 * The spaces that held a temple at the start.
 */
temples: Array<Space>, seats: Array<SeatView>, board: { [key in Space]: SpaceState }, drawCount: number, 
/**
 * Null until the game is over.
 */
drawPile: Array<Omen> | null, 
/**
 * Oldest first.
 */
omenPile: Array<PileCardView>, deadOmens: Array<Omen>, debts: Array<Seat>, discarded: { [key in Color]: number }, turn: Turn, apocalypses: number, result: GameResult | null, aids: Aids, };

export type Whole = number;

export type Zone = "inner" | "ridge" | "valley" | "cape" | "beach";
