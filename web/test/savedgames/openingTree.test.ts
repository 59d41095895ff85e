import { describe, expect, test, vi } from 'vitest';
import { start, type GameEvent } from '../../src/rules/rules';
import { gamesAfter, nextMoves, readOpeningGame, readOpeningGames, type OpeningGame, OpeningLinePosition } from '../../src/savedgames/openings';
import { CLASSICAL_FEN, type GameRecord } from '../../src/storage/GameRecord';
import { textsIn } from '../../src/texts/catalogues';
import { newGameRecord, playMoves, TestDevice } from '../game/localGameFixture';

const de = textsIn('dialogs', 'de').openingTree;
const en = textsIn('dialogs', 'en').openingTree;

let ids = 0;

function stored(moves: string, score = '*', events: unknown[] = []): GameRecord {
  const { record } = newGameRecord({ control: '-', id: `game${ids++}` });
  const played = moves.split(' ').filter(Boolean).map((attempt) => ({ v: 1, type: 'movePlayed', at: 0, attempt }));
  return { ...record, score, over: score !== '*', log: { ...record.log, events: [...record.log.events, ...played, ...events] as GameEvent[] } };
}

const never = new AbortController().signal;

async function gamesOf(...records: GameRecord[]): Promise<OpeningGame[]> {
  return (await readOpeningGames(records, never))!.games;
}

const movesOf = (record: GameRecord) => {
  const game = readOpeningGame(record);
  return typeof game === 'string' ? game : game.moves.join(' ');
};

describe('the moves of a stored game', () => {
  test('are those that were not taken back', () => {
    expect(movesOf(stored('e2e4 e7e5 g1f3', '*', [{ v: 1, type: 'takenBack', at: 0, plies: 2 }]))).toBe('e2e4');
    expect(movesOf(stored('e2e4 e7e5 g1f3', '*', [{ v: 1, type: 'positionRestored', at: 0, plies: 2 }]))).toBe('e2e4 e7e5');
  });

  test('have one form for castling, however it was entered', () => {
    const before = 'g1f3 g8f6 g2g3 g7g6 f1g2 f8g7';
    expect(movesOf(stored(`${before} 0-0 e8g8`))).toBe(movesOf(stored(`${before} e1g1 0-0`)));
    expect(movesOf(stored(`${before} 0-0 0-0`))).toBe(`${before} e1g1 e8g8`);
  });

  test('are the same as the rules’ in a game that was played', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '-' }));
    await playMoves(port, 'e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', '0-0', 'g8f6');
    const ucis = Array.from({ length: 8 }, (_, ply) => port.game.scored(ply + 1, 'en').uci);
    expect(movesOf(port.record)).toBe(ucis.join(' '));
  });

  test('are left out and counted if the game began elsewhere, or if the log is damaged', async () => {
    const endgame = newGameRecord({ fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' }).record;
    const chess960 = newGameRecord({ variant: 'CHESS960', fen: CLASSICAL_FEN }).record;
    const damaged = [
      stored('e2e4 nonsense'),
      stored('e2e4', '*', [{ v: 1, type: 'movePlayed', at: 0, attempt: { role: 'KNIGHT', to: 'f3' } }]),
      stored('e2e4', '*', [{ v: 1, type: 'takenBack', at: 0, plies: 'two' }]),
      stored('e2e4', '*', [{ v: 1, type: 'positionRestored', at: 0, plies: 9 }]),
      stored('e2e4', '*', [{ v: 1, type: 'movePlayed', at: 0, attempt: 'toString' }]),
    ];
    const odd = stored('e2e4', '*', [null, 7, { type: 'unheardOf' }]);
    const read = await readOpeningGames([endgame, chess960, ...damaged, odd, stored('')], never);
    expect(read).toMatchObject({ otherStart: 2, unreadable: 5 });
    expect(read!.games.map(({ moves }) => moves)).toEqual([['e2e4']]);
  });

  test('are not read to the end once nobody waits for them', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await readOpeningGames([stored('e2e4')], stop.signal)).toBeNull();
  });
});

