import { isObject } from '../storage/gameRecordShape';
import type { GameRecord } from '../storage/GameRecord';

/** Callbacks for a tab that shares an open game with other tabs. */
interface TabLockListener<Stored> {
  /** Called after joining, and whenever this tab becomes the writer or stops being the writer. */
  onWriter(writer: boolean): void;
  /** Called with another tab's record. The record has not been validated yet. */
  onRecord(stored: unknown): void;
  /** Returns the record to send to a new tab; null if this tab is not the writer. */
  currentRecord(): Stored | null;
}

/**
 * Uses the Web Locks API to elect one writer among the tabs in which a game or a clock is open. The writer broadcasts
 * the record to the other tabs. When it closes, the next tab becomes the writer. Without Web Locks, every tab is a
 * writer.
 */
export class GameTabLock<Stored = GameRecord> {
  readonly #name: string;
  readonly #channel: BroadcastChannel;
  #waiting: AbortController | null = null;
  #release: (() => void) | null = null;
  #closed = false;

  constructor(
    id: string,
    private readonly listener: TabLockListener<Stored>,
  ) {
    this.#name = `arbiter.game.${id}`;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isObject(data)) return;
      if (data.type === 'record') listener.onRecord(data.record);
      const record = data.type === 'hello' ? listener.currentRecord() : null;
      if (record) this.broadcast(record);
    };
  }

  /** Requests the lock. Resolves when it is known whether this tab is the writer. */
  async join(): Promise<void> {
    await new Promise<void>((known) => this.#request({ ifAvailable: true }, known));
    this.#channel.postMessage({ type: 'hello' });
  }

  /** Makes this tab the writer in place of the current one. */
  steal(): void {
    this.#waiting?.abort();
    this.#request({ steal: true });
  }

  /** Sends the record to the other tabs. */
  broadcast(record: Stored): void {
    this.#channel.postMessage({ type: 'record', record });
  }

  close(): void {
    this.#closed = true;
    this.#waiting?.abort();
    this.#release?.();
    this.#channel.close();
  }

  #request(options: LockOptions, known?: () => void): void {
    const report = (writer: boolean) => {
      this.listener.onWriter(writer);
      known?.();
    };
    // Locks are not supported in old browsers, or on pages loaded over plain HTTP from another machine.
    if (!navigator.locks) return report(true);
    let held = false;
    const hold = (lock: Lock | null) => {
      if (this.#closed) return undefined;
      report(lock !== null);
      if (!lock) return this.#wait();
      held = true;
      return new Promise<void>((release) => (this.#release = release));
    };
    navigator.locks.request(this.#name, options, hold).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
      // If storage is blocked, locks are too. In that case, no other tab can have the game open.
      if (error.name !== 'AbortError') return report(true);
      // Either another tab stole the lock, or this tab stopped waiting for it.
      if (!held || this.#closed) return;
      this.listener.onWriter(false);
      this.#wait();
    });
  }

  #wait(): void {
    this.#waiting = new AbortController();
    this.#request({ signal: this.#waiting.signal });
  }
}
