import { describe, expect, test } from "vitest";
import type { Lang, Rich } from "../contract";
import { factsOf, labelOf, sentenceOf, turnPhase } from "./describe";
import { handOf } from "./hand.svelte";
import { lesson, namesIn, setOut, tableOf } from "./testing";
import type { Event, Move } from "./types";
import { phrasesOf, words } from "./words";

const langs: readonly Lang[] = ["en", "fr"];
const seats = ["Ada", "Brahe", "Clio"].map((name) => ({ name, bot: null }));
const plain = (rich: Rich) =>
  rich.map((piece) => (typeof piece === "string" ? piece : piece.strong)).join("");

const told: { [type in Event["type"]]: Extract<Event, { type: type }> } = {
  firstRolled: {
    type: "firstRolled",
    rolls: [
      [0, 4],
      [1, 6],
    ],
  },
  piecePlaced: { type: "piecePlaced", piece: "avatar", seat: 0, node: "alps" },
  troopsPlaced: { type: "troopsPlaced", seat: 1, node: "alps", count: 2 },
  soulsPlaced: { type: "soulsPlaced", seat: 1, amount: 4 },
  turnStarted: { type: "turnStarted", seat: 0, turn: 4, round: 2 },
  resourceRolled: { type: "resourceRolled", seat: 0, numbers: [3, 5] },
  soulsGained: { type: "soulsGained", seat: 0, amount: 1, missed: 1, reason: "harvester", node: "alps" },
  soulsLost: { type: "soulsLost", seat: 1, amount: 2, reason: "soulRot" },
  troopSpawned: { type: "troopSpawned", seat: 0, node: "egypt", fromStorage: true },
  pieceBought: { type: "pieceBought", piece: "portal", seat: 1, node: "peru", cost: 3 },
  troopsMoved: { type: "troopsMoved", seat: 0, from: "alps", to: "baltic", count: 2 },
  avatarMoved: { type: "avatarMoved", seat: 1, from: "alps", to: "peru", cost: 0 },
  fightStarted: { type: "fightStarted", node: "egypt", brute: 0, defender: 1, troops: [3, 2] },
  combatRound: {
    type: "combatRound",
    node: "egypt",
    bonus: [["moreTroops"], []],
    dice: [
      [6, 5, 1],
      [3, 3],
    ],
    lost: [0, 1],
    slainTo: "storage",
    troops: [3, 1],
  },
  fightEnded: { type: "fightEnded", node: "egypt", winner: null },
  duelRolled: {
    type: "duelRolled",
    node: "alps",
    brute: 0,
    defender: 1,
    dice: [[4], [3]],
    harvesters: [1, 2],
    totals: [5, 5],
  },
  duelEnded: { type: "duelEnded", node: "alps", winner: 1, loser: 0, damage: 3, paid: 2 },
  avatarRetreated: { type: "avatarRetreated", seat: 0, from: "alps", to: "peru" },
  desecrationRolled: {
    type: "desecrationRolled",
    seat: 0,
    node: "egypt",
    with: "avatar",
    dice: [3, 4],
    target: 8,
    success: false,
  },
  pieceSacrificed: { type: "pieceSacrificed", piece: "harvester", seat: 0, node: "egypt" },
  worldEvent: { type: "worldEvent", card: "carnage", replaced: "bloodlust" },
  seatEliminated: { type: "seatEliminated", seat: 1, by: 0 },
  phaseEnded: { type: "phaseEnded", phase: "spawn", seat: 0, auto: true },
  roundEnded: { type: "roundEnded", round: 3 },
  gameEnded: { type: "gameEnded", reason: "reckoning", winners: [0, 2], ranking: [[0, 2], [1]] },
};

