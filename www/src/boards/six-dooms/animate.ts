// What each event shows, and for how long. Pure: a scene is what lies on the map after some of a
// move's events, so that motion is the step from one scene to the next.

import { copyOf, tell } from "./fold";
import type { Errand } from "./select";
import type { CombatKind, Doom, Event, EventOf, Force, ToldEvent, View } from "./types";

/** Motions take at most 400 ms; what has to be read stays a little longer. */
const durations: Record<Event["type"], number> = {
  claimed: 250,
  spread: 250,
  homeCards: 0,
  tokenPlaced: 250,
  scenarioRolled: 1400,
  scenarioChosen: 1000,
  endingChosen: 0,
  roundBegan: 0,
  apocalypseTurn: 700,
  turnBegan: 0,
  turnEnded: 0,
  orderSet: 0,
  permissionSet: 0,
  reinforcements: 0,
  armiesPlaced: 250,
  supplyMade: 300,
  hqRebuilt: 300,
  permissionAsked: 0,
  permissionAnswered: 300,
  moved: 400,
  irradiated: 350,
  combatBegan: 250,
  diceRolled: 550,
  dieRerolled: 400,
  combatResolved: 450,
  alienSave: 400,
  demonDoubles: 450,
  armiesLost: 250,
  advanced: 350,
  borderOpposed: 250,
  oppositionResolved: 0,
  borderClosed: 350,
  borderBroken: 350,
  barricadeRemoved: 250,
  ownerChanged: 200,
  hqTaken: 0,
  hqRazed: 300,
  apocalytesPlaced: 250,
  tokensConsumed: 300,
  movementRoll: 350,
  apocalytesMarch: 0,
  apocalytesMoved: 400,
  marchStopped: 300,
  armyTurned: 300,
  equalised: 450,
  infectionRoll: 300,
  dieOffRoll: 300,
  infectedDied: 300,
  barren: 400,
  researchRoll: 600,
  curePartFound: 900,
  cureShared: 400,
  procreated: 250,
  mothershipMoved: 400,
  mothershipDestroyed: 1200,
  suppliesIncinerated: 300,
  holdStarted: 300,
  holdBroken: 300,
  portalClosed: 1000,
  missileLaunched: 1400,
  meteorite: 1000,
  riotRoll: 350,
  prevented: 1400,
  eliminated: 600,
  gameOver: 0,
};

export function duration(event: ToldEvent): number {
  return durations[event.type];
}

/** The steps of the doom's turn, as the strip above the map names them. */
export type Step =
  | "open"
  | "drift"
  | "strike"
  | "rise"
  | "share"
  | "radiation"
  | "walk"
  | "attack"
  | "spread"
  | "dieOff"
  | "riot";

export const stepsOf: Record<Doom, readonly Step[]> = {
  zombies: ["rise", "share", "walk", "attack"],
  plague: ["attack", "spread", "dieOff"],
  mutants: ["open", "radiation", "walk", "attack"],
  aliens: ["drift", "rise", "walk", "attack"],
  demons: ["rise", "walk", "attack"],
  meteors: ["strike", "riot"],
};

/** The step that an event opens; null if it belongs to the one under way. */
function opens(event: Event, doom: Doom): Step | null {
  switch (event.type) {
    case "apocalytesPlaced":
      return doom === "meteors" ? null : "rise";
    case "barricadeRemoved":
      return "open";
    case "armyTurned":
      return doom === "mutants" ? "radiation" : null;
    case "meteorite":
      return "strike";
    case "mothershipMoved":
      return "drift";
    case "equalised":
      return "share";
    case "movementRoll":
    case "apocalytesMarch":
    case "apocalytesMoved":
      return "walk";
    case "combatBegan":
      return event.kind === "normal" ? "attack" : "walk";
    case "infectionRoll":
      return "spread";
    case "dieOffRoll":
      return "dieOff";
    case "riotRoll":
      return "riot";
    default:
      return null;
  }
}

/** A group of apocalytes on its way in this turn of theirs. */
export interface Walk {
  source: string;
  target: string;
  count: number;
  stopped: boolean;
}

