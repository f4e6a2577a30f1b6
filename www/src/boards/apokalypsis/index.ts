// Apokalypsis on the page.

import type { GameModule } from "../contract";
import { duration } from "./animate";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Emblem from "./Emblem.svelte";
import { lessons } from "./lessons";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import ScoreSign from "./ScoreSign.svelte";
import { badgeOf, type Apokalypsis } from "./types";
import { words } from "./words";

const module: GameModule<Apokalypsis> = {
  Board,
  Panel,
  Choices,
  // Whoever has the red meeples wears the sign of red.
  badge: (seat, view) => badgeOf(view.seats[seat].bless),
  Emblem,
  ScoreSign,
  Picture,
  words,
  duration,
  lessons,
};

export default module;