describe('the next moves', () => {
  test('are counted with their results, the most frequent first', async () => {
    const games = await gamesOf(
      stored('e2e4 e7e5', '1-0'),
      stored('e2e4 c7c5', '0-1'),
      stored('e2e4 e7e5 g1f3', '1/2-1/2'),
      stored('d2d4', '1-0'),
      stored('e2e4', '*'),
    );
    expect(nextMoves(games, 0)).toEqual([
      { move: 'e2e4', games: 4, white: 1, draw: 1, black: 1, open: 1 },
      { move: 'd2d4', games: 1, white: 1, draw: 0, black: 0, open: 0 },
    ]);
    const after = gamesAfter(games, ['e2e4']);
    expect(after).toHaveLength(4);
    expect(nextMoves(after, 1).map(({ move, games }) => [move, games])).toEqual([['e7e5', 2], ['c7c5', 1]]);
    expect(nextMoves(gamesAfter(games, ['e2e4', 'e7e5', 'g1f3']), 3)).toEqual([]);
  });

  test('belong to an order of moves: transpositions are not merged', async () => {
    const games = await gamesOf(stored('g1f3 d7d5 d2d4'), stored('d2d4 d7d5 g1f3 g8f6'));
    expect(gamesAfter(games, ['g1f3', 'd7d5', 'd2d4'])).toHaveLength(1);
  });
});

describe('a position of the tree', () => {
  test('has its moves in notation with numbers', () => {
    const knight = OpeningLinePosition.start().after('e2e4')!.after('e7e5')!.after('g1f3')!;
    expect(OpeningLinePosition.start().label).toBe('');
    expect(knight.label).toBe('2. Nf3');
    expect(knight.after('b8c6')!.label).toBe('2… Nc6');
    expect(knight.fens).toHaveLength(4);
    const { fen } = start({ v: 1, type: 'started', at: 0, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'OVER_THE_BOARD', control: '-' }).diagram(0);
    expect(knight.fens[0]).toBe(fen);
  });

  test('has no position after an illegal move of a damaged record', () => {
    expect(OpeningLinePosition.start().after('e2e5')).toBeNull();
  });

  test('is computed once', () => {
    const position = OpeningLinePosition.start();
    expect(position.after('e2e4')).toBe(position.after('e2e4'));
  });
});

test('two thousand games are read in short slices, between which the page can do other things', async () => {
  const one = stored('g1f3 g8f6 f3g1 f6g8 '.repeat(20), '1-0');
  const records = Array.from({ length: 2_000 }, (_, i) => ({ ...one, id: `long${i}` }));
  // The fake clock advances by a millisecond each time it is read.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
  let turns = 0;
  const interval = setInterval(() => turns++, 0);
  const read = await readOpeningGames(records, never);
  clearInterval(interval);
  clock.mockRestore();
  expect(nextMoves(read!.games, 0)).toEqual([{ move: 'g1f3', games: 2_000, white: 2_000, draw: 0, black: 0, open: 0 }]);
  expect(now).toBeGreaterThan(2_000);
  expect(turns).toBeGreaterThan(0);
});

test('numbers have the right plural in both languages', () => {
  expect([1, 2].map((n) => en.games({ n }))).toEqual(['1 game', '2 games']);
  expect([1, 2].map((n) => de.games({ n }))).toEqual(['1 Partie', '2 Partien']);
  expect(en.results({ white: 3, draws: 1, black: 0, open: 0 })).toBe('3 won by White, 1 drawn, 0 won by Black');
  expect(en.results({ white: 3, draws: 2, black: 1, open: 4 })).toBe('3 won by White, 2 drawn, 1 won by Black, 4 without a result');
  expect(de.results({ white: 3, draws: 2, black: 1, open: 4 })).toBe('Weiß gewann 3, 2 Remis, Schwarz gewann 1, 4 ohne Ergebnis');
});
