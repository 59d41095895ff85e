import type { GameRecord } from './GameRecord';
import { StorageError, type GameStore, type StorageFailure } from './GameStore';
import { readRecordShape, type RecordProblem } from './gameRecordShape';
import { SaveQueue } from './SaveQueue';
import { updateUnfinishedGame } from './unfinishedGameHint';

/** A record that cannot be read. It is kept untouched until somebody removes it. */
export type BrokenGame = { id: string; stored: unknown; problems: RecordProblem[] };

/**
 * The games of this device: those in its storage, and those that only the page has because the storage does
 * not take them. It never fails; what is the matter with the storage is in {@link trouble}.
 */
export class GameRepository {
  /** What is the matter with the storage; null if nothing. Can be observed. */
  trouble = $state<StorageFailure | null>(null);
  /** How many games changed since they could last be saved. Can be observed. */
  unsaved = $state(0);

  readonly #store: GameStore;
  readonly #queue: SaveQueue;

  constructor(store: GameStore) {
    this.#store = store;
    this.#queue = new SaveQueue(store, (trouble) => this.#told(trouble));
  }

  /** All games, the last changed first. Their logs have not been replayed. */
  async list(): Promise<{ games: GameRecord[]; broken: BrokenGame[] }> {
    const found = new Map<string, unknown>();
    for (const { id, stored } of (await this.#attempt(() => this.#store.all())) ?? []) found.set(id, stored);
    for (const record of this.#queue.waiting) found.set(record.id, record);
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

  /** What is kept under an id, as it is; undefined if there is nothing, or nothing to be had. */
  async load(id: string): Promise<unknown> {
    return this.#queue.waitingFor(id) ?? (await this.#attempt(() => this.#store.load(id)));
  }

  /** Resolves when it was tried; a game that cannot be saved stays on the shelf as long as the page. */
  save(record: GameRecord): Promise<void> {
    updateUnfinishedGame(record);
    return this.#queue.save(record);
  }

  async remove(id: string): Promise<void> {
    await this.#attempt(() => this.#queue.remove(id));
    if (this.#queue.waiting.length) await this.retry();
  }

  /** Tries again what could not be saved, or else whether the storage can be read. */
  async retry(): Promise<void> {
    if (this.#queue.waiting.length) await this.#queue.retry();
    else await this.#attempt(() => this.#store.all());
  }

  /** When somebody could last see the running clock of a game, as far as that is known. */
  async seen(id: string): Promise<number> {
    const time = await this.#attempt(() => this.#store.seen(id));
    return Number.isSafeInteger(time) ? time! : 0;
  }

  async see(id: string, time: number): Promise<void> {
    try {
      await this.#store.see(id, time);
    } catch (error) {
      // Nothing of a game is lost by this: the next one to be saved tells of the trouble.
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Leaves a game to another tab, which has it and saves it from now on. */
  release(id: string): void {
    this.#queue.drop(id);
    if (this.trouble) this.#told(this.#queue.waiting.length ? this.trouble : null);
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work();
      if (this.trouble && !this.#queue.waiting.length) this.#told(null);
      return done;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.#told(error.trouble);
      return undefined;
    }
  }

  #told(trouble: StorageFailure | null): void {
    this.trouble = trouble;
    this.unsaved = trouble ? this.#queue.waiting.length : 0;
  }
}
