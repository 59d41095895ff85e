import { lastSeen, rememberLastSeen } from '../game/clockLastSeen';
import { watchPageVisibility } from '../platform/screen';
import type { Color } from '../rules/rules';
import type { ClockSession } from './ClockSession.svelte';

/** If the running clock was hidden for no longer than this, the players are not asked about that time. */
const SHORT_ABSENCE_MILLIS = 10_000;
const HEARTBEAT_MILLIS = 2_000;

/**
 * A period in which the clock ran while the page was hidden or closed. That time has been deducted, but can be given
 * back during the same turn.
 */
export type Absence = { from: number; to: number; color: Color };

/** Detects when the running clock was not visible, for example because of another app, a closed lid or a reload. */
export class ClockAbsenceDetector {
  /** The last absence in this turn; null if there was none. Reactive. */
  current: Absence | null = $state.raw(null);

  constructor(private readonly session: ClockSession) {}

  /** Watches whether the page is visible. Returns the cleanup function for a Svelte effect. */
  watch(): () => void {
    let visible = false;
    const look = () => {
      if (visible) this.look();
    };
    const stopWatching = watchPageVisibility((shown) => {
      look();
      visible = shown;
      look();
    });
    const stopListening = this.session.listen(() => this.dismiss());
    const timer = setInterval(look, HEARTBEAT_MILLIS);
    return () => {
      clearInterval(timer);
      stopListening();
      stopWatching();
    };
  }

  /** Records an absence if the running clock was out of sight for too long, and remembers the current time. */
  look(): void {
    const { session } = this;
    const now = session.now();
    const { running } = session.clock.state(now);
    const { id } = session.record;
    const seen = lastSeen(id);
    if (running && session.writer && seen > 0) {
      const from = Math.max(seen, session.lastEventTime);
      if (now - from > SHORT_ABSENCE_MILLIS) this.current = { from, to: now, color: running };
    }
    if (running) rememberLastSeen(id, now);
  }

  giveBack(): void {
    const absence = this.current;
    if (absence) this.session.giveBack(absence.from, absence.to);
    this.dismiss();
  }

  dismiss(): void {
    this.current = null;
  }
}
