// Generated from the engine by `npm run types`. Do not edit.

import type { Rule, Seat } from "./common";

export type BonusKind = "settler" | "hourglass" | "cube" | "prestige";

export type BonusPending = { slot: Slot, cost: number, };

export type BonusPreview = { index: number, bonus: BonusKind, 
/**
 * For a cube.
 */
resource: Resource | null, 
/**
 * What there is of it: less than usual where the general stock runs out.
 */
n: number, time: Time, };

export type Brings = { hourglasses: number, settlers: number, cubes: number, cards: number, };

export type Card = string;

export type CompleteOptions = { layout: Layout, crosses: Crosses, prestige: Prestige, deal?: Deal, };

export type Control = { space: Space, 
/**
 * Null if it would be empty.
 */
to: Seat | null, };

export type Crosses = "player" | "random";

export type CubeReason = "commerce" | "artemis";

export type Deal = { 
/**
 * The seats, bottom first.
 */
stack?: Array<Seat>, 
/**
 * The kinds of each row by column.
 */
rows?: Rows, 
/**
 * By column.
 */
wonders?: [Wonder, Wonder, Wonder, Wonder, Wonder], 
/**
 * All territories to close, in order.
 */
crosses?: Array<Space>, 
/**
 * By seat.
 */
cubes?: Array<Resource>, 
/**
 * The whole deck, top first.
 */
destiny?: Array<Card>, 
/**
 * The piles in track order; the last card is put away.
 */
olympos?: [God, God, God, God, God, God, God, God, God, God], };

export type DestinyJson = { deck: Array<Card>, discard: Array<Card>, };

export type DestinyView = { 
/**
 * Null before the end.
 */
deck: Array<Card> | null, deckCount: number, discard: Array<Card>, };

export type Discovery = string;

export type DrawReason = "zeus" | "phalanx" | "hellenism";

export type Drawn = { card: Card, };

export type Event = { "type": "gameStarted", order: Array<Seat>, } | { "type": "crossPlaced", seat: Seat, space: Space, } | { "type": "tribesPlaced", spaces: Array<Space>, } | { "type": "cubeGained", seat: Seat, resource: Resource, } | { "type": "turnStarted", seat: Seat, final: boolean, } | { "type": "settlerCreated", seat: Seat, space: Space, } | { "type": "settlerMoved", seat: Seat, path: Array<Space>, } | { "type": "fought", seat: Seat, space: Space, defender: Seat | "tribe", cost: number, } | { "type": "controlChanged", space: Space, from: Seat | null, to: Seat | null, } | { "type": "hourglassGained", seat: Seat, n: number, wanted: number, } | { "type": "hourglassSpent", seat: Seat, n: number, } | { "type": "markerMoved", seat: Seat, from: number, to: number, } | { "type": "zeusReached", seat: Seat, pos: number, } | { "type": "cubesSpent", seat: Seat, spend: Spend, } | { "type": "discovered", seat: Seat, slot: Slot, id: Discovery, variant?: Resource, } | { "type": "bonusTaken", seat: Seat, slot: Slot, index: number, bonus: BonusKind, } | { "type": "settlerGained", seat: Seat, n: number, } | { "type": "prestigeGained", seat: Seat, n: number, } | { "type": "wonderBuilt", seat: Seat, wonder: Wonder, athena: boolean, starCards: number, } | { "type": "destinyDrawn", seat: Seat, n: number, private?: Drawn, } | { "type": "destinyDiscarded", seat: Seat, cards: Array<Card>, } | { "type": "destinyPlayed", seat: Seat, card: Card, } | { "type": "destinyReshuffled", n: number, } | { "type": "olymposRevealed", seat: Seat, card: God, pos: number, } | { "type": "favourPlayed", seat: Seat, n: number, } | { "type": "olymposAffects", card: God, symbols: Array<number>, seats: Array<Seat>, } | { "type": "settlerRemoved", seat: Seat, space: Space, level: number, } | { "type": "waited", seat: Seat, } | { "type": "passed", seat: Seat, } | { "type": "turnEnded", seat: Seat, } | { "type": "playerFinished", seat: Seat, } | { "type": "gameOver", scores: Array<number>, winners: Array<Seat>, };

export type FightPreview = { defender: Seat | "tribe", ownSwords: number, theirSwords: number, cost: number, 
/**
 * Hourglasses that the defender would get.
 */
hourglasses: number, rule: Rule, };

export type God = string;

export type Layout = "random" | "example";

export type Move = { "type": "cross", space: Space, } | { "type": "expand", from: Origin, 
/**
 * The height of the settler in its stack, 0 at the bottom; left out for a new one.
 */
level?: number, to: Space, cost: number, } | { "type": "discover", slot: Slot, spend: Spend, 
/**
 * For Money and Agriculture; left out for the others.
 */
variant?: Resource, cost: number, } | { "type": "build", wonder: Wonder, athena: boolean, starCards: number, cost: number, } | { "type": "playDestiny", card: Card, } | { "type": "pass", } | { "type": "wait", } | { "type": "bonus", index: number, } | { "type": "takeCube", resource: Resource, } | { "type": "keepDestiny", card: Card, } | { "type": "endTurn", } | { "type": "favour", count: number, } | { "type": "removeSettler", space: Space, level: number, };