const sentences: Record<Lang, Record<Event["type"], string>> = {
  en: {
    firstRolled: "Who begins: Ada 4, Brahe 6.",
    piecePlaced: "Ada’s Avatar appears in the Alps.",
    troopsPlaced: "Brahe posts 2 Troops in the Alps.",
    soulsPlaced: "Brahe starts with 4 Souls.",
    turnStarted: "Round 2, Ada’s turn",
    resourceRolled: "Ada rolls 3 and 5.",
    soulsGained: "Ada gains 1 Soul from the Harvester in the Alps; storage had no more.",
    soulsLost: "Soul Rot: Brahe loses 2 Souls.",
    troopSpawned: "Ada spawns a Troop in Egypt, from storage.",
    pieceBought: "Brahe buys a Portal in Peru for 3 Souls.",
    troopsMoved: "Ada moves 2 Troops from the Alps to the Baltic.",
    avatarMoved: "Brahe’s Avatar leaps from the Alps to Peru, free of charge.",
    fightStarted: "Ada fights Brahe for Egypt, 3 against 2.",
    combatRound: "12 to 6: the Defender loses 1 Troop, 1 left.",
    fightEnded: "Nobody is left standing in Egypt.",
    duelRolled: "Avatars clash in the Alps: Ada 4 + 1 = 5, Brahe 3 + 2 = 5.",
    duelEnded: "Brahe wins by 3: Ada gives up 2 Souls, which is not enough.",
    avatarRetreated: "Ada’s Avatar flees from the Alps to Peru.",
    desecrationRolled: "Ada tries the Portal in Egypt: 3 + 4 = 7, needs 8. It holds.",
    pieceSacrificed: "Ada’s Harvester in Egypt is lost.",
    worldEvent: "World Event: Carnage replaces Bloodlust.",
    seatEliminated: "Ada banishes Brahe from the world.",
    phaseEnded: "Ada has nothing left to spawn.",
    roundEnded: "Round 3 is over.",
    gameEnded: "The Reckoning: Ada and Clio share the win.",
  },
  fr: {
    firstRolled: "Qui commence\u00a0: Ada 4, Brahe 6.",
    piecePlaced: "L’Avatar d’Ada apparaît dans les Alpes.",
    troopsPlaced: "Brahe poste 2 Troupes dans les Alpes.",
    soulsPlaced: "Brahe commence avec 4 Âmes.",
    turnStarted: "Manche 2, tour d’Ada",
    resourceRolled: "Ada obtient 3 et 5.",
    soulsGained: "Ada gagne 1 Âme (Moissonneur dans les Alpes)\u202f; la réserve n’en avait pas plus.",
    soulsLost: "Pourriture des âmes\u00a0: Brahe perd 2 Âmes.",
    troopSpawned: "Ada invoque une Troupe en Égypte, prise dans la réserve.",
    pieceBought: "Brahe achète un Portail au Pérou pour 3 Âmes.",
    troopsMoved: "Ada déplace 2 Troupes des Alpes vers la Baltique.",
    avatarMoved: "L’Avatar de Brahe bondit des Alpes vers le Pérou, gratuitement.",
    fightStarted: "Ada combat Brahe en Égypte, 3 contre 2.",
    combatRound: "12 à 6\u00a0: le Défenseur perd 1 Troupe, reste 1.",
    fightEnded: "Plus personne ne tient l’Égypte.",
    duelRolled: "Duel d’Avatars dans les Alpes\u00a0: Ada 4 + 1 = 5, Brahe 3 + 2 = 5.",
    duelEnded: "Brahe gagne de 3\u00a0: Ada sacrifie 2 Âmes, ce qui ne suffit pas.",
    avatarRetreated: "L’Avatar d’Ada fuit des Alpes vers le Pérou.",
    desecrationRolled: "Ada s’en prend au Portail en Égypte\u00a0: 3 + 4 = 7, il faut 8. Il tient.",
    pieceSacrificed: "Le Moissonneur d’Ada en Égypte est perdu.",
    worldEvent: "Événement\u00a0: Carnage remplace Soif de sang.",
    seatEliminated: "Ada bannit Brahe du monde.",
    phaseEnded: "Ada n’a plus rien à invoquer.",
    roundEnded: "La manche 3 est finie.",
    gameEnded: "Le Jugement\u00a0: Ada et Clio partagent la victoire.",
  },
};

describe.each(langs)("in %s", (lang) => {
  const phrases = phrasesOf(lang);
  test.each(Object.values(told))("the log tells $type in a sentence", (event) => {
    expect(sentenceOf({ rule: "DL-1.1", ...event }, seats, namesIn(lang), phrases)).toBe(
      sentences[lang][event.type],
    );
  });

  test("a phase ended by hand, and an end of the combat by itself, are not worth a line", () => {
    const line = (changes: Partial<Extract<Event, { type: "phaseEnded" }>>) =>
      sentenceOf({ rule: "DL-3.4", ...told.phaseEnded, ...changes }, seats, namesIn(lang), phrases);
    expect(line({ auto: false })).toBeNull();
    expect(line({ phase: "combat" })).toBeNull();
  });
});

test("a number named, Troops that walk again, a storage that is empty: told as what they are", () => {
  const line = (event: Event, rule: string) =>
    sentenceOf({ ...event, rule }, seats, namesIn("en"), phrasesOf("en"));
  expect(line({ ...told.resourceRolled, numbers: [5] }, "DL-15.4")).toBe("Ada names 5.");
  expect(line(told.troopsMoved, "DL-15.17")).toMatch(/, again\.$/);
  expect(line({ ...told.soulsGained, amount: 0 }, "DL-12.1")).toBe(
    "Ada’s storage is empty: no Soul from the Alps.",
  );
});

