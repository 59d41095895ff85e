import { describe, expect, test } from 'vitest';
import { PgnGameIndex, type PgnScanProgress } from '../../src/pgnworker/PgnGameIndex';
import { drawingCommands } from '../../src/pgnworker/PgnWorkerClient';
import { sliceGames } from '../../src/pgn/openedPgnFile.svelte';
import { BRANCHING, bytesOf, SECOND } from '../pgn/pgnSamples';

const GAMES = 1000;

function indexOf(text: string): PgnGameIndex {
  const index = new PgnGameIndex(bytesOf(text));
  while (!index.complete) index.scanNext();
  return index;
}

describe('the games of a file', () => {
  const index = indexOf(`${BRANCHING}\n${SECOND}`);

  test('are listed with their tags', () => {
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

  test('are parsed one by one', async () => {
    expect(await index.overviews([2, 3])).toEqual([{ plies: 2, score: '1/2-1/2', errors: 0 }]);
    expect((await index.tree(1, 'de'))!.nodes[1]!.spoken).toBe('Bauer e2 nach e4');
    expect(await index.pgn(2)).toContain('1. d4 d5 1/2-1/2');
  });

  test('are written with drawings and variations', async () => {
    const afterD4 = (await index.tree(2, 'en'))!.nodes[1]!.fen;
    const drawings = drawingCommands({ [afterD4]: ['Rd5', 'Ge7e5', 'Bd5'], 'another position': ['Ga1'] });
    expect(drawings.slice(0, 2)).toEqual([afterD4, '[%csl Rd5,Bd5][%cal Ge7e5]']);
    expect((await index.pgn(2, drawings, ['1 g8f6 c2c4'])).replace(/\s+/g, ' ')).toContain('1. d4 {[%csl Rd5,Bd5] [%cal Ge7e5]} 1... d5 (1... Nf6 2. c4) 1/2-1/2');
  });

  test('are saved in their original text', async () => {
    const file = new Blob([`${BRANCHING}\n${SECOND}`]);
    const saved = await new Blob(sliceGames(file, [index.textRange(2), index.textRange(1)])).text();
    expect(saved.trim().startsWith('[Event "Open"]')).toBe(true);
    expect(indexOf(saved).games).toBe(2);
  });
});

describe('a long file', () => {
  const text = `${BRANCHING}\n${SECOND}\n`.repeat(GAMES / 2);

  test('is listed in pages during the scan', () => {
    const index = new PgnGameIndex(bytesOf(text));
    index.scanNext();
    const early = index.games;
    expect(early).toBeLessThan(GAMES);
    expect(index.list('cleo', 0, 10).total).toBe(early / 2);
    while (!index.complete) index.scanNext();
    expect(index.games).toBe(GAMES);
    expect(index.list('cleo', 0, 10).total).toBe(GAMES / 2);
    expect(index.list('', GAMES - 5, 50).rows.map(({ game }) => game)).toEqual([996, 997, 998, 999, 1000]);
  });

  test('keeps the games found so far when the scan is stopped', async () => {
    const index = new PgnGameIndex(bytesOf(text));
    index.scanNext();
    index.stop();
    expect(index.complete).toBe(true);
    expect(index.has(index.games)).toBe(true);
    expect(index.has(index.games + 1)).toBe(false);
    expect((await index.overviews([index.games]))[0]!.errors).toBe(0);
  });

  test('handles requests during the scan, and waits for a game that is not found yet', async () => {
    const reports: PgnScanProgress[] = [];
    const index = new PgnGameIndex(bytesOf(text));
    const scan = index.scan((progress) => reports.push(progress));
    const [last, none] = await Promise.all([index.tree(GAMES, 'en'), index.tree(GAMES + 1, 'en')]);
    await scan;
    expect(last!.tags.find(([name]) => name === 'White')).toEqual(['White', 'Cleo']);
    expect(none).toBeNull();
    expect(reports.at(-1)).toMatchObject({ games: GAMES, complete: true });
    expect(await index.overviews([1, GAMES])).toHaveLength(2);
  });
});

test('a text without games has an empty index', () => {
  expect(indexOf('').games).toBe(0);
  expect(indexOf('Dear Ann, thank you for the letter.').games).toBe(0);
});
