import { describe, expect, it } from 'vitest';
import { MAX_STORED_NAME, readRecordShape } from '../../src/storage/gameRecordShape';
import { readGameRecord } from '../../src/storage/readGameRecord';
import { newGameRecord, TestDevice, playMoves } from '../game/localGameFixture';
import { seededRandom, corrupt } from './randomCorruption';

async function played() {
  const port = new TestDevice().play(newGameRecord());
  await playMoves(port, 'e2e4', 'e7e5', 'g1f3');
  await port.send({ type: 'offerDraw', seat: 'white' });
  await playMoves(port, 'b8c6');
  await port.send({ type: 'resign', seat: 'black' });
  return port;
}

const problemsOf = (stored: unknown) => {
  const reading = readGameRecord(stored);
  return 'problems' in reading ? reading.problems : [];
};

describe('a stored game', () => {
  it('is read as it was written', async () => {
    const { record, game } = await played();
    const reading = readGameRecord(JSON.parse(JSON.stringify(record)));
    if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
    expect(reading.read.record).toEqual(record);
    expect(reading.read.game.events()).toEqual(game.events());
  });

  it('takes its summary from its log', async () => {
    const { record } = await played();
    const reading = readGameRecord({ ...record, over: false, score: '*', plies: 77 });
    expect(reading).toMatchObject({ read: { record: { over: true, score: '1-0', plies: 4 } } });
  });

  it('drops unknown keys and shortens long names', () => {
    const { record } = newGameRecord();
    const reading = readRecordShape({ ...record, white: ` ${'é'.repeat(500)} `, more: 'x' });
    expect(reading).toEqual({ read: { ...record, white: 'é'.repeat(MAX_STORED_NAME) } });
  });

  it('keeps its drawings and variations', () => {
    const { record } = newGameRecord();
    const notes = { drawings: { [(record.log.events[0] as { fen: string }).fen]: ['Ge2e4', 'Rd4'] }, variations: ['0 e2e4 e7e5', '0 d2d4'] };
    expect(readRecordShape({ ...record, ...notes })).toEqual({ read: { ...record, ...notes } });
  });

  it.each([
    ['nothing', null, '$'],
    ['text', 'a game', '$'],
    ['a list', [], '$'],
    ['a later version', { ...newGameRecord().record, v: 2 }, '$.v'],
    ['a path for an id', { ...newGameRecord().record, id: '../x' }, '$.id'],
    ['a date out of range', { ...newGameRecord().record, changed: 8.64e15 + 1 }, '$.changed'],
    ['a name that is not a text', { ...newGameRecord().record, white: { toString: 'Anna' } }, '$.white'],
    ['unknown help', { ...newGameRecord().record, help: 'engine' }, '$.help'],
    ['half a move', { ...newGameRecord().record, plies: 0.5 }, '$.plies'],
    ['drawings in no colour', { ...newGameRecord().record, drawings: { fen: ['Xe2e4'] } }, '$.drawings'],
    ['a list of drawings', { ...newGameRecord().record, drawings: ['Ge2e4'] }, '$.drawings'],
    ['a variation without moves', { ...newGameRecord().record, variations: ['12'] }, '$.variations'],
    ['a variation in words', { ...newGameRecord().record, variations: ['0 e4 e5'] }, '$.variations'],
    ['no log', { ...newGameRecord().record, log: null }, '$.log.events'],
    ['an empty log', { ...newGameRecord().record, log: { v: 1, type: 'game', events: [] } }, '$.log.events[0]'],
  ])('that is %s is rejected with the path of the problem', (_, stored, path) => {
    expect(problemsOf(stored).map((problem) => problem.path)).toEqual([path]);
  });

  it('with an illegal move is rejected by the rules, at that move', () => {
    const { record } = newGameRecord();
    const move = { v: 1, type: 'movePlayed', at: record.created, attempt: 'e2e5' };
    const corrupted = { ...record, log: { ...record.log, events: [...record.log.events, move] } };
    expect(problemsOf(corrupted)[0]?.path).toBe('$.events[1]');
  });

  it('that was corrupted in any way is read or rejected, without a crash', async () => {
    const { record } = await played();
    const roll = seededRandom(20261115);
    const count = { read: 0, rejected: 0 };
    for (let i = 0; i < 2_000; i++) {
      const corrupted = corrupt(record, roll);
      let reading;
      try {
        reading = readGameRecord(corrupted);
      } catch (error) {
        throw new Error(`${String(error)} on ${JSON.stringify(corrupted)?.slice(0, 2_000)}`, { cause: error });
      }
      if ('read' in reading) {
        count.read++;
        expect(reading.read.game.size()).toBe(reading.read.record.log.events.length);
      } else {
        count.rejected++;
        expect(reading.problems.length).toBeGreaterThan(0);
        for (const { path, found, expected } of reading.problems) {
          expect([typeof path, typeof found, typeof expected]).toEqual(['string', 'string', 'string']);
        }
      }
    }
    console.log(`corrupted records: ${count.read} could still be read, ${count.rejected} were rejected`);
    expect(count.read).toBeGreaterThan(30);
    expect(count.rejected).toBeGreaterThan(1_000);
  }, 60_000);

  it('nested deeper than any stack is rejected', () => {
    const depth = 50_000;
    const deep: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    const { record } = newGameRecord();
    const move = { v: 1, type: 'movePlayed', at: record.created, attempt: deep };
    const corrupted = { ...record, log: { ...record.log, events: [...record.log.events, move] } };
    expect(problemsOf(corrupted)).not.toEqual([]);
  });
});
