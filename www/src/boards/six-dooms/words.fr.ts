// French. Two signs take a space that does not break before them: a wide one the colon, a thin one the rest.

import type { Phrases } from "./phrases";

const colon = "\u00a0:";
const semicolon = "\u202f;";
const question = "\u202f?";

const some = (n: number, one: string, many = `${one}s`) => `${n}\u00a0${n < 2 ? one : many}`;
const armies = (n: number) => some(n, "armée");
const supplies = (n: number) => some(n, "ravitaillement");
const dice = (n: number) => some(n, "dé");
const decimal = (value: number) => value.toFixed(1).replace(".", ",");
const percent = (part: number) => `${Math.round(part * 100)}\u202f%`;

function et(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)!}`;
}

const movesLeft = (moves: number, supply: number) =>
  moves === 0
    ? "Il ne reste aucun déplacement."
    : `Il reste ${some(moves, "déplacement")}, dont ${supply} avec un ravitaillement.`;

const moods = {
  calm: "calme",
  contested: "disputé",
  fallen: "tombé",
  unowned: "sans propriétaire",
  empty: "vide",
};

export const french: Phrases = {
  labels: {
    apocalytes: "apocalytes",
    round: "Tour",
    fallen: "tombés",
    contested: "disputés",
    portals: "portails ouverts",
    meteorites: "météorites",
    groundZero: "points d’impact",
    cureParts: "parts du remède",
    mothership: "vaisseau-mère",
    destroyed: "détruit",
    flying: "en vol",
    bestSite: "réunis",
    prevented: "Écarté",
    armies: "armées",
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
    smallMap: `Le monde entier${semicolon} touchez pour regarder ailleurs`,
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
    removeBarricade: "Retirer",
    chooseSource: "Touchez un de vos territoires éclairés.",
    chooseTarget: "Touchez maintenant une cible éclairée.",
    nothingLeft: "Il ne reste qu’à finir le tour.",
    chooseHq: "Touchez un territoire éclairé avec un quartier général.",
    chooseSupply: "Touchez un territoire éclairé avec un ravitaillement.",
    choosePlace: `Touchez un territoire éclairé${semicolon} encore une fois pour une de plus.`,
    endTurn: "Finir le tour",
    shareCure: "Partager le remède avec",
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
    research: "Chercher",
    breach: "Briser la barricade",
    move: "Déplacer",
    close: "Barricader",
  },
  steps: {
    open: "Ouverture",
    drift: "Dérive",
    strike: "Impact",
    rise: "Renforts",
    share: "Partage",
    radiation: "Radiation",
    walk: "Marche",
    attack: "Attaque",
    spread: "Contagion",
    dieOff: "Extinction",
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
    auto: "Automatiques",
    ask: "Me demander",
    never: "Jamais",
    always: "Toujours",
  },
  leave: {
    refuse: "ne vous laisse entrer nulle part",
    ask: "veut qu’on lui demande",
    enter: "vous laisse entrer",
    share: "vous laisse entrer et prendre",
  },
  endings: {
    prevented: {
      name: "Finir quand le fléau est écarté",
      text: `Tous ceux qui ont encore des armées gagnent ensemble${semicolon} les territoires donnent le rang.`,
    },
    domination: {
      name: "Aller jusqu’à la domination",
      text: "Une fois le fléau écarté, le dernier joueur qui a des armées gagne seul.",
    },
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
  held: (slots) => `tenu, encore ${some(slots, "étape")}`,
  towards: (what, to) => `${what} vers ${to}`,
  broken: (to, slots) => `frontière brisée vers ${to}, à fermer dans ${some(slots, "étape")}`,
  canDo: (deeds) => `Possible ici${colon} ${deeds.map((deed) => deed.toLowerCase()).join(", ")}`,

  ask: {
    draft: (player) => [{ strong: player }, ", prenez un territoire"],
    spread: (player, { count }) => [{ strong: player }, `, placez des armées (encore ${count})`],
    hq: (player) => [{ strong: player }, ", placez un quartier général"],
    supply: (player) => [{ strong: player }, ", placez un ravitaillement"],
    ending: (player) => [{ strong: player }, `, comment la partie doit-elle finir${question}`],
    start: (player) => [{ strong: player }, `, que bâtissez-vous${question}`],
    place: (player, { count }) => [{ strong: player }, `, placez ${armies(count)}`],
    main: (player) => [{ strong: player }, ", attaquez, déplacez ou barricadez"],
    pass: (player, { place }) => [
      { strong: player },
      ", quittez ce territoire",
      colon,
      " ",
      { strong: place },
    ],
    engage: (player, { place }) => [
      { strong: player },
      ", attaquez les apocalytes",
      colon,
      " ",
      { strong: place },
    ],
    permit: (player, { other, place, enter }) => [
      { strong: player },
      `, laissez-vous ${other} ${enter ? "entrer" : "prendre un ravitaillement"}${question} `,
      { strong: place },
    ],
    oppose: (player, { place }) => [
      { strong: player },
      `, tenter de fermer la frontière${question} `,
      { strong: place },
    ],
    barricade: (player) => [
      { strong: player },
      `, dépenser un ravitaillement pour une barricade solide${question}`,
    ],
    defend: (player, { place }) => [
      { strong: player },
      `, combien de dés défendent${question} `,
      { strong: place },
    ],
    reroll: (player) => [{ strong: player }, `, relancer votre dé le plus faible${question}`],
    advance: (player, { place }) => [
      { strong: player },
      `, combien d’armées s’avancent${question} `,
      { strong: place },
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
    pass: (player, { place }) => [{ strong: player }, " doit partir", colon, " ", { strong: place }],
    engage: (player, { place }) => [{ strong: player }, " doit attaquer", colon, " ", { strong: place }],
    permit: (player, { other }) => [{ strong: player }, ` répond à la demande de passage (${other})`],
    oppose: (player) => [{ strong: player }, " décide de s’opposer ou non"],
    barricade: (player) => [{ strong: player }, " ferme une frontière"],
    defend: (player, { place }) => [{ strong: player }, " défend", colon, " ", { strong: place }],
    reroll: (player) => [{ strong: player }, " décide d’une relance"],
    advance: (player, { place }) => [{ strong: player }, " s’avance", colon, " ", { strong: place }],
  },
  detail: {
    draft: () => "Touchez un territoire qui n’est à personne.",
    spread: () => "Touchez un de vos territoires. Chacun place à son tour, jusqu’à la dernière armée.",
    hq: () => "Sur un des territoires que vous avez tirés.",
    supply: () => "Sur un des territoires que vous avez tirés.",
    ending: () => "Cela vaut pour tous.",
    start: () => "Une chose sur trois. Avant, vous pouvez retirer vos barricades.",
    place: () => "Dans vos territoires sans apocalytes.",
    main: ({ moves, supplyMoves }) => movesLeft(moves, supplyMoves),
    pass: ({ count, other }) =>
      `${count > 0 ? `Départ immédiat de ${armies(count)} au moins${colon} seul` : "Seul"} ${other} peut y rester si fort.`,
    engage: () => "Qui entre dans un territoire sans propriétaire doit aussitôt y attaquer les apocalytes.",
    permit: ({ count, from, supply, overStrength }) =>
      `${from}${colon} ${armies(count)}${supply ? " avec un ravitaillement" : ""}${overStrength ? ", seulement pour passer" : ""}.`,
    oppose: ({ other, from }) =>
      `${from}${colon} ${other}. Vous pouvez perdre des armées, eux non${semicolon} si vous tenez, la frontière est fermée.`,
    barricade: () => `Légère, elle ne coûte rien et cède à une réussite${semicolon} solide, il en faut deux.`,
    defend: ({ other, from }) => `${from}${colon} ${other}.`,
    reroll: () => "La nouvelle valeur reste.",
    advance: () => "Les autres restent en arrière.",
  },
  doomActs: (doom) => ["Le fléau agit", colon, " ", { strong: doom }],
  over: {
    prevented: (leaders) => ({
      title: ["Le fléau est écarté"],
      text: `Tous ceux qui ont encore des armées gagnent. En tête${colon} ${leaders}.`,
    }),
    domination: (leaders) => ({
      title: [{ strong: leaders }, " domine le monde"],
      text: "Plus aucun autre joueur n’a d’armée.",
    }),
    "domination-limit": (leaders) => ({
      title: [{ strong: leaders }, " l’emporte"],
      text: "Le fléau est écarté et le dernier tour est passé.",
    }),
    endured: (leaders) => ({
      title: ["L’humanité a tenu"],
      text: `Le dernier tour est passé, le fléau dure encore, mais vous aussi. En tête${colon} ${leaders}.`,
    }),
    doomed: () => ({
      title: ["Le fléau a frappé"],
      text: `Le dernier tour est passé et le fléau n’a pas été écarté${colon} personne ne gagne.`,
    }),
    "humanity-lost": () => ({
      title: ["L’humanité a perdu"],
      text: `Plus aucun joueur n’a d’armée${colon} personne ne gagne.`,
    }),
  },

  confirm: {
    claim: (place) => `Prendre ${place}`,
    put: (count, place) => `${place}${colon} placer ${count}`,
    token: (token, place) => `${place}${colon} ${token.toLowerCase()}`,
    ending: (ending) => (ending === "prevented" ? "Finir avec le fléau" : "Jusqu’à la domination"),
    removeBarricade: (border) => `Retirer ${border}`,
    reinforce: "Renforcer",
    prepare: (place) => `${place}${colon} préparer`,
    rebuild: (place) => `${place}${colon} rebâtir`,
    attack: (foe, n) => `Attaquer ${foe}, ${dice(n)}`,
    breach: (n) => `Briser avec ${dice(n)}`,
    mothership: "Attaquer le vaisseau-mère",
    research: "Chercher",
    share: (player) => `Partager avec ${player}`,
    move: (count, supply) => `Déplacer ${count}${supply ? " et un ravitaillement" : ""}`,
    close: (strong) => `Fermer${colon} ${strong ? "solide" : "légère"}`,
    endTurn: "Finir le tour",
    permit: (grant, remember) => `${grant ? "Accorder" : "Refuser"}${remember ? " désormais" : ""}`,
    oppose: (oppose) => (oppose ? "S’opposer" : "Laisser venir"),
    barricade: (strong) => (strong ? "Solide, 1 ravitaillement" : "Légère"),
    defend: (n) => `Défendre avec ${dice(n)}`,
    reroll: (reroll) => (reroll ? "Relancer" : "Garder"),
    advance: (count) => `Avancer avec ${count}`,
    order: (value) => value,
    permission: (player, level) => `${player}${colon} ${level.toLowerCase()}`,
  },

  forecast: {
    placing: (there, left) =>
      `${armies(there)} sur place${left > 0 ? `, encore ${left} à placer` : ", et tout est placé"}.`,
    reinforcements: (count, calm) =>
      `${armies(count)} pour ${some(calm, "territoire calme", "territoires calmes")}.`,
    tokens: (there, hq, most) =>
      `${supplies(there)} sur place${semicolon} ${hq} quartier général sur ${most}.`,
    border: (strength, left) =>
      strength === 0
        ? "La frontière sera ouverte."
        : `${strength > 1 ? "Deux réussites en un jet la brisent" : "Une réussite la brise"}${semicolon} il reste ici ${supplies(left)}.`,
    dice: (attack, defence) =>
      defence === 0 ? `${dice(attack)}, personne ne défend.` : `${dice(attack)} contre ${defence}.`,
    ties: (winner) =>
      ({
        you: "Les égalités sont pour vous.",
        they: "Les égalités sont pour l’adversaire.",
        nobody: "Une égalité ne coûte rien à personne.",
      })[winner],
    chance: (part, border) => `${percent(part)} de chances de ${border ? "briser" : "réussir"} avec ce jet.`,
    losses: (you, they) => `En moyenne vous perdez ${decimal(you)}, l’adversaire ${decimal(they)}.`,
    rerolls: (you, they) =>
      [
        you ? `Vous pouvez relancer ${dice(you)}.` : "",
        they ? `L’adversaire peut relancer ${dice(they)}.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    opposed: (player, asked, need) =>
      `${player} ${asked ? "peut d’abord tenter" : "tentera d’abord"} de fermer la frontière${colon} il vous faudra ${some(need, "réussite")}.`,
    becomesYours: "Il devient vôtre.",
    goal: (there, price) => `${Math.min(there, price)} ravitaillements sur ${price} sur place.`,
    done: (slots, portal) =>
      `Tenu jusque-là, ${portal ? "le portail se ferme" : "le missile part"} dans ${some(slots, "étape")}.`,
    advance: (least, most) =>
      `En cas de conquête, ${least === most ? armies(least) : `${least} à ${armies(most)}`} ${most < 2 ? "peut" : "peuvent"} s’avancer.`,
    permitted: (player, enter, supply) =>
      enter === "never"
        ? `Désormais ${player} est refusé sans question.`
        : `Désormais ${player} ${enter === "free" ? "entre sans demander" : "demande à entrer"} et ${supply === "free" ? "prend des ravitaillements sans demander" : "demande à prendre des ravitaillements"}.`,
    asks: (players) => `Demande d’abord à ${players}.`,
    turned: (count) => `${armies(count)} ${count < 2 ? "deviendra mutante" : "deviendront mutantes"}.`,
    surplus: (count) => `${armies(count)} ${count < 2 ? "devra" : "devront"} repartir aussitôt.`,
    engage: "Vous devrez aussitôt y attaquer les apocalytes.",
    movesLeft,
    march: (count) => `${count} entrent.`,
    cure: (parts, cure) =>
      cure ? "Le remède sera complet." : `${some(parts, "part connue", "parts connues")} alors.`,
    doomNext: "Le tour du fléau vient ensuite.",
    next: (player) => `Au tour de ${player} ensuite.`,
  },

  rollTitle: (kind, place) =>
    ({
      normal: place,
      opposition: `Opposition${colon} ${place}`,
      breach: `Barricade${colon} ${place}`,
      research: `Recherche${colon} ${place}`,
      mothership: "Vaisseau-mère",
      movement: `Départ${colon} ${place}`,
      infection: `Contagion${colon} ${place}`,
      dieOff: `Extinction${colon} ${place}`,
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
      research: hit ? "une part du remède" : "rien",
      doom: "",
    })[kind] ?? "",
  spokenRoll: (attacker, attack, defender, defence) =>
    `${attacker} ${attack.join(", ")}${defence.length ? ` contre ${defender} ${defence.join(", ")}` : ""}`,

  toll(toll, named, place) {
    const struck = toll.struck.map(place);
    const orphaned = toll.taken.map(place);
    const lost = toll.lost.flatMap((count, seat) => (count ? [`${named(seat)} ${count}`] : []));
    return [
      `Tour ${toll.round}${colon} ${toll.came} de plus, ${toll.gone} de moins.`,
      toll.marches + toll.fights === 0
        ? "Ni marche ni combat."
        : `${some(toll.marches, "marche")}, ${some(toll.fights, "combat")}.`,
      lost.length ? `Armées perdues${colon} ${lost.join(", ")}.` : "Aucun joueur n’a perdu d’armée.",
      ...(struck.length ? [`Anéanti${colon} ${et(struck)}.`] : []),
      ...(orphaned.length ? [`Désormais sans propriétaire${colon} ${et(orphaned)}.`] : []),
    ];
  },
  role: (standing) => ({ acting: "joue", asked: "doit répondre", out: "éliminé", none: "" })[standing],
  handOver: (to) => `Rien n’est caché dans ce jeu. Au tour de ${to}.`,
  scoreRow: { label: "Territoires", note: "puis armées, quartiers généraux, ravitaillements" },
};
