import { describe, expect, test } from 'vitest';
import { newsSlip, parted, slipOf } from '../../src/game/Slip';
import { start } from '../../src/rules/rules';

const STARTED = {
  v: 1,
  type: 'started',
  at: 0,
  variant: 'CLASSICAL',
  fen: '8/7k/8/8/4n3/8/8/KB6 b - - 0 1',
  rulebook: 'OVER_THE_BOARD',
  control: '-',
} as const;

describe("the arbiter's slip", () => {
  test('a sentence is parted from its article', () => {
    expect(parted('No piece stands on e4 (3.10.2).', '3.10.2').text).toBe('No piece stands on e4.');
    expect(parted('You have no move to take back.', null).text).toBe('You have no move to take back.');
    expect(parted('It is Black’s turn.', '1.2').text).toBe('It is Black’s turn.');
  });

  test('a refused move shows the sentence, its article and the line of the pin', () => {
    const refusal = start(STARTED).decide({ v: 1, id: 'c', type: 'move', seat: 'black', attempt: 'e4f6' }, 0, 'en');
    if (refusal.type !== 'refused') throw new Error('the knight is pinned');
    const slip = slipOf(refusal, 'black');
    expect(slip.text).toBe('Your knight on e4 is pinned to your king on h7 by the bishop on b1.');
    expect(slip.article).toBe('3.9.2');
    expect(slip.arrows).toEqual([['b1', 'h7']]);
  });

  test('calm news find their article at the end of the sentence', () => {
    expect(newsSlip('En passant is allowed (3.7.3.1).', 'white').article).toBe('3.7.3.1');
    expect(newsSlip('The game is drawn (Online 5.4.1).', 'white').article).toBe('Online 5.4.1');
    expect(newsSlip('Nothing to see (really).', 'white').article).toBeNull();
  });
});
