import { describe, expect, it, vi } from 'vitest';
import { readRecordShape } from '../../src/storage/gameRecordShape';
import { RecordRepository } from '../../src/storage/RecordRepository.svelte';
import { newGameRecord } from '../game/localGameFixture';
import { InMemoryGameStore } from './InMemoryGameStore';
import { FakeLocalStorage } from './FakeLocalStorage';

const { record } = newGameRecord();

const gamesIn = (store: InMemoryGameStore) => new RecordRepository(store, { unsavedPrefix: 'arbiter.unsaved.', read: readRecordShape });

describe('the games of a device', () => {
  it('are listed with the most recently changed first', async () => {
    const repository = gamesIn(new InMemoryGameStore());
    await repository.save({ ...record, id: 'old', changed: 1 });
    await repository.save({ ...record, id: 'new', changed: 3 });
    await repository.save({ ...record, id: 'middle', changed: 2 });
    expect((await repository.list()).records.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    expect(repository.failure).toBeNull();
  });

  it('that are broken are listed with the reason and stay unchanged', async () => {
    const store = new InMemoryGameStore();
    const broken = { ...record, v: 9, note: 'from the future' };
    store.put('b', broken);
    const repository = gamesIn(store);
    await repository.save(record);
    const { records: games, broken: found } = await repository.list();
    expect(games).toHaveLength(1);
    expect(found).toEqual([{ id: 'b', stored: broken, problems: [expect.objectContaining({ path: '$.v' })] }]);
    expect(await repository.load('b')).toBe(broken);
    await repository.remove('b');
    expect((await repository.list()).broken).toEqual([]);
  });

  it('stored under an id of another game are broken, and are not a second copy of a game', async () => {
    const store = new InMemoryGameStore();
    store.put('b', record);
    const repository = gamesIn(store);
    await repository.save(record);
    const { records: games, broken } = await repository.list();
    expect(games.map(({ id }) => id)).toEqual([record.id]);
    expect(broken).toEqual([{ id: 'b', stored: record, problems: [expect.objectContaining({ path: '$.id' })] }]);
  });

  it('stay in memory while the storage is full, and are saved when there is space', async () => {
    const store = new InMemoryGameStore(1);
    const repository = gamesIn(store);
    await repository.save({ ...record, id: 'first' });
    await repository.save({ ...record, id: 'second' });
    expect([repository.failure, repository.unsaved]).toEqual(['full', 1]);
    expect(await repository.load('second')).toMatchObject({ id: 'second' });
    expect((await repository.list()).records).toHaveLength(2);
    await repository.remove('first');
    expect([repository.failure, repository.unsaved]).toEqual([null, 0]);
    expect(await store.load('second')).toMatchObject({ id: 'second' });
  });
});

it('a game that another tab continues is not overwritten with the unsaved state of this tab', async () => {
  const store = new InMemoryGameStore(0);
  const repository = gamesIn(store);
  await repository.save({ ...record, plies: 1 });
  expect([repository.failure, repository.unsaved]).toEqual(['full', 1]);
  repository.forgetUnsaved(record.id);
  expect([repository.failure, repository.unsaved]).toEqual([null, 0]);
  store.room = 1;
  await store.save({ ...record, plies: 2 });
  await repository.retry();
  expect(await repository.load(record.id)).toMatchObject({ plies: 2 });
});

describe('a game that is not saved when the page is closed', () => {
  const [started] = record.log.events;
  const withEvents = (count: number) => ({ ...record, plies: count, log: { ...record.log, events: Array.from({ length: count }, () => started!) } });

  const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('arbiter.unsaved.'));

  async function closedWhileSaving(store: InMemoryGameStore) {
    vi.stubGlobal('localStorage', new FakeLocalStorage());
    const repository = gamesIn(store);
    await repository.save(withEvents(1));
    const saving = repository.save(withEvents(2));
    repository.pageClosed();
    await saving;
  }

  it('is saved on the next visit', async () => {
    await closedWhileSaving(new InMemoryGameStore());
    const store = new InMemoryGameStore();
    await store.save(withEvents(1));
    const next = gamesIn(store);
    expect(await next.load(record.id)).toMatchObject({ plies: 2 });
    expect((await next.list()).records).toMatchObject([{ plies: 2 }]);
    expect(await store.load(record.id)).toMatchObject({ plies: 2 });
    expect(keptKeys()).toEqual([]);
  });

  it('keeps names that were changed just before the page was closed', async () => {
    vi.stubGlobal('localStorage', new FakeLocalStorage());
    const store = new InMemoryGameStore();
    await store.save(withEvents(1));
    const closing = gamesIn(new InMemoryGameStore());
    const saving = closing.save({ ...withEvents(1), black: 'Óscar', changed: record.changed + 1 });
    closing.pageClosed();
    await saving;
    expect(await gamesIn(store).load(record.id)).toMatchObject({ black: 'Óscar' });
    expect(keptKeys()).toEqual([]);
  });

  it('does not replace a game that another tab has continued', async () => {
    await closedWhileSaving(new InMemoryGameStore());
    const store = new InMemoryGameStore();
    await store.save(withEvents(3));
    expect(await gamesIn(store).load(record.id)).toMatchObject({ plies: 3 });
    expect(keptKeys()).toEqual([]);
  });

  it('is kept until the storage has space', async () => {
    await closedWhileSaving(new InMemoryGameStore());
    const next = gamesIn(new InMemoryGameStore(0));
    expect((await next.list()).records).toMatchObject([{ plies: 2 }]);
    expect([next.failure, next.unsaved]).toEqual(['full', 1]);
    expect(keptKeys()).toEqual([`arbiter.unsaved.${record.id}`]);
    await next.remove(record.id);
    expect(keptKeys()).toEqual([]);
  });
});
