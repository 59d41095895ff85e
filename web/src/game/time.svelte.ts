import type { Language } from '@texts';
import type { Color, Game, GameEvent } from '../rules/rules';

/**
 * The device's time in milliseconds, corrected so that it never runs backwards. If the device clock is set back, the
 * elapsed time is taken from the monotonic clock instead. The monotonic clock alone is not enough, because it may stop
 * while the device sleeps. If the device clock is set forward, the jump is treated like sleep.
 */
export class MonotonicTime {
  #shift = 0;
  #last = -Infinity;
  #lastSteady = 0;

  constructor(
    private readonly device: () => number = () => Date.now(),
    private readonly steady: () => number = () => performance.now(),
  ) {}

  now(): number {
    const steady = this.steady();
    let now = this.device() + this.#shift;
    if (now < this.#last) {
      const continued = this.#last + Math.max(0, Math.floor(steady - this.#lastSteady));
      this.#shift += continued - now;
      now = continued;
    }
    this.#last = now;
    this.#lastSteady = steady;
    return now;
  }

  /** Advances the time to at least `time`. */
  advanceTo(time: number): void {
    if (this.now() < time) {
      this.#shift += time - this.#last;
      this.#last = time;
    }
  }
}

/** Reads the time ten times per second while a clock or a countdown is running. The property `now` is reactive. */
export class ClockTicker {
  #now = $state(0);
  readonly #read: () => number;

  constructor(read: () => number) {
    this.#read = read;
    this.#now = read();
  }

  get now(): number {
    return this.#now;
  }

  /** Reads the time once. */
  refresh(): void {
    this.#now = this.#read();
  }

  /** Reads the time once, and then repeatedly if `running`. Returns the cleanup function for a Svelte effect. */
  run(running: boolean): (() => void) | void {
    this.#now = this.#read();
    if (!running) return;
    const timer = setInterval(() => (this.#now = this.#read()), 100);
    return () => clearInterval(timer);
  }
}

/**
 * A period in which a clock ran while the page was hidden: its length, whose clock it was, and whether the flag fell.
 */
export type HiddenPageClockTime = { millis: number; color: Color; flagFell: boolean };

/**
 * The period for which the page was hidden, if the players must decide whether it counts; null if no clock ran
 * or the flag had already fallen.
 */
export function absenceBetween(game: Game, lastSeen: number, now: number): HiddenPageClockTime | null {
  const clocks = game.clocks(lastSeen);
  if (!clocks?.running || clocks.flagFalls === null || clocks.flagFalls <= lastSeen) return null;
  return { millis: now - lastSeen, color: clocks.running, flagFell: clocks.flagFalls <= now };
}

/**
 * Returns the events that pause the game at `from` and resume it at `to`, so that the time in between does not count. A
 * pause works for every kind of clock, including delay and hourglass. If the flag fell before `from`, the events report
 * the flag fall instead.
 */
export function pauseBetween(game: Game, from: number, to: number, language: Language): GameEvent[] {
  const command = (type: 'pause' | 'resume') => ({ v: 1, type, seat: 'arbiter', id: type }) as const;
  const paused = game.decide(command('pause'), from, language);
  if (paused.type === 'refused') return [];
  const resumed = game.apply(paused.events).decide(command('resume'), to, language);
  return resumed.type === 'refused' ? paused.events : [...paused.events, ...resumed.events];
}
