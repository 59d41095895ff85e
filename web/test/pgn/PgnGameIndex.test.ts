import { describe, expect, test } from 'vitest';
import { PgnGameIndex } from '../../src/pgn/PgnGameIndex';
import { PgnRequestHandler, type PgnScanProgress } from '../../src/pgn/PgnRequestHandler';
import { sliceGames } from '../../src/pgn/savePgnGames';
import { BRANCHING, bytesOf, SECOND } from './pgnSamples';

const MANY = 1000;

function found(text: string): PgnGameIndex {
  const index = new PgnGameIndex(bytesOf(text));
  while (!index.ended) index.more();
  return index;
}

describe('the games of a file', () => {
  const index = found(`${BRANCHING}\n${SECOND}`);

  test('are listed by what their tags say', () => {
    const { total, rows } = index.list('', 0, 50);
    expect(total).toBe(2);
    expect(rows[0]).toEqual({ game: 1, white: 'Änne Öz', black: 'Ben', score: '0-1', date: '2026.11.??', event: 'Club', round: '' });
  });

  test.each([
    ['anne', [1]],
    ['ÖZ ben', [1]],
    ['1/2', [2]],
    ['ben dan', []],
    ['2026', [1]],
    ['  ', [1, 2]],
  ])('are found by every word of %j', (search, games) => {
    expect(index.list(search, 0, 50).rows.map(({ game }) => game)).toEqual(games);
  });

  test('are read one by one', () => {
    expect(index.look(2)).toEqual({ plies: 2, score: '1/2-1/2', errors: 0 });
    expect(index.tree(1, 'de').nodes[1]!.spoken).toBe('Bauer e2 nach e4');
    expect(index.pgn(2)).toContain('1. d4 d5 1/2-1/2');
  });

  test('are saved as they stand in the file', async () => {
    const file = new Blob([`${BRANCHING}\n${SECOND}`]);
    const saved = await new Blob(sliceGames(file, [index.place(2), index.place(1)])).text();
    expect(saved.trim().startsWith('[Event "Open"]')).toBe(true);
    expect(found(saved).games).toBe(2);
  });
});

describe('a long file', () => {
  const text = `${BRANCHING}\n${SECOND}\n`.repeat(MANY / 2);

  test('is listed in pages, while it is still being read', () => {
    const index = new PgnGameIndex(bytesOf(text));
    index.more();
    const early = index.games;
    expect(early).toBeLessThan(MANY);
    expect(index.list('cleo', 0, 10).total).toBe(early / 2);
    while (!index.ended) index.more();
    expect(index.games).toBe(MANY);
    expect(index.list('cleo', 0, 10).total).toBe(MANY / 2);
    expect(index.list('', MANY - 5, 50).rows.map(({ game }) => game)).toEqual([996, 997, 998, 999, 1000]);
  });

  test('stays open with the games that were found when people stop it', () => {
    const index = new PgnGameIndex(bytesOf(text));
    index.more();
    index.stop();
    expect(index.ended).toBe(true);
    expect(index.isThere(index.games)).toBe(true);
    expect(index.isThere(index.games + 1)).toBe(false);
    expect(index.look(index.games).errors).toBe(0);
  });

  test('answers while it is being read, and waits for a game that is not found yet', async () => {
    const told: PgnScanProgress[] = [];
    const work = new PgnRequestHandler(bytesOf(text), (progress) => told.push(progress));
    const all = work.findAll();
    const [last, none] = await Promise.all([work.tree(MANY, 'en'), work.tree(MANY + 1, 'en')]);
    await all;
    expect(last!.tags.find(([name]) => name === 'White')).toEqual(['White', 'Cleo']);
    expect(none).toBeNull();
    expect(told.at(-1)).toMatchObject({ games: MANY, ended: true });
    expect(await work.looks([1, MANY])).toHaveLength(2);
  });
});

test('a text without a game has none', () => {
  expect(found('').games).toBe(0);
  expect(found('Dear Ann, thank you for the letter.').games).toBe(0);
});