export type OlymposJson = { piles: [Array<God>, Array<God>, Array<God>, Array<God>, Array<God>, Array<God>], aside: God | null, revealed: Array<RevealedJson>, reached: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>], };

export type OlymposView = { 
/**
 * Null before the end, as is the card put away.
 */
piles: [Array<God>, Array<God>, Array<God>, Array<God>, Array<God>, Array<God>] | null, pileCounts: [number, number, number, number, number, number], aside: God | null, revealed: Array<RevealedJson>, reached: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>], };

export type Options = { layout: Layout, crosses: Crosses, prestige: Prestige, deal?: Deal, };

export type OraclePending = { cards: Array<Card>, };

export type Origin = string;

export type Part = { what: What, points: number, 
/**
 * Spaces entered, for land and sea; else 1.
 */
count: number, rule: Rule, };

export type Payment = { resource: Resource, tokens: number, cubes: number, };

export type Pending = OraclePending | TakeCubePending | BonusPending;

export type PendingView = { cards: Array<Card> | null, count: number, } | { why: CubeReason, } | { slot: Slot, cost: number, };

export type PhaseName = "crosses" | "turn" | "oracle" | "takeCube" | "bonus" | "after" | "favour" | "hades" | "over";

export type Position = { players: number, options: CompleteOptions, phase: PhaseName, toAct: Seat | null, active: Seat | null, finalTurn: boolean, order: Array<Seat>, pos: Array<number>, arrival: Array<number>, clock: number, finished: Array<boolean>, spaces: { [key in Space]: SpaceJson }, seats: Array<SeatJson>, slots: { [key in Slot]: SlotJson }, wonders: [Wonder | null, Wonder | null, Wonder | null, Wonder | null, Wonder | null], destiny: DestinyJson, olympos: OlymposJson, agenda: Array<Step>, pending: Pending | null, };

export type Prestige = "hidden" | "open";

export type Preview = { "type": "cross", 
/**
 * Territories still to be closed afterwards.
 */
left: number, 
/**
 * Starred territories that would still be open.
 */
stars: number, } | { "type": "expand", time: Time, parts: Array<Part>, 
/**
 * The start, then each space entered.
 */
path: Array<Space>, fight: FightPreview | null, 
/**
 * The tokens that come with the territory.
 */
resource: Resource, star: boolean, zeus: boolean, 
/**
 * What becomes of the territory left behind, if its controller changes.
 */
leaves: Control | null, points: Array<number>, } | { "type": "discover", 
/**
 * As if no bonus brought hourglasses, unless only those let the marker stay on the track.
 */
time: Time, parts: Array<Part>, payment: Array<Payment>, 
/**
 * The bonuses to choose from.
 */
bonuses: Array<BonusPreview>, 
/**
 * What the tile brings at once.
 */
brings: Brings, points: Array<number>, } | { "type": "build", time: Time, parts: Array<Part>, stars: StarsPreview, points: Array<number>, } | { "type": "pass", place: number, } | { "type": "wait", time: Time, } | { "type": "bonus", bonus: BonusPreview, points: Array<number>, } | { "type": "playDestiny", brings: Brings, prestige: number, resource: Resource | null, points: Array<number>, } | { "type": "takeCube", left: number, } | { "type": "keepDestiny", discards: Array<Card>, } | { "type": "endTurn", gods: number, next: Seat | null, } | { "type": "favour", symbols: Array<number>, affected: Array<Seat>, } | { "type": "removeSettler", leaves: Control | null, points: Array<number>, };

export type Printed = { spaces: { [key in Space]: PrintedSpace }, slots: { [key in Slot]: PrintedSlot }, tiles: { [key in Discovery]: PrintedTile }, wonders: { [key in Wonder]: PrintedWonder }, track: PrintedTrack, };

export type PrintedBonus = { kind: BonusKind, 
/**
 * Of a cube.
 */
resource: Resource | null, 
/**
 * Out of use at this table.
 */
unused: boolean, };

export type PrintedGroup = { units: number, 
/**
 * Null for a grey group.
 */
resource: Resource | null, };

export type PrintedSlot = { cost: Array<PrintedGroup>, bonuses: Array<PrintedBonus>, };

export type PrintedSpace = { resource: Resource, star: boolean, zeus: boolean, 
/**
 * What it is worth at the end.
 */
points: number, };

export type PrintedTile = { swords: number, zeus: number, stars: number, 
/**
 * The two tiles of Money and Agriculture; empty for the others.
 */
variants: Array<Resource>, };

export type PrintedTrack = { zeus: Array<PrintedZeus>, 
/**
 * The points of the last spaces, the last one of all at the end.
 */
places: Array<number>, };

