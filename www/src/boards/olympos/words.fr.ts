// French.

import { colon, count, cubes, et, ofResource, question, resources, semicolon } from "./grammar.fr";
import { log } from "./log.fr";
import type { Phrases, SpaceState, SpokenPart } from "./phrases";

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

export const french: Phrases = {
  labels: {
    map: "Carte",
    development: "Progrès",
    boards: "Plateaux",
    gods: "Dieux",
    toCome: "À venir",
    stock: "Réserve",
    noneLeft: "épuisée",
    built: "bâtie",
    newSettler: "Nouv. colon",
    land: "Par terre",
    landRun: "Suite de terres",
    sea: "Par mer",
    fight: "Combat",
    surcharge: "Érinyes",
    move: "Bouger",
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

  space: ({ name, resource, star, zeus, points, closed, tribe, stack }, state) => {
    if (closed) return `${name}${colon} fermé`;
    const carries = [
      resources[resource],
      star && "étoile",
      zeus && "symbole de Zeus",
      points > 1 && "Atlantide",
    ];
    const there = tribe ? "une tribu" : stack.length > 0 ? et([...stack].reverse()) : "vide";
    const on = stack.length > 1 ? `de haut en bas ${there}` : there;
    return `${name}${colon} ${carries.filter(Boolean).join(", ")}${semicolon} ${on}${stateOf(state)}`;
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
      .map(({ units, resource }) =>
        resource
          ? `${units} ${resources[resource]}`
          : units === 1
            ? "1 au choix"
            : `${units} identiques au choix`,
      )
      .join(", "),
  bonus: (kind, resource, holder) => {
    const what = {
      settler: "colon",
      hourglass: "2 sabliers",
      cube: resource ? `cube ${ofResource[resource]}` : "cube",
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
  revealed: (god, text, affected) =>
    `${god}${colon} ${text} ${affected.length > 0 ? et(affected) : "Personne"}.`,
  toCome: (pos) => `Une carte en case ${pos}`,
  stock: (hourglasses, cards, left) =>
    `Réserve générale${colon} ${count(hourglasses, "sablier")}, ${count(cards, "carte Destin", "cartes Destin")}, cubes${colon} ${left.map(({ resource, n }) => `${n} ${resources[resource]}`).join(", ")}`,
  count: (what, n) =>
    ({
      swords: count(n, "Épée"),
      symbols: count(n, "symbole de Zeus", "symboles de Zeus"),
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
  yourTurn: (player) => [{ strong: player }, ", conquérez ou progressez"],
  finalTurn: (player) => [{ strong: player }, ", une dernière action, ou passez"],
  turnOf: (player) => [{ strong: player }, " joue"],
  whereFrom: (player, space) => [{ strong: player }, ", où va le colon de ", { strong: space }, question],
  whereNew: (player) => [{ strong: player }, `, où va le nouveau colon${question}`],
  goFrom: (player, space, to) => [
    { strong: player },
    ", de ",
    { strong: space },
    " à ",
    { strong: to },
    question,
  ],
  goNew: (player, to) => [{ strong: player }, ", un nouveau colon vers ", { strong: to }, question],
  discoverIt: (player, name) => [{ strong: player }, ", découvrir ", { strong: name }, question],
  buildIt: (player, name) => [{ strong: player }, ", bâtir ", { strong: name }, question],
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
  afterAction: (player) => [{ strong: player }, ", jouez une carte ou finissez votre tour"],
  ending: (player) => [{ strong: player }, " finit son tour"],
  favourFor: (player, god) => [
    { strong: player },
    ", jouez-vous Faveur de Zeus pour ",
    { strong: god },
    question,
  ],
  answering: (player, god) => [{ strong: player }, " répond à ", { strong: god }],
  giveOne: (player) => [{ strong: player }, ", quel colon va chez ", { strong: "Hadès" }, question],
  giving: (player) => [{ strong: player }, " donne un colon à ", { strong: "Hadès" }],
  wins: (players) =>
    players.length === 1
      ? [{ strong: players[0]! }, " l’emporte"]
      : [{ strong: et(players) }, " se partagent la victoire"],
  markerAt: (pos, next) =>
    next
      ? `Votre marqueur est en ${pos}${semicolon} le suivant est ${next.name} en ${next.pos}.`
      : `Votre marqueur est en ${pos}.`,
  whoDrew: (god, text) => `${god}. ${text}`,

  closeIt: (space) => `Fermer ${space}`,
  go: (space, cost) => `Aller à ${space} · ${cost}`,
  discover: (cost) => `Découvrir · ${cost}`,
  build: (cost) => `Bâtir · ${cost}`,
  play: (card) => `Jouer ${card}`,
  keep: (card) => `Garder ${card}`,
  takeCube: (resource) =>
    `Prendre ${{ grain: "le grain", stone: "la pierre", wood: "le bois", gold: "l’or" }[resource]}`,
  takeBonus: (bonus) => `Prendre${colon} ${bonus}`,
  favour: (n) => (n === 0 ? "N’en jouer aucune" : `En jouer ${n}`),
  remove: (space) => `Donner le colon de ${space}`,
  pass: "Passer",
  wait: "Attendre · 1",
  endTurn: "Finir le tour",
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
  givenUp: (space) => `${space} est abandonné.`,
  fallsTo: (space, player) => `${space} revient à ${player}.`,
  fightLine: ({ defender, own, their, hourglasses }) =>
    `Bat ${defender ?? "la tribu"}, ${count(own, "Épée")} contre ${their}` +
    (hourglasses > 0 && defender ? `${semicolon} ${defender} prend un sablier.` : "."),
  time: ({ from, to, hourglasses, cards, gods, next, place }) => {
    const paid = hourglasses > 0 ? `${count(hourglasses, "sablier")} en moins${semicolon} ` : "";
    const moved = from === to ? `le marqueur reste en ${from}` : `marqueur de ${from} à ${to}`;
    const zeus = cards > 0 ? `, ${count(cards, "carte Destin", "cartes Destin")}` : "";
    const called = gods > 0 ? `, puis ${gods === 1 ? "un dieu vient" : `${gods} dieux viennent`}` : "";
    const worth = place === null ? "" : ` (vaut ${place} à la fin)`;
    const after = !next
      ? "La partie se termine."
      : next.you
        ? "Vous rejouez."
        : `Puis ${next.name} joue de ${next.pos}.`;
    const line = `${paid}${moved}${worth}${zeus}${called}. ${after}`;
    return line.charAt(0).toUpperCase() + line.slice(1);
  },
  payment: (list) =>
    `Payé avec ${et(
      list.map(({ resource, tokens, cubes: n }) =>
        n === 0
          ? `${tokens} ${resources[resource]}`
          : tokens === 0
            ? `${count(n, "cube")} ${ofResource[resource]}`
            : `${tokens} + ${count(n, "cube")} ${ofResource[resource]}`,
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
  cardWorth: (n) => `En main, la carte valait ${n}.`,
  bonusesLeft: (list) => (list.length > 0 ? `Bonus${colon} ${list.join(" ou ")}.` : ""),
  points: (n) => (n > 0 ? `+${n}` : `${n}`.replace("-", "−")) + (Math.abs(n) < 2 ? " point" : " points"),
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
    `${left === 0 ? "Le dernier" : `Encore ${left} à fermer`}${semicolon} ${count(stars, "territoire étoilé reste ouvert", "territoires étoilés restent ouverts")}.`,
  passWorth: (place) => `Votre place vaut ${count(place, "point")}. Vous avez fini.`,
  cubesLeft: (left) =>
    left === 0
      ? "Il n’en restera plus dans la réserve générale."
      : `Il en restera ${left} dans la réserve générale.`,
  discards: (cards) => `Défausse ${et(cards)}.`,
  endLeads: (gods, next) =>
    (gods > 0 ? `${gods === 1 ? "Un dieu vient" : `${gods} dieux viennent`} d’abord. ` : "") +
    (!next ? "La partie se termine." : next.you ? "Vous rejouez." : `Puis ${next.name} joue.`),
  favourLeads: (symbols, affected) =>
    `${symbols.map(({ name, n }) => `${name} ${n}`).join(", ")}${colon} ${affected.length > 0 ? et(affected) : "personne"} si nul autre n’en joue.`,

  ...log,

  role: {
    crossing: "ferme des terres",
    playing: "à jouer",
    final: "dernier tour",
    keeping: "garde une carte",
    taking: "prend un cube",
    choosingBonus: "choisit un bonus",
    ending: "finit son tour",
    answering: "répond au dieu",
    giving: "donne un colon",
    finished: "a fini",
    none: "",
  },
  progress: (round, rounds) => `Étape ${round} sur ${rounds}`,
  settingUp: "Mise en place",
  lastTurns: "Derniers tours",
  finished: "Terminé",
  handOverCards: (to) => `Les cartes Destin sont cachées. Détournez les yeux pendant que ${to} joue.`,
  handOverFavour: (to, god) =>
    `${god} est révélé, et ${to} peut jouer des cartes Faveur. Les mains sont cachées.`,
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
  wonByPoints: (winner, points, lead) => `${winner} mène avec ${points} points, ${lead} d’avance.`,
  wonByTiles: (winner, points) =>
    `À égalité à ${points}${colon} ${winner} a plus de découvertes et de merveilles.`,
  shared: (winners, points) => `${et(winners)} sont à égalité à ${points} points, tuiles comprises.`,
};