/** Dice on the table. */
export interface Roll {
  kind: CombatKind | "movement" | "infection" | "dieOff" | "riot" | "save" | "doubles" | "research" | "doom";
  attacker: Force | null;
  defender: Force | null;
  /** Where it is fought, or rolled for. */
  place: string | null;
  attack: readonly number[];
  defence: readonly number[];
  /** What it came to, once that is known: successes of each side. */
  won: { attack: number; defence: number } | null;
  /** For a single roll: whether it brought what it was rolled for. */
  hit: boolean | null;
}

/** What belongs to a fight: its arrow stays while this is shown. */
const FIGHTING: ReadonlySet<Event["type"]> = new Set([
  "diceRolled",
  "dieRerolled",
  "combatResolved",
  "alienSave",
  "demonDoubles",
  "researchRoll",
  "armiesLost",
] as const);

export interface Scene {
  view: View;
  /** The event on show; null when all is at rest. */
  event: ToldEvent | null;
  /** The territories that it is about. */
  lit: readonly string[];
  roll: Roll | null;
  /** Those who fight from one territory into another. */
  fight: Errand | null;
  /** It is the apocalytes' turn. */
  dooming: boolean;
  step: Step | null;
  walks: readonly Walk[];
}

/** What has been told since some moment: gathered event by event. */
class Teller {
  readonly view: View;
  event: ToldEvent | null = null;
  roll: Roll | null = null;
  fight: Errand | null = null;
  dooming: boolean;
  step: Step | null = null;
  walks: Walk[] = [];
  readonly #price: number;

  constructor(view: View, price: number) {
    this.view = copyOf(view);
    this.dooming = view.phase === "apocalypse";
    this.#price = price;
    if (view.combat) this.roll = rollOf(view);
  }

  take(event: ToldEvent): void {
    this.event = event;
    if (event.type === "apocalypseTurn")
      Object.assign(this, { dooming: true, step: null, walks: [], roll: null });
    if (event.type === "turnBegan" || event.type === "prevented") this.#rest();
    if (this.dooming && this.view.scenario) this.step = opens(event, this.view.scenario) ?? this.step;
    this.#walk(event);
    this.fight = fightAfter(this.fight, event);
    this.roll = rollAfter(this.roll, event);
    tell(this.view, event, this.#price);
  }

  #rest(): void {
    Object.assign(this, { dooming: false, step: null, walks: [], roll: null });
  }

  #walk(event: Event): void {
    if (!this.dooming) return;
    if (event.type === "apocalytesMoved" || event.type === "marchStopped") {
      const { source, target } = event;
      const stopped = event.type === "marchStopped";
      this.walks = [...this.walks, { source, target, count: stopped ? 0 : event.count, stopped }];
    }
  }

  scene(): Scene {
    const { view, event, roll, fight, dooming, step, walks } = this;
    return { view, event, lit: event ? placesOf(event) : [], roll, fight, dooming, step, walks };
  }
}

/** The dice of a fight that waits for an answer. */
function rollOf({ combat }: View): Roll | null {
  if (!combat || combat.attack.length === 0) return null;
  const { kind, attacker, defender, target, attack, defence } = combat;
  return { kind, attacker, defender, place: target, attack, defence, won: null, hit: null };
}

/** A single roll of one or more dice, that brings something or not. */
function single(kind: Roll["kind"], place: string | null, dice: readonly number[], hit: boolean): Roll {
  const attacker = kind === "research" || kind === "doubles" ? null : "apocalytes";
  return { kind, attacker, defender: null, place, attack: dice, defence: [], won: null, hit };
}

function fightAfter(fight: Errand | null, event: Event): Errand | null {
  if (event.type !== "combatBegan") return FIGHTING.has(event.type) ? fight : null;
  const { source, target, attacker, attackDice } = event;
  return { from: source, to: target, by: attacker, count: attackDice, supply: false };
}

