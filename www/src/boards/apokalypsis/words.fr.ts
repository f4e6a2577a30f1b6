// French. Two signs take a space that does not break before them: a wide one the colon, a thin one the rest.

import type { Ending, Phrases, Strikers } from "./phrases";

const colon = "\u00a0:";
const semicolon = "\u202f;";
const question = "\u202f?";
const bang = "\u202f!";

const masculine = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

function word(n: number, feminine = false): string {
  if (feminine && n < 2) return n === 0 ? "aucune" : "une";
  return masculine[n] ?? `${n}`;
}

function count(n: number, one: string, many: string, feminine = false): string {
  return `${word(n, feminine)} ${n < 2 ? one : many}`;
}

function et(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)!}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** “de Brahe”, “d’Ada”. */
function de(name: string): string {
  return /^[aeiouyàâäéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

const kinds = { what: "fléau", where: "lieu", will: "volonté" };
const omenWord = (n: number) => (n < 2 ? "présage" : "présages");
const omens = (n: number) => `${n} ${omenWord(n)}`;
const low = (color: string) => color.toLowerCase();
/** “le rouge”, as all colours are masculine. */
const le = (color: string) => `le ${low(color)}`;
const les = (colors: readonly string[]) => et(colors.map(le));
const peut = (some: readonly string[], done: string) =>
  some.length < 2 ? `peut être ${done}` : `peuvent être ${done}s`;
const pions = (colors: readonly string[]) => et(colors.map((color) => `pion ${low(color)}`));
const plural = (color: string, n: number) => (n < 2 || color.endsWith("s") ? low(color) : `${low(color)}s`);
const sinking = (n: number) => count(n, "case sombre", "cases sombrent", true);
const falling = (n: number) => count(n, "pion tombe", "pions tombent");
const unknown = (n: number) =>
  n === 0 ? "" : ` ${capital(count(n, "présage vous est inconnu", "présages vous sont inconnus"))}.`;
const strikes = ({ whats, wheres, wills }: Strikers) =>
  `${et(whats)} sur ${et(wheres)}` + (wills.length > 0 ? `, avec ${et(wills)}` : "");
const prevails = (will: number) => {
  if (will === 0) return "";
  return will > 0 ? " La clémence épargne les temples." : " Le courroux épargne la terre.";
};

function ending({ lost, next, player }: Ending): string {
  const first =
    lost > 0 ? `${capital(count(lost, "de vos pions est perdu", "de vos pions sont perdus"))}. ` : "";
  const then = {
    turn: `C’est ensuite le tour ${de(player ?? "")}.`,
    look: "Vous regardez ensuite la pile.",
    declare: "Vous jugez ensuite la pile.",
    over: "La partie est alors finie.",
  };
  return `Vos actions s’arrêtent là. ${first}${then[next]}`;
}

export const french: Phrases = {
  labels: {
    omenPile: "Présages",
    drawPile: "Pioche",
    yourHand: "Votre main",
    forNextTurn: "tour suivant",
    nowPlay: "jouez-en un",
    island: "L’île",
    apocalypse: "Apocalypse",
    falseAlarm: "Fausse alerte",
    tieBreak: "Départage",
    gameOver: "La partie est finie",
    mustTrigger: "Déclenchement obligé",
    short: "pile",
    draw: "pioche",
    hand: "votre main",
    struck: "Frappé",
    neutral: "Neutre",
    pointAtOmen: "Pointez un présage pour voir sa zone",
    volcano: "Volcan",
    sunkThere: "en blanc\u00a0: déjà sous l’eau",
  },
  compass: ["N", "E", "S", "O"],
  kinds: { what: "Fléau", where: "Lieu", will: "Volonté" },
  shortNames: { wave: "Raz", mercy: "Clémence", wrath: "Courroux" },
  willLines: { mercy: ["temples", "épargnés"], wrath: ["temples seuls", "frappés"] },
  dry: (n, of) => `${n} sur ${of} à sec`,
  omenWord,
  omens,
  revealed: (n) => (n < 2 ? `${n} révélé` : `${n} révélés`),
  island: (dry, temples, dead) => [
    `${dry} cases sur 36`,
    temples < 2 ? `${temples} temple debout` : `${temples} temples debout`,
    dead < 2 ? `${dead} carte morte` : `${dead} cartes mortes`,
  ],
  overlap: (n) => `Croisement${colon} ${n < 2 ? `${n} case` : `${n} cases`}`,

  space: (name, terrain, up, down) =>
    [
      name,
      { land: "terre", temple: "temple", sea: "mer" }[terrain],
      ...(up.length > 0 ? [pions(up)] : []),
      ...(down.length > 0 ? [`${pions(down)} à l’eau`] : []),
      ...(up.length + down.length === 0 && terrain !== "sea" ? ["vide"] : []),
    ].join(", "),
  spaceState({ taken, goal, canAct, pushable, rescuable, last, danger }) {
    const goals = { move: "aller ici", push: "pousser ici", help: "ce pion peut secourir" };
    return [
      ...(taken === null ? [] : [`${le(taken)} est choisi`]),
      ...(goal === null ? [] : [goal.do === "rescue" ? `secourir ${les(goal.colors)}` : goals[goal.do]]),
      ...(canAct ? ["peut agir"] : []),
      ...(pushable.length > 0 ? [`${les(pushable)} ${peut(pushable, "poussé")}`] : []),
      ...(rescuable.length > 0 ? [`${les(rescuable)} ${peut(rescuable, "secouru")}`] : []),
      ...(last.length > 0 ? [`dernière chance pour ${les(last)}`] : []),
      ...(danger ? ["en danger"] : []),
    ]
      .map((part) => `, ${part}`)
      .join("");
  },
  card: (name, kind, dry) => `${name}, ${kinds[kind]}${dry ? `, ${dry.n} cases sur ${dry.of} à sec` : ""}`,
  cardInHand: (card, state) =>
    card + { playable: ", jouable", idle: ", en main", chosen: ", sera joué" }[state],
  cardInPile: (card, by, own) =>
    card === null ? `Présage caché ${de(by)}` : `${card}, joué par ${own ? "vous" : by}`,
  drawPile: (n, dead) =>
    `Pioche${colon} ${omens(n)}. Présages morts${colon} ${dead.length === 0 ? "aucun" : et(dead)}`,

  emptyPile: (open) =>
    open
      ? ["Les présages s’amassent ici,", "visibles, jusqu’à l’apocalypse."]
      : ["Les présages s’amassent ici jusqu’à", "ce qu’un Fléau croise un Lieu."],
  caption: (player, own, kind) => `${own ? "à vous" : de(player)}, ${kind ? kinds[kind] : "caché"}`,
  players: {
    inSea: (n) => `${n} à l’eau`,
    lost: (n) => (n < 2 ? `${n} perdu` : `${n} perdus`),
    meeples: (color, alive, sea, lost, end) =>
      `${color}${colon} ${alive} ${alive < 2 ? "vivant" : "vivants"}, dont ${sea} à l’eau, ` +
      `${lost} ${lost < 2 ? "perdu" : "perdus"}${semicolon} la partie finit à ${end}`,
    hand: (n) => `${omens(n)} en main`,
    curse: (color) => (color === null ? "une malédiction cachée" : `couleur maudite${colon} ${low(color)}`),
    penalties: (n) => (n < 2 ? `${n} pénalité` : `${n} pénalités`),
    onTheBrink: "une perte de plus et c’est fini",
    waits: (n) => `attend ${omens(n)}`,
  },

  askOmen: (player) => [{ strong: player }, ", jouez un présage"],
  askAction: (player, left) => [
    { strong: player },
    left === 1 ? ", encore une action" : ", faites jusqu’à deux actions",
  ],
  askWhereTo: (player, space) => [{ strong: player }, ", faites agir le pion de ", { strong: space }],
  askPushTo: (player, color, space) => [
    { strong: player },
    `, où pousser ${le(color)} depuis `,
    { strong: space },
    question,
  ],
  askRescuer: (player, color, space) => [
    { strong: player },
    `, qui secourt ${le(color)} à `,
    { strong: space },
    question,
  ],
  askDeclare: (player) => [{ strong: player }, `, une apocalypse est-elle due${question}`],
  askEvent: (player, forced) => [
    { strong: player },
    forced ? ", vous devez déclencher une apocalypse" : ", déclenchez ou attendez",
  ],
  await: {
    omen: (player) => [{ strong: player }, " joue un présage"],
    action: (player) => [{ strong: player }, " agit"],
    declare: (player) => [{ strong: player }, " juge la pile"],
    event: (player) => [{ strong: player }, " peut déclencher une apocalypse"],
  },
  omenDetail: (single, open) =>
    single
      ? "C’est votre seul présage, et rien ne retourne sous la pioche."
      : `L’un va sur la pile, face ${open ? "visible" : "cachée"}, l’autre retourne sous la pioche.`,
  actionDetail: (drowning) =>
    drowning > 0
      ? `${capital(count(drowning, "de vos pions se noiera", "de vos pions se noieront"))} sans secours immédiat.`
      : `Déplacez, secourez ou poussez${colon} choisissez un pion, puis une case cerclée.`,
  subjectDetail: "Choisissez une case cerclée.",
  declareDetail: (wills) =>
    "Elle l’est si un Fléau et un Lieu de la pile se croisent à sec. Une erreur coûte un point." +
    (wills
      ? ` Plus de clémence que de courroux épargne les temples${semicolon} plus de courroux que de clémence, la terre.`
      : ""),
  eventDetail: (forced, pairs) =>
    forced
      ? `Deux paires différentes pourraient frapper${colon} impossible d’attendre.`
      : `Prenez un Fléau, un Lieu et, s’il y en a, une Volonté.${pairs ? " Les paires passent d’abord." : ""}`,
  struck: (strikers, n, fallen) => `${strikes(strikers)}${colon} ${sinking(n)}, ${falling(fallen)}.`,
  canBeRescued: (fallen) =>
    `${fallen === 1 ? "Il" : "Chacun"} peut être secouru jusqu’à la fin des prochaines actions de son joueur.`,
  reveals: (player) => [{ strong: player }, " révèle les présages"],
  triggers: (player) => [{ strong: player }, " déclenche une apocalypse"],
  wins: (player) => [{ strong: player }, " l’emporte"],
  nobodyWins: "Personne ne gagne",

  choices: {
    rescue: (color) => `Secourir ${le(color)}`,
    rescueShort: (n) => `Secours ${n}`,
    from: (space) => `de ${space}`,
    lastChance: "dernière chance",
    to: (space) => `Vers ${space}`,
    moveMany: "Aller…",
    moveShort: (n) => `Aller ${n}`,
    movers: (n) => `${capital(count(n, "pion peut", "pions peuvent"))} agir`,
    beside: (colors) => `avec ${les(colors)}`,
    empty: "vide",
    pushShort: (n) => `Pousser ${n}`,
    pushMany: "Pousser…",
    pushable: (n) => (n < 2 ? `${n} peut être poussé` : `${n} peuvent être poussés`),
    by: (space) => `Par ${space}`,
    end: "Finir les actions",
    endShort: "Finir",
    drown: (n) => (n < 2 ? `${n} des vôtres se noie` : `${n} des vôtres se noient`),
    left: (n) => (n < 2 ? `${n} restante` : `${n} restantes`),
    returning: (omen) => `rendre ${omen}`,
    reveal: `Oui${colon} révéler`,
    leave: `Non${colon} laisser`,
    wait: "Attendre",
    waitNote: "rien ne se passe",
  },
  confirm: {
    omen: (card, open) => `Jouer ${card}${open ? "" : " face cachée"}`,
    move: (space) => `Aller à ${space}`,
    rescue: (color) => `Secourir ${le(color)}`,
    push: (color, space) => `Pousser ${le(color)} vers ${space}`,
    pass: "Finir mes actions",
    declare: (reveal) => (reveal ? "Révéler la pile" : "Laisser la pile"),
    trigger: (cards) => `Déclencher ${cards.join(" + ")}`,
    wait: "Attendre",
  },
  preview: {
    hidden: (n, fallen, will, hidden) =>
      (n > 0
        ? `D’après ce que vous savez, ${sinking(n)} et ${falling(fallen)} après vos actions.`
        : "D’après ce que vous savez, rien n’est encore frappé.") +
      prevails(will) +
      unknown(hidden),
    open: (n, fallen) =>
      n > 0
        ? `Les présages menacent ${count(n, "case", "cases", true)} et ${count(fallen, "pion", "pions")}.`
        : "Les présages ne menacent encore rien.",
    majority: (own, against) => `${own} des vôtres contre ${against}.`,
    end: ending,
    goesOn: "Il reste ensuite une action.",
    trigger: (n, fallen, lost, dying) =>
      `${capital(sinking(n))}.` +
      (fallen.length > 0
        ? ` À l’eau${colon} ${fallen.map(({ color, count: some }) => `${some} ${plural(color, some)}`).join(", ")}.`
        : " Personne ne s’y trouve.") +
      (lost > 0 ? ` Perdus pour de bon${colon} ${lost < 2 ? `${lost} neutre` : `${lost} neutres`}.` : "") +
      (dying.length > 0 ? ` Présages qui seraient morts${colon} ${et(dying)}.` : ""),
    declare: `Un Fléau et un Lieu partagent-ils une case à sec${question}`,
    wait: "Les présages restent où ils sont.",
  },

  progress: (turn, phase) =>
    `Tour ${turn} · ${{ omen: "présage", action: "actions", declare: "événement", event: "événement", over: "fin" }[phase]}`,
  finished: "Terminée",
  role: (color, phase) =>
    color +
    (phase === null
      ? ""
      : { omen: ", joue un présage", action: ", agit", declare: ", juge", event: ", événement", over: "" }[
          phase
        ]),
  handOver: (to, gods) =>
    `Les mains${gods ? ", les malédictions" : ""} et ce que chacun sait des présages sont secrets. Que ${to} regarde maintenant, et personne d’autre.`,
  scoreRows: {
    survivors: { label: "Survivants", note: "un point chacun" },
    cursed: { label: "Maudits et perdus", note: "un point chacun" },
    penalties: { label: "Pénalités", note: "erreurs sur la pile" },
    "tie-break": { label: "Départage", note: "qui s’est encore perdu" },
  },
  outcome: {
    down: (player, n) => `${player} n’a plus ${n === 0 ? "aucun pion" : `que ${count(n, "pion", "pions")}`}.`,
    people: (winner, n, color) =>
      `${winner} a sauvé le plus de pions${colon} ${count(n, `pion ${low(color)}`, `pions ${plural(color, n)}`)}.`,
    gods: (winner, n, cursed) =>
      `${winner} compte ${count(n, "survivant", "survivants")} et ${count(cursed, "maudit perdu", "maudits perdus")}.`,
    tieBreak: (winner, rounds) =>
      `À égalité à la fin${semicolon} ${winner} mène après ${rounds === 1 ? "un tour" : `${word(rounds)} tours`} de départage.`,
    nobody: `L’île a disparu et aucun pion ne reste${colon} personne ne gagne.`,
  },

  gameStarted: (player) => `${player} commence.`,
  turnStarted: (turn, player) => `Tour ${turn}${colon} ${player}`,
  eventStarted: (turn, player) => `Tour ${turn}${colon} ${player} peut déclencher`,
  omenSkipped: (player) => `${player} n’a aucun présage à jouer`,
  omenPlayed: (player, card) =>
    card === null ? `${player} joue un présage face cachée.` : `${player} joue ${card}.`,
  omenPlayedFace: (player, card) => `C’est ${card}${semicolon} ${player} garde le secret.`,
  omenReturned: (player) => `${player} rend un présage.`,
  omenReturnedFace: (player, card) => `Le présage rendu est ${card}${semicolon} ${player} garde le secret.`,
  omenDrawn: (player, card) => `${player} pioche ${card}.`,
  omenOwed: (player) => `La pioche est vide${colon} ${player} attend un présage.`,
  omenDiscarded: (card, player) =>
    player === null
      ? `${card}${colon} ce présage est mort et quitte la partie.`
      : `${player} défausse ${card}, présage mort.`,
  moved: (player, from, to) => `${player} se déplace de ${from} à ${to}.`,
  rescued: (player, color, from, to) => `${player} secourt ${le(color)}, de ${from} à ${to}.`,
  pushed: (player, color, from, to) => `${player} pousse ${le(color)} de ${from} à ${to}.`,
  passed: (player, unused) =>
    `${player} finit ses actions avec ${count(unused, "inutilisée", "inutilisées", true)}.`,
  meepleDiscarded: (color, space) => `Un pion ${low(color)} est perdu à ${space}.`,
  eventSkipped: `Moins de deux présages sur la pile${colon} pas d’événement.`,
  pileLookedAt: (player, n) => `${player} regarde les ${word(n)} présages de la pile.`,
  pileSeen: (player, cards) => `Ce sont ${et(cards)}${semicolon} ${player} garde le secret.`,
  declared: (player, reveal) =>
    reveal ? `${player} annonce une apocalypse.` : `${player} annonce qu’il n’y en a pas.`,
  penalised: (player, reason) =>
    reason === "missed"
      ? `Une apocalypse était due${colon} ${player} perd un point.`
      : `Fausse alerte${colon} ${player} perd un point.`,
  noApocalypse: "Pas d’apocalypse.",
  omensRevealed: (cards) =>
    cards.length === 0 ? "La pile ne contient aucun présage." : `Révélation${colon} ${et(cards)}.`,
  triggered: (player, cards) => `${player} déclenche une apocalypse avec ${et(cards)}.`,
  waited: (player) => `${player} attend.`,
  apocalypse: (strikers, n) => `Apocalypse${bang} ${strikes(strikers)}${colon} ${sinking(n)}.`,
  tileSunk: (space) => `${space} sombre.`,
  templeLost: (space) => `Le temple de ${space} est perdu.`,
  laidDown: (color, space) => `Un pion ${low(color)} tombe à l’eau à ${space}.`,
  omensReturned: (n) =>
    n === 0
      ? "Aucun présage ne retourne sous la pioche."
      : `${capital(count(n, "présage retourne", "présages retournent"))} sous la pioche.`,
  gameEnded: (player) => `La partie finit après les actions ${de(player)}.`,
  curseRevealed: (player, color) => `La couleur maudite ${de(player)} était ${le(color)}.`,
  tieBreak: (round, players) => `Départage, tour ${round}${colon} ${et(players)} à égalité`,
  handsShuffledIn: (n) =>
    `La pioche est vide${colon} ${count(n, "présage des mains en forme", "présages des mains en forment")} une nouvelle.`,
  omenTurnedUp: (card) => `${card} est retourné.`,
  noWinner: `Aucun pion ne reste${colon} personne ne gagne.`,
  gameResult: (player) =>
    player === null ? "La partie n’a pas de vainqueur." : `${player} remporte la partie.`,
};
