import { describe, expect, test } from 'vitest';
import { noticeMessage, refusalMessage, type ShownArbiterMessage } from '../../src/game/ShownArbiterMessage';
import { start, type Attempt, type Refusal } from '../../src/rules/rules';

const STARTED = {
  v: 1,
  type: 'started',
  at: 0,
  variant: 'CLASSICAL',
  fen: '8/7k/8/8/4n3/8/8/KB6 b - - 0 1',
  rulebook: 'OVER_THE_BOARD',
  control: '-',
} as const;

function refused(attempt: Attempt, fen: string = STARTED.fen): ShownArbiterMessage {
  const refusal = start({ ...STARTED, fen }).decide({ v: 1, id: 'c', type: 'move', seat: 'black', attempt }, 0, 'en');
  if (refusal.type !== 'refused') throw new Error('a legal move');
  return refusalMessage(refusal, 'black', attempt);
}

describe("a message of the arbiter", () => {
  test('a refusal by a server keeps its sentence whole', () => {
    const refusal: Refusal = { v: 1, type: 'refused', reason: 'GAME_OVER', article: '5.1.1', sentence: 'The game is over (5.1.1).', squares: [], arrows: [] };
    expect(refusalMessage(refusal, 'white')).toMatchObject({ text: 'The game is over (5.1.1).', article: null });
    expect(refusalMessage({ ...refusal, text: 'The game is over.' }, 'white')).toMatchObject({ text: 'The game is over.', article: '5.1.1' });
  });

  test('a refused move shows the sentence, its article and the line of the pin', () => {
    const refusal = start(STARTED).decide({ v: 1, id: 'c', type: 'move', seat: 'black', attempt: 'e4f6' }, 0, 'en');
    if (refusal.type !== 'refused') throw new Error('the knight is pinned');
    const message = refusalMessage(refusal, 'black');
    expect(message.text).toBe('Your knight on e4 is pinned to your king on h7 by the bishop on b1.');
    expect(message.article).toBe('3.9.2');
    expect(message.arrows).toEqual([['b1', 'h7']]);
  });

  test('a move of the wrong shape marks its target, and lists the squares that the piece reaches', () => {
    const knight = refused('e4e5');
    expect(knight.squares).toEqual(['e5']);
    expect(knight.reachableSquares).toEqual({ from: 'e4', to: ['d2', 'f2', 'c3', 'g3', 'c5', 'g5', 'd6', 'f6'] });
    expect(knight.text).toBe("A knight moves two squares one way and one to the side: it can't go from e4 to e5.");
    const named = refused({ role: 'KNIGHT', to: 'a1' });
    expect(named.squares).toEqual(['a1']);
    expect(named.reachableSquares).toBeUndefined();
  });

  test('any other refused move marks its target and what forbids it', () => {
    expect(refused('e4f6').squares).toEqual(['b1', 'h7', 'f6']);
    expect(refused('h7h8', '8/7k/8/8/4n2R/8/8/KB6 b - - 0 1').squares).toEqual(['h4', 'h8']);
    expect(refused('a8a7').squares).toEqual(['a8']);
    expect(refused('a1a2').squares).toEqual(['a1']);
    expect(refused('0-0').squares).toEqual(['h7']);
  });

  test('a notice shows a sentence and its article', () => {
    const said = { text: 'The game is drawn.', article: 'Online 5.4.1', sentence: 'The game is drawn (Online 5.4.1).' };
    expect(noticeMessage(said, 'white')).toMatchObject({ text: 'The game is drawn.', article: 'Online 5.4.1' });
  });
});