function rollAfter(roll: Roll | null, event: Event): Roll | null {
  switch (event.type) {
    case "combatBegan": {
      const { kind, attacker, defender, target } = event;
      return { kind, attacker, defender, place: target, attack: [], defence: [], won: null, hit: null };
    }
    case "diceRolled":
      return roll && { ...roll, attack: event.attack, defence: event.defence };
    case "dieRerolled": {
      if (!roll) return null;
      const dice = [...roll[event.side]];
      dice[dice.indexOf(event.old)] = event.new;
      return { ...roll, [event.side]: dice };
    }
    case "combatResolved":
      return (
        roll && {
          ...roll,
          attack: event.attack,
          defence: event.defence,
          won: { attack: event.successes + event.free, defence: event.failures },
        }
      );
    case "scenarioRolled":
      return single("doom", null, [event.die], true);
    case "movementRoll":
      return single("movement", event.territory, [event.die], event.count > 0);
    case "infectionRoll":
      return single("infection", event.territory, [event.die], event.infected);
    case "dieOffRoll":
      return single("dieOff", event.territory, [event.die], event.die === 6);
    case "riotRoll":
      return single("riot", event.territory, [event.die], event.turned);
    case "alienSave":
      return single("save", event.territory, [event.die], event.saved);
    case "demonDoubles":
      return single("doubles", roll?.place ?? null, event.dice, event.slain);
    case "researchRoll":
      return single("research", roll?.place ?? null, event.dice, event.found);
    case "moved":
    case "turnEnded":
      return null;
    default:
      return roll;
  }
}

/** The territories that an event is about, each once. */
export function placesOf(event: Event): string[] {
  if ("territories" in event) return [...event.territories];
  if ("source" in event && "target" in event) return [...new Set([event.source, event.target])];
  if (event.type === "riotRoll") return [...new Set([event.source, event.territory])];
  if ("territory" in event) return [event.territory];
  return [];
}

/** The map at rest. `since` are the events of the apocalytes' turn up to now, if it goes on. */
export function sceneOf(view: View, since: readonly ToldEvent[] = []): Scene {
  const scene = new Teller(view, 0).scene();
  if (view.phase !== "apocalypse") return scene;
  const told = new Teller(view, 0);
  for (const event of since) told.take(event);
  return { ...scene, step: told.step, walks: told.walks, roll: scene.roll ?? told.roll };
}

/**
 * The map while the last of these events is on show, all of one move that was made at `before`.
 * `since` are those of the same turn of the apocalytes that earlier moves told.
 */
export function sceneAt(
  before: View,
  events: readonly ToldEvent[],
  since: readonly ToldEvent[] = [],
  price = 0,
): Scene {
  const teller = new Teller(before, price);
  const { step, walks } = sceneOf(before, since);
  Object.assign(teller, { step, walks: [...walks] });
  for (const event of events) teller.take(event);
  return teller.scene();
}

/** What a turn of the apocalytes came to. */
export interface Toll {
  round: number;
  /** Those that came: reinforced, bred, risen or turned. */
  came: number;
  /** Those that were lost. */
  gone: number;
  marches: number;
  fights: number;
  /** Armies lost, by seat. */
  lost: number[];
  /** Territories that lost their owner. */
  taken: string[];
  /** Territories that a meteorite wiped out. */
  struck: string[];
}

/** Sums up the events of one turn of the apocalytes. */
export function tollOf(events: readonly Event[], players: number): Toll {
  const toll: Toll = {
    round: 0,
    came: 0,
    gone: 0,
    marches: 0,
    fights: 0,
    lost: Array<number>(players).fill(0),
    taken: [],
    struck: [],
  };
  const owners = new Map<string, number | null>();
  const lose = (force: Force, count: number, becomes: Force | null) => {
    if (force === "apocalytes") toll.gone += count;
    else toll.lost[force]! += count;
    if (becomes === "apocalytes") toll.came += count;
  };
  for (const event of events) {
    if (event.type === "apocalypseTurn") toll.round = event.round;
    else if (event.type === "apocalytesPlaced" || event.type === "procreated") toll.came += event.count;
    else if (event.type === "apocalytesMoved") toll.marches += 1;
    else if (event.type === "combatResolved") toll.fights += 1;
    else if (event.type === "armiesLost") lose(event.force, event.count, event.becomes);
    else if (event.type === "armyTurned") lose(event.seat, 1, "apocalytes");
    else if (event.type === "irradiated") lose(event.seat, event.count, "apocalytes");
    else if (event.type === "infectedDied") toll.gone += event.count;
    else if (event.type === "meteorite") toll.struck.push(event.territory);
    else if (event.type === "ownerChanged") owners.set(event.territory, event.owner);
  }
  toll.taken = [...owners.keys()].filter((id) => owners.get(id) === null && !toll.struck.includes(id));
  return toll;
}

/** An event as told, of one type. */
export function isEvent<T extends Event["type"]>(event: Event | null, type: T): event is EventOf<T> {
  return event?.type === type;
}
