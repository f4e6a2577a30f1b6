// The keys of the question box: one for each offer, with its sign, its words and what it does.

import type { Names } from "../contract";
import type { Intent } from "./intent.svelte";
import { nextOf, offersOf, type Offer } from "./offers";
import type { Phrases } from "./phrases";
import { keyOf, targetsOf, type Subject } from "./select";
import type { Move, Omen, Seat, View } from "./types";

export interface Key {
  id: string;
  sign: { meeple: string } | { omens: readonly Omen[] } | { icon: "move" | "push" | "end" | "wait" | "eye" };
  text: string;
  /** Where there is little room. */
  short: string;
  note: string;
  chosen: boolean;
  urgent: boolean;
  /** Only on a narrow screen. */
  narrow?: boolean;
  /** The one move that the key stands for; null if it leads to others. */
  move: Move | null;
  press: (at: Element) => void;
}

/** What the keys are made from. */
export interface Box {
  view: View;
  viewer: Seat | null;
  intent: Pick<Intent, "legal" | "subject" | "take" | "choose" | "isChosen">;
  names: Names;
  phrases: Phrases;
}

type Drowning = Extract<Subject, { role: "drowning" }>;

export function keysOf(box: Box): Key[] {
  const hand = (box.viewer === null ? null : box.view.seats[box.viewer].hand) ?? [];
  const place = (offer: Offer) =>
    offer.kind === "do" && offer.move.type === "omen" ? hand.indexOf(offer.move.play) : 0;
  // Omens stand as they lie in the hand.
  const offers = offersOf(box.intent.legal, box.intent.subject).sort((a, b) => place(a) - place(b));
  return [...offers.map((offer) => keyFor(offer, box)), ...walkOverDrowning(offers, box)];
}

const calm = { chosen: false, urgent: false, move: null };

/** On a narrow screen one key walks through those in the sea. */
function walkOverDrowning(offers: readonly Offer[], box: Box): Key[] {
  const some = offers.flatMap((offer) => (offer.kind === "save" ? [offer.subject] : []));
  if (some.length === 0) return [];
  const text = box.phrases.choices.rescueShort(some.length);
  return [
    {
      ...calm,
      id: "save",
      narrow: true,
      sign: { meeple: some[0].color },
      text,
      short: text,
      note: "",
      press: (at) => save(nextOf(some, box.intent.subject), at, box),
    },
  ];
}

function save(subject: Subject, at: Element, { intent }: Box): void {
  const ways = targetsOf(intent.legal, subject);
  if (ways.length === 1) intent.choose(ways[0].move, at);
  else intent.take(subject);
}

function keyFor(offer: Offer, box: Box): Key {
  switch (offer.kind) {
    case "save":
      return saveKey(offer.subject, offer.moves, box);
    case "walk":
      return walkKey(offer.role, offer.subjects, box);
    case "do":
      return moveKey(offer.move, box);
  }
}

function saveKey(subject: Drowning, moves: readonly Move[], box: Box): Key {
  const { view, intent, names } = box;
  const say = box.phrases.choices;
  const last = view.aids.drowning.some(
    (it) => it.space === subject.space && it.color === subject.color && it.last,
  );
  const text = say.rescue(names.name(subject.color));
  return {
    id: `save ${subject.space} ${subject.color}`,
    sign: { meeple: subject.color },
    text,
    short: text,
    note: last ? say.lastChance : say.from(names.name(subject.space)),
    chosen: moves.some((move) => intent.isChosen(move)),
    urgent: last,
    move: moves.length === 1 ? moves[0] : null,
    press: (at) => save(subject, at, box),
  };
}

function walkKey(role: Subject["role"], subjects: readonly Subject[], { intent, phrases }: Box): Key {
  const say = phrases.choices;
  const n = subjects.length;
  const push = role === "pushed";
  return {
    ...calm,
    id: `walk ${role}`,
    sign: { icon: push ? "push" : "move" },
    text: push ? say.pushMany : say.moveMany,
    short: push ? say.pushShort(n) : say.moveShort(n),
    note: push ? say.pushable(n) : say.movers(n),
    press: () => intent.take(nextOf(subjects, intent.subject)),
  };
}

function moveKey(move: Move, box: Box): Key {
  const words = wordsOf(move, box);
  return {
    id: keyOf(move),
    short: words.text,
    note: "",
    urgent: false,
    ...words,
    chosen: box.intent.isChosen(move),
    move,
    press: (at) => box.intent.choose(move, at),
  };
}

type Wording = Pick<Key, "sign" | "text"> & Partial<Pick<Key, "short" | "note" | "urgent">>;

function wordsOf(move: Move, { view, viewer, intent, names, phrases }: Box): Wording {
  const say = phrases.choices;
  const name = (id: string) => names.name(id);
  const short = (id: Omen) => phrases.shortNames[id] ?? name(id);
  switch (move.type) {
    case "rescue": {
      const helper = intent.subject?.role === "drowning";
      const text = helper ? say.by(name(move.by)) : say.rescue(name(move.color));
      return { sign: { meeple: move.color }, text, note: say.from(name(move.from)) };
    }
    case "move":
    case "push": {
      const up = view.board[move.to]?.up ?? [];
      return {
        sign: { icon: move.type },
        text: say.to(name(move.to)),
        note: up.length > 0 ? say.beside(up.map(name)) : say.empty,
      };
    }
    case "pass": {
      const lost = view.aids.drowning.filter(({ seat, last }) => seat === viewer && last).length;
      return {
        sign: { icon: "end" },
        text: say.end,
        short: say.endShort,
        note: lost > 0 ? say.drown(lost) : say.left(view.turn.actionsLeft),
        urgent: lost > 0,
      };
    }
    case "omen": {
      return {
        sign: { omens: [move.play] },
        text: short(move.play),
        note: move.return === null ? "" : say.returning(short(move.return)),
      };
    }
    case "declare":
      return { sign: { icon: move.reveal ? "eye" : "end" }, text: move.reveal ? say.reveal : say.leave };
    case "trigger": {
      const omens = [move.what, move.where, move.will].filter((id) => id !== null);
      const text = omens.map(short).join(" + ");
      return { sign: { omens }, text };
    }
    case "wait":
      return { sign: { icon: "wait" }, text: say.wait, note: say.waitNote };
  }
}
