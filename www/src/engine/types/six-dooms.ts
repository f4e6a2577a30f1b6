// Generated from the engine by `npm run types`. Do not edit.

import type { Seat } from "./common";

export type ApocalypseState = { step: Step, left: Array<CountAt>, borderAttacks: Array<CountAt>, };

export type Ask = { seat: Seat, kinds: Array<WishKind>, };

export type AtLimit = "endure" | "doom";

export type Barricade = { id: Border, 
/**
 * 1 weak, 2 strong.
 */
strength: number, 
/**
 * The territory that it stands on the side of.
 */
side: Territory, };

export type Border = string;

export type BrokenBorder = { id: Border, 
/**
 * The clock of the last break.
 */
at: number, };

export type ChosenEnding = "prevented" | "domination";

export type CombatKind = "normal" | "opposition" | "breach" | "research" | "mothership";

export type CombatState = { kind: CombatKind, attacker: Force, defender: Force | null, source: Territory, target: Territory, dice: number, fromSource: number, fromTarget: number, ties: TieWinner | null, ownerBefore: Seat | null, need: number | null, attack: Array<number>, defence: Array<number>, attackRerolls: number, defenceRerolls: number, };

export type Cost = { 
/**
 * Of the three movements, and of those that may carry a supply.
 */
moves: number, supplyMoves: number, 
/**
 * Supply tokens spent.
 */
supplies: number, 
/**
 * Of the three attacks on apocalytes from one territory (SD-5.27).
 */
attacks: number, };

export type CountAt = { territory: Territory, count: number, };

export type CurePart = { finder: Seat, known: Array<Seat>, };

export type DiceOrder = "auto" | "ask";

export type Doom = "zombies" | "plague" | "mutants" | "aliens" | "demons" | "meteors";

export type Ending = "prevented" | "domination" | "domination-limit" | "endured" | "doomed" | "humanity-lost";

export type EndingOption = "prevented" | "domination" | "ask";

export type Event = { "type": "claimed", seat: Seat, territory: Territory, } | { "type": "spread", seat: Seat, territory: Territory, count: number, } | { "type": "homeCards", seat: Seat, territories: Array<Territory>, } | { "type": "tokenPlaced", seat: Seat, token: Token, territory: Territory, } | { "type": "scenarioRolled", die: number, scenario: Doom, } | { "type": "scenarioChosen", scenario: Doom, } | { "type": "endingChosen", ending: ChosenEnding, } | { "type": "roundBegan", round: number, } | { "type": "apocalypseTurn", round: number, } | { "type": "turnBegan", seat: Seat, round: number, } | { "type": "turnEnded", seat: Seat, } | { "type": "orderSet", seat: Seat, order: Order, value: OrderValue, } | { "type": "permissionSet", seat: Seat, other: Seat, level: Permission, } | { "type": "reinforcements", seat: Seat, count: number, } | { "type": "armiesPlaced", seat: Seat, territory: Territory, count: number, } | { "type": "supplyMade", seat: Seat, territory: Territory, } | { "type": "hqRebuilt", seat: Seat, territory: Territory, } | { "type": "permissionAsked", seat: Seat, owner: Seat, kinds: Array<WishKind>, move: Move, } | { "type": "permissionAnswered", seat: Seat, owner: Seat, grant: boolean, remember: boolean, } | { "type": "moved", seat: Seat, source: Territory, target: Territory, count: number, supply: boolean, } | { "type": "irradiated", seat: Seat, territory: Territory, count: number, } | { "type": "combatBegan", kind: CombatKind, attacker: Force, defender: Force | null, source: Territory, target: Territory, attackDice: number, } | { "type": "diceRolled", attack: Array<number>, defence: Array<number>, } | { "type": "dieRerolled", side: Side, old: number, new: number, } | { "type": "combatResolved", kind: CombatKind, successes: number, free: number, failures: number, attack: Array<number>, defence: Array<number>, } | { "type": "alienSave", territory: Territory, die: number, saved: boolean, } | { "type": "demonDoubles", dice: [number, number], slain: boolean, } | { "type": "armiesLost", territory: Territory, force: Force, count: number, becomes: Force | null, } | { "type": "advanced", seat: Seat, source: Territory, target: Territory, count: number, } | { "type": "borderOpposed", border: Border, by: Force, need: number, } | { "type": "oppositionResolved", border: Border, broken: boolean, } | { "type": "borderClosed", border: Border, strength: number, side: Territory, } | { "type": "borderBroken", border: Border, } | { "type": "barricadeRemoved", border: Border, } | { "type": "ownerChanged", territory: Territory, owner: Seat | null, } | { "type": "hqTaken", territory: Territory, seat: Seat, } | { "type": "hqRazed", territory: Territory, seat: Seat, } | { "type": "apocalytesPlaced", territory: Territory, count: number, } | { "type": "tokensConsumed", territory: Territory, supplies: number, hq: boolean, } | { "type": "movementRoll", territory: Territory, target: Territory, die: number, count: number, } | { "type": "apocalytesMarch", source: Territory, target: Territory, count: number, mothership: boolean, } | { "type": "apocalytesMoved", source: Territory, target: Territory, count: number, mothership: boolean, } | { "type": "marchStopped", source: Territory, target: Territory, } | { "type": "armyTurned", territory: Territory, seat: Seat, } | { "type": "equalised", territories: Array<Territory>, counts: Array<number>, } | { "type": "infectionRoll", territory: Territory, die: number, above: number, infected: boolean, } | { "type": "dieOffRoll", territory: Territory, die: number, } | { "type": "infectedDied", territory: Territory, count: number, } | { "type": "barren", territory: Territory, } | { "type": "researchRoll", dice: [number, number], found: boolean, } | { "type": "curePartFound", seat: Seat, cure: boolean, } | { "type": "cureShared", seat: Seat, other: Seat, cure: boolean, } | { "type": "procreated", territory: Territory, count: number, } | { "type": "mothershipMoved", source: Territory, target: Territory, } | { "type": "mothershipDestroyed", seat: Seat, territory: Territory, } | { "type": "suppliesIncinerated", territory: Territory, count: number, } | { "type": "holdStarted", territory: Territory, } | { "type": "holdBroken", territory: Territory, } | { "type": "portalClosed", territory: Territory, } | { "type": "missileLaunched", territory: Territory, seat: Seat, } | { "type": "meteorite", territory: Territory, number: number, } | { "type": "riotRoll", source: Territory, territory: Territory, die: number, need: number, turned: boolean, } | { "type": "prevented", round: number, } | { "type": "eliminated", seat: Seat, } | { "type": "gameOver" } & GameResult;

