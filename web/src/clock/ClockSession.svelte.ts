import type { MonotonicTime } from '../game/MonotonicTime';
import type { Language } from '@texts';
import type { Clock, ClockAnswer, ClockCommand, ClockEvent } from '../rules/clockModule';
import { cleanPlayerName } from '../storage/gameRecordShape';
import type { CheckedClock, ClockRecord } from './ClockRecord';

/** A clock command without its version number, which the session adds. */
export type ClockInput = ClockCommand extends infer Command ? (Command extends { v: 1 } ? Omit<Command, 'v'> : never) : never;

type Listener = (events: ClockEvent[], before: Clock) => void;

/** The dependencies of a clock session. */
interface ClockContext {
  readonly time: MonotonicTime;
  language(): Language;
  /** Saves the record and sends it to the other tabs. */
  save(record: ClockRecord): void;
  onClose(): void;
}

/**
 * A clock on this device. The rules accept or refuse each command. This class applies and saves the resulting events.
 */
export class ClockSession {
  record: ClockRecord = $state.raw() as ClockRecord;
  clock: Clock = $state.raw() as Clock;
  /** Whether this tab controls the clock. Reactive. */
  writer = $state(false);

  #listeners = new Set<Listener>();

  constructor(
    { record, clock }: CheckedClock,
    private readonly context: ClockContext,
  ) {
    this.record = record;
    this.clock = clock;
    context.time.advanceTo(this.lastEventTime);
  }

  /** The device's time, which also advances while the device sleeps. */
  now(): number {
    return this.context.time.now();
  }

  get lastEventTime(): number {
    return this.record.log.events.at(-1)?.at ?? 0;
  }

  /**
   * Passes a command to the rules and applies the resulting events. Returns null in a tab that does not control the
   * clock.
   */
  send(input: ClockInput): ClockAnswer | null {
    if (!this.writer) return null;
    const now = this.now();
    const answer = this.clock.decide({ v: 1, ...input } as ClockCommand, now, this.context.language());
    if ('events' in answer && answer.events.length > 0) this.#apply(answer.events, now);
    return answer;
  }

  /**
   * Gives back the time between two points in the current turn, by pausing the clock at the first and resuming it at
   * the second. This works for every kind of clock. Does nothing unless the clock was running throughout that period.
   */
  giveBack(from: number, to: number): void {
    if (!this.writer || from < this.lastEventTime) return;
    const decide = (clock: Clock, type: 'pause' | 'resume', at: number) => {
      const answer = clock.decide({ v: 1, type }, at, this.context.language());
      return 'events' in answer && answer.events.length === 1 ? answer.events : null;
    };
    const paused = decide(this.clock, 'pause', from);
    const resumed = paused && decide(this.clock.apply(paused), 'resume', to);
    if (paused && resumed) this.#apply([...paused, ...resumed], this.now());
  }

  /**
   * Calls the listener with the events applied in this tab and the clock as it was before them. Returns a function that
   * removes the listener.
   */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  rename({ white, black }: { white: string; black: string }): void {
    if (!this.writer) return;
    this.record = { ...this.record, white: cleanPlayerName(white), black: cleanPlayerName(black), changed: this.now() };
    this.context.save(this.record);
  }

  /** Replaces this tab's clock with another tab's. */
  acceptRecord({ record, clock }: CheckedClock): void {
    this.record = record;
    this.clock = clock;
    this.context.time.advanceTo(this.lastEventTime);
  }

  close(): void {
    this.writer = false;
    this.#listeners.clear();
    this.context.onClose();
  }

  #apply(events: ClockEvent[], now: number): void {
    const before = this.clock;
    this.clock = before.apply(events);
    this.record = { ...this.record, log: this.clock.log(), changed: now };
    this.context.save(this.record);
    for (const listener of this.#listeners) listener(events, before);
  }
}
