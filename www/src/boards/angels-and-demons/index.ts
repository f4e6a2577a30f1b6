// Angels & Demons on the page.

import type { GameModule } from "../contract";
import { duration, fatesTold } from "./animate";
import { faceOf } from "./art/cards";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Emblem from "./Emblem.svelte";
import { lessons } from "./lessons";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import ScoreSign from "./ScoreSign.svelte";
import type { AngelsAndDemons, ToldEvent, View } from "./types";
import { words } from "./words";

const module: GameModule<AngelsAndDemons> = {
  Board,
  Panel,
  Choices,
  Emblem,
  ScoreSign,
  Picture,
  words,
  duration,
  roundMark,
  lessons,
};

/** The fate of the city, as ScoreSign draws it. */
function roundMark(events: readonly ToldEvent[]): string | null {
  const revealed = events.find((event) => event.type === "revealed");
  if (!revealed) return null;
  const sides: View["sides"] = [faceOf(revealed.cards[0]).side, faceOf(revealed.cards[1]).side];
  return fatesTold(events, sides).at(-1) ?? null;
}

export default module;
