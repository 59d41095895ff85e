import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/storage/GameRecord';
import type { StorageFailure } from '../../src/storage/RecordStore';
import { SaveQueue } from '../../src/storage/RecordRepository.svelte';
import { newGameRecord } from '../game/localGameFixture';
import { InMemoryGameStore } from './InMemoryGameStore';

function queueInto(store: InMemoryGameStore) {
  const reports: (StorageFailure | null)[] = [];
  return { reports, queue: new SaveQueue(store, (failure) => reports.push(failure)) };
}

const { record } = newGameRecord();
const after = (plies: number, id = 'one'): GameRecord => ({ ...record, id, plies });

describe('saving', () => {
  it('keeps the order of the games and skips states that are already outdated', async () => {
    const store = new InMemoryGameStore();
    const { queue, reports } = queueInto(store);
    await Promise.all([queue.save(after(1)), queue.save(after(1, 'two')), queue.save(after(2)), queue.save(after(3))]);
    expect(store.history).toEqual(['one 3', 'two 1']);
    expect(reports).toEqual([null]);
    expect(queue.unsaved).toEqual([]);
  });

  it('saves a change that is made during a save after that save', async () => {
    const store = new InMemoryGameStore();
    const { queue } = queueInto(store);
    const first = queue.save(after(1));
    await null;
    await null;
    const second = queue.save(after(2));
    await Promise.all([first, second]);
    expect(store.history).toEqual(['one 1', 'one 2']);
  });

  it('never runs two saves at a time, whenever changes are made', async () => {
    const store = new InMemoryGameStore();
    const { queue } = queueInto(store);
    let plies = 0;
    const saves: Promise<void>[] = [];
    for (let burst = 0; burst < 200; burst++) {
      for (let i = 0; i < burst % 4; i++) saves.push(queue.save(after(++plies)));
      for (let ticks = 0; ticks < burst % 7; ticks++) await null;
    }
    await Promise.all(saves);
    const states = store.history.map((entry) => Number(entry.split(' ')[1]));
    expect(store.mostAtOnce).toBe(1);
    expect(states).toEqual([...states].sort((a, b) => a - b));
    expect(states.at(-1)).toBe(plies);
    expect(queue.unsaved).toEqual([]);
  });

  it('holds games in memory when the storage is full, and saves them with the next change', async () => {
    const store = new InMemoryGameStore(0);
    const { queue, reports } = queueInto(store);
    await queue.save(after(1));
    await queue.save(after(2, 'two'));
    expect(reports).toEqual(['full', 'full']);
    expect(queue.unsaved.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(queue.unsavedRecord('one')?.plies).toBe(1);
    store.room = 2;
    await queue.save(after(3, 'two'));
    expect(reports.at(-1)).toBeNull();
    expect(store.history).toEqual(['one 1', 'two 3']);
  });

  it('saves unsaved games on retry', async () => {
    const store = new InMemoryGameStore(0);
    const { queue, reports } = queueInto(store);
    await queue.save(after(1));
    store.room = 1;
    await queue.retry();
    expect(reports).toEqual(['full', null]);
    expect(await store.load('one')).toMatchObject({ plies: 1 });
  });

  it('does not restore a game that is removed during its save', async () => {
    const store = new InMemoryGameStore();
    const { queue } = queueInto(store);
    const saving = queue.save(after(1));
    await null;
    await null;
    await queue.remove('one');
    await saving;
    expect(await store.load('one')).toBeUndefined();
  });
});
