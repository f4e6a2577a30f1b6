// Six Dooms on the page.

import type { GameModule } from "../contract";
import { duration } from "./animate";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { lessons } from "./lessons";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import type { SixDooms } from "./types";
import { words } from "./words";

const module: GameModule<SixDooms> = { Board, Panel, Choices, Picture, words, duration, lessons };

export default module;
