// Generated from the engine by `npm run types`. Do not edit.

import type { Rule, Seat } from "./common";

export type Attempts = "once" | "repeat";

export type Bonus = "moreTroops" | "avatar" | "harvester" | "card";

export type Card = string;

export type Cost = { souls: number, 
/**
 * The rule that sets the price.
 */
rule: Rule, };

export type Desecration = { node: Node, owner: Seat, 
/**
 * The sum that two dice must reach.
 */
target: number, rule: Rule, chance: number, };

export type Die = { reason: DieReason, rule: Rule, };

export type DieReason = "base" | "moreTroops" | "avatar" | "harvester" | "card";

export type Duel = { node: Node, seats: [Seat, Seat], 
/**
 * Dice that each side rolls, and what it adds.
 */
dice: number, rule: Rule, harvesters: [number, number], souls: [number, number], wins: [number, number], 
/**
 * The chance of each side to be beaten with too few Souls.
 */
routs: [number, number], 
/**
 * Where each side would then have to retreat to; with nowhere to go it is eliminated.
 */
refuges: [Array<Node>, Array<Node>], };

export type EffectView = { rule: Rule, 
/**
 * Lines that no Troop may use while the card is in effect, and lines that there are only then.
 */
closed: Array<[Node, Node]>, added: Array<[Node, Node]>, };

export type Event = { "type": "firstRolled", rolls: Array<[Seat, number]>, } | { "type": "piecePlaced", piece: Placed, seat: Seat, node: Node, } | { "type": "troopsPlaced", seat: Seat, node: Node, count: number, } | { "type": "soulsPlaced", seat: Seat, amount: number, } | { "type": "turnStarted", seat: Seat, turn: number, round: number, } | { "type": "resourceRolled", seat: Seat, numbers: Array<number>, } | { "type": "soulsGained", seat: Seat, amount: number, missed: number, reason: Gain, node: Node, } | { "type": "soulsLost", seat: Seat, amount: number, reason: Loss, } | { "type": "troopSpawned", seat: Seat, node: Node, fromStorage: boolean, } | { "type": "pieceBought", piece: Piece, seat: Seat, node: Node, cost: number, } | { "type": "troopsMoved", seat: Seat, from: Node, to: Node, count: number, } | { "type": "avatarMoved", seat: Seat, from: Node, to: Node, cost: number, } | { "type": "fightStarted", node: Node, brute: Seat, defender: Seat, troops: [number, number], } | { "type": "combatRound", node: Node, bonus: [Array<Bonus>, Array<Bonus>], dice: [Array<number>, Array<number>], lost: [number, number], slainTo: SlainTo, troops: [number, number], } | { "type": "fightEnded", node: Node, winner: Seat | null, } | { "type": "duelRolled", node: Node, brute: Seat, defender: Seat, dice: [Array<number>, Array<number>], harvesters: [number, number], totals: [number, number], } | { "type": "duelEnded", node: Node, winner: Seat, loser: Seat, damage: number, paid: number, } | { "type": "avatarRetreated", seat: Seat, from: Node, to: Node, } | { "type": "desecrationRolled", seat: Seat, node: Node, with: Means, dice: [number, number], target: number, success: boolean, } | { "type": "pieceSacrificed", piece: Piece, seat: Seat, node: Node, } | { "type": "worldEvent", card: Card, replaced: Card | null, } | { "type": "seatEliminated", seat: Seat, by: Seat, } | { "type": "phaseEnded", phase: Phase, seat: Seat, auto: boolean, } | { "type": "roundEnded", round: number, } | { "type": "gameEnded", reason: Reason, winners: Array<Seat>, ranking: Array<Array<Seat>>, };

export type Fight = { node: Node, sides: [Side, Side], 
/**
 * The chance of each side to hold the node in the end.
 */
wins: [number, number], 
/**
 * Whose Harvester falls with its garrison.
 */
harvester: Seat | null, };

export type Forecast = { "type": "plain", } | { "type": "harvest", dice: number, 
/**
 * Souls that the player loses first (DL-15.7).
 */
rot: number, pays: Array<Array<number>>, } | { "type": "income", pays: Array<number>, } | { "type": "spawn", fromStorage: boolean, 
/**
 * Souls that the node lets through after this one.
 */
left: number, fights: Array<Fight>, } | { "type": "purchase", rule: Rule, } | { "type": "ransom", gain: number, } | { "type": "march", 
/**
 * Troops left behind, and how many of them may not leave now, with the rule that holds them.
 */
stay: number, held: number, by: Rule | null, fights: Array<Fight>, } | { "type": "flight", fights: Array<Fight>, duels: Array<Duel>, desecration: Desecration | null, } | { "type": "fight", fight: Fight, } | { "type": "duel", duel: Duel, 
/**
 * It has to be fought before the turn ends (DL-9.1).
 */
forced: boolean, } | { "type": "desecration", desecration: Desecration, } | { "type": "retreat", distance: number, };

export type Gain = "harvester" | "avatar" | "portal" | "ransom" | "reap" | "plunder";

export type GameResult = { reason: Reason, winners: Array<Seat>, 
/**
 * The seats of each place, the best first.
 */
ranking: Array<Array<Seat>>, scores: Array<Score>, };

