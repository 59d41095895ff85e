import { describe, expect, it } from 'vitest';
import { storedValueAsText } from '../../src/storage/storedValueAsText';
import { GameRepository } from '../../src/storage/GameRepository.svelte';
import { newGameRecord } from '../game/localGameFixture';
import { InMemoryGameStore } from './InMemoryGameStore';

const { record } = newGameRecord();

describe('the games of a device', () => {
  it('come with the last changed first', async () => {
    const shelf = new GameRepository(new InMemoryGameStore());
    await shelf.save({ ...record, id: 'old', changed: 1 });
    await shelf.save({ ...record, id: 'new', changed: 3 });
    await shelf.save({ ...record, id: 'middle', changed: 2 });
    expect((await shelf.list()).games.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    expect(shelf.trouble).toBeNull();
  });

  it('that are broken are listed with the reason, and left as they are', async () => {
    const store = new InMemoryGameStore();
    const broken = { ...record, v: 9, note: 'from the future' };
    store.put('b', broken);
    const shelf = new GameRepository(store);
    await shelf.save(record);
    const { games, broken: found } = await shelf.list();
    expect(games).toHaveLength(1);
    expect(found).toEqual([{ id: 'b', stored: broken, problems: [expect.objectContaining({ path: '$.v' })] }]);
    expect(await shelf.load('b')).toBe(broken);
    await shelf.remove('b');
    expect((await shelf.list()).broken).toEqual([]);
  });

  it('under another id than their own are broken, and no second copy of a game', async () => {
    const store = new InMemoryGameStore();
    store.put('b', record);
    const shelf = new GameRepository(store);
    await shelf.save(record);
    const { games, broken } = await shelf.list();
    expect(games.map(({ id }) => id)).toEqual([record.id]);
    expect(broken).toEqual([{ id: 'b', stored: record, problems: [expect.objectContaining({ path: '$.id' })] }]);
  });

  it('stay in the page while the storage is full, and go into it when there is room', async () => {
    const store = new InMemoryGameStore(1);
    const shelf = new GameRepository(store);
    await shelf.save({ ...record, id: 'first' });
    await shelf.save({ ...record, id: 'second' });
    expect([shelf.trouble, shelf.unsaved]).toEqual(['full', 1]);
    expect(await shelf.load('second')).toMatchObject({ id: 'second' });
    expect((await shelf.list()).games).toHaveLength(2);
    await shelf.remove('first');
    expect([shelf.trouble, shelf.unsaved]).toEqual([null, 0]);
    expect(await store.load('second')).toMatchObject({ id: 'second' });
  });
});

it('a game that another tab plays on is not overwritten with what this one could not save', async () => {
  const store = new InMemoryGameStore(0);
  const shelf = new GameRepository(store);
  await shelf.save({ ...record, plies: 1 });
  expect([shelf.trouble, shelf.unsaved]).toEqual(['full', 1]);
  shelf.release(record.id);
  expect([shelf.trouble, shelf.unsaved]).toEqual([null, 0]);
  store.room = 1;
  await store.save({ ...record, plies: 2 });
  await shelf.retry();
  expect(await shelf.load(record.id)).toMatchObject({ plies: 2 });
});

describe('the file of a broken game', () => {
  it('has whatever was stored, JSON or not', () => {
    const ring: Record<string, unknown> = { name: 'ring', twice: [{ a: 1 }] };
    ring.self = ring;
    expect(storedValueAsText({ v: 1 })).toBe('{"v":1}');
    expect(storedValueAsText(ring)).toBe('{"name":"ring","twice":[{"a":1}],"self":"(itself)"}');
    expect(storedValueAsText({ big: 10n, same: [ring.twice, ring.twice] })).toBe('{"big":"10n","same":[[{"a":1}],[{"a":1}]]}');
    expect(storedValueAsText(undefined)).toBe('undefined');
  });
});
