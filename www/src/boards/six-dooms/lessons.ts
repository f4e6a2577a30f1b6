// Positions to try, each on one rule: the worked examples of the rulebook, at least one for each doom.

import type { Lesson } from "../contract";
import { dice, of, record } from "./positions";

export const lessons: readonly Lesson[] = [
  {
    rule: "SD-4.11",
    title: { en: "May Ada come in?", fr: "Ada peut-elle entrer\u00a0?" },
    text: {
      en: "Ada wants to move two armies into Brahe’s Peru. Nothing has moved yet: you are Brahe. An answer can be remembered, and then nobody asks again.",
      fr: "Ada veut déplacer deux armées au Pérou, qui est à Brahe. Rien n’a encore bougé\u00a0: vous êtes Brahe. Une réponse peut être retenue, et l’on ne demande plus.",
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
  },
  {
    rule: "SD-4.16",
    title: { en: "Too strong to stay", fr: "Trop fort pour rester" },
    text: {
      en: "Ada’s five armies stand beside Brahe’s three in Peru, with his leave. They may only pass: at least three must move on at once, or back.",
      fr: "Les cinq armées d’Ada côtoient les trois de Brahe au Pérou, avec son accord. Elles ne font que passer\u00a0: trois au moins doivent repartir aussitôt.",
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
  },
  {
    rule: "SD-4.23",
    title: { en: "Into the lost land", fr: "Dans la terre perdue" },
    text: {
      en: "Move Ada’s armies from Brazil into Peru, which the zombies hold. Whoever comes in must attack them at once.",
      fr: "Déplacez les armées d’Ada du Brésil au Pérou, que tiennent les zombies. Qui entre doit aussitôt les attaquer.",
    },
    record: record({
      doom: "zombies",
      seat: 0,
      lands: { brazil: { armies: of(0, 6) }, peru: { apocalytes: 2 } },
      chance: dice(6, 5, 2, 4, 1),
    }),
    mode: "play",
  },
  {
    rule: "SD-5.21",
    title: { en: "A supply saves the attack", fr: "Un ravitaillement sauve l’attaque" },
    text: {
      en: "Attack Peru from Brazil with three dice: 5, 4 and 1 against 5 and 3. The supply in Brazil lets Ada roll the 1 again, and the new value stands.",
      fr: "Attaquez le Pérou depuis le Brésil avec trois dés\u00a0: 5, 4 et 1 contre 5 et 3. Le ravitaillement du Brésil permet à Ada de relancer le 1\u202f; la nouvelle valeur reste.",
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
  },
  {
    rule: "SD-5.24",
    title: { en: "Attack with three, advance with three", fr: "Attaquer à trois, avancer à trois" },
    text: {
      en: "The dice will show 6, 5 and 2 against 4 and 3: Peru has no defender left. Three armies fought, so three to five advance.",
      fr: "Les dés donneront 6, 5 et 2 contre 4 et 3\u00a0: le Pérou n’a plus de défenseur. Trois armées ont attaqué, trois à cinq s’avancent.",
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
  },
  {
    rule: "SD-6.5",
    title: { en: "One supply, or two", fr: "Un ravitaillement, ou deux" },
    text: {
      en: "Close the border from Brazil to Peru. One supply makes a weak barricade, two a strong one; Brazil then attacks no more this turn.",
      fr: "Fermez la frontière du Brésil avec le Pérou. Un ravitaillement fait une barricade légère, deux une solide\u202f; le Brésil n’attaque plus de ce tour.",
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
  },
  {
    rule: "SD-6.8",
    title: { en: "Shut the door in time", fr: "Fermer la porte à temps" },
    text: {
      en: "Ada attacks Peru with three armies. You are Brahe and have a supply there: you may try to close the border first. Her dice will show 5, 3 and 1, yours 5 and 4.",
      fr: "Ada attaque le Pérou avec trois armées. Vous êtes Brahe et y avez un ravitaillement\u00a0: vous pouvez d’abord tenter de fermer la frontière. Elle fera 5, 3 et 1, vous 5 et 4.",
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
  },
  {
    rule: "SD-6.19",
    title: { en: "Two blows at once", fr: "Deux coups à la fois" },
    text: {
      en: "Brahe breaks the strong barricade before Brazil: 6, 6 and 1 against 3 and 2. It takes two successes in one roll. Even then nobody has moved.",
      fr: "Brahe brise la barricade solide devant le Brésil\u00a0: 6, 6 et 1 contre 3 et 2. Il faut deux réussites en un jet. Et personne n’a encore bougé.",
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
    rule: "SD-P.14",
    title: { en: "Doubles find the cure", fr: "Un double fait le remède" },
    text: {
      en: "Let Brazil research beside infected Peru. Two successes, then two dice: doubles find a part. Ada knows two already, so the third makes the cure whole.",
      fr: "Faites chercher le Brésil, voisin du Pérou infecté. Deux réussites, puis deux dés\u00a0: un double trouve une part. Ada en a deux\u202f; la troisième complète le remède.",
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
      en: "Attack the aliens in Peru from Brazil: two of them fall. A die for each: above 4 the mothership saves it, since Brazil contains one supply. The dice will show 5 and 4.",
      fr: "Attaquez les aliens du Pérou depuis le Brésil\u00a0: deux tombent. Un dé pour chacun\u00a0: au-dessus de 4 le vaisseau-mère le sauve, car le Brésil contient un ravitaillement. Les dés donneront 5 et 4.",
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
];
