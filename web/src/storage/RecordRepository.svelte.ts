import { readJson, removeItem, storedKeys, writeItem } from '../platform/localStorage';
import type { RecordProblem, RecordReading } from './gameRecordShape';
import { StorageError, type RecordStore, type StorageFailure } from './RecordStore';

/** A stored game or clock. Its log is authoritative. */
type DeviceRecord = { id: string; changed: number; log: { events: unknown[] } };

/** An invalid record. It stays unchanged until the user removes it. */
export type BrokenGame = { id: string; stored: unknown; problems: RecordProblem[] };

/** What a repository must know about its records. */
interface RecordKind<R> {
  /** The prefix of the keys in localStorage under which records are kept that were unsaved when the page was closed. */
  readonly unsavedPrefix: string;
  /** Validates a stored value, but not the log of a game. */
  read(stored: unknown, id: string): RecordReading<R>;
  /** Called before a record is saved. */
  changed?(record: R): void;
}

/**
 * This device's games or clocks: those that are stored, and those kept in memory because they could not be saved. The
 * methods never reject. {@link failure} reports a storage problem.
 */
export class RecordRepository<R extends DeviceRecord> {
  /** The storage problem; null if there is none. Reactive. */
  failure = $state<StorageFailure | null>(null);
  /** The number of records with unsaved changes. Reactive. */
  unsaved = $state(0);

  readonly #queue: SaveQueue<R>;
  #recovered: Promise<void> | null = null;

  constructor(
    private readonly store: RecordStore<R>,
    private readonly kind: RecordKind<R>,
  ) {
    this.#queue = new SaveQueue(store, (failure) => this.#setFailure(failure));
  }

  /**
   * Must be called when the page closes. Each save takes the database a few milliseconds, and closing the page aborts
   * it, so the records not saved by then are kept in localStorage until the next visit.
   */
  pageClosed(): void {
    for (const record of this.#queue.unsaved) writeItem(this.kind.unsavedPrefix + record.id, JSON.stringify(record));
  }

  /** All records, most recently changed first. */
  async list(): Promise<{ records: R[]; broken: BrokenGame[] }> {
    await this.#recover();
    const found = new Map<string, unknown>();
    for (const { id, stored } of (await this.#run(() => this.store.all())) ?? []) found.set(id, stored);
    for (const record of this.#queue.unsaved) found.set(record.id, record);
    const records: R[] = [];
    const broken: BrokenGame[] = [];
    for (const [id, stored] of found) {
      const reading = this.kind.read(stored, id);
      if ('read' in reading) records.push(reading.read);
      else broken.push({ id, stored, problems: reading.problems });
    }
    records.sort((a, b) => b.changed - a.changed);
    return { records, broken };
  }

  /** The unvalidated value stored under an id; undefined if there is none or it cannot be read. */
  async load(id: string): Promise<unknown> {
    await this.#recover();
    return this.#queue.unsavedRecord(id) ?? (await this.#run(() => this.store.load(id)));
  }

  /** Resolves when the save has succeeded or failed. What cannot be saved is kept in memory until the page is closed. */
  save(record: R): Promise<void> {
    this.kind.changed?.(record);
    return this.#queue.save(record);
  }

  async remove(id: string): Promise<void> {
    removeItem(this.kind.unsavedPrefix + id);
    await this.#run(() => this.#queue.remove(id));
    if (this.#queue.unsaved.length) await this.retry();
  }

  /** Tries to save the unsaved records again. If there are none, checks whether the storage is readable. */
  async retry(): Promise<void> {
    if (this.#queue.unsaved.length) await this.#queue.retry();
    else await this.#run(() => this.store.all());
  }

  /** The last time at which a running clock was visible on this device; 0 if unknown. */
  async lastSeen(id: string): Promise<number> {
    const time = await this.#run(() => this.store.lastSeen(id));
    return Number.isSafeInteger(time) ? time! : 0;
  }

  async saveLastSeen(id: string, time: number): Promise<void> {
    try {
      await this.store.saveLastSeen(id, time);
    } catch (error) {
      // No moves are lost, only this timestamp. If the storage problem persists, the next save reports it.
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Discards a record's unsaved state, because another tab is now saving it. */
  forgetUnsaved(id: string): void {
    this.#queue.discard(id);
    removeItem(this.kind.unsavedPrefix + id);
    if (this.failure) this.#setFailure(this.#queue.unsaved.length ? this.failure : null);
  }

  /** Saves the records that were not saved when the page was last closed. */
  #recover(): Promise<void> {
    const keys = () => storedKeys().filter((key) => key.startsWith(this.kind.unsavedPrefix));
    return (this.#recovered ??= Promise.all(keys().map((key) => this.#saveKept(key))).then(() => undefined));
  }

  /**
   * Saves a record that was kept when the page was closed, unless another tab has continued it. Of two records changed
   * at the same time, the one with more events is newer.
   */
  async #saveKept(key: string): Promise<void> {
    const id = key.slice(this.kind.unsavedPrefix.length);
    const kept = this.kind.read(readJson(key), id);
    if ('problems' in kept) return;
    const stored = this.kind.read(await this.#run(() => this.store.load(id)), id);
    const isNewer = (mine: R, theirs: R) => mine.changed > theirs.changed || (mine.changed === theirs.changed && mine.log.events.length > theirs.log.events.length);
    if ('problems' in stored || isNewer(kept.read, stored.read)) await this.#queue.save(kept.read);
    if (!this.#queue.unsavedRecord(id)) removeItem(key);
  }

  async #run<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work();
      if (this.failure && !this.#queue.unsaved.length) this.#setFailure(null);
      return done;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.#setFailure(error.failure);
      return undefined;
    }
  }

  #setFailure(failure: StorageFailure | null): void {
    this.failure = failure;
    this.unsaved = failure ? this.#queue.unsaved.length : 0;
  }
}

/**
 * Saves games or clocks one at a time, in the order in which they changed. If a record changes again while it is
 * queued, only its latest state is saved. A failed save is retried with the next change.
 */
export class SaveQueue<R extends { id: string }> {
  readonly #unsaved = new Map<string, R>();
  #running: Promise<void> | null = null;

  /** @param report called after every attempt to save, with the failure or null */
  constructor(
    private readonly store: Pick<RecordStore<R>, 'save' | 'remove'>,
    private readonly report: (failure: StorageFailure | null) => void,
  ) {}

  /** The records whose latest state has not been saved yet. */
  get unsaved(): R[] {
    return [...this.#unsaved.values()];
  }

  unsavedRecord(id: string): R | undefined {
    return this.#unsaved.get(id);
  }

  /** Resolves when the save has succeeded or failed. */
  save(record: R): Promise<void> {
    this.#unsaved.set(record.id, record);
    return this.retry();
  }

  /** Saves all unsaved records. */
  retry(): Promise<void> {
    return (this.#running ??= this.#drain());
  }

  /** Discards the unsaved state of a record. */
  discard(id: string): void {
    this.#unsaved.delete(id);
  }

  /** Deletes a record, whether or not it has been saved. */
  async remove(id: string): Promise<void> {
    this.discard(id);
    await this.#running;
    await this.store.remove(id);
  }

  async #drain(): Promise<void> {
    await null;
    let failure: StorageFailure | null = null;
    try {
      for (let next; (next = this.#unsaved.values().next().value); ) {
        await this.store.save(next);
        if (this.#unsaved.get(next.id) === next) this.#unsaved.delete(next.id);
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      failure = error.failure;
    } finally {
      this.#running = null;
    }
    this.report(failure);
  }
}