export type Loss = "soulRot";

export type Means = "avatar" | "troops";

export type Move = { "type": "placeHarvester", node: Spot, } | { "type": "placePortal", node: Spot, } | { "type": "placeAvatar", node: Spot, } | { "type": "roll", } | { "type": "chooseNumber", number: Whole, } | { "type": "spawn", node: Spot, } | { "type": "buy", piece: Piece, node: Spot, } | { "type": "ransom", piece: Piece, node: Spot, } | { "type": "moveTroops", from: Spot, to: Spot, count: Whole, } | { "type": "moveAvatar", to: Spot, } | { "type": "fight", node: Spot, defender: Whole, } | { "type": "duel", defender: Whole, } | { "type": "desecrate", node: Spot, with: Means, } | { "type": "retreat", node: Spot, } | { "type": "endPhase", };

export type Next = { 
/**
 * Null after the end.
 */
seat: Seat | null, phase: Phase, };

export type Node = string;

export type NodePosition = { harvester?: Seat | null, portal?: Seat | null, troops?: Array<number> | null, };

export type NodeView = { 
/**
 * The owners.
 */
harvester: Seat | null, portal: Seat | null, 
/**
 * By seat.
 */
troops: Array<number>, };

export type Options = { setup: Setup, first: number | "roll", worldEvents: boolean, desecration: Attempts, 
/**
 * Left out until the number of players is known.
 */
roundLimit: number, };

export type PendingView = { seat: Seat, from: Node, nodes: Array<Node>, };

export type Phase = "setup-harvester" | "setup-portal" | "setup-avatar" | "resource" | "spawn" | "purchase" | "movement" | "combat" | "retreat" | "over";

export type Piece = "harvester" | "portal";

export type Placed = "harvester" | "portal" | "avatar";

export type Position = { game?: string | null, version?: number | null, players: number, options?: Options | null, order?: Array<Seat> | null, firstRolls?: Array<Array<[Seat, number]>> | null, round?: number | null, turn?: number | null, brute?: Seat | null, toAct?: Seat | null, phase: Phase, placed?: number | null, seats: Array<SeatPosition>, nodes?: { [key in Node]: NodePosition } | null, deck?: Array<Card> | null, event?: Card | null, seen?: number | null, turnState?: TurnPosition | null, pending?: PendingView | null, result?: GameResult | null, };

export type Preview = { 
/**
 * What is to be paid; null where nothing is.
 */
cost: Cost | null, 
/**
 * Souls that the player has afterwards, before any dice.
 */
souls: number, 
/**
 * Who acts next and in which phase; null where dice or cards decide it.
 */
next: Next | null, forecast: Forecast, };

export type Reason = "last-avatar" | "reckoning";

export type Score = { seat: Seat, alive: boolean, banished: number, harvesters: number, portals: number, troops: number, souls: number, total: number, };

export type SeatPosition = { alive?: boolean | null, storage?: number | null, hell?: number | null, harvesters?: number | null, portals?: number | null, avatar?: Node | null, banished?: number | null, out?: number | null, };

export type SeatView = { alive: boolean, 
/**
 * Soul pieces in storage and in the Personal Hell.
 */
storage: number, hell: number, 
/**
 * Pieces in storage.
 */
harvesters: number, portals: number, avatar: Node | null, banished: number, 
/**
 * The turn of the elimination.
 */
out: number | null, };

export type Setup = "draft" | "preset";

export type Side = { seat: Seat, troops: number, 
/**
 * The reason of every die.
 */
dice: Array<Die>, 
/**
 * How many of them are rolled: not more than five (DL-8.10).
 */
rolled: number, };

export type SlainTo = "storage" | "hell";

export type Spot = string;

export type TurnPosition = { numbers?: Array<number> | null, spawned?: { [key in Node]: number } | null, spawnedTotal?: number | null, spent?: { [key in Node]: Array<number> } | null, movedTotal?: number | null, avatarMoved?: boolean | null, avatarBeaten?: boolean | null, duelled?: Array<Seat> | null, attempted?: Array<Node> | null, };

export type TurnView = { numbers: Array<number>, spawned: Partial<Record<Node, number>>, spawnedTotal: number, 
/**
 * How many Troops on a node have moved once, and twice.
 */
spent: Partial<Record<Node, Array<number>>>, movedTotal: number, avatarMoved: boolean, avatarBeaten: boolean, duelled: Array<Seat>, attempted: Array<Node>, };

export type View = { game: string, version: number, players: number, options: Options, order: Array<Seat>, firstRolls: Array<Array<[Seat, number]>>, round: number, turn: number, brute: Seat | null, toAct: Seat | null, phase: Phase, placed: number, seats: Array<SeatView>, nodes: { [key in Node]: NodeView }, deckCount: number, 
/**
 * The cards at the bottom of the deck that all have seen, the uppermost first.
 */
under: Array<Card>, event: Card | null, 
/**
 * What the card changes.
 */
effect: EffectView | null, seen: number, 
/**
 * Null in the setup.
 */
turnState: TurnView | null, pending: PendingView | null, result: GameResult | null, 
/**
 * Who is looking; null for an onlooker.
 */
seat: Seat | null, yourTurn: boolean, };

export type Whole = number;
