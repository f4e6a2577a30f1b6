// French. Two signs take a space that does not break before them: a wide one the colon, a thin one the rest.

import type { Rich } from "../contract";
import type { Phrases, Stake } from "./phrases";
import type { Letter } from "./types";

const colon = "\u00a0:";
const semicolon = "\u202f;";
const question = "\u202f?";

const counts = ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];

function et(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)!}`;
}

function none(items: readonly string[], word: string): string {
  return items.length === 0 ? word : et(items);
}

/** 3, 4, 5 is “3 à 5”; 3, 6 is “3 ou 6”. */
function range(values: readonly number[]): string {
  return isSpan(values) ? `${values[0]} à ${values.at(-1)!}` : values.join(" ou ");
}

function isSpan(values: readonly number[]): boolean {
  return values.length > 2 && values.at(-1)! - values[0] === values.length - 1;
}

/** “de Brahe”, “d’Ada”. */
function de(name: string): string {
  return /^[aeiouyàâäéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function points(n: number): string {
  return n < 2 ? `${n} point` : `${n} points`;
}

function stake({ value, event }: Stake): string {
  return event ? `Vaut ${value}, sous «\u00a0${event.name}\u00a0». ${event.text}` : `Vaut ${value}.`;
}

const fates: Record<Letter, string> = {
  A: "gagnée par les Anges",
  D: "gagnée par les Démons",
  X: "détruite",
  S: "épargnée",
  V: "disparue",
  W: "partie gagnée par les Anges",
  L: "partie gagnée par les Démons",
  E: "partie nulle",
};

export const french: Phrases = {
  labels: {
    eightCities: "Les huit villes",
    destroyed: "Détruites",
    spared: "Épargnées",
    zoneDestroyed: "Détruite",
    zoneSpared: "Épargnée",
    zoneWon: "Gagnée",
    stillToCome: "À venir",
    cities: "villes",
    events: "évén.",
    tokens: "jetons",
    usedEvents: "Événements passés",
    cardDown: "carte posée",
    wonAndSpared: "gagnées et épargnées",
    arch: "Archi",
    ready: "disponible",
    hidden: "caché",
    ruseValue: `Combien vaut Ruse${question}`,
    warFate: `Que fait Guerre de la ville${question}`,
    unused: "Jamais venues",
    lastRound: "Le tour précédent",
    goOn: "Continuer",
    again: "Revoir",
    destroyCity: "La détruire",
    spareCity: "L’épargner",
    youWin: "Vous la gagnez",
  },
  city: (name, value, state) =>
    `${name}, valeur ${value}` +
    { whole: "", destroyed: ", détruite", spared: ", épargnée", won: ", gagnée" }[state],
  event: (name, text) => `Événement${colon} ${name}. ${text}`,
  hand: (owner, side, cards) => `${owner}, ${side}, en main${colon} ${none(cards, "rien")}`,
  ownHand: (side) => `Votre main, ${side}`,
  cardIn: {
    playable: (card) => `${card}, jouable`,
    barred: (card) => `${card}, ne peut pas être jouée`,
    idle: (card) => `${card}, en main`,
    down: (card) => `${card}, face cachée sur le plateau`,
    spent: (card) => `${card}, déjà jouée`,
  },
  plaque: (owner, side, score, cities, tokens) =>
    `${owner}, ${side}${colon} ${score === null ? "score caché" : points(score)}. Villes gagnées${colon} ${none(cities, "aucune")}. Jetons${colon} ${tokens}`,
  pile: (label, cities) => `${label}${colon} ${none(cities, "aucune")}`,
  supply: (cities, events, tokens) =>
    `À venir${colon} ${cities} villes et ${events} événements. Jetons en réserve${colon} ${tokens}`,
  used: (events) => `Événements passés${colon} ${none(events, "aucun")}`,
  clash: (cards, gap) =>
    cards
      .map(({ owner, card }) => `${owner}${colon} ${card ?? "pas encore de carte"}`)
      .join(`${semicolon} `) + (gap === null ? "" : `${semicolon} écart ${gap}`),
  roundPlayed: (round, city, cards, fate) =>
    `Tour ${round}${city === null ? "" : `, ${city}`}${colon} ${cards.join(" contre ")}${fate ? `, ${fates[fate]}` : ""}`,
  nothingPlayed: "Aucune ville n’a encore connu son sort",
  usedArch: (card) => `joué${colon} ${card}`,
  cardDown: (owner) => `${owner}${colon} carte posée`,
  considering: (owner, { name, arch }) => `${owner}${colon} ${arch ? name : `le ${name}`}${question}`,
  plays: (owner, card) => `${owner} joue ${card}`,
  toChoose: (owner) => `À ${owner} de choisir`,
  verdict: (fate, winner) =>
    ({
      A: `${winner} la gagne`,
      D: `${winner} la gagne`,
      X: "Détruite",
      S: "Épargnée",
      V: "Disparue",
      W: `${winner} l’emporte`,
      L: `${winner} l’emporte`,
      E: "Partie nulle",
    })[fate],

  chooseCard: (player, city) => [{ strong: player }, ", choisissez une carte pour ", { strong: city }],
  awaitCard: (players, city) => [
    { strong: et(players) },
    ` ${players.length === 1 ? "choisit" : "choisissent"} une carte pour `,
    { strong: city },
  ],
  nameValue: (player) => [{ strong: player }, ", combien vaut ", { strong: "Ruse" }, question],
  awaitValue: (player) => [{ strong: player }, " annonce la valeur de ", { strong: "Ruse" }],
  decideFate: (player, city) => [{ strong: player }, ", décidez du sort de ", { strong: city }],
  awaitFate: (player, city) => [{ strong: player }, " décide du sort de ", { strong: city }],
  stake,
  yourCardIsDown: ({ name, arch }) =>
    arch
      ? `Votre carte ${name} reste face cachée jusqu’à la révélation.`
      : `Votre ${name} reste face caché jusqu’à la révélation.`,
  against: (opponent, card, at) => `${opponent} joue ${card}. ${stake(at)}`,
  warAgainst: (opponent, { name, arch }) =>
    `${arch ? `${name}, jouée par ${opponent},` : `Le ${name} ${de(opponent)}`} ne compte pas. Épargnée, la ville rapporte 1 point aux Anges${semicolon} détruite, aux Démons.`,
  wins: (player) => [{ strong: player }, " l’emporte"],
  drawn: "Partie nulle",

  play: ({ name, arch }) => (arch ? `Jouer ${name}` : `Jouer le ${name}`),
  nameIt: (value) => `Annoncer ${value}`,
  settle: (fate, city) => (fate === "destroyed" ? `Détruire ${city}` : `Épargner ${city}`),
  round: (round, rounds) => `Tour ${round} sur ${rounds}`,
  finished: "Terminée",

  gameStarted: (angel, demon) => `${angel} mène les Anges, ${demon} les Démons.`,
  roundStarted: (round, city, value, event) =>
    `Tour ${round}${colon} ${city} (${value})${event === null ? "" : `, sous «\u00a0${event}\u00a0»`}`,
  committed: (player) => `${player} pose une carte face cachée.`,
  revealed: (cards) =>
    `Révélation${colon} ${cards.map(({ player, card }) => `${player} ${card}`).join(", ")}.`,
  valueChosen: (player, value) => `${player} annonce ${value} pour Ruse.`,
  fateChosen: (player, fate, forced) =>
    forced
      ? "Guerre ne peut qu’épargner cette ville."
      : `${player} choisit${colon} la ville est ${fate === "destroyed" ? "détruite" : "épargnée"}.`,
  compared: (values, gap, limit) =>
    `${values.join(" contre ")}${colon} écart ${gap}, ${limit === null ? "sans seuil" : `seuil ${limit}`}.`,
  cityWon: (player, city, value) => `${player} gagne ${city} (${value}).`,
  tokensTaken: (player, n) => `${player} prend ${n === 1 ? "un jeton" : `${counts[n] ?? n} jetons`}.`,
  cityDestroyed: (city) => `${city} est détruite.`,
  citySpared: (city) => `${city} est épargnée.`,
  cityVanished: (city) => `${city} disparaît.`,
  roundEnded: (round, scores) =>
    scores.length === 0
      ? `Le tour ${round} est fini.`
      : `Après le tour ${round}${colon} ${scores.map(({ player, score }) => `${player} ${score}`).join(", ")}.`,
  wonByScore: (winner, high, low) => `${winner} l’emporte, ${high} à ${low}.`,
  wonLevel: (winner, score) => `${winner} l’emporte à égalité, ${score} partout.`,
  wonByDeath: (winner) => `Mort décide${colon} ${winner} remporte la partie.`,
  drawnByDeath: `Mort contre Mort${colon} la partie est nulle.`,

  role: (side, standing) =>
    side +
    {
      choosing: ", doit choisir",
      down: ", carte posée",
      naming: ", doit annoncer",
      deciding: ", doit décider",
      none: "",
    }[standing],
  handOverCard: (from, to) =>
    `La carte ${de(from)} est posée et reste cachée jusqu’à la révélation. ${from}, détournez les yeux pendant que ${to} choisit.`,
  handOverPile: `Les villes gagnées sont face cachée${colon} chacun ne voit que sa pile et son score.`,
  scoreRows: {
    cities: { label: "Villes gagnées", note: "leurs valeurs" },
    tokens: { label: "Jetons bonus" },
    "angel-won": { label: "Un par ville gagnée par l’Ange" },
    spared: { label: "Un par ville épargnée" },
    destroyed: { label: "Un par ville détruite" },
  },
  angelsHold: (side, won, spared) =>
    `Les ${side} ${holding(won)} sur huit` +
    (spared > 0 ? `, et ${counts[spared]} ${spared === 1 ? "est épargnée" : "sont épargnées"}.` : "."),
  demonsHold: (side, won, destroyed) =>
    `Les ${side} ${holding(won)} sur huit` +
    (destroyed > 0 ? `, et ${counts[destroyed]} ${destroyed === 1 ? "est" : "sont"} en ruine.` : "."),
  levelScore: (side, score) => `Égalité à ${score}${colon} elle donne la victoire aux ${side}.`,
  deathMet: (winner, card) =>
    `Mort a surpris ${card}${colon} ${winner} l’emporte sur-le-champ, quels que soient les points.`,

  bothDown: "Les deux cartes sont posées",
  meeting: (cards) =>
    cards.flatMap(({ player, card }, i) => [
      i > 0 ? ", " : "",
      { strong: player },
      " joue ",
      { strong: card },
    ]),
  because(values, { gap, limit }, verdict) {
    const meeting = values.join(" contre ");
    if (verdict === "citySpared") return `${meeting}${colon} à égalité, la ville est épargnée.`;
    const measured = `${meeting}, soit un écart de ${gap}`;
    if (verdict === "cityDestroyed") return `${measured}${colon} dès ${limit}, une ville est détruite.`;
    if (verdict === "cityWon") {
      return limit === null
        ? `${measured}${colon} cette ville est indestructible.`
        : `${measured}, sous le seuil de ${limit}.`;
    }
    return `${measured}.`;
  },
  backIntoTheBox: (card) => `${card} contre ${card}${colon} la ville retourne dans la boîte.`,
  scored: (player, gain, score) => [{ strong: `${player} +${gain}` }, ` (${score} en tout)`],
  nobodyScored: "Personne ne marque",
  zones: (winning, limit) => ({
    spared: `À égalité${colon} épargnée, Anges +1`,
    won: `${limit === null ? "Quel que soit l’écart" : `Écart de ${range(winning)}`}${colon} la plus forte la gagne`,
    destroyed: limit === null ? null : `Écart de ${limit} ou plus${colon} détruite, Démons +1`,
  }),
  tryCards: "Choisissez une carte pour voir, avant de la jouer, à quoi elle mène.",

  forecast({ fate, cards, named, ruse, choice }, { list, side, opponent }): Rich {
    const mine = (fate === "A" && side === "angel") || (fate === "D" && side === "demon");
    const game = fate === "W" || fate === "L";
    const myGame = (fate === "W" && side === "angel") || (fate === "L" && side === "demon");
    const theirs = (game && !myGame) || (!mine && (fate === "A" || fate === "D"));
    const start: Record<Letter, string> = {
      A: mine ? french.labels.youWin : `${opponent} la gagne`,
      D: mine ? french.labels.youWin : `${opponent} la gagne`,
      X: "Détruite",
      S: "Épargnée",
      V: "Elle disparaît",
      W: myGame ? "Vous gagnez la partie" : `${opponent} gagne la partie`,
      L: myGame ? "Vous gagnez la partie" : `${opponent} gagne la partie`,
      E: "La partie est nulle",
    };
    const link = theirs ? " avec " : " contre ";
    const line: (string | { strong: string })[] = [];
    if (cards.length > 0) line.push(start[fate], link, { strong: list(cards) });
    if (ruse !== null) {
      line.push(
        line.length > 0 ? ", ou " : `${start[fate]}${link}`,
        `${list([ruse])} ${isSpan(named) ? "de" : "à"} ${range(named)}`,
      );
    }
    // Nobody names a value to lose by it.
    if (choice.length > 0 && !theirs) {
      const can = mine ? "vous pouvez la gagner" : `elle peut être ${fates[fate]}`;
      const opening = line.length > 0 ? `${semicolon} ${can}` : can.charAt(0).toUpperCase() + can.slice(1);
      line.push(`${opening} contre `, { strong: list(choice) });
    }
    return line;
  },
  decided: (by, mine, cards) =>
    mine
      ? ["Vous décidez, détruite ou épargnée, contre ", { strong: cards }]
      : [{ strong: cards }, ` laisse ${by} décider${colon} détruite ou épargnée`],
  valueLeadsTo: (value, gap, fate) => [
    "Ruse vaut ",
    { strong: `${value}` },
    `${colon} écart ${gap}, ${fate}`,
  ],
  outcomes: ({ name, you }) => ({
    A: you ? "vous gagnez la ville" : `${name} gagne la ville`,
    D: you ? "vous gagnez la ville" : `${name} gagne la ville`,
    X: "la ville est détruite",
    S: "la ville est épargnée",
    V: "la ville disparaît",
    W: you ? "vous gagnez la partie" : `${name} gagne la partie`,
    L: you ? "vous gagnez la partie" : `${name} gagne la partie`,
    E: "la partie est nulle",
  }),
};

function holding(n: number): string {
  if (n === 0) return "ne tiennent aucune ville";
  return n === 1 ? "tiennent une ville" : `tiennent ${counts[n] ?? n} villes`;
}
