// French.

import {
  at,
  capital,
  colon,
  count,
  cubes,
  de,
  et,
  from,
  god,
  land,
  ofResource,
  question,
  resources,
  semicolon,
  wonder,
} from "./grammar.fr";
import { log } from "./log.fr";
import type { Carried, Phrases, SpaceState, SpokenPart } from "./phrases";

const parts: { readonly [what: string]: string } = {
  settler: "nouveau colon",
  land: "terre",
  sea: "mer",
  fight: "combat",
  discovery: "découverte",
  wonder: "merveille",
  money: "Monnaie",
  agriculture: "Agriculture",
  architecture: "Architecture",
  erinyes: "Érinyes",
};

function stateOf(state: SpaceState): string {
  switch (state.is) {
    case "movable":
      return `${semicolon} votre colon peut bouger`;
    case "selected":
      return `${semicolon} choisi pour bouger`;
    case "target":
      return `${semicolon} coûte ${state.cost}${state.fight ? " avec un combat" : ""}`;
    case "closable":
      return `${semicolon} peut être fermé`;
    case "victim":
      return `${semicolon} votre colon peut être donné`;
    case "idle":
      return "";
  }
}

const carries = ({ resource, star, zeus }: Carried): string[] => [
  resources[resource],
  ...(star ? ["étoile"] : []),
  ...(zeus ? ["symbole Zeus"] : []),
];

