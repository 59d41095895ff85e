import type { GameRecord } from '../../src/storage/GameRecord';
import { StorageError, type RecordStore, type StoredValue } from '../../src/storage/RecordStore';

/** An in-memory store with a limited capacity. It records the order of saves. */
export class InMemoryGameStore implements RecordStore<GameRecord> {
  readonly history: string[] = [];
  mostAtOnce = 0;
  #games = new Map<string, unknown>();
  #seen = new Map<string, number>();
  #saving = 0;

  constructor(public room = Infinity) {}

  all(): Promise<StoredValue[]> {
    return Promise.resolve([...this.#games].map(([id, stored]) => ({ id, stored })));
  }

  load(id: string): Promise<unknown> {
    return Promise.resolve(this.#games.get(id));
  }

  async save(record: GameRecord): Promise<void> {
    if (this.#games.size >= this.room && !this.#games.has(record.id)) {
      throw new StorageError('full', `room for ${this.room} games`);
    }
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#saving);
    for (let ticks = 0; ticks < 5; ticks++) await null;
    this.#games.set(record.id, structuredClone(record));
    this.history.push(`${record.id} ${record.plies}`);
    this.#saving--;
  }

  remove(id: string): Promise<void> {
    this.#games.delete(id);
    this.#seen.delete(id);
    return Promise.resolve();
  }

  lastSeen(id: string): Promise<number | undefined> {
    return Promise.resolve(this.#seen.get(id));
  }

  saveLastSeen(id: string, time: number): Promise<void> {
    this.#seen.set(id, time);
    return Promise.resolve();
  }

  /** Stores any value, including values that Arbiter would never write. */
  put(id: string, stored: unknown): void {
    this.#games.set(id, stored);
  }
}
