// French.

import { events } from "./events.fr";
import type { Phrases } from "./phrases";
import { site } from "./sites.fr";
import { colon, question, troops, souls, et, de, percent, kinds, owned, who } from "./speech.fr";

export const french: Phrases = {
  phases: {
    resource: "Ressource",
    spawn: "Invocation",
    purchase: "Achat",
    movement: "Mouvement",
    combat: "Combat",
  },
  phaseHelp: {
    resource: "Un dé rapporte une Âme à chaque Moissonneur et à chaque Avatar sur son numéro.",
    spawn: "Chacun de vos Portails change une Âme en Troupe.",
    purchase: "On achète Moissonneurs et Portails là où l’on est seul.",
    movement: "Chaque Troupe suit une ligne, l’Avatar bondit contre des Âmes.",
    combat: "Les Troupes d’une même case se battent, les Avatars se défient ou profanent.",
  },
  phaseState: { done: "terminée", now: "en cours", next: "à venir" },
  labels: {
    worldEvent: "Événement",
    noEvent: "Le monde retient son souffle",
    noEventText: `Pas encore d’Événement${colon} le premier Moissonneur ou Portail perdu en révèle un.`,
    eventsOff: "Cette partie se joue sans Événements.",
    brute: "Brute",
    defender: "Défenseur",
    souls: "Âmes",
    storage: "en réserve",
    harvesters: "Moissonneurs",
    portals: "Portails",
    troops: "Troupes",
    map: "Carte du monde",
    closer: "Plus près",
    farther: "Plus loin",
    whole: "Toute la carte",
    overview: `Vue d’ensemble${colon} touchez pour y aller`,
    less: "Moins",
    more: "Plus",
    putAway: "Ranger",
    playAgain: "Revoir les dés",
    perNumber: "Ce que chaque numéro vous rapporte",
    offers: "Ce qui est possible",
    notYet: "Pas encore",
    goOn: "Continuer",
    tapMap: "Touchez une case de la carte, ou allez-y avec les flèches.",
  },
  pieces: kinds,
  dieReasons: {
    base: "base",
    moreTroops: "surnombre",
    avatar: "Avatar",
    harvester: "Moissonneur",
    card: "Événement",
  },

  site,
  node: ({ name, continent, number, harvester, portal, troops: there, avatars }) =>
    [
      `${name}, ${continent}, numéro ${number}`,
      harvester && owned("harvester", harvester),
      portal && owned("portal", portal),
      there.length > 0 && `Troupes${colon} ${et(there.map((one) => `${who(one.who)} ${one.count}`))}`,
      avatars.length > 0 && `Avatars${colon} ${et(avatars.map(who))}`,
    ]
      .filter(Boolean)
      .join(". "),
  nodeState: {
    open: "possible",
    ready: "peut bouger",
    picked: "en main",
    chosen: "choisie",
  },
  deckLeft: (cards) => `${cards} cartes dans la pioche`,
  panel: (of) =>
    `${souls(of.souls)} en Enfer, ${of.storage} en réserve, Moissonneurs${colon} ${of.harvesters}, Portails${colon} ${of.portals}, ${troops(of.troops)} sur la carte`,

  ask: (phase, player) => [
    { strong: player },
    {
      "setup-harvester": ", placez un Moissonneur sur une case au choix",
      "setup-portal": ", placez un Portail sur une case au choix",
      "setup-avatar": ", placez votre Avatar sur un de vos Portails",
      resource: ", lancez le dé pour gagner des Âmes",
      spawn: ", invoquez des Troupes à vos Portails",
      purchase: ", achetez des Moissonneurs ou des Portails",
      movement: ", déplacez vos Troupes et votre Avatar",
      combat: ", livrez vos combats",
      retreat: ", choisissez où fuit votre Avatar vaincu",
      over: "",
    }[phase],
  ],
  wait: (phase, player) => [
    { strong: player },
    {
      "setup-harvester": " place un Moissonneur",
      "setup-portal": " place un Portail",
      "setup-avatar": " place son Avatar",
      resource: " va lancer le dé",
      spawn: " invoque des Troupes",
      purchase: " achète",
      movement: " se déplace",
      combat: " combat",
      retreat: " choisit sa retraite",
      over: "",
    }[phase],
  ],
  askNumber: (player) => [{ strong: player }, ", choisissez le numéro de Ressource"],
  askStack: (player, count, node) => [
    { strong: player },
    `, où envoyer ${troops(count)} depuis `,
    { strong: node.name },
    question,
  ],
  askAvatar: (player) => [{ strong: player }, `, où bondit votre Avatar${question}`],
  askNode: (player, node) => [{ strong: player }, ", que faites-vous ", { strong: node.at }, question],
  askRest: (player) => [{ strong: player }, `, autre chose avant la fin du tour${question}`],
  toSettle: (count) => (count === 1 ? "Un combat reste à livrer." : `${count} combats restent à livrer.`),
  toDuel: `Votre Avatar est venu défier${colon} le duel est obligatoire.`,
  hintRest: "Un duel ou une profanation, si vous voulez. Puis vient le tour suivant.",
  hint: (phase, count) =>
    ({
      "setup-harvester": "Il rapporte une Âme quand son numéro sort. Deux Troupes le garderont.",
      "setup-portal":
        "À chaque tour, il change une Âme en Troupe. Il peut partager la case d’un Moissonneur.",
      "setup-avatar": "Vaincu sans refuge, il vous entraîne hors de la partie.",
      resource: "Tout le monde gagne, pas seulement vous. Ensuite, vous invoquez.",
      spawn: `Vous avez ${souls(count)}. Touchez un Portail. Ensuite, vous pourrez acheter.`,
      purchase: `Vous avez ${souls(count)}. Touchez une case où vous êtes seul. Ensuite, le mouvement.`,
      movement: "Touchez vos Troupes ou votre Avatar, puis leur but. Les combats viennent après.",
      combat: "Touchez une case marquée d’un combat. L’ordre est à vous.",
      retreat: "Voici vos refuges les plus éloignés.",
      over: "",
    })[phase],
  nudge: (phase, count) =>
    ({
      "setup-harvester": "",
      "setup-portal": "",
      "setup-avatar": "Touchez un de vos Portails.",
      resource: "",
      spawn: `${souls(count)}. Touchez un Portail, puis achetez.`,
      purchase: `${souls(count)}. Touchez une case où vous êtes seul.`,
      movement: "Touchez Troupes ou Avatar, puis leur but.",
      combat: "",
      retreat: "",
      over: "",
    })[phase],
  pickedHint: {
    stack: "Touchez une case éclairée, ou de nouveau la leur pour les reposer.",
    avatar: "Le chiffre sur une case est son prix en Âmes. Touchez de nouveau l’Avatar pour le reposer.",
    node: "Choisissez ce que vous y faites.",
  },
  over: (players) => [
    { strong: et(players) },
    players.length === 1 ? " l’emporte" : " partagent la victoire",
  ],

  roll: (dice) => (dice === 1 ? "Lancer le dé" : `Lancer ${dice} dés`),
  nameNumber: (number) => `Choisir le ${number}`,
  place: (kind, node) => `Placer ${kind === "avatar" ? "l’" : "le "}${kinds[kind]} ${node.at}`,
  spawn: (node) => `Invoquer une Troupe ${node.at}`,
  buy: (piece, node) => `Acheter un ${kinds[piece]} ${node.at}`,
  ransom: (piece, node) => `Rendre le ${kinds[piece]} ${node.at}`,
  send: (count, from, to) => `Envoyer ${troops(count)} ${from.from} vers ${to.name}`,
  sendOff: (count, to) => `Envoyer ${troops(count)} vers ${to.name}`,
  leap: (to) => `Bondir vers ${to.name}`,
  fight: (foe, node) => `Combattre ${foe} ${node.at}`,
  duel: (foe) => `Défier l’Avatar ${de(foe)}`,
  desecrate: (owner, node, withTroops) =>
    `Profaner le Portail ${de(owner)} ${node.at}${withTroops ? " avec les Troupes" : ""}`,
  retreat: (node) => `Fuir vers ${node.name}`,
  end: (phase) =>
    ({
      resource: "Finir la phase",
      spawn: "Finir l’invocation",
      purchase: "Finir les achats",
      movement: "Finir le mouvement",
      combat: "Finir le tour",
    })[phase],
  endAnyway: "Finir quand même",
  leaves: (phase, count) =>
    ({
      resource: "",
      spawn:
        count === 1
          ? "Vous pourriez encore invoquer une Troupe."
          : "Vous pourriez encore invoquer des Troupes.",
      purchase: "Vous avez de quoi acheter.",
      movement: "Rien n’a encore bougé.",
      combat: "Vous pourriez encore défier ou profaner.",
    })[phase],
  moveAvatar: "Déplacer l’Avatar",
  troopsToSend: "Troupes à envoyer",
  held: (count, rule) =>
    ({
      "DL-7.2": count === 1 ? "Une Troupe a déjà bougé." : `${count} Troupes ont déjà bougé.`,
      "DL-7.4": "Une Troupe garde le Moissonneur et ne peut pas partir.",
    })[rule] ?? `L’Événement en retient ${count}.`,

  costs: souls,
  soulsLeft: (n) => `reste ${souls(n)}`,
  pays: (n) => `+${n}`,
  joins: (n) => `en rejoint ${n}`,
  entersEmpty: "personne là-bas",
  meets: (name) => `Avatar ${de(name)}`,
  stays: (n) => `${n} ${n === 1 ? "reste" : "restent"}`,
  odds: ({ foe, dice: [mine, theirs], chance }) =>
    `Combat contre ${foe}${colon} vos ${mine} dés contre ${theirs}, en l’état. Vous tenez la case dans ${percent(chance)} des cas.`,
  oddsShort: ({ dice: [mine, theirs], chance }) => `${mine} dés contre ${theirs}, ${percent(chance)}`,
  fightFor: (foe) => `Combat contre ${foe}`,
  harvesterAtStake: (owner) =>
    owner.you
      ? "Votre Moissonneur tombe avec sa dernière Troupe."
      : `Le Moissonneur ${de(owner.name)} tombe avec sa dernière Troupe.`,
  duelOdds: (foe, chance) => `Duel contre ${foe}${colon} gagné à ${percent(chance)}.`,
  duelWith: (foe) => `Duel contre ${foe}`,
  winsDuel: (chance) => `gagné à ${percent(chance)}`,
  duelSums: (foe, dice, mine, theirs) =>
    `Vous lancez ${dice === 1 ? "un dé" : `${dice} dés`} + ${mine}, ${foe} de même + ${theirs}.`,
  routed: (chance) => `Votre Avatar doit fuir${colon} ${percent(chance)}.`,
  routs: (foe, chance) => `Celui ${de(foe)} doit fuir${colon} ${percent(chance)}.`,
  banished: (chance) => `Sans refuge, vous quittez la partie${colon} ${percent(chance)}.`,
  banishes: (foe, chance) => `${foe} n’a pas de refuge et sera banni${colon} ${percent(chance)}.`,
  desecrationOdds: (target, chance) => `deux dés, ${target} ou plus${colon} ${percent(chance)}`,
  mayDesecrate: (owner, target, chance) =>
    `Vous pourrez y profaner le Portail ${de(owner)}${colon} ${target} ou plus avec deux dés, ${percent(chance)}.`,
  share: (n) => (n === 0 ? "Rien pour vous." : `Vous gagnez ${souls(n)}.`),
  gains: (n) => `Vous gagnez ${souls(n)}.`,
  newEvent: "Un nouvel Événement suit.",
  rot: (n) => `La Pourriture des âmes prend d’abord ${souls(n)}.`,
  lines: (n) => (n < 2 ? `à ${n} ligne` : `à ${n} lignes`),
  spawnsLeft: (n) => (n === 0 ? "la dernière ici" : `encore ${n} ensuite`),
  fromStorage: "de la réserve, gratuitement",
  compulsory: "obligatoire",

  plateTitle: (kind, node) =>
    ({
      fight: `Combat ${node.at}`,
      duel: `Duel d’Avatars ${node.at}`,
      desecration: `Profanation ${node.at}`,
    })[kind],
  plateRound: (round, rounds) => `Passe ${round} sur ${rounds}`,
  roundWon: "la plus forte somme gagne, l’autre perd une Troupe",
  left: (now, start) => `reste ${now} sur ${start}`,
  lost: (name, count) => `${name} −${count}`,
  tie: "égalité",
  needs: (target) => `il faut ${target}`,
  success: "Le Portail tombe.",
  failure: "Le Portail tient.",
  plusHarvesters: (count) => `+ ${count} Moissonneur${count < 2 ? "" : "s"}`,

  event: events,
  role: (standing, phase) =>
    standing === "out"
      ? "banni"
      : standing === "retreats"
        ? "doit fuir"
        : standing === "brute"
          ? phase === null
            ? "place une pièce"
            : `Brute, ${french.phases[phase]}`
          : "",
  progress: (round, rounds) => `Manche ${round}${rounds === null ? "" : ` sur ${rounds}`}`,
  setup: "Mise en place",
  finished: "Terminée",
  handOver: (to) => `Rien n’est caché ici, hormis l’ordre des cartes. À ${to} de jouer.`,
  scoreRows: {
    banished: { label: "Avatars bannis", note: "12 chacun" },
    harvesters: { label: "Moissonneurs", note: "6 chacun" },
    portals: { label: "Portails", note: "4 chacun" },
    troops: { label: "Troupes sur la carte" },
    souls: { label: "Âmes en Enfer" },
  },
  lastAvatar: (winner) => `Il ne reste au monde que l’Avatar ${de(winner)}.`,
  reckoning: (winners, points, round) =>
    `Le Jugement, après la manche ${round}${colon} ${et(winners)} ${winners.length === 1 ? "a" : "ont"} ${points} points.`,
};
