import { describe, expect, test } from 'vitest';
import { pieceColor, squareIndex, pieceImageName, readPlacement, columnAndRowOf, squareAt, writePlacement } from '../../src/board/squares';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('the squares of a board', () => {
  test('White sees a8 at the top left and h1 at the bottom right', () => {
    expect(squareAt(0, 0, 'white')).toBe('a8');
    expect(squareAt(7, 7, 'white')).toBe('h1');
    expect(squareAt(4, 6, 'white')).toBe('e2');
  });

  test('Black sees h1 at the top left and a8 at the bottom right', () => {
    expect(squareAt(0, 0, 'black')).toBe('h1');
    expect(squareAt(7, 7, 'black')).toBe('a8');
    expect(squareAt(3, 6, 'black')).toBe('e7');
  });

  test('every square is found at its column and row, from both sides', () => {
    let squares = 0;
    for (const orientation of ['white', 'black'] as const) {
      for (let row = 0; row < 8; row++) {
        for (let column = 0; column < 8; column++) {
          expect(columnAndRowOf(squareAt(column, row, orientation), orientation)).toEqual({ column, row });
          squares++;
        }
      }
    }
    console.log(`${squares} squares looked for`);
  });

  test('numbers run from 0 on a8 along the ranks to 63 on h1', () => {
    expect(['a8', 'h8', 'a7', 'e4', 'a1', 'h1'].map(squareIndex)).toEqual([0, 7, 8, 36, 56, 63]);
  });
});

describe('a placement', () => {
  test('has the pieces of the starting position on their squares', () => {
    const pieces = readPlacement(START);
    expect(pieces.size).toBe(32);
    expect(['a1', 'e1', 'd8', 'g8', 'c7'].map((square) => pieces.get(square))).toEqual(['R', 'K', 'q', 'n', 'p']);
    expect(pieces.get('e4')).toBeUndefined();
  });

  test.each([START, '8/8/8/8/8/8/8/8', '4k3/P6p/8/1p1P2p1/8/2n5/7r/R3K2R', 'QQQQQQQQ/1q1q1q1q/p6p/8/8/8/8/k6K'])(
    'is written as it was read: %s',
    (placement) => {
      expect(writePlacement(readPlacement(placement))).toBe(placement);
    },
  );
});

test('upper-case letters are white pieces, lower-case ones black', () => {
  expect([pieceColor('N'), pieceColor('n')]).toEqual(['white', 'black']);
  expect([pieceImageName('N'), pieceImageName('k')]).toEqual(['wn', 'bk']);
});
