// Positions to try, each on one rule: the worked examples of the rulebook, at least one for each doom.

import type { Lesson } from "../contract";
import { dice, of, record } from "./positions";

export const lessons: readonly Lesson[] = [
  {
    rule: "SD-4.11",
    title: { en: "May Ada come in?", fr: "Ada peut-elle entrer\u00a0?" },
    text: {
      en: "Ada wants to move two armies into Brahe’s Peru. Nothing has moved yet: you are Brahe. Let her in, and see to it that she need not ask next time.",
      fr: "Ada veut déplacer deux armées au Pérou, qui est à Brahe. Rien n’a encore bougé\u00a0: vous êtes Brahe. Laissez-la entrer, et faites qu’elle n’ait plus à demander.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      lands: {
        brazil: { armies: of(0, 6), supplies: 1 },
        peru: { armies: of(1, 3), supplies: 1 },
        congo: { apocalytes: 6, mothership: true },
      },
      moves: [[0, { type: "move", from: "brazil", to: "peru", count: 2, supply: false }]],
    }),
    mode: "play",
    goal: { right: [{ move: { type: "permit", grant: true, remember: true } }] },
  },
  {
    rule: "SD-4.16",
    title: { en: "Too strong to stay", fr: "Trop fort pour rester" },
    text: {
      en: "Ada’s five armies stand beside Brahe’s three in Peru, with his leave. They may only pass. Move on to Venezuela, but leave as many in Peru as may stay.",
      fr: "Les cinq armées d’Ada côtoient les trois de Brahe au Pérou, avec son accord. Elles ne font que passer. Repartez vers le Venezuela, mais laissez au Pérou toutes celles qui peuvent y rester.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      permission: "enter",
      lands: {
        brazil: { armies: of(0, 6) },
        peru: { armies: of(1, 3) },
        congo: { apocalytes: 6, mothership: true },
      },
      moves: [[0, { type: "move", from: "brazil", to: "peru", count: 5, supply: false }]],
    }),
    mode: "play",
    goal: { right: [{ move: { type: "move", from: "peru", to: "venezuela", count: 3 } }] },
  },
  {
    rule: "SD-4.19",
    title: { en: "Somebody must stay at home", fr: "Il faut quelqu’un à la maison" },
    text: {
      en: "Ada’s five armies own Brazil, where two of Clio’s are guests. Send as many as you can from there to Argentina.",
      fr: "Cinq armées d’Ada tiennent le Brésil, où deux de Clio sont invitées. Envoyez-en autant que possible de là en Argentine.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      lands: {
        brazil: { armies: [5, 0, 2] },
        congo: { apocalytes: 6, mothership: true },
      },
    }),
    mode: "play",
    goal: { right: [{ move: { type: "move", from: "brazil", to: "argentina", count: 2 } }] },
  },
  {
    rule: "SD-4.23",
    title: { en: "Guests to the rescue", fr: "Les invités à la rescousse" },
    text: {
      en: "Ada’s four armies are guests in Brahe’s Argentina, so they cannot attack out of it. Rid Peru of its two zombies all the same: whoever enters must fight at once.",
      fr: "Quatre armées d’Ada sont invitées en Argentine, chez Brahe\u00a0: elles ne peuvent pas attaquer au-dehors. Débarrassez quand même le Pérou de ses deux zombies\u00a0: qui entre doit se battre aussitôt.",
    },
    record: record({
      doom: "zombies",
      seat: 0,
      lands: { argentina: { armies: [4, 5, 0] }, peru: { apocalytes: 2 } },
      chance: dice(6, 5, 2, 4, 1),
    }),
    mode: "play",
    goal: { right: [{ event: { type: "prevented" } }], moves: 2 },
  },
  {
    rule: "SD-5.7",
    title: { en: "Help from inside", fr: "De l’aide à l’intérieur" },
    text: {
      en: "Only two armies stand in Brazil, and one must stay. But two more of Ada’s are guests in Peru: attack it from Brazil with three dice.",
      fr: "Deux armées seulement au Brésil, et l’une doit rester. Mais deux autres d’Ada sont invitées au Pérou\u00a0: attaquez-le depuis le Brésil avec trois dés.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      lands: {
        brazil: { armies: of(0, 2) },
        peru: { armies: [2, 3, 0] },
        congo: { apocalytes: 6, mothership: true },
      },
      chance: dice(5, 4, 2, 5, 1),
    }),
    mode: "play",
    goal: { right: [{ event: { type: "combatBegan", source: "brazil", target: "peru", attackDice: 3 } }] },
  },
  {
    rule: "SD-5.21",
    title: { en: "A supply saves the attack", fr: "Un ravitaillement sauve l’attaque" },
    text: {
      en: "Attack Peru from Brazil with three dice, and beat both of Brahe’s armies in this one attack. It will be 5, 4 and 1 against 5 and 3; but a supply lies in Brazil.",
      fr: "Attaquez le Pérou depuis le Brésil avec trois dés, et battez les deux armées de Brahe en une seule attaque. Ce sera 5, 4 et 1 contre 5 et 3\u202f; mais il y a un ravitaillement au Brésil.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      asked: 0,
      lands: {
        brazil: { armies: of(0, 6), supplies: 1 },
        peru: { armies: of(1, 2) },
        congo: { apocalytes: 6, mothership: true },
      },
      chance: dice(5, 4, 1, 5, 3, 6),
    }),
    mode: "play",
    goal: { right: [{ event: { type: "combatResolved", successes: 2 } }], moves: 2 },
  },
  {
    rule: "SD-5.24",
    title: { en: "Attack with three, advance with three", fr: "Attaquer à trois, avancer à trois" },
    text: {
      en: "Ada’s dice beat both defenders of Peru: 6, 5 and 2 against 4 and 3. Now her armies advance. Leave as many as you can in Brazil.",
      fr: "Les dés d’Ada ont battu les deux défenseurs du Pérou\u00a0: 6, 5 et 2 contre 4 et 3. Ses armées avancent. Laissez-en autant que possible au Brésil.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      lands: {
        brazil: { armies: of(0, 6) },
        peru: { armies: of(1, 2) },
        congo: { apocalytes: 6, mothership: true },
      },
      chance: dice(6, 5, 2, 4, 3),
      moves: [[0, { type: "attack", from: "brazil", to: "peru", target: 1, dice: 3 }]],
    }),
    mode: "play",
    goal: { right: [{ move: { type: "advance", count: 3 } }] },
  },
  {
    rule: "SD-6.5",
    title: { en: "One supply, or two", fr: "Un ravitaillement, ou deux" },
    text: {
      en: "A demon stands in Peru, and two supplies lie in Brazil. Close the border between them, as firmly as Ada can.",
      fr: "Un démon se tient au Pérou, et il y a deux ravitaillements au Brésil. Fermez la frontière entre les deux, aussi solidement qu’Ada le peut.",
    },
    record: record({
      doom: "demons",
      seat: 0,
      lands: {
        brazil: { armies: of(0, 3), supplies: 2 },
        peru: { apocalytes: 1, portal: true },
      },
    }),
    mode: "play",
    goal: { right: [{ event: { type: "borderClosed", border: "peru--brazil", strength: 2 } }] },
  },
  {
    rule: "SD-6.8",
    title: { en: "Shut the door in time", fr: "Fermer la porte à temps" },
    text: {
      en: "Ada attacks Peru with three armies. You are Brahe and have a supply there. Keep her out before there is a battle: at the border she will roll 5, 3 and 1, and you 5 and 4.",
      fr: "Ada attaque le Pérou avec trois armées. Vous êtes Brahe et y avez un ravitaillement. Arrêtez-la avant la bataille\u00a0: à la frontière elle fera 5, 3 et 1, et vous 5 et 4.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      lands: {
        brazil: { armies: of(0, 6) },
        peru: { armies: of(1, 3), supplies: 1 },
        congo: { apocalytes: 6, mothership: true },
      },
      chance: dice(5, 3, 1, 5, 4),
      moves: [[0, { type: "attack", from: "brazil", to: "peru", target: 1, dice: 3 }]],
    }),
    mode: "play",
    goal: { right: [{ event: { type: "oppositionResolved", broken: false } }] },
  },
  {
    rule: "SD-6.19",
    title: { en: "Two blows at once", fr: "Deux coups à la fois" },
    text: {
      en: "You are Brahe, in Peru. Break the strong barricade before Brazil: that takes two successes in one roll. Your dice will be 6, 6 and 1 against 3 and 2. Even then nobody has moved.",
      fr: "Vous êtes Brahe, au Pérou. Brisez la barricade solide devant le Brésil\u00a0: il faut deux réussites en un seul lancer. Vous ferez 6, 6 et 1 contre 3 et 2. Et personne n’aura encore bougé.",
    },
    record: record({
      doom: "aliens",
      seat: 1,
      lands: {
        brazil: { armies: of(0, 3) },
        peru: { armies: of(1, 5) },
        congo: { apocalytes: 6, mothership: true },
      },
      borders: [{ id: "peru--brazil", strength: 2, side: "brazil" }],
      chance: dice(6, 6, 1, 3, 2, 4),
    }),
    mode: "play",
    goal: { right: [{ event: { type: "borderBroken", border: "peru--brazil" } }] },
  },
  {
    rule: "SD-7.7",
    title: { en: "The dead set out", fr: "Les morts se mettent en route" },
    text: {
      en: "Clio ends her turn, and the zombies’ begins. One more rises in Peru: five. They turn to Brazil, the die shows 4, so half of them go, rounded up: three.",
      fr: "Clio finit son tour, celui des zombies commence. Un de plus se lève au Pérou\u00a0: cinq. Ils visent le Brésil, le dé donne 4\u00a0: la moitié part, arrondie au-dessus, donc trois.",
    },
    record: record({
      doom: "zombies",
      seat: 2,
      lands: { peru: { apocalytes: 4 }, brazil: { armies: of(0, 4) } },
      chance: [1, ...dice(4)],
      moves: [[2, { type: "endTurn" }]],
    }),
    ply: 0,
    mode: "watch",
  },
  {
    rule: "SD-9.7",
    title: { en: "A new headquarters", fr: "Un nouveau quartier général" },
    text: {
      en: "Zombies hold Ada’s headquarters in Peru. In Brazil and in Argentina lies a supply. Build her a new headquarters.",
      fr: "Les zombies tiennent le quartier général d’Ada au Pérou. Il y a un ravitaillement au Brésil et un en Argentine. Bâtissez-lui un nouveau quartier général.",
    },
    record: record({
      doom: "zombies",
      seat: 0,
      phase: "start",
      lands: {
        peru: { apocalytes: 4, hq: true },
        brazil: { armies: of(0, 3), supplies: 1 },
        argentina: { armies: of(0, 2), apocalytes: 1, supplies: 1 },
      },
    }),
    mode: "play",
    goal: { right: [{ event: { type: "hqRebuilt", territory: "brazil" } }] },
  },
  {
    rule: "SD-P.14",
    title: { en: "Doubles find the cure", fr: "Un double fait le remède" },
    text: {
      en: "Ada knows two parts of the cure. Find the third: let a territory that has a supply and the armies for it research beside infected land. Two successes, then a double.",
      fr: "Ada connaît deux éléments du remède. Trouvez le troisième\u00a0: faites faire une recherche, à côté d’une terre infectée, par un territoire qui a un ravitaillement et assez d’armées. Deux réussites, puis un double.",
    },
    record: record({
      doom: "plague",
      seat: 0,
      round: 6,
      lands: {
        brazil: { armies: of(0, 6), supplies: 1 },
        peru: { apocalytes: 3 },
        argentina: { armies: of(0, 2), apocalytes: 1 },
        venezuela: { apocalytes: 2 },
        "central-america": { mark: "barren" },
      },
      cure: [
        { finder: 0, known: [0] },
        { finder: 1, known: [0, 1] },
      ],
      chance: dice(6, 6, 1, 5, 4, 2, 3, 3),
    }),
    mode: "play",
    goal: { right: [{ event: { type: "curePartFound", seat: 0, cure: true } }] },
  },
  {
    rule: "SD-M.10",
    title: { en: "Just enough", fr: "Juste assez" },
    text: {
      en: "Clio ends her turn. The mutants of Peru turn to Brazil, where Ada has three armies: of their eight they send four, one more than she has.",
      fr: "Clio finit son tour. Les mutants du Pérou visent le Brésil, où Ada a trois armées\u00a0: sur huit ils en envoient quatre, une de plus qu’elle.",
    },
    record: record({
      doom: "mutants",
      seat: 2,
      lands: {
        peru: { apocalytes: 8 },
        brazil: { armies: of(0, 3) },
        madagascar: { apocalytes: 2, mark: "ground-zero" },
        "east-africa": { armies: of(1, 4) },
        "south-africa": { armies: of(1, 4), supplies: 1 },
      },
      chance: [1],
      moves: [[2, { type: "endTurn" }]],
    }),
    ply: 0,
    mode: "watch",
  },
  {
    rule: "SD-A.12",
    title: { en: "Under the mothership", fr: "Sous le vaisseau-mère" },
    text: {
      en: "Attack the aliens in Peru from Brazil with three dice: two would fall. But the mothership rolls a die for each and, since Brazil contains one supply, saves it on 5 or 6. It will roll 5 and 4.",
      fr: "Attaquez les aliens du Pérou depuis le Brésil avec trois dés\u00a0: deux devraient tomber. Mais le vaisseau-mère lance un dé pour chacun et, comme le Brésil contient un ravitaillement, le sauve sur 5 ou 6. Il fera 5 et 4.",
    },
    record: record({
      doom: "aliens",
      seat: 0,
      lands: {
        brazil: { armies: of(0, 6), supplies: 1 },
        peru: { apocalytes: 3, mothership: true },
      },
      chance: dice(6, 5, 1, 3, 2, 2, 5, 4),
    }),
    mode: "play",
    goal: { right: [{ event: { type: "alienSave", saved: false } }] },
  },
  {
    rule: "SD-D.14",
    title: { en: "The last portal closes", fr: "Le dernier portail se ferme" },
    text: {
      en: "Clio has held four supplies at the portal of Siam for nearly a full turn. Brahe ends his, and before hers begins it closes, demon or not: the doom is prevented.",
      fr: "Clio tient quatre ravitaillements au portail du Siam depuis presque un tour complet. Brahe finit le sien, et avant celui de Clio il se ferme, démon ou non\u00a0: le fléau est écarté.",
    },
    record: record({
      doom: "demons",
      seat: 1,
      lands: {
        siam: { armies: of(2, 5), apocalytes: 1, portal: true, supplies: 4, heldSince: 7 },
        india: { apocalytes: 2 },
      },
      moves: [[1, { type: "endTurn" }]],
    }),
    ply: 0,
    mode: "watch",
  },
  {
    rule: "SD-T.4",
    title: { en: "A meteorite strikes Peru", fr: "Une météorite frappe le Pérou" },
    text: {
      en: "Clio ends her turn. The first card is Peru: all that is there goes, the barricade on its border too, and every neighbour gets a rioter.",
      fr: "Clio finit son tour. La première carte est le Pérou\u00a0: tout ce qui s’y trouve disparaît, la barricade de sa frontière aussi, et chaque voisin reçoit un émeutier.",
    },
    record: record({
      doom: "meteors",
      seat: 2,
      round: 1,
      meteorites: 1,
      lands: {
        peru: { armies: of(0, 4), supplies: 1 },
        brazil: { armies: of(0, 3), supplies: 1 },
        kamchatka: { mark: "annihilated" },
        japan: { armies: of(2, 1), apocalytes: 1 },
      },
      borders: [{ id: "peru--argentina", strength: 1, side: "argentina" }],
      chance: [10],
      moves: [[2, { type: "endTurn" }]],
    }),
    ply: 0,
    mode: "watch",
  },
  {
    rule: "SD-T.12",
    title: { en: "The eighth supply", fr: "Le huitième ravitaillement" },
    text: {
      en: "Seven supplies lie in calm Brazil; the missile takes eight, held for a full turn. There is one in Argentina and one in Venezuela, where rioters stand. Start the countdown.",
      fr: "Il y a sept ravitaillements au Brésil, territoire calme\u202f; le missile en demande huit, tenus un tour complet. Il y en a un en Argentine et un au Venezuela, où se tiennent des émeutiers. Lancez le compte à rebours.",
    },
    record: record({
      doom: "meteors",
      seat: 0,
      round: 6,
      meteorites: 5,
      lands: {
        brazil: { armies: of(0, 4), supplies: 7 },
        argentina: { armies: of(0, 3), supplies: 1 },
        venezuela: { armies: of(0, 3), supplies: 1, apocalytes: 2 },
        kamchatka: { mark: "annihilated" },
        japan: { mark: "annihilated" },
        iceland: { mark: "annihilated" },
        siam: { mark: "annihilated" },
        madagascar: { mark: "annihilated" },
      },
    }),
    mode: "play",
    goal: { right: [{ event: { type: "holdStarted", territory: "brazil" } }] },
  },
];
