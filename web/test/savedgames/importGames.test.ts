import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/storage/GameRecord';
import { gamesFileName, writeGamesFile } from '../../src/savedgames/exportGames';
import { importGames, MAX_FILE_BYTES, readGamesFile } from '../../src/savedgames/importGames';
import { readGameRecord } from '../../src/storage/readGameRecord';
import { InMemoryGameStore } from '../storage/InMemoryGameStore';
import { seededRandom, corrupt } from '../storage/randomCorruption';
import { newGameRecord, TestDevice, playMoves } from '../game/localGameFixture';

async function after(id: string, ...attempts: string[]): Promise<GameRecord> {
  const port = new TestDevice().play(newGameRecord({ id, control: '-' }));
  await playMoves(port, ...attempts);
  // All events get the same time, so that the games differ only in their moves.
  const events = port.record.log.events.map((event) => ({ ...event, at: port.record.created }));
  return { ...port.record, log: { ...port.record.log, events } };
}

async function device(...records: GameRecord[]): Promise<InMemoryGameStore> {
  const store = new InMemoryGameStore();
  for (const record of records) await store.save(record);
  return store;
}

const importInto = (games: unknown[], store: InMemoryGameStore) => importGames(games, store, () => Promise.resolve());
const NONE = { added: 0, continued: 0, branched: 0, present: 0, unreadable: [] };

describe('a file of games', () => {
  it('transfers exactly what was exported to another device', async () => {
    const games = [await after('one', 'e2e4', 'e7e5'), await after('two', 'f2f3', 'e7e5', 'g2g4', 'd8h4')];
    const reading = readGamesFile(writeGamesFile(games));
    const store = await device();
    expect(await importInto('games' in reading ? reading.games : [], store)).toEqual({ ...NONE, added: 2 });
    expect((await store.all()).map(({ stored }) => stored)).toEqual(games);
  });

  it('has the arbiter’s log of a strict game', async () => {
    const port = new TestDevice().play(newGameRecord({ id: 'strict', control: '-', playMode: 'STRICT' }));
    await port.send({ type: 'press', seat: 'white' });
    await port.send({ type: 'note', seat: 'arbiter', text: 'A phone rang.' });
    const reading = readGamesFile(writeGamesFile([port.record]));
    const store = await device();
    await importInto('games' in reading ? reading.games : [], store);
    const imported = readGameRecord(await store.load('strict'));
    expect('read' in imported && imported.read.game.arbiterLog('en').map(({ sentence }) => sentence)).toEqual([
      'White pressed the clock without making a move: this counts as an illegal move (7.5.3).',
      'A phone rang.',
    ]);
  });

  it('changes nothing if the device has the same or more moves of its games', async () => {
    const store = await device(await after('one', 'e2e4'), await after('two', 'e2e4', 'e7e5'));
    const before = JSON.stringify(await store.all());
    const report = await importInto([await after('one', 'e2e4'), await after('two', 'e2e4')], store);
    expect(report).toEqual({ ...NONE, present: 2 });
    expect(JSON.stringify(await store.all())).toBe(before);
  });

  it('extends a game of which it has more moves', async () => {
    const store = await device(await after('one', 'e2e4'));
    const longer = await after('one', 'e2e4', 'c7c5');
    expect(await importInto([longer], store)).toEqual({ ...NONE, continued: 1 });
    expect(await store.load('one')).toEqual(longer);
  });

  it('adds a game that continues differently as a second one, once, however often it is imported', async () => {
    const ours = await after('one', 'e2e4', 'e7e5');
    const store = await device(ours);
    const theirs = await after('one', 'e2e4', 'c7c5', 'g1f3');
    expect(await importInto([theirs], store)).toEqual({ ...NONE, branched: 1 });
    expect(await importInto([theirs], store)).toEqual({ ...NONE, present: 1 });
    const all = await store.all();
    expect(all).toHaveLength(2);
    expect(all[0]!.stored).toEqual(ours);
    expect(all[1]!.stored).toMatchObject({ log: theirs.log });
  });

  it('does not overwrite a broken game with the same id', async () => {
    const store = await device();
    store.put('one', { v: 7 });
    expect(await importInto([await after('one', 'e2e4')], store)).toEqual({ ...NONE, branched: 1 });
    expect(await store.load('one')).toEqual({ v: 7 });
  });

  it('reports the number and the problem of each unreadable game', async () => {
    const good = await after('one', 'e2e4');
    const report = await importInto([good, { ...good, v: 3 }, 17, { ...good, log: {} }], await device());
    expect(report).toMatchObject({
      added: 1,
      unreadable: [
        { number: 2, stored: { v: 3 }, problem: { path: '$.v', found: '3' } },
        { number: 3, stored: 17, problem: { path: '$', found: '17' } },
        { number: 4, problem: { path: '$.log.events' } },
      ],
    });
  });

  it.each([
    ['', { what: 'notJson' }],
    ['[Event "?"]', { what: 'notJson' }],
    ['{"v":1,"type":"games","games":[', { what: 'notJson' }],
    ['null', { what: 'notGames' }],
    ['{"v":1,"type":"game","events":[]}', { what: 'notGames' }],
    ['{"v":1,"type":"games","games":{}}', { what: 'notGames' }],
    ['{"v":2,"type":"games","games":[]}', { what: 'otherVersion', found: '2' }],
    ['{"type":"games","games":[]}', { what: 'otherVersion', found: 'undefined' }],
    [' '.repeat(MAX_FILE_BYTES + 1), { what: 'tooBig', bytes: MAX_FILE_BYTES + 1 }],
  ])('of another kind is rejected with the reason (%#)', (text, problem) => {
    expect(readGamesFile(text)).toEqual({ problem });
  });

  it('that was corrupted in any way does not lose any stored game', async () => {
    const mine = [await after('one', 'e2e4', 'e7e5'), await after('two', 'd2d4')];
    const theirs = [await after('one', 'e2e4', 'e7e5', 'g1f3'), await after('two', 'd2d4'), await after('three')];
    const roll = seededRandom(1866);
    let games = 0;
    for (let i = 0; i < 300; i++) {
      const store = await device(...mine);
      const file = Array.from(corrupt(theirs, roll) as unknown[]);
      const report = await importInto(file, store);
      const { added, continued, branched, present, unreadable } = report;
      expect(added + continued + branched + present + unreadable.length).toBe(file.length);
      for (const record of mine) {
        const kept = (await store.load(record.id)) as GameRecord;
        expect(kept.log.events.slice(0, record.log.events.length)).toEqual(record.log.events);
      }
      games += file.length;
    }
    console.log(`corrupted files: ${games} games read or rejected`);
    expect(games).toBeGreaterThan(500);
  }, 60_000);

  it('is named after the day', () => {
    expect(gamesFileName(new Date(2026, 10, 5))).toBe('arbiter-games-2026-11-05.json');
  });
});
