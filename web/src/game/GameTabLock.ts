import { isObject } from '../storage/gameRecordShape';
import type { GameRecord } from '../storage/GameRecord';

/** What a tab hears of the other tabs with the same game. */
export interface TabLockListener {
  /** Whether this tab writes the game: told once it has joined, and whenever that changes. */
  onWriter(writer: boolean): void;
  /** The game as another tab has it. Nobody has looked at it yet. */
  onRecord(stored: unknown): void;
  /** What to show a tab that has just come; null from one that only follows. */
  current(): GameRecord | null;
}

/**
 * One of the tabs in which a game is open. One of them writes it, by the browser's lock; the others follow
 * what it tells them, and if it goes, the next one writes. Where there are no locks, every tab writes.
 */
export class GameTabLock {
  readonly #name: string;
  readonly #channel: BroadcastChannel;
  #waiting: AbortController | null = null;
  #release: (() => void) | null = null;
  #left = false;

  constructor(
    id: string,
    private readonly ears: TabLockListener,
  ) {
    this.#name = `arbiter.game.${id}`;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isObject(data)) return;
      if (data.type === 'record') ears.onRecord(data.record);
      const current = data.type === 'hello' ? ears.current() : null;
      if (current) this.tell(current);
    };
  }

  /** Resolves when it is known whether this tab writes. */
  async join(): Promise<void> {
    await new Promise<void>((known) => this.#request({ ifAvailable: true }, known));
    this.#channel.postMessage({ type: 'hello' });
  }

  /** From now on this tab writes, whoever did so before. */
  take(): void {
    this.#waiting?.abort();
    this.#request({ steal: true });
  }

  /** Shows the other tabs how the game stands. */
  tell(record: GameRecord): void {
    this.#channel.postMessage({ type: 'record', record });
  }

  leave(): void {
    this.#left = true;
    this.#waiting?.abort();
    this.#release?.();
    this.#channel.close();
  }

  #request(options: LockOptions, known?: () => void): void {
    const answered = (writer: boolean) => {
      this.ears.onWriter(writer);
      known?.();
    };
    // There are none in old browsers, and none where the page comes over plain http from another machine.
    if (!navigator.locks) return answered(true);
    let held = false;
    const hold = (lock: Lock | null) => {
      if (this.#left) return undefined;
      answered(lock !== null);
      if (!lock) return this.#wait();
      held = true;
      return new Promise<void>((release) => (this.#release = release));
    };
    navigator.locks.request(this.#name, options, hold).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
      // Where storage is forbidden, so are locks: no other tab can have the game.
      if (error.name !== 'AbortError') return answered(true);
      // Either another tab took the lock, or this one no longer waits for it.
      if (!held || this.#left) return;
      this.ears.onWriter(false);
      this.#wait();
    });
  }

  #wait(): void {
    this.#waiting = new AbortController();
    this.#request({ signal: this.#waiting.signal });
  }
}
