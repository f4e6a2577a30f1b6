// French.

import { forecastFr } from "./forecast.fr";
import {
  armies,
  capital,
  colon,
  dice,
  et,
  movesLeft,
  question,
  semicolon,
  slots,
  some,
  supplies,
  ties,
} from "./idiom.fr";
import { placesFr } from "./places";
import type { Phrases } from "./phrases";

const moods = {
  calm: "calme",
  contested: "disputé",
  fallen: "tombé",
  unowned: "sans propriétaire",
  empty: "vide",
};

export const french: Phrases = {
  labels: {
    round: "Tour",
    prevented: "Conjuré",
    supplies: "ravitaillements",
    headquarters: "quartiers généraux",
    track: "Les tours de jeu",
    stepBack: "Un pas en arrière",
    stepOn: "Un pas en avant",
    play: "Lire",
    pause: "Pause",
    skip: "Passer",
    again: "Raconter encore",
    summary: "Ce qui s’est passé",
    closeSummary: "Fermer le résumé",
    doomTurn: "Le tour du fléau",
    smallMap: `Le monde entier${semicolon} choisissez où regarder`,
    diplomacy: "Diplomatie",
    diceOrder: "Dés de défense et relances",
    opposeOrder: "Opposition à mes frontières",
    yourLeave: `Vous lui accordez${colon}`,
    setAlready: `Déjà réglé${semicolon} modifiable à votre prochain tour.`,
    build: `Que bâtissez-vous${question}`,
    act: `Que faites-vous${question}`,
    foe: "Contre",
    dice: "Dés",
    count: "Armées",
    takeSupply: "un ravitaillement",
    strength: "Barricade",
    weak: "légère, 1 ravitaillement",
    strong: "solide, 2 ravitaillements",
    barricades: "Vos barricades",
    removeBarricade: "Enlever",
    chooseSource: "Choisissez un des territoires éclairés.",
    chooseTarget: "Choisissez maintenant une cible éclairée.",
    nothingLeft: "Il ne reste qu’à finir le tour.",
    chooseHq: `Choisissez un territoire éclairé${colon} il a un quartier général.`,
    chooseSupply: `Choisissez un territoire éclairé${colon} il a un ravitaillement.`,
    choosePlace: "Choisissez un des territoires éclairés, puis le nombre.",
    endTurn: "Finir le tour",
    shareCure: "Partager vos éléments du remède avec",
    nobodyHere: "personne",
    noBuild: "impossible maintenant",
  },
  map: {
    map: "Carte du monde",
    closer: "Regarder de plus près",
    farther: "Regarder de plus loin",
    whole: "Revenir à la première vue",
  },
  dial: { less: "Une de moins", more: "Une de plus" },
  deeds: {
    attack: "Attaquer",
    mothership: "Attaquer le vaisseau-mère",
    research: "Rechercher",
    breach: "Forcer la barricade",
    move: "Déplacer",
    close: "Barricader",
  },
  steps: {
    open: "Ouverture",
    drift: "Dérive",
    strike: "Frappe",
    rise: "Renforts",
    share: "Répartition",
    radiation: "Irradiation",
    walk: "Mouvement",
    attack: "Attaque",
    spread: "Contagion",
    dieOff: "Mortalité",
    riot: "Émeutes",
  },
  turns: {
    zombies: "Les morts marchent",
    plague: "La peste s’étend",
    mutants: "Les mutants s’agitent",
    aliens: "Les aliens arrivent",
    demons: "Les démons chassent",
    meteors: "Le ciel tombe",
  },
  seas: ["Pacifique", "Atlantique", "Océan Indien", "Arctique", "Atlantique Sud"],
  orders: {
    auto: "D’office",
    ask: "Me demander",
    never: "Jamais",
    always: "Toujours",
  },
  leave: {
    refuse: "ne vous laisse pas entrer",
    ask: "veut que vous demandiez d’abord",
    enter: "vous laisse entrer",
    share: "vous laisse entrer et prendre",
  },
  theirLeave: (player, leave) => `De son côté, ${player} ${leave}.`,
  endings: {
    prevented: {
      name: "Finir quand le fléau est conjuré",
      text: `Tous ceux qui ont encore des armées gagnent ensemble${semicolon} les territoires donnent le rang.`,
    },
    domination: {
      name: "Aller jusqu’à la domination mondiale",
      text: "Une fois le fléau conjuré, le dernier joueur qui a des armées gagne seul.",
    },
  },

  places: placesFr,
  foes: {
    all: (name) => (name === null ? "le fléau" : `les ${name}`),
    some: (count, name) => (name === null ? `${armies(count)} du fléau` : `${count}\u00a0${name}`),
  },

  list: et,
  armies,
  supplies,
  dice,
  round: (round, rounds) => (rounds === null ? `Tour ${round}` : `Tour ${round} sur ${rounds}`),
  setUp: "Mise en place",
  finished: "Terminé",

  land({ name, owner, state, forces, things }, standing) {
    const parts = [
      owner ? `à ${owner}` : moods[state],
      ...(owner && state === "contested" ? [moods.contested] : []),
      ...forces.map((force) => `${force.name} ${force.count}`),
      ...things,
    ];
    const does = { source: "peut agir", selected: "choisi", target: "cible", none: "" }[standing];
    return `${name}${colon} ${parts.join(", ")}${does ? `${semicolon} ${does}` : ""}`;
  },
  owned: (owner) => `à ${owner}`,
  moods,
  held: (left) => `tenu, encore ${slots(left)}`,
  towards: (what, to) => `${what} vers ${to}`,
  broken: (to, left) => `frontière brisée vers ${to}, à fermer dans ${slots(left)}`,
  canDo: (deeds) => `Possible ici${colon} ${deeds.map((deed) => deed.toLowerCase()).join(", ")}`,

  ask: {
    draft: (player) => [{ strong: player }, ", prenez un territoire"],
    spread: (player, { count }) => [{ strong: player }, `, placez des armées (encore ${count})`],
    hq: (player) => [{ strong: player }, ", placez un quartier général"],
    supply: (player) => [{ strong: player }, ", placez un ravitaillement"],
    ending: (player) => [{ strong: player }, `, comment la partie doit-elle finir${question}`],
    start: (player) => [{ strong: player }, `, que bâtissez-vous${question}`],
    place: (player, { count }) => [{ strong: player }, `, placez ${armies(count)}`],
    main: (player) => [{ strong: player }, ", attaquez, déplacez-vous ou fermez des frontières"],
    pass: (player, { from }) => [{ strong: player }, ", repartez ", { strong: from }],
    engage: (player, { foes, at }) => [{ strong: player }, `, attaquez ${foes} `, { strong: at }],
    permit: (player, { other, at, from, enter, supply }) => [
      { strong: player },
      `, laissez-vous ${other} ${enter ? "entrer" : "emporter un ravitaillement"} `,
      { strong: enter ? at : from },
      enter && supply ? ` avec un ravitaillement${question}` : question,
    ],
    oppose: (player, { at }) => [{ strong: player }, ", vous opposez-vous ", { strong: at }, question],
    barricade: (player) => [
      { strong: player },
      `, dépenser un ravitaillement pour une barricade solide${question}`,
    ],
    defend: (player, { at }) => [
      { strong: player },
      ", combien de dés en défense ",
      { strong: at },
      question,
    ],
    reroll: (player, { lowest }) => [
      { strong: player },
      ", relancer votre dé le plus bas, le ",
      { strong: `${lowest}` },
      question,
    ],
    advance: (player, { at }) => [
      { strong: player },
      ", combien d’armées avancent ",
      { strong: at },
      question,
    ],
  },
  await: {
    draft: (player) => [{ strong: player }, " prend un territoire"],
    spread: (player) => [{ strong: player }, " place des armées"],
    hq: (player) => [{ strong: player }, " place un quartier général"],
    supply: (player) => [{ strong: player }, " place un ravitaillement"],
    ending: (player) => [{ strong: player }, " décide de la fin de la partie"],
    start: (player) => [{ strong: player }, " bâtit"],
    place: (player) => [{ strong: player }, " place des armées"],
    main: (player) => [{ strong: player }, " agit"],
    pass: (player, { from }) => [{ strong: player }, " doit repartir ", { strong: from }],
    engage: (player, { foes, at }) => [{ strong: player }, ` doit attaquer ${foes} `, { strong: at }],
    permit: (player, { other, at, from, enter }) => [
      { strong: player },
      ` doit dire si ${other} peut ${enter ? "entrer" : "emporter un ravitaillement"} `,
      { strong: enter ? at : from },
    ],
    oppose: (player) => [{ strong: player }, " décide de s’opposer ou non"],
    barricade: (player) => [{ strong: player }, " ferme une frontière"],
    defend: (player, { at }) => [{ strong: player }, " se défend ", { strong: at }],
    reroll: (player) => [{ strong: player }, " décide d’une relance"],
    advance: (player, { at }) => [{ strong: player }, " avance ", { strong: at }],
  },
  detail: {
    draft: () => "Choisissez un territoire qui n’est encore à personne.",
    spread: () => "Dans un de vos territoires. Chacun place à son tour, jusqu’à la dernière armée.",
    hq: () => `Sur une de vos cinq cartes de base${colon} les territoires éclairés.`,
    supply: () => `Sur une de vos cinq cartes de base${colon} les territoires éclairés.`,
    ending: () => "Cela vaut pour tous.",
    start: ({ count }) =>
      `Une chose sur trois.${count > 0 ? " Avant, vous pouvez enlever des barricades à vous." : ""}`,
    place: () => "Dans vos territoires calmes, ensemble ou séparément.",
    main: ({ moves, supplyMoves }) => movesLeft(moves, supplyMoves),
    pass: ({ count, other }) =>
      `${count > 0 ? `Départ immédiat de ${armies(count)} au moins${colon} seul` : "Seul"} ${other} peut y rester si fort.`,
    engage: () => "Qui entre dans une terre de personne doit aussitôt les y attaquer.",
    permit: ({ count, own, from, supply, enter, overStrength }) =>
      enter
        ? `${armies(count)}${supply ? " et un ravitaillement" : ""} ${from}${semicolon} vous en avez ${own} sur place.${overStrength ? ` Simple traversée${colon} départ aussitôt.` : ""}`
        : `Porteurs${colon} ${armies(count)}.`,
    oppose: ({ other, from }) =>
      `${capital(other)} ${from}. Vous pouvez perdre des armées, l’adversaire non${semicolon} si vous tenez, la frontière se ferme.`,
    barricade: () => `Légère, elle ne coûte rien et cède à une réussite${semicolon} solide, il en faut deux.`,
    defend: ({ other, dice: attack, own, ties: won, kind }) =>
      `${capital(other)}${colon} ${dice(attack)} contre vos ${armies(own)}. ${ties[won]}${kind === "breach" ? " Derrière la barricade, vous ne perdez personne." : ""}`,
    reroll: () => "Le nouveau nombre compte.",
    advance: () => "Les autres restent en arrière.",
  },
  doomActs: (doom) => ["Le fléau agit", colon, " ", { strong: doom }],
  over: {
    prevented: (leaders) => ({
      title: ["Le fléau est conjuré"],
      text: `Tous ceux qui ont encore des armées gagnent. En tête${colon} ${et(leaders)}.`,
    }),
    domination: (leaders) => ({
      title: [{ strong: et(leaders) }, " domine le monde"],
      text: "Plus aucun autre joueur n’a d’armée.",
    }),
    "domination-limit": (leaders) => ({
      title: [{ strong: et(leaders) }, leaders.length < 2 ? " l’emporte" : " l’emportent"],
      text: "Le fléau est conjuré et le dernier tour de table est joué.",
    }),
    endured: (leaders) => ({
      title: ["L’humanité a tenu"],
      text: `Le dernier tour de table est joué, le fléau dure encore, mais vous aussi. En tête${colon} ${et(leaders)}.`,
    }),
    doomed: () => ({
      title: ["Le fléau a frappé"],
      text: `Le dernier tour de table est joué et le fléau n’a pas été conjuré${colon} personne ne gagne.`,
    }),
    "humanity-lost": () => ({
      title: ["L’humanité a perdu"],
      text: `Plus aucun joueur n’a d’armée${colon} personne ne gagne.`,
    }),
  },
  counted: {
    armies: (n) => (n < 2 ? "armée" : "armées"),
    fallen: (n) => (n < 2 ? "tombé" : "tombés"),
    contested: (n) => (n < 2 ? "disputé" : "disputés"),
    cureParts: (n) => `${n < 2 ? "élément" : "éléments"} du\u00a0remède`,
    groundZero: (n) => (n < 2 ? "point d’impact" : "points d’impact"),
    mothership: (n) => (n < 2 ? "vaisseau-mère" : "vaisseaux-mères"),
    portals: (n) => (n < 2 ? "portail ouvert" : "portails ouverts"),
    meteorites: (n) => (n < 2 ? "météorite" : "météorites"),
    bestSite: () => "vivres",
  },

  confirm: {
    claim: (the) => `Prendre ${the}`,
    put: (count, at) => `Placer ${count} ${at}`,
    token: (token, at) => `${token} ${at}`,
    ending: (ending) => (ending === "prevented" ? "Finir avec le fléau" : "Jusqu’à la domination"),
    removeBarricade: (border) => `Enlever ${border}`,
    reinforce: "Renforcer",
    prepare: (at) => `Préparer ${at}`,
    rebuild: (at) => `Rebâtir ${at}`,
    attack: (foe, n) => `Attaquer ${foe} avec ${dice(n)}`,
    breach: (n) => `Forcer avec ${dice(n)}`,
    mothership: "Attaquer le vaisseau-mère",
    research: "Rechercher",
    share: (player) => `Partager avec ${player}`,
    move: (count, supply) => `Déplacer ${count}${supply ? " et un ravitaillement" : ""}`,
    close: (strong) => `Fermer${colon} ${strong ? "solide" : "légère"}`,
    endTurn: "Finir le tour",
    permit: (grant, remember) => capital(`${remember ? "toujours " : ""}${grant ? "accorder" : "refuser"}`),
    oppose: (oppose) => (oppose ? "S’opposer" : "Laisser venir"),
    barricade: (strong) => (strong ? "Solide, 1 ravitaillement" : "Légère"),
    defend: (n) => `Lancer ${dice(n)}`,
    reroll: (reroll) => (reroll ? "Relancer" : "Garder"),
    advance: (count) => `Avancer avec ${count}`,
    order: (value) => value,
    permission: (player, level) => `${player}${colon} ${level.toLowerCase()}`,
  },

  forecast: forecastFr,

  rollTitle: (kind, place) =>
    ({
      normal: place,
      opposition: `Opposition${colon} ${place}`,
      breach: `Barricade${colon} ${place}`,
      research: `Recherche${colon} ${place}`,
      mothership: "Vaisseau-mère",
      movement: `Départ${colon} ${place}`,
      infection: `Contagion${colon} ${place}`,
      dieOff: `Mortalité${colon} ${place}`,
      riot: `Émeute${colon} ${place}`,
      save: `Sauvé${question} ${place}`,
      doubles: `Un double${question}`,
      doom: "Le fléau",
    })[kind] ?? place,
  rollWon: (attack, defence) => `${attack} à ${defence}`,
  rollHit: (kind, hit) =>
    ({
      movement: hit ? "ils partent" : "ils restent",
      infection: hit ? "contaminé" : "épargné",
      dieOff: hit ? "la moitié meurt" : "ils survivent",
      riot: hit ? "une armée se révolte" : "tout est calme",
      save: hit ? "sauvé" : "perdu",
      doubles: hit ? "abattu" : "il survit",
      research: hit ? "un élément du remède" : "rien",
      doom: "",
    })[kind] ?? "",
  spokenRoll: (attacker, attack, defender, defence) =>
    `${attacker} ${attack.join(", ")}${defence.length ? ` contre ${defender} ${defence.join(", ")}` : ""}`,

  toll(toll, { foes, player, place }) {
    const struck = toll.struck.map(place);
    const orphaned = toll.taken.map(place);
    const lost = toll.lost.flatMap((count, seat) => (count ? [`${player(seat)} ${count}`] : []));
    return [
      `Tour ${toll.round}${colon} ${foes(toll.came)} de plus, ${toll.gone} de moins.`,
      toll.marches + toll.fights === 0
        ? "Ni marche ni combat."
        : `${some(toll.marches, "marche")}, ${some(toll.fights, "combat")}.`,
      lost.length ? `Armées perdues${colon} ${lost.join(", ")}.` : "Aucun joueur n’a perdu d’armée.",
      ...(struck.length ? [`Anéanti${colon} ${et(struck)}.`] : []),
      ...(orphaned.length ? [`Désormais sans propriétaire${colon} ${et(orphaned)}.`] : []),
    ];
  },
  role: (standing) => ({ acting: "joue", asked: "doit répondre", out: "éliminé", none: "" })[standing],
  handOver: (to) => `Rien n’est caché dans ce jeu. C’est à ${to} de jouer.`,
  scoreRow: { label: "Territoires", note: "puis armées, quartiers généraux, ravitaillements" },
};
