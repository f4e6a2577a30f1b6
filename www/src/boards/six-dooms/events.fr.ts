// The log in French.

import { armies, capital, colon, de, semicolon, some, successes, supplies } from "./idiom.fr";
import type { EventWords } from "./phrases";

const values = (dice: readonly number[]) => dice.join(" ");
const verb = (n: number, one: string, many: string) => (n < 2 ? one : many);

export const eventsFr: EventWords = {
  claimed: ({ seat, territory }, who) => `${who.player(seat)} prend ${who.the(territory)}.`,
  spread: ({ seat, territory, count }, who) =>
    `${who.player(seat)} place ${armies(count)} ${who.at(territory)}.`,
  homeCards: ({ seat, territories }, who) =>
    `Cartes de base ${de(who.player(seat))}${colon} ${territories.map((id) => who.place(id)).join(", ")}.`,
  tokenPlaced: ({ seat, token, territory }, who) =>
    `${who.player(seat)} pose un ${token === "hq" ? "quartier général" : "ravitaillement"} ${who.at(territory)}.`,
  scenarioRolled: ({ die, scenario }, who) => `Le dé donne ${die}${colon} ${who.doom(scenario)}.`,
  scenarioChosen: ({ scenario }, who) => `Le fléau${colon} ${who.doom(scenario)}.`,
  endingChosen: ({ ending }) =>
    ending === "prevented"
      ? "La partie s’achèvera quand le fléau sera conjuré."
      : "La partie ira jusqu’à la domination mondiale.",
  roundBegan: () => null,
  apocalypseTurn: ({ round }) => `Tour ${round}${colon} le fléau agit`,
  turnBegan: ({ seat, round }, who) => `Tour ${round}${colon} ${who.player(seat)}`,
  turnEnded: () => null,
  orderSet: ({ seat, order, value }, who) =>
    order === "dice"
      ? `${who.player(seat)} ${value === "auto" ? "laisse la défense et les relances se faire d’office" : "veut décider de la défense et des relances"}.`
      : `${who.player(seat)} ${{ ask: "veut décider avant de s’opposer", never: "ne s’opposera jamais", always: "s’opposera toujours", auto: "" }[value]}.`,
  permissionSet: ({ seat, other, level }, who) =>
    `${who.player(seat)} envers ${who.player(other)}${colon} ${who.level(level).toLowerCase()}.`,
  reinforcements: ({ seat, count }, who) => `${who.player(seat)} reçoit ${armies(count)}.`,
  armiesPlaced: ({ seat, territory, count }, who) =>
    `${who.player(seat)} place ${armies(count)} ${who.at(territory)}.`,
  supplyMade: ({ seat, territory }, who) =>
    `${who.player(seat)} prépare un ravitaillement ${who.at(territory)}.`,
  hqRebuilt: ({ seat, territory }, who) =>
    `${who.player(seat)} change un ravitaillement en quartier général ${who.at(territory)}.`,
  permissionAsked: ({ seat, owner, kinds, move }, who) => {
    if (move.type !== "move") return null;
    const wishes = {
      supply: `emporter un ravitaillement ${who.from(move.from)}`,
      enter: `entrer ${who.into(move.to)}`,
    };
    return `${who.player(seat)} demande à ${who.player(owner)} la permission ${kinds.map((kind) => de(wishes[kind])).join(" et ")}.`;
  },
  permissionAnswered: ({ seat, owner, grant, remember }, who) =>
    `${who.player(owner)} ${grant ? "dit oui" : "dit non"} à ${who.player(seat)}${remember ? ", et le dira toujours" : ""}.`,
  moved: ({ seat, source, target, count, supply }, who) =>
    `${who.player(seat)} déplace ${armies(count)}${supply ? " et un ravitaillement" : ""}${colon} ${who.place(source)} → ${who.place(target)}.`,
  irradiated: ({ seat, territory, count }, who) =>
    `${who.place(territory)}${colon} ${armies(count)} ${de(who.player(seat))} ${verb(count, "devient mutante", "deviennent mutantes")}.`,
  combatBegan: ({ kind, attacker, defender, source, target }, who) => {
    const way = source === target ? who.place(target) : `${who.place(source)} → ${who.place(target)}`;
    const one = who.force(attacker);
    const other = defender === null ? "" : who.force(defender);
    return `${way}${colon} ${
      {
        normal: `${one} contre ${other}`,
        opposition: `${one}, passage à forcer${other && ` contre ${other}`}`,
        breach: `${one} contre la barricade${other && `, que défend l’adversaire (${other})`}`,
        research: `${one} cherche le remède`,
        mothership: `${one} attaque le vaisseau-mère`,
      }[kind]
    }.`;
  },
  diceRolled: () => null,
  dieRerolled: ({ old, new: now }) => `Un ${old} est relancé${colon} ${now}.`,
  combatResolved: ({ attack, defence, successes: won, free, failures }) =>
    `${values(attack)} contre ${defence.length ? values(defence) : "personne"}${colon} ${successes(won + free)} à ${failures}.`,
  alienSave: ({ die, saved }) =>
    `Le vaisseau-mère ${saved ? "sauve un alien" : "ne peut sauver un alien"} (${die}).`,
  demonDoubles: ({ dice: [a, b], slain }) =>
    slain
      ? `${a} et ${b}, un double${colon} un démon est abattu.`
      : `${a} et ${b}, pas de double${colon} le démon survit.`,
  armiesLost: ({ territory, force, count, becomes }, who) => {
    const place = who.place(territory);
    if (force === "apocalytes") {
      return typeof becomes === "number"
        ? `${place}${colon} guérison, ${armies(count)} de plus pour ${who.player(becomes)}.`
        : `${place}${colon} ${who.foes(count)} de moins.`;
    }
    const joining = `${semicolon} ${verb(count, "elle rejoint", "elles rejoignent")} ${who.force("apocalytes")}`;
    return `${place}${colon} ${who.player(force)} perd ${armies(count)}${becomes === "apocalytes" ? joining : ""}.`;
  },
  advanced: ({ seat, target, count }, who) =>
    `${who.player(seat)} avance ${who.into(target)} avec ${armies(count)}.`,
  borderOpposed: ({ border, by, need }, who) =>
    `${who.border(border)}${colon} opposition (${who.force(by)})${semicolon} il faut ${successes(need)} pour passer.`,
  oppositionResolved: ({ border, broken }, who) =>
    `${who.border(border)}${colon} ${broken ? "passage forcé" : "la frontière tient"}.`,
  borderClosed: ({ border, strength }, who) =>
    `${who.border(border)}${colon} une barricade ${strength > 1 ? "solide" : "légère"} ferme la frontière.`,
  borderBroken: ({ border }, who) => `${who.border(border)}${colon} la frontière est brisée.`,
  barricadeRemoved: ({ border }, who) => `${who.border(border)}${colon} la barricade est enlevée.`,
  ownerChanged: ({ territory, owner }, who) =>
    owner === null
      ? `${who.place(territory)}${colon} plus de propriétaire.`
      : `${who.place(territory)} est désormais à ${who.player(owner)}.`,
  hqTaken: ({ seat, territory }, who) =>
    `${who.player(seat)} s’empare du quartier général ${who.at(territory)}.`,
  hqRazed: ({ territory }, who) => `${who.place(territory)}${colon} le quartier général est rasé.`,
  apocalytesPlaced: ({ territory, count }, who) =>
    `${who.place(territory)}${colon} ${who.foes(count)} de plus.`,
  tokensConsumed: ({ territory, supplies: eaten, hq }, who) =>
    `${who.place(territory)}${colon} les aliens dévorent ${[eaten ? supplies(eaten) : "", hq ? "le quartier général" : ""].filter(Boolean).join(" et ")}.`,
  movementRoll: ({ territory, target, die, count }, who) =>
    `${who.place(territory)} → ${who.place(target)}${colon} le dé donne ${die}${semicolon} ${who.foes(count)} en route.`,
  apocalytesMarch: () => null,
  apocalytesMoved: ({ source, target, count, mothership }, who) =>
    `${who.place(source)} → ${who.place(target)}${colon} ${who.foes(count)}${mothership ? ", avec le vaisseau-mère" : ""}.`,
  marchStopped: ({ source, target }, who) =>
    `${who.place(source)} → ${who.place(target)}${colon} le passage reste fermé.`,
  armyTurned: ({ territory, seat }, who) =>
    `${who.place(territory)}${colon} une armée ${de(who.player(seat))} rejoint ${who.force("apocalytes")}.`,
  equalised: ({ territories, counts }, who) =>
    `Les zombies se répartissent${colon} ${territories.map((id, i) => `${who.place(id)} ${counts[i]}`).join(", ")}.`,
  infectionRoll: ({ territory, die, above, infected }, who) =>
    `${who.place(territory)}${colon} ${die}, et la peste demande plus de ${above}${semicolon} ${infected ? "contaminé" : "épargné"}.`,
  dieOffRoll: ({ territory, die }, who) =>
    `${who.place(territory)}${colon} ${die}${semicolon} ${die === 6 ? "la moitié des infectés meurt" : "seul un 6 emporte des infectés"}.`,
  infectedDied: ({ territory, count }, who) =>
    `${capital(who.at(territory))}, ${some(count, "infecté")} ${verb(count, "meurt", "meurent")}.`,
  barren: ({ territory }, who) => `${who.place(territory)}${colon} territoire désolé.`,
  researchRoll: ({ dice: [a, b], found }) =>
    found ? `${a} et ${b}, un double${colon} une découverte.` : `${a} et ${b}, pas de double${colon} rien.`,
  curePartFound: ({ seat, cure }, who) =>
    `${who.player(seat)} trouve un élément du remède${cure ? ", désormais complet" : ""}.`,
  cureShared: ({ seat, other, cure }, who) =>
    `${who.player(seat)} confie ses éléments du remède à ${who.player(other)}${cure ? ", qui l’a désormais en entier" : ""}.`,
  procreated: ({ territory, count }, who) =>
    `${who.place(territory)}${colon} les mutants se multiplient, ${count} de plus.`,
  mothershipMoved: ({ target }, who) => `Le vaisseau-mère dérive${colon} ${who.place(target)}.`,
  mothershipDestroyed: ({ seat }, who) => `${who.player(seat)} détruit le vaisseau-mère.`,
  suppliesIncinerated: ({ territory, count }, who) =>
    `${who.place(territory)}${colon} ${supplies(count)} ${verb(count, "brûle", "brûlent")}.`,
  holdStarted: ({ territory }, who) =>
    `${who.place(territory)}${colon} assez de ravitaillements${semicolon} ils doivent rester un tour complet.`,
  holdBroken: ({ territory }, who) => `${who.place(territory)}${colon} le tour complet est rompu.`,
  portalClosed: ({ territory }, who) => `${who.place(territory)}${colon} le portail est fermé.`,
  missileLaunched: ({ territory, seat }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} lance le missile.`,
  meteorite: ({ territory, number }, who) =>
    `Météorite ${number}${colon} ${who.place(territory)}, territoire anéanti.`,
  riotRoll: ({ territory, die, need, turned }, who) =>
    `${who.place(territory)}${colon} ${die}, quand il faut ${need} ou plus${semicolon} ${turned ? "une armée se révolte" : "tout est calme"}.`,
  prevented: ({ round }) => `Tour ${round}${colon} le fléau est conjuré.`,
  eliminated: ({ seat }, who) => `${who.player(seat)} n’a plus d’armée.`,
  gameOver: ({ outcome, leaders }, who) => {
    const best = leaders.map((seat) => who.player(seat)).join(", ");
    return {
      prevented: `Le fléau est conjuré${colon} les survivants gagnent ensemble.`,
      domination: `${best} domine le monde.`,
      "domination-limit": `Le dernier tour de table est joué, et le fléau est conjuré. En tête${colon} ${best}.`,
      endured: "Le dernier tour de table est joué, et l’humanité a tenu.",
      doomed: "Le dernier tour de table est joué, et le fléau n’a pas été conjuré.",
      "humanity-lost": `Plus une armée${colon} l’humanité a perdu.`,
    }[outcome];
  },
};