test("a duel lost without a Soul, a refuge that is already there: told as what they are", () => {
  const line = (event: Event, lang: Lang) =>
    sentenceOf({ rule: "DL-9.8", ...event }, seats, namesIn(lang), phrasesOf(lang));
  expect(line({ ...told.duelEnded, paid: 0 }, "en")).toBe("Brahe wins by 3: Ada has no Soul to give up.");
  expect(line({ ...told.duelEnded, paid: 0 }, "fr")).toMatch(/Ada n’a aucune Âme à sacrifier\.$/);
  expect(line({ ...told.avatarRetreated, to: "alps" }, "en")).toBe(
    "Ada’s Avatar has its refuge in the Alps and stays.",
  );
});

test("a node speaks of its name, continent, number, pieces, Troops by seat and Avatars", () => {
  const { frame, seats: lords, names } = tableOf(lesson("DL-8.6"));
  const spoken = (viewer: number | null) =>
    phrasesOf("en").node(factsOf("egypt", frame.view, lords, viewer, names));
  expect(spoken(0)).toBe(
    "Egypt, Africa, number 5. Mormo’s Harvester. Troops: you 3 and Mormo 2. Avatars: you",
  );
  expect(spoken(null)).toBe(
    "Egypt, Africa, number 5. Mormo’s Harvester. Troops: Azazel 3 and Mormo 2. Avatars: Azazel",
  );
});

describe("the question", () => {
  const ask = (record: ReturnType<typeof lesson>, lang: Lang = "en", viewer?: number) => {
    const { title, detail } = words[lang](namesIn(lang)).question(tableOf(record, viewer, lang));
    return { title: plain(title), detail: plain(detail) };
  };

  test("says what can be done now, what it needs and what comes next", () => {
    expect(ask(lesson("DL-5.2"))).toEqual({
      title: "Azazel, spawn Troops at your Portals",
      detail: "You have 3 Souls. Tap a Portal. Then you may buy.",
    });
    expect(ask(lesson("DL-5.2"), "fr").title).toBe("Azazel, invoquez des Troupes à vos Portails");
  });

  test("says who is awaited, and what they did last", () => {
    expect(ask(lesson("DL-5.2"), "en", 1)).toEqual({ title: "Azazel is spawning Troops", detail: "" });
    const raised = lesson("DL-5.2", { type: "spawn", node: "egypt" });
    expect(ask(raised, "en", 1).detail).toBe("Azazel spawns a Troop in Egypt.");
    const rolled = lesson("DL-4.2", { type: "roll" });
    expect(ask(rolled, "en", 3).detail).toBe("Azazel rolls 6. You gain 2 Souls.");
  });

  test("counts the fights that have to be settled, and tells when nothing has to be any more", () => {
    expect(ask(lesson("DL-8.6")).detail).toMatch(/^One fight has to be settled\./);
    expect(ask(lesson("DL-9.9")).detail).toMatch(/^Your Avatar came here to duel/);
    expect(ask(lesson("DL-10.4"))).toEqual({
      title: "Azazel, anything more before your turn ends?",
      detail: "A duel or a desecration is up to you. Then the next player’s turn begins.",
    });
  });

  test("follows what is picked up", () => {
    const table = tableOf(lesson("DL-7.4"));
    handOf(table).pick({ kind: "stack", node: "baltic" });
    const title = () => plain(words.en(namesIn("en")).question(table).title);
    expect(title()).toBe("Azazel, where do 2 Troops from the Baltic go?");
    handOf(table).count = 1;
    expect(title()).toBe("Azazel, where does 1 Troop from the Baltic go?");
  });

  test("asks for the number where a card lets it be named", () => {
    const skull = setOut({
      phase: "resource",
      event: "whispering-skull",
      brute: 0,
      seats: [{ avatar: "alps" }, { avatar: "peru" }],
    });
    expect(ask(skull).title).toBe("Ada, name the Resource Number");
  });
});

test("every move is a command", () => {
  const { frame, names } = tableOf(lesson("DL-10.4"));
  const command = (move: Move) => labelOf(move, frame.view, seats, names, phrasesOf("en"));
  expect(command({ type: "placeHarvester", node: "alps" })).toBe("Place the Harvester in the Alps");
  expect(command({ type: "buy", piece: "portal", node: "cape" })).toBe("Buy a Portal in the Cape");
  expect(command({ type: "moveTroops", from: "alps", to: "peru", count: 1 })).toBe(
    "Send 1 Troop from the Alps to Peru",
  );
  expect(command({ type: "desecrate", node: "egypt", with: "troops" })).toBe(
    "Desecrate Brahe’s Portal in Egypt with Troops",
  );
  expect(command({ type: "endPhase" })).toBe("End the turn");
});

test("a retreat is a part of the combat; the setup is no phase of a turn", () => {
  expect(turnPhase(tableOf(lesson("DL-9.9", { type: "duel", defender: 1 })).frame.view)).toBe("combat");
  expect(turnPhase(tableOf(lesson("DL-4.2")).frame.view)).toBe("resource");
});