export const french: Phrases = {
  labels: {
    map: "Carte",
    development: "Développement",
    boards: "Plateaux",
    gods: "Dieux",
    toCome: "À venir",
    stock: "Réserve",
    noneLeft: "épuisée",
    built: "bâtie",
    newSettler: "Nouveau colon",
    land: "Chaque terre",
    landRun: "Suite de terres",
    sea: "Chaque mer",
    fight: "Combat",
    surcharge: "Érinyes",
    move: "Déplacer",
    new: "Nouveau",
    discover: "Découvrir",
    wonder: "Merveille",
    cards: "Cartes",
    tiles: "Découvertes et merveilles",
    hand: "Vos cartes",
    gained: "à vous",
  },
  resources,
  effects: {
    medicine: ["Nouveau colon", "pour 1"],
    cavalry: ["+2 sabliers", "Terres de suite", "pour 1"],
    oracle: ["Piochez 3,", "gardez 1"],
    metallurgy: [],
    religion: [],
    hoplite: [],
    polytheism: [],
    astronomy: ["Chaque mer", "coûte 1 de moins"],
    money: ["−2 de temps"],
    agriculture: ["−2 de temps"],
    phalanx: ["+1 carte"],
    hellenism: ["+1 carte"],
    "map-making": ["Chaque mer", "coûte 1 de moins"],
    democracy: ["Vous gagnez", "les égalités"],
    commerce: ["Prenez 2 cubes", "au choix"],
    strategy: [],
    art: [],
    poetry: ["+3 points", "à la fin"],
    surgery: ["+2 colons", "en réserve"],
    architecture: ["Merveilles −2"],
    philosophy: ["+5 points", "à la fin"],
    city: ["1 par colon", "sur la carte"],
    absolutism: ["2 points", "par Épée"],
    science: ["1 point par", "découverte"],
    engineering: ["3 par Étoile"],
  },

  mapNames: { olympos: "Olympe" },

  territory: (name, price, carried) =>
    [
      price ? `${price.cost} ${name}` : name,
      ...carries(carried),
      ...(price?.fight ? ["avec un combat"] : []),
    ].join(", "),
  space: ({ name, resource, star, zeus, points, closed, tribe, stack }, state) => {
    if (closed) return `${name}${colon} fermé`;
    const all = [...carries({ resource, star, zeus }), ...(points > 1 ? ["Atlantide"] : [])];
    const there = tribe ? "une tribu" : stack.length > 0 ? et([...stack].reverse()) : "vide";
    const on = stack.length > 1 ? `de haut en bas ${there}` : there;
    return `${name}${colon} ${all.join(", ")}${semicolon} ${on}${stateOf(state)}`;
  },
  north: (stock, selected) =>
    `Terres du Nord${colon} ${count(stock, "colon")} dans votre réserve${selected ? `${semicolon} un nouveau est choisi` : ""}`,
  slot: ({ name, effect, cost, bonuses: there, left, own, time }) =>
    [
      name,
      own ? "à vous" : left === 0 ? "épuisée" : count(left, "restante"),
      time === null ? null : `coûte ${time} de temps`,
      `demande ${cost}`,
      there.length > 0 ? `bonus${colon} ${there.join(", ")}` : "aucun bonus",
      effect,
    ]
      .filter(Boolean)
      .join(`${semicolon} `),
  slotCost: (groups) =>
    groups
      .map(({ units, resource }, i) => {
        if (resource) return `${units} ${resources[resource]}`;
        if (i > 0) return `${units} d’une autre sorte`;
        return units === 1 ? "1 de n’importe quelle sorte" : `${units} d’une même sorte`;
      })
      .join(", "),
  bonus: (kind, resource, holder) => {
    const what = {
      settler: "1 colon",
      hourglass: "2 sabliers",
      cube: resource ? `1 cube ${ofResource[resource]}` : "1 cube",
      prestige: "2 points",
    }[kind];
    return holder === null ? what : `${what} (${holder})`;
  },
  wonder: ({ name, stars, needed, points, time }) =>
    `${name}${colon} ${points} points${semicolon} vous avez ${stars} Étoile${stars < 2 ? "" : "s"} sur ${needed}${time === null ? "" : `${semicolon} peut être bâtie pour ${time} de temps`}`,
  noWonder: (column) => `La merveille de la colonne ${column} est bâtie`,
  track: (markers, cards) =>
    `Piste du temps. ${markers.map(({ name, pos }) => `${name} en ${pos}`).join(", ")}. ` +
    (cards.length > 0
      ? `Cartes des dieux en ${et(cards.map(({ pos, n }) => (n === 2 ? `${pos} (2)` : `${pos}`)))}.`
      : "Il ne reste aucune carte des dieux."),
  revealed: (name, text, affected) =>
    `${name}${colon} ${text} ${affected.length > 0 ? et(affected) : "Personne"}.`,
  toCome: (pos) => `Une carte en case ${pos}`,
  stock: (hourglasses, cards, left) =>
    `Réserve générale${colon} ${count(hourglasses, "sablier")}, ${count(cards, "carte Destin", "cartes Destin")}, cubes${colon} ${left.map(({ resource, n }) => `${n} ${resources[resource]}`).join(", ")}`,
  count: (what, n) =>
    ({
      swords: count(n, "Épée"),
      symbols: count(n, "symbole Zeus", "symboles Zeus"),
      stars: count(n, "jeton Étoile", "jetons Étoile"),
      hourglasses: count(n, "sablier"),
      settlers: count(n, "colon") + " en réserve",
      cards: count(n, "carte Destin", "cartes Destin"),
      pos: `en case ${n}`,
      prestige: `${n} de prestige`,
    })[what],
  holds: (resource, tokens, n) =>
    `${resources[resource]}${colon} ${count(tokens, "territoire")}${n > 0 ? `, ${count(n, "cube")}` : ""}`,
  marks: {
    ares: `Arès${colon} 2 Épées jusqu’au prochain dieu`,
    siren: `Sirène${colon} pas de mer jusqu’au prochain dieu`,
    erinyes: `Érinyes${colon} la prochaine action coûte 2 de plus`,
    keres: `Kères${colon} 2 points de moins à la fin`,
    athena: `Athéna${colon} une Étoile pour une merveille`,
  },

  closeOne: (player) => [{ strong: player }, ", fermez un territoire"],
  closing: (player) => [{ strong: player }, " ferme des territoires"],
  closedSoFar: (n) =>
    n === 0
      ? "Une terre fermée est hors jeu."
      : `${count(n, "territoire fermé", "territoires fermés")} jusqu’ici.`,
  yourTurn: (player) => [{ strong: player }, `, expansion ou développement${question}`],
  finalTurn: (player) => [{ strong: player }, ", une dernière action, ou passez"],
  mustWait: (player) => [{ strong: player }, ", il ne reste qu’à attendre"],
  which: {
    move: (player) => [{ strong: player }, `, quel colon se déplace${question}`],
    discover: (player) => [{ strong: player }, `, quelle découverte${question}`],
    wonder: (player) => [{ strong: player }, `, quelle merveille${question}`],
    cards: (player) => [{ strong: player }, `, quelle carte${question}`],
  },
  turnOf: (player) => [{ strong: player }, " joue"],
  noneOf: {
    move: (player) => [{ strong: player }, ", aucun colon ne peut se déplacer"],
    new: (player) => [{ strong: player }, ", aucun nouveau colon ne peut partir"],
    discover: (player) => [{ strong: player }, ", aucune découverte à portée"],
    wonder: (player) => [{ strong: player }, ", aucune merveille à portée"],
    cards: (player) => [{ strong: player }, ", aucune carte à jouer"],
  },
  touchOne: "Touchez-en une pour voir ce qu’elle fait, et ce qui manque.",
  whereFrom: (player, space) => [{ strong: player }, ", où va le colon ", { strong: from(space) }, question],
  whereNew: (player) => [{ strong: player }, `, où va le nouveau colon${question}`],
  goFrom: (player, space, to) => [
    { strong: player },
    ", ",
    { strong: from(space) },
    " ",
    { strong: at(to) },
    question,
  ],
  goNew: (player, to) => [{ strong: player }, ", un nouveau colon ", { strong: at(to) }, question],
  discoverIt: (player, name) => [{ strong: player }, ", découvrir ", { strong: name }, question],
  buildIt: (player, name) => [{ strong: player }, ", bâtir ", { strong: wonder(name) }, question],
  keepOne: (player) => [{ strong: player }, `, quelle carte gardez-vous${question}`],
  keeping: (player) => [{ strong: player }, " choisit une carte"],
  takeOne: (player, why) => [
    { strong: player },
    ", quel cube prenez-vous (",
    { strong: why },
    `)${question}`,
  ],
  taking: (player, why) => [{ strong: player }, " prend un cube (", { strong: why }, ")"],
  chooseBonus: (player, name) => [{ strong: player }, ", quel bonus pour ", { strong: name }, question],
  choosingBonus: (player, name) => [{ strong: player }, " choisit un bonus pour ", { strong: name }],
  afterAction: (player) => [{ strong: player }, ", jouez une carte ou terminez votre tour"],
  onlyEnd: (player) => [{ strong: player }, ", terminez votre tour"],
  askedAllTheSame:
    "Aucune de vos cartes n’est jouable. On vous le demande quand même, pour que nul ne devine votre main.",
  ending: (player) => [{ strong: player }, " termine son tour"],
  favourFor: (player, name) => [
    { strong: player },
    ", jouez-vous Faveur de Zeus pour ",
    { strong: god(name) },
    question,
  ],
  noFavour: (player, name) => [
    { strong: player },
    ", vous n’avez pas de Faveur de Zeus pour ",
    { strong: god(name) },
  ],
  answering: (player, name) => [{ strong: player }, " répond (", { strong: name }, ")"],
  giveOne: (player) => [{ strong: player }, ", quel colon ", { strong: "Hadès" }, ` renvoie-t-il${question}`],
  giving: (player) => [{ strong: player }, " reprend un colon pour ", { strong: "Hadès" }],
  wins: (players) =>
    players.length === 1
      ? [{ strong: players[0]! }, " l’emporte"]
      : [{ strong: et(players) }, " se partagent la victoire"],
  markerAt: (pos, next) =>
    next
      ? `Votre marqueur est en ${pos}. Vous jouez tant qu’il ne dépasse pas celui ${de(next.name)}, en ${next.pos}.`
      : `Votre marqueur est en ${pos}.`,
  placeNow: (pos, points) =>
    `La case ${pos} vaut ${count(points, "point")} à la fin${semicolon} une action avance votre marqueur.`,
  whoDrew: (god, text) => `${god}. ${text}`,

  closeIt: (space) => `Fermer ${land(space)}`,
  go: (space, cost) => `Aller ${at(space)} · ${cost}`,
  discover: (cost) => `Découvrir · ${cost}`,
  build: (cost) => `Bâtir · ${cost}`,
  play: (card) => `Jouer ${card}`,
  keep: (card) => `Garder ${card}`,
  takeCube: (resource) =>
    `Prendre ${{ grain: "le grain", stone: "la pierre", wood: "le bois", gold: "l’or" }[resource]}`,
  takeBonus: (bonus) => `Prendre ${bonus}`,
  favour: (n) => (n === 0 ? "N’en jouer aucune" : `En jouer ${n}`),
  remove: (space) => `Reprendre ${from(space)}`,
  pass: "Passer",
  wait: "Attendre · 1",
  endTurn: "Terminer le tour",
  tab: (label, ways, time) => {
    if (!time) return `${label}${colon} ${ways > 0 ? count(ways, "possible") : "aucun choix"}`;
    return `${label}${colon} ${count(ways, "possible")}, coûte ${time.least === time.most ? time.least : `de ${time.least} à ${time.most}`}`;
  },
  more: (n) => `${n} de plus`,
  fewer: "Moins",
  fromSpace: (space, under) => (under ? `${space} (dessous)` : space),
  fromNew: "Nouveau colon",
  pay: (spend) => cubes(spend),
  variant: (resource) => `la tuile ${resources[resource]}`,
  buildWith: (athena, cards) =>
    et(
      [athena && "l’Étoile d’Athéna", cards > 0 && count(cards, "carte Étoile", "cartes Étoile")].filter(
        (word) => word !== false,
      ),
    ),
  payNothing: "aucun cube",

  part: ({ what, points, count: n }: SpokenPart) => {
    const name = parts[what] ?? what;
    const spaces = (what === "land" || what === "sea") && n > 1 ? ` (${n})` : "";
    return `${name}${spaces} ${points < 0 ? "−" : ""}${Math.abs(points)}`;
  },
  gained: (things) => `Gagne ${et(things)}.`,
  givenUp: (space) => `Vous abandonnez ${land(space)}.`,
  fallsTo: (space, player) => `${capital(land(space))} revient à ${player}.`,
  fightLine: ({ defender, own, their, hourglasses }) =>
    `Bat ${defender ?? "la tribu"}, ${count(own, "Épée")} contre ${their}` +
    (hourglasses > 0 && defender ? `${semicolon} ${defender} prend un sablier.` : "."),
  time: ({ from, to, hourglasses, cards, gods, next, place }) => {
    const paid = hourglasses > 0 ? `${count(hourglasses, "sablier")} en moins${semicolon} ` : "";
    const moved = from === to ? `le marqueur reste en ${from}` : `marqueur de ${from} à ${to}`;
    const zeus =
      cards > 0 ? `${semicolon} vous piochez ${count(cards, "carte Destin", "cartes Destin")}` : "";
    const called = gods > 0 ? `, puis ${gods === 1 ? "un dieu vient" : `${gods} dieux viennent`}` : "";
    const worth = place === null ? "" : ` (vaut ${place} à la fin)`;
    const after = !next
      ? "La partie se termine."
      : next.you
        ? "Vous rejouez."
        : `Puis ${next.name} joue, en ${next.pos}.`;
    return capital(`${paid}${moved}${worth}${zeus}${called}. ${after}`);
  },
  payment: (list) =>
    `Payé avec ${et(
      list.map(
        ({ resource, tokens, cubes: n }) =>
          `${tokens + n} ${resources[resource]}${n > 0 ? ` (${count(n, "cube dépensé", "cubes dépensés")})` : ""}`,
      ),
    )}.`,
  brings: ({ hourglasses, settlers, cubes: n, cards }) =>
    `Apporte ${et(
      [
        hourglasses > 0 && count(hourglasses, "sablier"),
        settlers > 0 && count(settlers, "colon"),
        n > 0 && count(n, "cube") + " au choix",
        cards > 0 && count(cards, "carte Destin", "cartes Destin"),
      ].filter((word) => word !== false),
    )}.`,
  bringsPrestige: (n) => `Apporte ${count(n, "point")} de prestige.`,
  cardWorth: (n) => `Gardée en main, elle vaut ${count(n, "point")} à la fin.`,
  bonusesLeft: (list) => (list.length > 0 ? `Bonus${colon} ${list.join(" ou ")}.` : ""),
  points: (n) => (n > 0 ? `+${n}` : `${n}`.replace("-", "−")) + (Math.abs(n) < 2 ? " point" : " points"),
  needs: (cost) => `Demande ${cost}.`,
  starsHere: (n) => `Vous avez ${count(n, "Étoile")} pour elle.`,
  starsFrom: ({ needed, tokens, tiles, markers, athena, cards }) =>
    `${needed} Étoiles${colon} ${et(
      [
        tokens > 0 && `${tokens} en jetons`,
        tiles > 0 && `${tiles} sur vos tuiles`,
        markers > 0 && `${markers} dans la colonne`,
        athena && "celle d’Athéna, dépensée",
        cards > 0 && count(cards, "carte dépensée", "cartes dépensées"),
      ].filter((word) => word !== false),
    )}.`,
  crossLeft: (left, stars) =>
    `${left === 0 ? "Le dernier" : `Encore ${left} à fermer`}${semicolon} ${count(stars, "territoire à étoile reste ouvert", "territoires à étoile restent ouverts")}.`,
  passWorth: (place) => `Votre place vaut ${count(place, "point")}. Vous avez terminé.`,
  cubesLeft: (left) =>
    left === 0
      ? "Il n’en restera plus dans la réserve générale."
      : `Il en restera ${left} dans la réserve générale.`,
  discards: (cards) => `Défausse ${et(cards)}.`,
  endLeads: (gods, next) =>
    (gods > 0 ? `${gods === 1 ? "Un dieu vient" : `${gods} dieux viennent`} d’abord. ` : "") +
    (!next ? "La partie se termine." : next.you ? "Vous rejouez." : `Puis ${next.name} joue.`),
  favourLeads: (symbols, affected) =>
    `Symboles${colon} ${symbols.map(({ name, n }) => `${name} ${n}`).join(", ")}. Le dieu ${affected.length > 0 ? `visite ${et(affected)}` : "ne visite personne"} si personne d’autre n’en joue.`,

  ...log,

  role: {
    crossing: "ferme des terres",
    playing: "à jouer",
    final: "dernier tour",
    keeping: "garde une carte",
    taking: "prend un cube",
    choosingBonus: "choisit un bonus",
    ending: "termine son tour",
    answering: "répond au dieu",
    giving: "reprend un colon",
    finished: "a terminé",
    none: "",
  },
  progress: (pos, last) => `Temps ${pos} sur ${last}`,
  settingUp: "Mise en place",
  lastTurns: "Derniers tours",
  finished: "Terminée",
  handOverCards: (to) => `Les cartes Destin sont cachées. Détournez les yeux pendant que ${to} joue.`,
  handOverFavour: (to, name) =>
    `La carte ${name} est révélée${semicolon} on demande à ${to} combien de Faveurs de Zeus jouer. Les mains sont cachées.`,
  handOverPrestige: `Cartes Destin et prestige sont cachés${colon} chacun ne voit que les siens.`,
  scoreRows: {
    position: { label: "Place sur la piste" },
    prestige: { label: "Prestige" },
    territories: { label: "Territoires", note: "1 chacun" },
    atlantis: { label: "Atlantide", note: "2 chacun" },
    discoveries: { label: "Découvertes", note: "2 chacune" },
    wonders: { label: "Merveilles" },
    letters: { label: "Poésie et Philosophie", note: "3 et 5" },
    absolutism: { label: "Absolutisme", note: "2 par Épée" },
    city: { label: "Cité", note: "1 par colon" },
    science: { label: "Science", note: "1 par découverte" },
    engineering: { label: "Ingénierie", note: "3 par Étoile" },
    destiny: { label: "Cartes en main", note: "1 chacune" },
    keres: { label: "Kères" },
  },
  wonByPoints: (winner, points, lead) => `${winner} l’emporte avec ${points} points, ${lead} d’avance.`,
  wonByTiles: (winner, points) =>
    `À égalité à ${points}${colon} ${winner} a plus de découvertes et de merveilles.`,
  shared: (winners, points) => `${et(winners)} sont à égalité à ${points} points, tuiles comprises.`,
};
