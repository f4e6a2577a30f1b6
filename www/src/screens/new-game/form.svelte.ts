// What is being settled for a new game, before the engine sees it.

import type { Config, GameInfo, OptionSpec, SeatConfig } from "../../engine/types/common";

/** Names for those who do not want to think of any. */
export const NAMES = ["Ada", "Brahe", "Clio", "Dante", "Eos"];

const SEED = /^[0-9a-f]{1,16}$/i;

export class NewGameForm {
  readonly info: GameInfo;
  seats: SeatConfig[] = $state([]);
  /** What differs from the defaults, by the option's id. */
  options: Record<string, unknown> = $state({});
  /** As typed; empty for a new one. */
  seed = $state("");

  /** `before`: who sat at the last game, if anybody. */
  constructor(info: GameInfo, before: readonly SeatConfig[]) {
    this.info = info;
    this.seats = firstSeats(info, before);
  }

  get seedIsWrong(): boolean {
    return this.seed.trim() !== "" && !SEED.test(this.seed.trim());
  }

  get namesAreWrong(): boolean {
    return this.seats.some(({ name }) => name.trim() === "");
  }

  value(spec: OptionSpec): unknown {
    return spec.id in this.options ? this.options[spec.id] : spec.default;
  }

  addSeat(): void {
    const { levels } = this.info;
    this.seats.push({ name: freeName(this.seats), bot: middleLevel(levels) });
  }

  removeSeat(index: number): void {
    this.seats.splice(index, 1);
  }

  /** A person, or a computer player of the usual strength. */
  setBot(index: number, isBot: boolean): void {
    this.seats[index]!.bot = isBot ? middleLevel(this.info.levels) : null;
  }

  config(): Config {
    const seed = this.seed.trim();
    return {
      game: this.info.id,
      seats: this.seats.map(({ name, bot }) => ({ name: name.trim(), bot })),
      options: $state.snapshot(this.options),
      seed: seed === "" ? null : seed.toLowerCase().padStart(16, "0"),
    };
  }
}

/** Those who sat here last time, as far as they fit; else one person among computer players. */
export function firstSeats(info: GameInfo, before: readonly SeatConfig[]): SeatConfig[] {
  const { players, levels } = info;
  const seats = before.slice(0, players.max).map(({ name, bot }) => ({
    name,
    bot: bot === null || levels.some(({ id }) => id === bot) ? bot : middleLevel(levels),
  }));
  while (seats.length < players.min) {
    seats.push({ name: freeName(seats), bot: seats.length === 0 ? null : middleLevel(levels) });
  }
  return seats;
}

function freeName(seats: readonly SeatConfig[]): string {
  return NAMES.find((name) => !seats.some((seat) => seat.name === name)) ?? `${seats.length + 1}`;
}

function middleLevel(levels: GameInfo["levels"]): string | null {
  return levels[Math.floor(levels.length / 2)]?.id ?? null;
}
