import { MediaQuery } from 'svelte/reactivity';
import { playerNameOrColor } from '../components/playerName';
import { ClockTicker } from '../game/time.svelte';
import type { ClockSettings, ClockState } from '../rules/clockModule';
import type { Color } from '../rules/rules';
import { clockOptions } from './clockOptions.svelte';
import type { ClockInput, ClockSession } from './ClockSession.svelte';

export type ClockDialog = 'addTime' | 'set' | 'menu' | 'names' | 'restart' | 'log';

const NOTICE_MILLIS = 4_000;

/** What the parts of the clock's screen share: the clock, what the screen announces, and which dialog is open. */
export class ClockControls {
  dialog: ClockDialog | null = $state(null);
  /** A refusal that is shown briefly. */
  notice = $state('');
  announcement = $state.raw({ text: '', count: 0 });
  readonly ticker: ClockTicker;
  readonly status: ClockState = $derived.by(() => this.session.clock.state(this.ticker.now));
  readonly settings: ClockSettings = $derived.by(() => this.session.clock.settings());
  /** The player at the left or bottom edge of the screen. */
  readonly first: Color = $derived(this.status.swapped ? 'black' : 'white');
  readonly #landscape = new MediaQuery('(orientation: landscape)');
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the clock was running when the dialog for setting it was opened, which pauses it. */
  #ranBeforeSet = false;

  constructor(readonly session: ClockSession) {
    this.ticker = new ClockTicker(() => session.now());
  }

  /** Which way the screen is held. */
  get orientation(): 'landscape' | 'portrait' {
    return this.#landscape.current ? 'landscape' : 'portrait';
  }

  /** How far the face of a player is rotated towards its player, in degrees. */
  turnOf(color: Color): 0 | 90 | 180 | 270 {
    if (!clockOptions.facing[this.orientation]) return 0;
    if (this.orientation === 'landscape') return color === this.first ? 90 : 270;
    return color === this.first ? 0 : 180;
  }

  name(color: Color): string {
    return playerNameOrColor(this.session.record, color);
  }

  announce(text: string): void {
    this.announcement = { text, count: this.announcement.count + 1 };
  }

  /**
   * Sends a command. Shows a refusal briefly, unless a player pressed the clock while the opponent's time was running.
   */
  send(command: ClockInput): boolean {
    const answer = this.session.send(command);
    if (!answer || 'events' in answer) return answer !== null;
    if (answer.refused.reason !== 'OTHER_CLOCK_RUNS') {
      clearTimeout(this.#noticeTimer);
      this.notice = answer.refused.sentence;
      this.announce(this.notice);
      this.#noticeTimer = setTimeout(() => (this.notice = ''), NOTICE_MILLIS);
    }
    return false;
  }

  openDialog(opened: ClockDialog): void {
    if (opened === 'set') {
      this.#ranBeforeSet = this.status.running !== null;
      if (this.#ranBeforeSet && !this.send({ type: 'pause' })) return;
    }
    this.dialog = opened;
  }

  /** Closes the dialog for setting the clock without setting it. */
  cancelSet(): void {
    this.dialog = null;
    if (this.#ranBeforeSet) this.send({ type: 'resume' });
  }
}
