import { ClockSession, readClockRecord, type CheckedClock, type ClockRecord } from '../../src/clock/ClockSession.svelte';
import { MonotonicTime } from '../../src/game/time.svelte';
import { newClock, type ClockSettings } from '../../src/rules/clockModule';

/** 16 November 2026, at noon. */
export const NOON = Date.UTC(2026, 10, 16, 12);

/** A fake device with its own time and saved clocks. */
export class ClockDevice {
  now = NOON;
  saved: ClockRecord[] = [];

  /** Creates a clock for Anna and Boris. */
  set(settings: Partial<ClockSettings> = {}): ClockSession {
    const clock = newClock({ control: '3+2', start: 'CASUAL', flags: 'BOTH_STOP', ...settings }, this.now);
    const names = { white: 'Anna', black: 'Boris' };
    const record: ClockRecord = { v: 1, id: 'anna-boris', created: this.now, changed: this.now, ...names, log: clock.log() };
    return this.open({ record, clock });
  }

  /** Opens the last saved clock, as a page reload would. */
  reload(): ClockSession {
    return this.open(readClockRecord(JSON.parse(JSON.stringify(this.saved.at(-1))))!);
  }

  open(checked: CheckedClock): ClockSession {
    const session = new ClockSession(checked, {
      time: new MonotonicTime(() => this.now, () => this.now),
      language: () => 'en',
      save: (record) => void this.saved.push(record),
      lastSeen: () => 0,
      rememberLastSeen: () => undefined,
      onClose: () => undefined,
    });
    session.writer = true;
    return session;
  }

  /** Presses the clock for White and Black in turn, waiting the given number of seconds before each press. */
  press(session: ClockSession, ...seconds: number[]): void {
    for (const used of seconds) {
      this.now += used * 1000;
      session.send({ type: 'press', by: session.clock.state(this.now).turn! });
    }
  }
}
