// What an event changes of what lies on the map. The engine has already decided it all: this only
// walks from the view before a move to the view after it, so that each event can be shown in turn.

import { borderOf } from "./geometry";
import type { Event, EventOf, Force, LandState, ToldEvent, View } from "./types";

type Combat = NonNullable<View["combat"]>;

/** The armies of a force, as a change of the territory's state. */
function change(land: LandState, force: Force, by: number): void {
  if (force === "apocalytes") land.apocalytes = Math.max(0, land.apocalytes + by);
  else land.armies[force] = Math.max(0, land.armies[force]! + by);
}

/** A view whose map can be changed without touching the one it came from. */
export function copyOf(view: View): View {
  return {
    ...view,
    territories: view.territories.map((land) => ({ ...land, armies: [...land.armies] })),
    borders: view.borders.map((barricade) => ({ ...barricade })),
    alive: [...view.alive],
    cure: view.cure.map((part) => ({ ...part, known: [...part.known] })),
  };
}

/**
 * Takes an event into a view that is ours to change. `price` is what a portal, or the missile, takes
 * in supplies.
 */
export function tell(view: View, event: ToldEvent | Event, price = 0): void {
  const at = (id: string) => view.territories.find((land) => land.id === id)!;
  switch (event.type) {
    case "claimed":
      at(event.territory).armies[event.seat] = 1;
      break;
    case "spread":
    case "armiesPlaced":
      change(at(event.territory), event.seat, event.count);
      break;
    case "tokenPlaced":
      if (event.token === "hq") at(event.territory).hq = true;
      else at(event.territory).supplies += 1;
      break;
    case "scenarioRolled":
    case "scenarioChosen":
      view.scenario = event.scenario;
      break;
    case "roundBegan":
      view.round = event.round;
      break;
    case "apocalypseTurn":
      Object.assign(view, { phase: "apocalypse", slot: 0, toAct: null, pending: null, turn: null });
      break;
    case "turnBegan":
      Object.assign(view, { phase: "start", slot: view.order.indexOf(event.seat) + 1, toAct: event.seat });
      break;
    case "supplyMade":
      at(event.territory).supplies += 1;
      break;
    case "hqRebuilt":
      at(event.territory).supplies -= 1;
      at(event.territory).hq = true;
      break;
    case "moved":
      change(at(event.source), event.seat, -event.count);
      change(at(event.target), event.seat, event.count);
      if (event.supply) {
        at(event.source).supplies -= 1;
        at(event.target).supplies += 1;
      }
      break;
    case "advanced":
      change(at(event.source), event.seat, -event.count);
      change(at(event.target), event.seat, event.count);
      break;
    case "irradiated":
      change(at(event.territory), event.seat, -event.count);
      change(at(event.territory), "apocalytes", event.count);
      break;
    case "combatBegan":
      view.combat = combatOf(event);
      break;
    case "diceRolled":
      if (view.combat) view.combat = { ...view.combat, attack: event.attack, defence: event.defence };
      break;
    case "dieRerolled":
      if (view.combat) view.combat = { ...view.combat, [event.side]: rolledAgain(view.combat, event) };
      break;
    case "armiesLost": {
      // The dead rise among those they fought; at an opposed border these are still on their way.
      const grave = "rule" in event && event.rule === "SD-Z.10" ? view.combat?.source : view.combat?.target;
      change(at(event.territory), event.force, -event.count);
      if (event.becomes !== null) change(at(grave ?? event.territory), event.becomes, event.count);
      break;
    }
    case "armyTurned":
      change(at(event.territory), event.seat, -1);
      change(at(event.territory), "apocalytes", 1);
      break;
    case "ownerChanged":
      at(event.territory).owner = event.owner;
      break;
    case "hqRazed":
      at(event.territory).hq = false;
      break;
    case "borderClosed": {
      const { border: id, strength, side } = event;
      view.borders = [...view.borders.filter((other) => other.id !== id), { id, strength, side }];
      // By supplies alone it takes as many as it is strong; a border held in a fight is weak for nothing.
      at(side).supplies -= "rule" in event && event.rule === "SD-6.15" ? strength - 1 : strength;
      break;
    }
    case "borderBroken":
    case "barricadeRemoved":
      view.borders = view.borders.filter(({ id }) => id !== event.border);
      break;
    case "apocalytesPlaced":
      arrive(at(event.territory), "rule" in event ? event.rule : "");
      change(at(event.territory), "apocalytes", event.count);
      break;
    case "procreated":
      change(at(event.territory), "apocalytes", event.count);
      break;
    case "tokensConsumed":
      at(event.territory).supplies -= event.supplies;
      if (event.hq) at(event.territory).hq = false;
      break;
    case "apocalytesMoved":
      change(at(event.source), "apocalytes", -event.count);
      change(at(event.target), "apocalytes", event.count);
      if (event.mothership) fly(view, event.source, event.target);
      break;
    case "mothershipMoved":
      fly(view, event.source, event.target);
      break;
    case "mothershipDestroyed":
      at(event.territory).mothership = false;
      break;
    case "equalised":
      event.territories.forEach((id, i) => (at(id).apocalytes = event.counts[i]!));
      break;
    case "infectedDied":
      change(at(event.territory), "apocalytes", -event.count);
      break;
    case "barren":
      at(event.territory).mark = "barren";
      break;
    case "suppliesIncinerated":
      at(event.territory).supplies -= event.count;
      break;
    case "holdStarted":
      at(event.territory).heldSince = view.clock;
      break;
    case "holdBroken":
      at(event.territory).heldSince = null;
      break;
    case "portalClosed":
      Object.assign(at(event.territory), { portal: false, heldSince: null });
      at(event.territory).supplies -= price;
      break;
    case "missileLaunched":
      at(event.territory).supplies -= price;
      break;
    case "meteorite":
      view.meteorites = event.number;
      annihilate(view, event.territory);
      break;
    case "prevented":
      view.prevented = true;
      for (const land of view.territories) {
        Object.assign(land, { apocalytes: 0, portal: false, mothership: false, heldSince: null });
        if (land.mark === "ground-zero") land.mark = null;
      }
      break;
    case "eliminated":
      view.alive[event.seat] = false;
      break;
    case "curePartFound":
      view.cure = [...view.cure, { finder: event.seat, known: [event.seat] }];
      break;
    case "cureShared":
      for (const part of view.cure) {
        if (part.finder === event.seat && !part.known.includes(event.other)) part.known.push(event.other);
      }
      break;
    // The rest changes nothing on the map, or is told by an event of its own.
    default:
      break;
  }
}

