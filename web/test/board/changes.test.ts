import { expect, test } from 'vitest';
import { changesBetween } from '../../src/board/changes';
import { readPlacement } from '../../src/board/squares';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** The changes as `Pe2-e4`, `Pe4-` for one that disappears and `-Qe8` for one that appears. */
function told(before: string, after: string): string[] {
  return changesBetween(readPlacement(before), readPlacement(after))
    .map(({ piece, from, to }) => (from ? `${piece}${from}-${to ?? ''}` : `-${piece}${to}`))
    .sort();
}

const CASES: [name: string, before: string, after: string, changes: string[]][] = [
  ['nothing', START, START, []],
  ['a step', START, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR', ['Pe2-e4']],
  ['a capture', '8/8/8/3p4/4P3/8/8/8', '8/8/8/3P4/8/8/8/8', ['Pe4-d5', 'pd5-']],
  ['a capture of the same kind', '8/8/8/3n4/8/4N3/8/8', '8/8/8/3N4/8/8/8/8', ['Ne3-d5', 'nd5-']],
  ['en passant', '8/8/8/3pP3/8/8/8/8', '8/8/3P4/8/8/8/8/8', ['Pe5-d6', 'pd5-']],
  ['castling', '8/8/8/8/8/8/8/4K2R', '8/8/8/8/8/8/8/5RK1', ['Ke1-g1', 'Rh1-f1']],
  ['castling in Chess960 with king and rook changing places', '8/8/8/8/8/8/8/5KR1', '8/8/8/8/8/8/8/5RK1', ['Kf1-g1', 'Rg1-f1']],
  ['a promotion', '8/4P3/8/8/8/8/8/8', '4Q3/8/8/8/8/8/8/8', ['Qe7-e8']],
  ['a promotion with a capture', '3r4/4P3/8/8/8/8/8/8', '3N4/8/8/8/8/8/8/8', ['Ne7-d8', 'rd8-']],
  ['a promotion taken back', '4q3/8/8/8/8/8/8/8', '8/4p3/8/8/8/8/8/8', ['-pe7', 'qe8-']],
  ['the nearest of two', '8/8/8/8/8/R6R/8/8', '8/8/8/8/8/R7/7R/8', ['Rh3-h2']],
  ['pieces put on the board', '8/8/8/8/8/8/8/8', '8/8/8/8/8/8/8/K6k', ['-Ka1', '-kh1']],
];

test.each(CASES)('%s is seen as what it is', (_, before, after, changes) => {
  expect(told(before, after)).toEqual(changes);
});

test('each piece that changes place is told once', () => {
  console.log(`changes between placements: ${CASES.length} cases`);
  for (const [, before, after] of CASES) {
    const changes = changesBetween(readPlacement(before), readPlacement(after));
    const goals = changes.flatMap(({ to }) => to ?? []);
    const origins = changes.flatMap(({ from }) => from ?? []);
    expect(new Set(goals).size).toBe(goals.length);
    expect(new Set(origins).size).toBe(origins.length);
  }
});
