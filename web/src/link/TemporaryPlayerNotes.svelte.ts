import type { Color } from '../rules/rules';

/** How long a note stays visible. */
const SHOWN_MILLIS = 6_000;

/** Short notes, each shown below a player's name for a few seconds: a greeting, or extra time given to the player. */
export class TemporaryPlayerNotes {
  #notes: Partial<Record<Color, string>> = $state({});
  readonly #timers: Partial<Record<Color, ReturnType<typeof setTimeout>>> = {};

  of(side: Color): string | undefined {
    return this.#notes[side];
  }

  show(side: Color, text: string): void {
    clearTimeout(this.#timers[side]);
    this.#notes[side] = text;
    this.#timers[side] = setTimeout(() => delete this.#notes[side], SHOWN_MILLIS);
  }

  close(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }
}