export type Force = number | "apocalytes";

export type Forecast = { "type": "plain", } | { "type": "placing", armies: number, left: number, } | { "type": "reinforcements", count: number, calm: number, } | { "type": "tokens", supplies: number, hq: boolean, 
/**
 * The player's headquarters on the map, and how many there may be (SD-8.4).
 */
headquarters: number, most: number, } | { "type": "border", border: Border, strength: number, supplies: number, } | { "type": "attack", roll: Roll, opposition: Opposition | null, advance: [number, number] | null, } | { "type": "movement" } & Journey | { "type": "permission", journey: Journey | null, standing: Permitted, } | { "type": "standing" } & Permitted | { "type": "march", count: number, } | { "type": "cure", parts: number, cure: boolean, } | { "type": "turnEnd", apocalypse: boolean, };

export type GameResult = { outcome: Ending, winners: Array<Seat>, leaders: Array<Seat>, 
/**
 * By seat; null without a rank.
 */
rank: Array<number | null>, keys: Array<[number, number, number, number]>, round: number, };

export type Journey = { from: JourneyEnd, to: JourneyEnd, 
/**
 * Armies that turn into mutants on arrival (SD-M.7).
 */
turned: number, 
/**
 * Armies that must leave at once because they are too many (SD-4.16).
 */
surplus: number, 
/**
 * Whether the apocalytes there must be attacked at once (SD-4.23).
 */
engage: boolean, 
/**
 * Who is asked first, in order, and for what (SD-4.11).
 */
asks: Array<Ask>, 
/**
 * The clock at which a portal closes or the missile flies because of this; null if it
 * starts no count (SD-D.14, SD-T.12).
 */
done: number | null, };

export type JourneyEnd = { territory: Territory, 
/**
 * The armies of whoever moves.
 */
armies: number, supplies: number, owner: Seat | null, };

export type LandState = { id: Territory, 
/**
 * By seat.
 */
armies: Array<number>, apocalytes: number, supplies: number, hq: boolean, mark: Mark | null, portal: boolean, mothership: boolean, owner: Seat | null, 
/**
 * The clock when the present holding of a portal or a missile site began.
 */
heldSince: number | null, };

export type Leave = "never" | "asked" | "free";

export type MarchState = { source: Territory, target: Territory, count: number, mothership: boolean, };

export type Mark = "barren" | "ground-zero" | "annihilated";

export type Move = { "type": "claim", territory: Territory, } | { "type": "spread", territory: Territory, count: number, } | { "type": "placeToken", token: Token, territory: Territory, } | { "type": "chooseEnding", ending: ChosenEnding, } | { "type": "removeBarricade", from: Territory, to: Territory, } | { "type": "reinforce", } | { "type": "prepare", territory: Territory, } | { "type": "rebuild", territory: Territory, } | { "type": "place", territory: Territory, count: number, } | { "type": "attack", from: Territory, to: Territory, target: Force, dice: number, } | { "type": "breach", from: Territory, to: Territory, dice: number, } | { "type": "attackMothership", territory: Territory, } | { "type": "research", from: Territory, to: Territory, } | { "type": "shareCure", seat: Seat, } | { "type": "move", from: Territory, to: Territory, count: number, supply: boolean, } | { "type": "closeBorder", from: Territory, to: Territory, supplies: number, } | { "type": "setOrder", order: Order, value: OrderValue, } | { "type": "setPermission", seat: Seat, level: Permission, } | { "type": "endTurn", } | { "type": "permit", grant: boolean, remember: boolean, } | { "type": "oppose", oppose: boolean, } | { "type": "barricade", strong: boolean, } | { "type": "defend", dice: number, } | { "type": "reroll", reroll: boolean, } | { "type": "advance", count: number, };

