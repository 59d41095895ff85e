import type { GameRecord } from './GameRecord';
import { StorageError, type GameStore, type StorageFailure } from './GameStore';
import { readRecordShape, type RecordProblem } from './gameRecordShape';
import { UnsavedRecordBackup } from './UnsavedRecordBackup';
import { SaveQueue } from './SaveQueue';
import { updateUnfinishedGame } from './unfinishedGameMarker';

/** An invalid record. It stays unchanged until the user removes it. */
export type BrokenGame = { id: string; stored: unknown; problems: RecordProblem[] };

/**
 * This device's games: stored games, and games kept in memory because they could not be saved. The methods never
 * reject. {@link failure} reports a storage problem.
 */
export class GameRepository {
  /** The storage problem; null if there is none. Reactive. */
  failure = $state<StorageFailure | null>(null);
  /** The number of games with unsaved changes. Reactive. */
  unsaved = $state(0);

  readonly #store: GameStore;
  readonly #queue: SaveQueue<GameRecord>;
  readonly #kept = new UnsavedRecordBackup('arbiter.unsaved.', (kept, id) => {
    const shape = readRecordShape(kept, id);
    return 'read' in shape ? shape.read : null;
  });
  #recovered: Promise<void> | null = null;

  constructor(store: GameStore) {
    this.#store = store;
    this.#queue = new SaveQueue(store, (failure) => this.#setFailure(failure));
  }

  /** Must be called when the page closes, so that games not saved by then are saved on the next visit. */
  pageClosed(): void {
    this.#kept.keep(this.#queue.unsaved);
  }

  /** All games, most recently changed first. Their logs are not validated. */
  async list(): Promise<{ games: GameRecord[]; broken: BrokenGame[] }> {
    await this.#recover();
    const found = new Map<string, unknown>();
    for (const { id, stored } of (await this.#run(() => this.#store.all())) ?? []) found.set(id, stored);
    for (const record of this.#queue.unsaved) found.set(record.id, record);
    const games: GameRecord[] = [];
    const broken: BrokenGame[] = [];
    for (const [id, stored] of found) {
      const shape = readRecordShape(stored, id);
      if ('read' in shape) games.push(shape.read);
      else broken.push({ id, stored, problems: shape.problems });
    }
    games.sort((a, b) => b.changed - a.changed);
    return { games, broken };
  }

  /** The unvalidated value stored under an id; undefined if there is none or it cannot be read. */
  async load(id: string): Promise<unknown> {
    await this.#recover();
    return this.#queue.unsavedRecord(id) ?? (await this.#run(() => this.#store.load(id)));
  }

  /**
   * Resolves when the save has succeeded or failed. A game that cannot be saved is kept in memory until the page is
   * closed.
   */
  save(record: GameRecord): Promise<void> {
    updateUnfinishedGame(record);
    return this.#queue.save(record);
  }

  async remove(id: string): Promise<void> {
    this.#kept.forget(id);
    await this.#run(() => this.#queue.remove(id));
    if (this.#queue.unsaved.length) await this.retry();
  }

  /** Tries to save the unsaved games again. If there are none, checks whether the storage is readable. */
  async retry(): Promise<void> {
    if (this.#queue.unsaved.length) await this.#queue.retry();
    else await this.#run(() => this.#store.all());
  }

  /** The last time at which a game's running clock was visible on this device; 0 if unknown. */
  async lastSeen(id: string): Promise<number> {
    const time = await this.#run(() => this.#store.lastSeen(id));
    return Number.isSafeInteger(time) ? time! : 0;
  }

  async saveLastSeen(id: string, time: number): Promise<void> {
    try {
      await this.#store.saveLastSeen(id, time);
    } catch (error) {
      // No moves are lost, only this timestamp. If the storage problem persists, the next save of a game reports it.
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Discards a game's unsaved state, because another tab is now saving the game. */
  forgetUnsaved(id: string): void {
    this.#queue.discard(id);
    this.#kept.forget(id);
    if (this.failure) this.#setFailure(this.#queue.unsaved.length ? this.failure : null);
  }

  /** Saves the games that were not saved when the page was last closed. */
  #recover(): Promise<void> {
    return (this.#recovered ??= Promise.all(this.#kept.all().map((kept) => this.#saveKept(kept))).then(() => undefined));
  }

  /**
   * Saves a game that was kept in localStorage when the page was closed, unless another tab has continued the game.
   * Events are only ever added, so the longer log is the newer one. Of two records with the same events, the one that
   * was changed last is newer, for example by a new name.
   */
  async #saveKept(kept: GameRecord): Promise<void> {
    const shape = readRecordShape(await this.#run(() => this.#store.load(kept.id)), kept.id);
    if (!('read' in shape) || isNewer(kept, shape.read)) await this.#queue.save(kept);
    if (!this.#queue.unsavedRecord(kept.id)) this.#kept.forget(kept.id);
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

function isNewer(record: GameRecord, other: GameRecord): boolean {
  const added = record.log.events.length - other.log.events.length;
  return added > 0 || (added === 0 && record.changed > other.changed);
}