export type PrintedWonder = { stars: number, points: number, };

export type PrintedZeus = { pos: number, cards: number, };

export type Resource = "grain" | "stone" | "wood" | "gold";

export type RevealedJson = { card: God, zeus: number, seat: Seat, played: Array<number>, 
/**
 * Null until the god acts, then clockwise from `seat`.
 */
affected: Array<Seat> | null, };

export type Rows = { "1": [Discovery, Discovery, Discovery, Discovery, Discovery], "2": [Discovery, Discovery, Discovery, Discovery, Discovery], "3": [Discovery, Discovery, Discovery, Discovery, Discovery], "4": [Discovery, Discovery, Discovery, Discovery, Discovery], "5": [Discovery, Discovery, Discovery, Discovery, Discovery], };

export type SeatJson = { stock: number, supply: number, hourglasses: number, cubes: Units, tiles: Array<TileJson>, wonders: Array<Wonder>, hand: Array<Card>, prestige: number, ares: boolean, siren: boolean, erinyes: boolean, keres: boolean, athena: boolean, };

export type SeatView = { stock: number, supply: number, hourglasses: number, cubes: Units, tiles: Array<TileJson>, wonders: Array<Wonder>, 
/**
 * Null for the eyes of others.
 */
hand: Array<Card> | null, handCount: number, 
/**
 * Null for the eyes of others, unless prestige lies open.
 */
prestige: number | null, ares: boolean, siren: boolean, erinyes: boolean, keres: boolean, athena: boolean, };

export type Slot = string;

export type SlotJson = { tile: Discovery, left: number, bonuses: Array<Seat | null>, 
/**
 * The tiles left of Money and Agriculture; left out for the others.
 */
variants?: Array<Resource>, };

export type Space = string;

export type SpaceJson = { 
/**
 * The seats of the settlers, bottom first.
 */
stack: Array<Seat>, cross: boolean, tribe: boolean, };

export type Spend = { grain?: number, stone?: number, wood?: number, gold?: number };

export type StarsPreview = { needed: number, tokens: number, tiles: number, markers: number, athena: boolean, cards: number, };

export type Step = { "step": "takeCube", seat: Seat, why: CubeReason, } | { "step": "drawDestiny", seat: Seat, why: DrawReason, } | { "step": "bonus", seat: Seat, slot: Slot, cost: number, } | { "step": "pay", seat: Seat, cost: number, } | { "step": "after", seat: Seat, } | { "step": "olympos", seat: Seat, zeus: number, } | { "step": "favour", seat: Seat, } | { "step": "resolve", seat: Seat, card: God, } | { "step": "hades", seat: Seat, } | { "step": "endTurn", seat: Seat, };

export type Stock = { hourglasses: number, cubes: Units, };

export type TakeCubePending = { why: CubeReason, };

export type Tally = { tokens: Units, swords: number, symbols: number, 
/**
 * Star tokens.
 */
stars: number, 
/**
 * The lasting Stars for the wonder of each column.
 */
columns: [number, number, number, number, number], settlerCost: number, 
/**
 * Of entering a sea space; null while the Siren forbids it.
 */
seaCost: number | null, 
/**
 * A run of land costs as much as one space.
 */
landRun: boolean, 
/**
 * What the next action costs besides.
 */
surcharge: number, };

export type TileJson = { id: Discovery, variant?: Resource, };

export type Time = { cost: number, 
/**
 * Hourglasses spent, those that the action brings included.
 */
hourglasses: number, from: number, to: number, 
/**
 * The Zeus spaces reached or passed: a Destiny card each.
 */
zeus: Array<number>, 
/**
 * Olympos cards that would be turned up.
 */
gods: number, 
/**
 * Who would play next; null if that ends the game.
 */
next: Seat | null, 
/**
 * What the place would be worth at the end, from the last Zeus space on.
 */
place: number | null, };

export type Units = { grain: number, stone: number, wood: number, gold: number, };

export type View = { 
/**
 * Who is looking; null for an onlooker.
 */
you: Seat | null, players: number, options: ViewOptions, phase: string, toAct: Seat | null, active: Seat | null, finalTurn: boolean, order: Array<Seat>, pos: Array<number>, arrival: Array<number>, clock: number, finished: Array<boolean>, spaces: { [key in Space]: SpaceJson }, seats: Array<SeatView>, slots: { [key in Slot]: SlotJson }, wonders: [Wonder | null, Wonder | null, Wonder | null, Wonder | null, Wonder | null], destiny: DestinyView, olympos: OlymposView, agenda: Array<Step>, pending: PendingView | null, printed: Printed, 
/**
 * By seat.
 */
tallies: Array<Tally>, stock: Stock, };

export type ViewOptions = { layout: Layout, crosses: Crosses, prestige: Prestige, deal?: Deal, };

export type What = "settler" | "land" | "sea" | "fight" | "discovery" | "wonder" | "money" | "agriculture" | "architecture" | "erinyes";

export type Wonder = string;
