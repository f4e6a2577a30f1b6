// The log in French. Before a colon a space that does not break, before the other signs a thin one.

import type { EventWords } from "./phrases";

const colon = "\u00a0:";
const semicolon = "\u202f;";

const some = (n: number, one: string, many = `${one}s`) => `${n}\u00a0${n < 2 ? one : many}`;
const armies = (n: number) => some(n, "armée");
const supplies = (n: number) => some(n, "ravitaillement");
const dice = (values: readonly number[]) => values.join(" ");

/** “de Brahe”, “d’Ada”. */
function de(name: string): string {
  return /^[aeiouyàâäéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const eventsFr: EventWords = {
  claimed: ({ seat, territory }, who) => `${who.player(seat)} prend ${who.place(territory)}.`,
  spread: ({ seat, territory, count }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} place ${armies(count)}.`,
  homeCards: ({ seat, territories }, who) =>
    `Cartes de départ ${de(who.player(seat))}${colon} ${territories.map((id) => who.place(id)).join(", ")}.`,
  tokenPlaced: ({ seat, token, territory }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} pose un ${token === "hq" ? "quartier général" : "ravitaillement"}.`,
  scenarioRolled: ({ die, scenario }, who) => `Le dé donne ${die}${colon} ${who.doom(scenario)}.`,
  scenarioChosen: ({ scenario }, who) => `Le fléau${colon} ${who.doom(scenario)}.`,
  endingChosen: ({ ending }) =>
    ending === "prevented"
      ? "La partie s’achèvera quand le fléau sera écarté."
      : "La partie ira jusqu’à la domination du monde.",
  roundBegan: () => null,
  apocalypseTurn: ({ round }) => `Tour ${round}${colon} le fléau agit`,
  turnBegan: ({ seat, round }, who) => `Tour ${round}${colon} ${who.player(seat)}`,
  turnEnded: () => null,
  orderSet: ({ seat, order, value }, who) =>
    order === "dice"
      ? `${who.player(seat)} ${value === "auto" ? "laisse la défense et les relances se faire seules" : "veut décider de la défense et des relances"}.`
      : `${who.player(seat)} ${{ ask: "veut décider avant de s’opposer", never: "ne s’opposera jamais", always: "s’opposera toujours", auto: "" }[value]}.`,
  permissionSet: ({ seat, other, level }, who) =>
    `${who.player(seat)} envers ${who.player(other)}${colon} ${who.level(level).toLowerCase()}.`,
  reinforcements: ({ seat, count }, who) => `${who.player(seat)} reçoit ${armies(count)}.`,
  armiesPlaced: ({ seat, territory, count }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} place ${armies(count)}.`,
  supplyMade: ({ seat, territory }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} prépare un ravitaillement.`,
  hqRebuilt: ({ seat, territory }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} change un ravitaillement en quartier général.`,
  permissionAsked: ({ seat, owner, kinds }, who) =>
    `${who.player(seat)} demande à ${who.player(owner)} ${kinds.length > 1 ? "de prendre un ravitaillement et d’entrer" : kinds[0] === "supply" ? "de prendre un ravitaillement" : "d’entrer"}.`,
  permissionAnswered: ({ seat, owner, grant, remember }, who) =>
    `${who.player(owner)} ${grant ? "accepte" : "refuse"}${remember ? ", désormais" : ""}${semicolon} réponse à ${who.player(seat)}.`,
  moved: ({ seat, source, target, count, supply }, who) =>
    `${who.place(source)} → ${who.place(target)}${colon} ${who.player(seat)} déplace ${armies(count)}${supply ? " et un ravitaillement" : ""}.`,
  irradiated: ({ seat, territory, count }, who) =>
    `${who.place(territory)}${colon} ${armies(count)} ${de(who.player(seat))} ${count < 2 ? "devient mutante" : "deviennent mutantes"}.`,
  combatBegan: ({ kind, attacker, defender, source, target }, who) => {
    const foe = defender === null ? "" : ` contre ${who.force(defender)}`;
    const way = source === target ? who.place(target) : `${who.place(source)} → ${who.place(target)}`;
    return {
      normal: `${way}${colon} ${who.force(attacker)}${foe}.`,
      opposition: `${way}${colon} ${who.force(attacker)} doit forcer le passage${foe}.`,
      breach: `${way}${colon} ${who.force(attacker)} contre la barricade${defender === null ? "" : `, défendue par ${who.force(defender)}`}.`,
      research: `${who.place(source)}${colon} ${who.force(attacker)} cherche le remède.`,
      mothership: `${who.place(target)}${colon} ${who.force(attacker)} attaque le vaisseau-mère.`,
    }[kind];
  },
  diceRolled: () => null,
  dieRerolled: ({ old, new: now }) => `Un ${old} est relancé${colon} ${now}.`,
  combatResolved: ({ attack, defence, successes, free, failures }) =>
    `${dice(attack)} contre ${defence.length ? dice(defence) : "personne"}${colon} ${some(successes + free, "réussite")} à ${failures}.`,
  alienSave: ({ die, saved }) =>
    `Le vaisseau-mère ${saved ? "sauve un alien" : "ne peut sauver un alien"} (${die}).`,
  demonDoubles: ({ dice: [a, b], slain }) =>
    slain
      ? `${a} et ${b}, un double${colon} un démon est abattu.`
      : `${a} et ${b}, pas de double${colon} le démon survit.`,
  armiesLost: ({ territory, force, count, becomes }, who) => {
    const lost =
      force === "apocalytes"
        ? `${who.force(force)}, ${count} de moins`
        : `${who.force(force)} perd ${armies(count)}`;
    const turned =
      becomes === null
        ? ""
        : becomes === "apocalytes"
          ? ", qui rejoint les apocalytes"
          : `, au profit ${de(who.force(becomes))}`;
    return `${who.place(territory)}${colon} ${lost}${turned}.`;
  },
  advanced: ({ seat, target, count }, who) =>
    `${who.place(target)}${colon} ${who.player(seat)} s’avance avec ${armies(count)}.`,
  borderOpposed: ({ border, by, need }, who) =>
    `${who.border(border)}${colon} ${who.force(by)} tente de fermer la frontière${semicolon} il faut ${some(need, "réussite")} pour passer.`,
  oppositionResolved: ({ border, broken }, who) =>
    `${who.border(border)}${colon} ${broken ? "passage forcé" : "la frontière tient"}.`,
  borderClosed: ({ border, strength }, who) =>
    `${who.border(border)}${colon} une barricade ${strength > 1 ? "solide" : "légère"}.`,
  borderBroken: ({ border }, who) => `${who.border(border)}${colon} la frontière est brisée.`,
  barricadeRemoved: ({ border }, who) => `${who.border(border)}${colon} la barricade est retirée.`,
  ownerChanged: ({ territory, owner }, who) =>
    owner === null
      ? `${who.place(territory)}${colon} plus de propriétaire.`
      : `${who.place(territory)} est à ${who.player(owner)}.`,
  hqTaken: ({ seat, territory }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} s’empare du quartier général.`,
  hqRazed: ({ territory }, who) => `${who.place(territory)}${colon} le quartier général est rasé.`,
  apocalytesPlaced: ({ territory, count }, who) => `${who.place(territory)}${colon} ${count} de plus.`,
  tokensConsumed: ({ territory, supplies: eaten, hq }, who) =>
    `${who.place(territory)}${colon} perte de ${[eaten ? supplies(eaten) : "", hq ? "son quartier général" : ""].filter(Boolean).join(" et de ")}, dévoré par les aliens.`,
  movementRoll: ({ territory, target, die, count }, who) =>
    `${who.place(territory)} → ${who.place(target)}${colon} le dé donne ${die}, ${count} en route.`,
  apocalytesMarch: () => null,
  apocalytesMoved: ({ source, target, count, mothership }, who) =>
    `${who.place(source)} → ${who.place(target)}${colon} ${who.force("apocalytes")}, ${count}${mothership ? ", avec le vaisseau-mère" : ""}.`,
  marchStopped: ({ source, target }, who) =>
    `${who.place(source)} → ${who.place(target)}${colon} le passage reste fermé.`,
  armyTurned: ({ territory, seat }, who) =>
    `${who.place(territory)}${colon} une armée ${de(who.player(seat))} passe à l’ennemi.`,
  equalised: ({ territories, counts }, who) =>
    `Partage${colon} ${territories.map((id, i) => `${who.place(id)} ${counts[i]}`).join(", ")}.`,
  infectionRoll: ({ territory, die, above, infected }, who) =>
    `${who.place(territory)}${colon} ${die}, il faut plus de ${above}${semicolon} ${infected ? "contaminé" : "épargné"}.`,
  dieOffRoll: ({ territory, die }, who) => `${who.place(territory)}${colon} ${die} à l’extinction.`,
  infectedDied: ({ territory, count }, who) =>
    `${who.place(territory)}${colon} ${some(count, "infecté")} ${count < 2 ? "meurt" : "meurent"}.`,
  barren: ({ territory }, who) => `${who.place(territory)}${colon} territoire désolé.`,
  researchRoll: ({ dice: [a, b], found }) =>
    found ? `${a} et ${b}, un double${colon} une découverte.` : `${a} et ${b}, pas de double${colon} rien.`,
  curePartFound: ({ seat, cure }, who) =>
    `${who.player(seat)} trouve une part du remède${cure ? ", désormais complet" : ""}.`,
  cureShared: ({ seat, other, cure }, who) =>
    `${who.player(seat)} partage avec ${who.player(other)}${cure ? ", qui tient désormais le remède" : ""}.`,
  procreated: ({ territory, count }, who) =>
    `${who.place(territory)}${colon} ils se multiplient, ${count} de plus.`,
  mothershipMoved: ({ target }, who) => `Le vaisseau-mère dérive${colon} ${who.place(target)}.`,
  mothershipDestroyed: ({ seat }, who) => `${who.player(seat)} détruit le vaisseau-mère.`,
  suppliesIncinerated: ({ territory, count }, who) =>
    `${who.place(territory)}${colon} ${supplies(count)} ${count < 2 ? "brûle" : "brûlent"}.`,
  holdStarted: ({ territory }, who) =>
    `${who.place(territory)}${colon} assez de ravitaillements, le décompte commence.`,
  holdBroken: ({ territory }, who) => `${who.place(territory)}${colon} le décompte est rompu.`,
  portalClosed: ({ territory }, who) => `${who.place(territory)}${colon} le portail est fermé.`,
  missileLaunched: ({ territory, seat }, who) =>
    `${who.place(territory)}${colon} ${who.player(seat)} lance le missile.`,
  meteorite: ({ territory, number }, who) => `Météorite ${number}${colon} ${who.place(territory)}, anéanti.`,
  riotRoll: ({ territory, die, need, turned }, who) =>
    `${who.place(territory)}${colon} ${die}, il faut ${need}${semicolon} ${turned ? "une armée se révolte" : "tout est calme"}.`,
  prevented: ({ round }) => `Le fléau est écarté au tour ${round}.`,
  eliminated: ({ seat }, who) => `${who.player(seat)} n’a plus d’armée.`,
  gameOver: ({ outcome, leaders }, who) =>
    ({
      prevented: `Le fléau est écarté${colon} les survivants gagnent ensemble.`,
      domination: `${leaders.map((seat) => who.player(seat)).join(", ")} domine le monde.`,
      "domination-limit": `Le temps est écoulé${colon} ${leaders.map((seat) => who.player(seat)).join(", ")} en tête.`,
      endured: "Le dernier tour est passé, et l’humanité a tenu.",
      doomed: "Le dernier tour est passé, et le fléau n’a pas été écarté.",
      "humanity-lost": `Plus une armée${colon} l’humanité a perdu.`,
    })[outcome],
};
