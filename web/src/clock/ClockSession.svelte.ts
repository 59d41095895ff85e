import { DeviceSession, type SessionContext } from '../game/DeviceSession.svelte';
import { readClock, type Clock, type ClockAnswer, type ClockCommand, type ClockEvent, type ClockLog } from '../rules/clockModule';
import type { Color } from '../rules/rules';
import { cleanPlayerName, describeValue, isGameId, isObject, type RecordReading } from '../storage/gameRecordShape';
import { rememberClock } from '../storage/unfinishedMarkers';

/** A stored clock. The clock's state is computed from its log. */
export type ClockRecord = {
  v: 1;
  id: string;
  created: number;
  changed: number;
  white: string;
  black: string;
  log: ClockLog;
};

export type CheckedClock = { record: ClockRecord; clock: Clock };

/** Validates a stored clock. Returns null if the value is not a clock, or if this page cannot read its log. */
export function readClockRecord(stored: unknown): CheckedClock | null {
  if (!isObject(stored) || stored.v !== 1 || !isGameId(stored.id)) return null;
  const { id, created, changed, white, black } = stored;
  if (!isTime(created) || !isTime(changed) || typeof white !== 'string' || typeof black !== 'string') return null;
  const reading = readClock(stored.log);
  if ('problems' in reading) return null;
  const { clock } = reading;
  const names = { white: cleanPlayerName(white), black: cleanPlayerName(black) };
  return { record: { v: 1, id, created, changed, ...names, log: clock.log() }, clock };
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** What the repository of this device's clocks must know about them. */
export const CLOCK_RECORDS = {
  unsavedPrefix: 'arbiter.clocks.unsaved.',
  read(stored: unknown): RecordReading<ClockRecord> {
    const checked = readClockRecord(stored);
    return checked ? { read: checked.record } : { problems: [{ path: '$', found: describeValue(stored), expected: 'a clock' }] };
  },
};

/** A clock command without its version number, which the session adds. */
export type ClockInput = ClockCommand extends infer Command ? (Command extends { v: 1 } ? Omit<Command, 'v'> : never) : never;

/**
 * A period in which the clock ran while the page was hidden or closed. That time has been deducted, but can be given
 * back during the same turn.
 */
type Absence = { from: number; to: number; color: Color };

/**
 * A clock on this device. The rules accept or refuse each command. This class applies and saves the resulting events.
 */
export class ClockSession extends DeviceSession<ClockRecord, Clock, ClockEvent> {
  clock: Clock = $state.raw() as Clock;
  /** The last absence in this turn; null if there was none. Reactive. */
  away: Absence | null = $state.raw(null);

  constructor({ record, clock }: CheckedClock, context: SessionContext<ClockRecord>) {
    super(record, context);
    this.clock = clock;
  }

  /**
   * Passes a command to the rules and applies the resulting events. Returns null in a tab that does not control the
   * clock.
   */
  send(input: ClockInput): ClockAnswer | null {
    if (!this.writer) return null;
    const now = this.now();
    const answer = this.clock.decide({ v: 1, ...input } as ClockCommand, now, this.device.language());
    if ('events' in answer && answer.events.length > 0) this.#apply(answer.events, now);
    return answer;
  }

  /** Gives back the time of the absence. */
  giveBackAbsence(): void {
    if (this.away) this.giveBack(this.away.from, this.away.to);
    this.away = null;
  }

  /**
   * Gives back the time between two points in the current turn, by pausing the clock at the first and resuming it at
   * the second. This works for every kind of clock. Does nothing unless the clock was running throughout that period.
   */
  giveBack(from: number, to: number): void {
    if (!this.writer || from < this.lastEventTime) return;
    const decide = (clock: Clock, type: 'pause' | 'resume', at: number) => {
      const answer = clock.decide({ v: 1, type }, at, this.device.language());
      return 'events' in answer && answer.events.length === 1 ? answer.events : null;
    };
    const paused = decide(this.clock, 'pause', from);
    const resumed = paused && decide(this.clock.apply(paused), 'resume', to);
    if (paused && resumed) this.#apply([...paused, ...resumed], this.now());
  }

  rename({ white, black }: { white: string; black: string }): void {
    if (!this.writer) return;
    this.save({ ...this.record, white: cleanPlayerName(white), black: cleanPlayerName(black), changed: this.now() });
  }

  /** Replaces this tab's clock with another tab's. */
  acceptStored(stored: unknown): void {
    const checked = this.writer ? null : readClockRecord(stored);
    if (checked?.record.id !== this.record.id) return;
    this.record = checked.record;
    this.clock = checked.clock;
    this.device.time.advanceTo(this.lastEventTime);
  }

  protected flagFalls(now: number): number | null {
    const { running, nextFlagAt } = this.clock.state(now);
    return nextFlagAt ?? (running ? Infinity : null);
  }

  protected mustWait(now: number): boolean {
    const from = this.hiddenSince(now);
    const color = from === null ? null : this.clock.state(from).running;
    if (from !== null && color) this.away = { from, to: now, color };
    return false;
  }

  protected noteFlag(): void {
    this.send({ type: 'checkFlag' });
  }

  #apply(events: ClockEvent[], now: number): void {
    const before = this.clock;
    this.clock = before.apply(events);
    this.away = null;
    this.lastSeen = now;
    this.save({ ...this.record, log: this.clock.log(), changed: now });
    rememberClock(this.record.id, this.clock.state(now));
    this.notify(events, before);
    this.checkClock();
  }
}
