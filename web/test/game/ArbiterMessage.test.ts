import { describe, expect, test } from 'vitest';
import { noticeMessage, splitArticle, refusalMessage, type ArbiterMessage } from '../../src/game/ArbiterMessage';
import { start, type Attempt } from '../../src/rules/rules';

const STARTED = {
  v: 1,
  type: 'started',
  at: 0,
  variant: 'CLASSICAL',
  fen: '8/7k/8/8/4n3/8/8/KB6 b - - 0 1',
  rulebook: 'OVER_THE_BOARD',
  control: '-',
} as const;

function refused(attempt: Attempt, fen: string = STARTED.fen): ArbiterMessage {
  const refusal = start({ ...STARTED, fen }).decide({ v: 1, id: 'c', type: 'move', seat: 'black', attempt }, 0, 'en');
  if (refusal.type !== 'refused') throw new Error('a legal move');
  return refusalMessage(refusal, 'black', attempt);
}

describe("the arbiter's slip", () => {
  test('a sentence is parted from its article', () => {
    expect(splitArticle('No piece stands on e4 (3.10.2).', '3.10.2').text).toBe('No piece stands on e4.');
    expect(splitArticle('You have no move to take back.', null).text).toBe('You have no move to take back.');
    expect(splitArticle('It is Black’s turn.', '1.2').text).toBe('It is Black’s turn.');
  });

  test('a refused move shows the sentence, its article and the line of the pin', () => {
    const refusal = start(STARTED).decide({ v: 1, id: 'c', type: 'move', seat: 'black', attempt: 'e4f6' }, 0, 'en');
    if (refusal.type !== 'refused') throw new Error('the knight is pinned');
    const slip = refusalMessage(refusal, 'black');
    expect(slip.text).toBe('Your knight on e4 is pinned to your king on h7 by the bishop on b1.');
    expect(slip.article).toBe('3.9.2');
    expect(slip.arrows).toEqual([['b1', 'h7']]);
  });

  test('a piece that does not move like that shows in red where it was put, and apart from it where it goes', () => {
    const knight = refused('e4e5');
    expect(knight.squares).toEqual(['e5']);
    expect(knight.reach).toEqual({ from: 'e4', to: ['d2', 'f2', 'c3', 'g3', 'c5', 'g5', 'd6', 'f6'] });
    expect(knight.text).toBe("A knight leaps two squares one way and one aside: it can't leap from e4 to e5.");
    const named = refused({ role: 'KNIGHT', to: 'a1' });
    expect(named.squares).toEqual(['a1']);
    expect(named.reach).toBeUndefined();
  });

  test('any other refused move shows in red where it was to lead and what forbids it', () => {
    expect(refused('e4f6').squares).toEqual(['b1', 'h7', 'f6']);
    expect(refused('h7h8', '8/7k/8/8/4n2R/8/8/KB6 b - - 0 1').squares).toEqual(['h4', 'h8']);
    expect(refused('a8a7').squares).toEqual(['a8']);
    expect(refused('a1a2').squares).toEqual(['a1']);
    expect(refused('0-0').squares).toEqual(['h7']);
  });

  test('calm news find their article at the end of the sentence', () => {
    expect(noticeMessage('En passant is allowed (3.7.3.1).', 'white').article).toBe('3.7.3.1');
    expect(noticeMessage('The game is drawn (Online 5.4.1).', 'white').article).toBe('Online 5.4.1');
    expect(noticeMessage('Nothing to see (really).', 'white').article).toBeNull();
  });
});
