import type { Language } from '@texts';
import { readItem, removeItem, writeItem } from '../platform/localStorage';
import { watchPageVisibility } from '../platform/screen';
import { isObject } from '../storage/gameRecordShape';
import type { RecordRepository } from '../storage/RecordRepository.svelte';
import { MonotonicTime } from './time.svelte';

/** A stored game or clock. Its log is authoritative. */
type DeviceRecord = { id: string; changed: number; over?: boolean; log: { events: { at: number }[] } };

/** What a session needs from its device. */
export interface SessionContext<R> {
  readonly time: MonotonicTime;
  language(): Language;
  /** Saves the record and sends it to the other tabs. */
  save(record: R): void;
  /** The time at which the running clock was last known to be visible. */
  lastSeen(): number;
  rememberLastSeen(now: number): void;
  onClose(): void;
}

/** If a running clock was hidden for no longer than this, the players are not asked about that time. */
const SHORT_ABSENCE_MILLIS = 10_000;
const HEARTBEAT_MILLIS = 2_000;

/**
 * A game or a clock on this device: its record, which is saved after every change, whether this tab may change it, and
 * the time for which a running clock was out of sight, for example because of another app, a closed lid or a reload.
 */
export abstract class DeviceSession<R extends DeviceRecord, State, Event> {
  record: R = $state.raw() as R;
  /** Whether this tab may change the record. Reactive. */
  writer = $state(false);
  protected lastSeen = 0;

  readonly #listeners = new Set<(events: Event[], before: State) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #visible = false;

  constructor(
    record: R,
    protected readonly device: SessionContext<R>,
  ) {
    this.record = record;
    device.time.advanceTo(this.lastEventTime);
  }

  /** The device's time, which also advances while the device sleeps. */
  now(): number {
    return this.device.time.now();
  }

  get lastEventTime(): number {
    return this.record.log.events.at(-1)?.at ?? 0;
  }

  /**
   * Calls the listener with the events that were applied and the state before them. Returns a function that removes the
   * listener.
   */
  listen(listener: (events: Event[], before: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  protected notify(events: Event[], before: State): void {
    if (events.length) for (const listener of this.#listeners) listener(events, before);
  }

  /** Replaces the record and saves it. */
  protected save(record: R): void {
    this.record = record;
    this.device.save(record);
  }

  setWriter(writer: boolean): void {
    if (writer && !this.writer) {
      this.lastSeen = Math.max(this.device.lastSeen(), this.lastEventTime);
      this.device.time.advanceTo(this.lastSeen);
    }
    this.writer = writer;
    this.checkClock();
  }

  pageHidden(): void {
    if (this.#visible) this.checkClock();
    this.#visible = false;
    clearTimeout(this.#timer);
  }

  pageShown(): void {
    this.#visible = true;
    this.checkClock();
  }

  /** Checks whether the players were absent or a flag has fallen, and schedules the next check. */
  checkClock(): void {
    clearTimeout(this.#timer);
    if (!this.writer || !this.#visible) return;
    const now = this.device.time.now();
    const flagFalls = this.flagFalls(now);
    if (flagFalls === null || this.mustWait(now)) return;
    if (flagFalls <= now) {
      this.noteFlag(now);
    } else {
      this.lastSeen = now;
      this.device.rememberLastSeen(now);
      this.#timer = setTimeout(() => this.checkClock(), Math.min(HEARTBEAT_MILLIS, flagFalls - now));
    }
  }

  /** Since when the running clock has been out of sight; null if it has been seen recently. */
  protected hiddenSince(now: number): number | null {
    const since = Math.max(this.lastSeen, this.lastEventTime);
    return now - since > SHORT_ABSENCE_MILLIS ? since : null;
  }

  close(): void {
    this.pageHidden();
    this.writer = false;
    this.#listeners.clear();
    this.device.onClose();
  }

  /** When the flag of the running clock falls; `Infinity` if it cannot fall, null if no clock runs. */
  protected abstract flagFalls(now: number): number | null;

  /** Notes an absence. Returns whether the clock waits until the players decide whether it counts. */
  protected abstract mustWait(now: number): boolean;

  protected abstract noteFlag(now: number): void;

  /** Takes over a record from another tab or from storage, if it is newer. The record has not been validated. */
  abstract acceptStored(stored: unknown): void;
}

type AnySession<R extends DeviceRecord> = Pick<DeviceSession<R, unknown, unknown>, 'record' | 'writer' | 'setWriter' | 'pageShown' | 'pageHidden' | 'acceptStored'>;

/** A session that is connected to its device, and the way to move it to this tab from the tab that controls it. */
export type Connected<S> = { session: S; takeOver(): void };

/** The minimum interval between saves of the last-seen time to the database. */
const LAST_SEEN_SAVE_MILLIS = 4_000;
const LAST_SEEN = 'arbiter.seen.';

/** All tabs see a new time in localStorage at once, but browsers write it to disk only after a delay. */
function storedLastSeen(id: string): number {
  const time = Number(readItem(LAST_SEEN + id));
  return Number.isSafeInteger(time) ? time : 0;
}

export function forgetLastSeen(id: string): void {
  removeItem(LAST_SEEN + id);
}

/**
 * Connects a session to the storage, to the other tabs in which the same record is open, and to the visibility of the
 * page. The caller must close the session.
 */
export async function connect<R extends DeviceRecord, S extends AnySession<R>>(
  id: string,
  repository: RecordRepository<R>,
  create: (device: Omit<SessionContext<R>, 'language'>) => S,
): Promise<Connected<S>> {
  const seenInDatabase = await repository.lastSeen(id);
  let savedAt = 0;
  let joined = false;
  const session = create({
    time: new MonotonicTime(),
    save: (record) => {
      void repository.save(record);
      tab.broadcast(record);
      if (record.over) forgetLastSeen(id);
    },
    lastSeen: () => Math.max(storedLastSeen(id), seenInDatabase),
    rememberLastSeen: (now) => {
      writeItem(LAST_SEEN + id, String(now));
      if (now - savedAt < LAST_SEEN_SAVE_MILLIS) return;
      savedAt = now;
      void repository.saveLastSeen(id, now);
    },
    onClose: () => {
      stopWatching();
      tab.close();
    },
  });
  /** Synchronises the new writer tab with the storage, because either may be missing events. */
  const catchUp = async () => {
    const stored = await repository.load(id);
    session.acceptStored(stored);
    if (stored === undefined || !isObject(stored) || stored.changed !== session.record.changed) await repository.save(session.record);
  };
  const tab = new TabLock<R>(id, {
    onWriter: (writer) => {
      session.setWriter(writer);
      if (!writer) repository.forgetUnsaved(id);
      else if (joined) void catchUp();
      joined = true;
    },
    onRecord: (theirs) => session.acceptStored(theirs),
    currentRecord: () => (session.writer ? session.record : null),
  });
  const stopWatching = watchPageVisibility((visible) => (visible ? session.pageShown() : session.pageHidden()));
  await tab.join();
  return { session, takeOver: () => tab.steal() };
}

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
class TabLock<Stored> {
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
