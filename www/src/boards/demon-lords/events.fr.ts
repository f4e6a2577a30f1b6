// What happens, in French sentences.

import type { Tellers } from "./phrases";
import { colon, semicolon, troops, souls, et, de, kinds } from "./speech.fr";

export const events: Tellers = {
  firstRolled: ({ rolls }, { seat }) =>
    `Qui commence${colon} ${rolls.map(([one, die]) => `${seat(one)} ${die}`).join(", ")}.`,
  piecePlaced: (event, { seat, thing }) =>
    event.piece === "avatar"
      ? `L’Avatar ${de(seat(event.seat))} apparaît sur ${thing(event.node)}.`
      : `${seat(event.seat)} place un ${kinds[event.piece]} sur ${thing(event.node)}.`,
  troopsPlaced: (event, { seat, thing }) =>
    `${troops(event.count)} ${de(seat(event.seat))} sur ${thing(event.node)}.`,
  soulsPlaced: (event, { seat }) => `${seat(event.seat)} commence avec ${souls(event.amount)}.`,
  turnStarted: (event, { seat }) => `Manche ${event.round}, tour ${de(seat(event.seat))}`,
  resourceRolled: (event, { seat }) =>
    `${seat(event.seat)} ${event.rule === "DL-15.4" ? "nomme le" : "obtient"} ${et(event.numbers.map(String))}.`,
  soulsGained: ({ seat: one, amount, missed, reason, node }, { seat, thing }) => {
    const place = thing(node);
    if (amount === 0) return `La réserve ${de(seat(one))} est vide${colon} rien pour ${place}.`;
    const source = {
      harvester: `Moissonneur sur ${place}`,
      avatar: `Avatar sur ${place}`,
      portal: `Portail sur ${place}`,
      ransom: `rançon pour ${place}`,
      reap: `morts tombés sur ${place}`,
      plunder: `butin du duel sur ${place}`,
    }[reason];
    const more = missed > 0 ? `${semicolon} la réserve n’en avait pas plus` : "";
    return `${seat(one)} gagne ${souls(amount)} (${source})${more}.`;
  },
  soulsLost: (event, { seat }) => `Pourriture${colon} ${seat(event.seat)} perd ${souls(event.amount)}.`,
  troopSpawned: (event, { seat, thing }) =>
    `${seat(event.seat)} invoque une Troupe sur ${thing(event.node)}${event.fromStorage ? ", prise dans la réserve" : ""}.`,
  pieceBought: (event, { seat, thing }) =>
    `${seat(event.seat)} achète un ${kinds[event.piece]} sur ${thing(event.node)} pour ${souls(event.cost)}.`,
  troopsMoved: (event, { seat, thing }) =>
    `${seat(event.seat)} déplace ${troops(event.count)}${event.rule === "DL-15.17" ? " une seconde fois" : ""}, ${thing(event.from)} → ${thing(event.to)}.`,
  avatarMoved: (event, { seat, thing }) =>
    `L’Avatar ${de(seat(event.seat))} bondit, ${thing(event.from)} → ${thing(event.to)}, ${event.cost === 0 ? "gratuitement" : `pour ${souls(event.cost)}`}.`,
  fightStarted: (event, { seat, thing }) =>
    `${seat(event.brute)} combat ${seat(event.defender)} sur ${thing(event.node)}, ${event.troops.join(" contre ")}.`,
  combatRound: ({ dice, lost, troops: left }) => {
    const sums = dice.map((side) => side.reduce((total, die) => total + die, 0)).join(" à ");
    const losses = (["la Brute", "le Défenseur"] as const).flatMap((side, i) =>
      lost[i] ? [`${side} perd ${troops(lost[i])}, reste ${left[i]}`] : [],
    );
    return `${sums}${colon} ${losses.length > 0 ? et(losses) : "égalité, personne ne tombe"}.`;
  },
  fightEnded: (event, { seat, thing }) =>
    event.winner === null
      ? `Plus personne ne tient ${thing(event.node)}.`
      : `${seat(event.winner)} tient ${thing(event.node)}.`,
  duelRolled: (event, { seat, thing }) => {
    const side = (i: 0 | 1) =>
      `${seat(i === 0 ? event.brute : event.defender)} ${event.dice[i].join(" + ")} + ${event.harvesters[i]} = ${event.totals[i]}`;
    return `Duel d’Avatars sur ${thing(event.node)}${colon} ${side(0)}, ${side(1)}.`;
  },
  duelEnded: ({ winner, loser, damage, paid }, { seat }) =>
    `${seat(winner)} gagne de ${damage}${colon} ${seat(loser)} sacrifie ${souls(paid)}${paid < damage ? ", ce qui ne suffit pas" : ""}.`,
  avatarRetreated: (event, { seat, thing }) =>
    `L’Avatar ${de(seat(event.seat))} fuit, ${thing(event.from)} → ${thing(event.to)}.`,
  desecrationRolled: (event, { seat, thing }) =>
    `${seat(event.seat)} s’en prend au Portail sur ${thing(event.node)}${colon} ${event.dice.join(" + ")} = ${event.dice[0] + event.dice[1]}, il faut ${event.target}. Il ${event.success ? "tombe" : "tient"}.`,
  pieceSacrificed: (event, { seat, thing }) =>
    `Le ${kinds[event.piece]} ${de(seat(event.seat))} sur ${thing(event.node)} est perdu.`,
  worldEvent: (event, { thing }) =>
    `Événement${colon} ${thing(event.card)}${event.replaced === null ? "" : ` remplace ${thing(event.replaced)}`}.`,
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