export type Next = { 
/**
 * Null after the end.
 */
seat: Seat | null, phase: Phase, 
/**
 * What is asked, if a question comes first.
 */
question: QuestionKind | null, };

export type NextQuestion = { seat: Seat, kinds: Array<WishKind>, };

export type OpposeOrder = "ask" | "never" | "always";

export type Opposition = { 
/**
 * Whether the defender is asked, or opposes in any case.
 */
asked: boolean, roll: Roll, };

export type Options = { scenario: Scenario, setup: SetupOption, quickStart: boolean, ending: EndingOption, startSeat: number | "random", roundLimit: number | "auto", atLimit: AtLimit, extraArmies: number, dice: DiceOrder, oppose: OpposeOrder, permission: Permission, };

export type Order = "dice" | "oppose";

export type OrderValue = "auto" | "ask" | "never" | "always";

export type Pass = { territory: Territory, owner: Seat, origin: Territory, };

export type Permission = "refuse" | "ask" | "enter" | "share";

export type Permitted = { seat: Seat, level: Permission, enter: Leave, supply: Leave, };

export type Phase = "draft" | "spread" | "tokens" | "ending" | "apocalypse" | "start" | "place" | "main" | "over";

export type Position = { game: string, 
/**
 * Beside a position; not in a view.
 */
options?: Options, players: number, phase: Phase, round: number, slot: number, clock: number, order: Array<Seat>, scenario: Doom | null, ending: EndingOption, prevented: boolean, territories: Array<LandState>, borders: Array<Barricade>, broken: Array<BrokenBorder>, alive: Array<boolean>, orders: Array<SeatOrders>, permissions: Array<Array<Permission | null>>, cure: Array<CurePart>, meteorites: number, toAct: Seat | null, pending: Question | null, combat: CombatState | null, march: MarchState | null, apocalypse: ApocalypseState | null, turn: TurnState | null, setup: SetupState | null, result: GameResult | null, };

export type Preview = { cost: Cost, 
/**
 * Who acts next; null where dice decide it.
 */
next: Next | null, forecast: Forecast, };

export type Question = { "type": "permit", seat: Seat, kinds: Array<WishKind>, move: Move, rest: Array<NextQuestion>, overStrength: boolean, } | { "type": "oppose", seat: Seat, } | { "type": "barricade", seat: Seat, } | { "type": "defend", seat: Seat, max: number, } | { "type": "reroll", seat: Seat, side: Side, } | { "type": "advance", seat: Seat, min: number, max: number, };

export type QuestionKind = "permit" | "oppose" | "barricade" | "defend" | "reroll" | "advance";

export type RefusedWish = { kind: WishKind, territory: Territory, };

export type Roll = { kind: CombatKind, source: Territory, target: Territory, sides: [RollSide, RollSide], 
/**
 * Who wins tied pairs; null if nobody does.
 */
ties: Side | null, 
/**
 * The successes that break the border; null where no border is at stake.
 */
need: number | null, 
/**
 * Successes that the attacker has for want of a die to meet them (SD-6.12).
 */
free: number, outcomes: Array<RollOutcome>, 
/**
 * Armies that each side loses, on average.
 */
losses: [number, number], 
/**
 * The chance that the roll does what it is for: no defender is left, the border breaks, a
 * part of the cure is found, the mothership falls.
 */
success: number, };

export type RollOutcome = { successes: number, failures: number, chance: number, };

export type RollSide = { 
/**
 * Null where nobody defends a barricade.
 */
force: Force | null, 
/**
 * Armies in the territory that this side fights from.
 */
armies: number, 
/**
 * Dice thrown, and how many of them count.
 */
dice: number, kept: number, 
/**
 * Dice that may be rolled again.
 */
rerolls: number, };

export type Scenario = "random" | Doom;

export type SeatOrders = { dice: DiceOrder, oppose: OpposeOrder, };

export type SetupOption = "deal" | "draft";

export type SetupState = { armies: Array<number>, homeCards: Array<Array<Territory>>, hq: Array<number>, supplies: Array<number>, };

export type Side = "attack" | "defence";

export type Step = "move" | "attack";

export type Territory = string;

export type TieWinner = "attacker" | "defender";

export type Token = "hq" | "supply";

export type TurnState = { moves: number, supplyMoves: number, place: number, attacksOnApocalytes: Array<CountAt>, attacked: Array<Territory>, closed: Array<Territory>, researched: Array<Territory>, refused: Array<RefusedWish>, ordersSet: Array<Order>, permissionsSet: Array<Seat>, pass: Pass | null, engage: Territory | null, };

export type View = Position;

export type WishKind = "supply" | "enter";