function combatOf({ kind, attacker, defender, source, target, attackDice }: EventOf<"combatBegan">): Combat {
  return {
    kind,
    attacker,
    defender,
    source,
    target,
    dice: attackDice,
    fromSource: 0,
    fromTarget: 0,
    ties: null,
    ownerBefore: null,
    need: null,
    attack: [],
    defence: [],
    attackRerolls: 0,
    defenceRerolls: 0,
  };
}

/** The dice of a side after one of them was rolled again. */
function rolledAgain(combat: Combat, { side, old, new: now }: EventOf<"dieRerolled">): number[] {
  const dice = [...combat[side]];
  dice[dice.indexOf(old)] = now;
  return dice;
}

/** What comes to a territory with the first of the apocalytes, and what goes. */
function arrive(land: LandState, rule: string): void {
  if (rule === "SD-M.1" || rule === "SD-A.1") {
    Object.assign(land, { armies: land.armies.map(() => 0), supplies: 0, hq: false });
  }
  if (rule === "SD-M.1") land.mark = "ground-zero";
  if (rule === "SD-A.1") land.mothership = true;
  if (rule === "SD-D.1") land.portal = true;
}

function fly(view: View, source: string, target: string): void {
  for (const land of view.territories) {
    if (land.id === source) land.mothership = false;
    if (land.id === target) land.mothership = true;
  }
}

function annihilate(view: View, id: string): void {
  const land = view.territories.find((other) => other.id === id)!;
  Object.assign(land, {
    armies: land.armies.map(() => 0),
    apocalytes: 0,
    supplies: 0,
    hq: false,
    mark: "annihilated",
    heldSince: null,
  });
  view.borders = view.borders.filter((barricade) => {
    const { a, b } = borderOf(barricade.id);
    return a !== id && b !== id;
  });
}
