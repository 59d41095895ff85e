import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CLOCK_RECORDS, type ClockRecord } from '../../src/clock/ClockSession.svelte';
import { RecordRepository } from '../../src/storage/RecordRepository.svelte';
import { StorageError, type RecordStore } from '../../src/storage/RecordStore';
import { FakeLocalStorage } from '../storage/FakeLocalStorage';
import { ClockDevice } from './clockFixture';

/** An in-memory store that can be made to fail. */
class InMemoryClockStore implements RecordStore<ClockRecord> {
  readonly records = new Map<string, ClockRecord>();
  writes = 0;
  broken = false;

  all = () => this.#do(() => [...this.records].map(([id, stored]) => ({ id, stored: stored as unknown })));
  load = (id: string) => this.#do(() => this.records.get(id) as unknown);
  remove = (id: string) => this.#do(() => void this.records.delete(id));
  lastSeen = () => this.#do(() => undefined);
  saveLastSeen = () => this.#do(() => undefined);
  save = (record: ClockRecord) =>
    this.#do(() => {
      this.writes++;
      this.records.set(record.id, record);
    });

  async #do<T>(work: () => T): Promise<T> {
    if (this.broken) throw new StorageError('full', 'test');
    return work();
  }
}

function record(id: string, changed = 0): ClockRecord {
  return { ...new ClockDevice().set().record, id, changed };
}

describe('the clocks on this device', () => {
  test('are saved, listed and removed', async () => {
    const repository = new RecordRepository(new InMemoryClockStore(), CLOCK_RECORDS);
    await repository.save(record('a'));
    await repository.save(record('b'));
    expect(await repository.load('a')).toMatchObject({ id: 'a' });
    await repository.remove('a');
    expect(await repository.list()).toMatchObject({ records: [{ id: 'b' }] });
    expect(await repository.load('a')).toBeUndefined();
  });

  test('are saved with their latest state only', async () => {
    const store = new InMemoryClockStore();
    const repository = new RecordRepository(store, CLOCK_RECORDS);
    void repository.save(record('a', 1));
    void repository.save(record('a', 2));
    await repository.save(record('a', 3));
    expect(store.records.get('a')?.changed).toBe(3);
    expect(store.writes).toBe(1);
  });

  test('stay in memory while the storage fails, and are saved with the next change', async () => {
    const store = new InMemoryClockStore();
    const repository = new RecordRepository(store, CLOCK_RECORDS);
    store.broken = true;
    await repository.save(record('a', 1));
    expect(repository.failure).toBe('full');
    expect(await repository.load('a')).toMatchObject({ changed: 1 });
    expect(await repository.list()).toMatchObject({ records: [{ changed: 1 }] });
    store.broken = false;
    await repository.save(record('b', 2));
    expect(repository.failure).toBeNull();
    expect([...store.records.keys()].sort()).toEqual(['a', 'b']);
  });

  describe('when the page is closed before a save is complete', () => {
    const id = new ClockDevice().set().record.id;

    beforeEach(() => vi.stubGlobal('localStorage', new FakeLocalStorage()));

    test('are saved on the next visit', async () => {
      const store = new InMemoryClockStore();
      await new RecordRepository(store, CLOCK_RECORDS).save(record(id, 1));
      const closed = new RecordRepository(store, CLOCK_RECORDS);
      store.broken = true;
      await closed.save(record(id, 2));
      closed.pageClosed();
      store.broken = false;
      expect(await new RecordRepository(store, CLOCK_RECORDS).load(id)).toMatchObject({ changed: 2 });
      expect(store.records.get(id)).toMatchObject({ changed: 2 });
      expect(Object.keys(localStorage)).toEqual([]);
    });

    test('do not replace a newer state that another tab saved', async () => {
      const store = new InMemoryClockStore();
      const closed = new RecordRepository(store, CLOCK_RECORDS);
      store.broken = true;
      await closed.save(record(id, 2));
      closed.pageClosed();
      store.broken = false;
      store.records.set(id, record(id, 3));
      expect(await new RecordRepository(store, CLOCK_RECORDS).list()).toMatchObject({ records: [{ changed: 3 }] });
      expect(Object.keys(localStorage)).toEqual([]);
    });
  });
});
