// Demon Lords on the page.

import type { GameModule } from "../contract";
import { duration } from "./animate";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Emblem from "./Emblem.svelte";
import { lessons } from "./lessons";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import ScoreSign from "./ScoreSign.svelte";
import type { DemonLords } from "./types";
import { words } from "./words";

const module: GameModule<DemonLords> = {
  Board,
  Panel,
  Choices,
  Emblem,
  ScoreSign,
  Picture,
  words,
  duration,
  lessons,
};

export default module;
