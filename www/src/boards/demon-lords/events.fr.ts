// What happens, in French sentences.

import type { Tellers } from "./phrases";
import { colon, semicolon, troops, souls, et, de, kinds } from "./speech.fr";

export const events: Tellers = {
  firstRolled: ({ rolls }, { seat }) =>
    `Qui commence${colon} ${rolls.map(([one, die]) => `${seat(one)} ${die}`).join(", ")}.`,
  piecePlaced: (event, { seat, site }) =>
    event.piece === "avatar"
      ? `L’Avatar ${de(seat(event.seat))} apparaît ${site(event.node).at}.`
      : `${seat(event.seat)} place un ${kinds[event.piece]} ${site(event.node).at}.`,
  troopsPlaced: (event, { seat, site }) =>
    `${seat(event.seat)} poste ${troops(event.count)} ${site(event.node).at}.`,
  soulsPlaced: (event, { seat }) => `${seat(event.seat)} commence avec ${souls(event.amount)}.`,
  turnStarted: (event, { seat }) => `Manche ${event.round}, tour ${de(seat(event.seat))}`,
  resourceRolled: (event, { seat }) =>
    `${seat(event.seat)} ${event.rule === "DL-15.4" ? "choisit le" : "obtient"} ${et(event.numbers.map(String))}.`,
  soulsGained: ({ seat: one, amount, missed, reason, node }, { seat, site }) => {
    const { at, from } = site(node);
    if (amount === 0) return `La réserve ${de(seat(one))} est vide${colon} aucune Âme ne vient ${from}.`;
    const source = {
      harvester: `Moissonneur ${at}`,
      avatar: `Avatar ${at}`,
      portal: `Portail ${at}`,
      ransom: `rançon ${at}`,
      reap: `morts tombés ${at}`,
      plunder: `butin du duel ${at}`,
    }[reason];
    const more = missed > 0 ? `${semicolon} la réserve n’en avait pas plus` : "";
    return `${seat(one)} gagne ${souls(amount)} (${source})${more}.`;
  },
  soulsLost: (event, { seat }) =>
    `Pourriture des âmes${colon} ${seat(event.seat)} perd ${souls(event.amount)}.`,
  troopSpawned: (event, { seat, site }) =>
    `${seat(event.seat)} invoque une Troupe ${site(event.node).at}${event.fromStorage ? ", prise dans la réserve" : ""}.`,
  pieceBought: (event, { seat, site }) =>
    `${seat(event.seat)} achète un ${kinds[event.piece]} ${site(event.node).at} pour ${souls(event.cost)}.`,
  troopsMoved: (event, { seat, site }) =>
    `${seat(event.seat)} déplace ${troops(event.count)} ${site(event.from).from} vers ${site(event.to).name}${event.rule === "DL-15.17" ? ", une seconde fois" : ""}.`,
  avatarMoved: (event, { seat, site }) =>
    `L’Avatar ${de(seat(event.seat))} bondit ${site(event.from).from} vers ${site(event.to).name}${event.cost === 0 ? ", gratuitement" : ` pour ${souls(event.cost)}`}.`,
  fightStarted: (event, { seat, site }) =>
    `${seat(event.brute)} combat ${seat(event.defender)} ${site(event.node).at}, ${event.troops.join(" contre ")}.`,
  combatRound: ({ dice, lost, troops: left }) => {
    const sums = dice.map((side) => side.reduce((total, die) => total + die, 0)).join(" à ");
    const losses = (["la Brute", "le Défenseur"] as const).flatMap((side, i) =>
      lost[i] ? [`${side} perd ${troops(lost[i])}, reste ${left[i]}`] : [],
    );
    return `${sums}${colon} ${losses.length > 0 ? et(losses) : "égalité, personne ne tombe"}.`;
  },
  fightEnded: (event, { seat, site }) =>
    event.winner === null
      ? `Plus personne ne tient ${site(event.node).name}.`
      : `${seat(event.winner)} tient ${site(event.node).name}.`,
  duelRolled: (event, { seat, site }) => {
    const side = (i: 0 | 1) =>
      `${seat(i === 0 ? event.brute : event.defender)} ${event.dice[i].join(" + ")} + ${event.harvesters[i]} = ${event.totals[i]}`;
    return `Duel d’Avatars ${site(event.node).at}${colon} ${side(0)}, ${side(1)}.`;
  },
  duelEnded: ({ winner, loser, damage, paid }, { seat }) =>
    paid === 0
      ? `${seat(winner)} gagne de ${damage}${colon} ${seat(loser)} n’a aucune Âme à sacrifier.`
      : `${seat(winner)} gagne de ${damage}${colon} ${seat(loser)} sacrifie ${souls(paid)}${paid < damage ? ", ce qui ne suffit pas" : ""}.`,
  avatarRetreated: (event, { seat, site }) =>
    event.from === event.to
      ? `L’Avatar ${de(seat(event.seat))} a son refuge ${site(event.to).at} et y reste.`
      : `L’Avatar ${de(seat(event.seat))} fuit ${site(event.from).from} vers ${site(event.to).name}.`,
  desecrationRolled: (event, { seat, site }) =>
    `${seat(event.seat)} s’en prend au Portail ${site(event.node).at}${colon} ${event.dice.join(" + ")} = ${event.dice[0] + event.dice[1]}, il faut ${event.target}. Il ${event.success ? "tombe" : "tient"}.`,
  pieceSacrificed: (event, { seat, site }) =>
    `Le ${kinds[event.piece]} ${de(seat(event.seat))} ${site(event.node).at} est perdu.`,
  worldEvent: (event, { card }) =>
    `Événement${colon} ${card(event.card)}${event.replaced === null ? "" : ` remplace ${card(event.replaced)}`}.`,
  seatEliminated: (event, { seat }) => `${seat(event.by)} bannit ${seat(event.seat)} du monde.`,
  phaseEnded: (event, { seat }) =>
    event.auto
      ? ({
          spawn: `${seat(event.seat)} n’a plus rien à invoquer.`,
          purchase: `${seat(event.seat)} n’a plus rien à acheter.`,
          movement: `${seat(event.seat)} n’a plus rien à déplacer.`,
        }[event.phase as string] ?? null)
      : null,
  roundEnded: (event) => `La manche ${event.round} est finie.`,
  gameEnded: (event, { seat }) =>
    event.reason === "last-avatar"
      ? `Il ne reste qu’un Avatar${colon} ${et(event.winners.map(seat))} l’emporte.`
      : `Le Jugement${colon} ${et(event.winners.map(seat))} ${event.winners.length === 1 ? "l’emporte" : "partagent la victoire"}.`,
};
