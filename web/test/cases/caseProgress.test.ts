import { describe, expect, test } from 'vitest';
import { afterRuling, countCases, mixed, nextCase, NO_PROGRESS, readProgress, type CaseProgress } from '../../src/cases/caseProgress.svelte';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Answers one case after another, and returns their ids in the order in which they came up. `wrong` maps each case to
 * the number of wrong answers before the right one.
 */
function practise(wrong: Record<string, number>, most = 50): string[] {
  const left = { ...wrong };
  const order: string[] = [];
  let progress: CaseProgress = NO_PROGRESS;
  for (let id = nextCase(IDS, progress); id !== null && order.length < most; id = nextCase(IDS, progress)) {
    order.push(id);
    const isWrong = (left[id] ?? 0) > 0;
    if (isWrong) left[id]!--;
    progress = afterRuling(progress, id, !isWrong);
  }
  return order;
}

describe('the order of the cases', () => {
  test('is the order of the list if every ruling is right', () => {
    expect(practise({})).toEqual(IDS);
  });

  test('repeats a wrong case after three others, until it is right', () => {
    expect(practise({ a: 1 })).toEqual(['a', 'b', 'c', 'd', 'a', 'e', 'f']);
    expect(practise({ b: 2 })).toEqual(['a', 'b', 'c', 'd', 'e', 'b', 'f', 'b']);
  });

  test('repeats the oldest wrong case first when nothing new is left', () => {
    expect(practise({ e: 1, f: 1 })).toEqual([...IDS, 'e', 'f']);
  });

  test('ends once every case is right', () => {
    expect(new Set(practise({ a: 3, b: 1, f: 2 })).size).toBe(IDS.length);
    expect(practise({ a: 3, b: 1, f: 2 })).toHaveLength(IDS.length + 6);
  });
});

test('cases are mixed in the same order every time', () => {
  const cases = ['flag-1', 'flag-2', 'flag-3', 'late-1', 'late-2', 'late-3'].map((id) => ({ id }));
  expect(mixed(cases)).not.toEqual(cases);
  expect(mixed(cases.toReversed())).toEqual(mixed(cases));
  expect(new Set(mixed(cases))).toEqual(new Set(cases));
});

describe('the progress', () => {
  const progress = afterRuling(afterRuling(afterRuling(NO_PROGRESS, 'a', true), 'b', false), 'x', true);

  test('counts the cases of a topic', () => {
    expect(countCases(IDS, progress)).toEqual({ right: 1, wrong: 1, all: 6 });
  });

  test('survives a reload', () => {
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  test.each([null, 7, 'x', [], {}, { rulings: -1, results: {} }, { rulings: 'many' }])('starts anew if %o is stored', (stored) => {
    expect(readProgress(stored)).toEqual(NO_PROGRESS);
  });

  test('drops invalid results', () => {
    expect(readProgress({ rulings: 3, results: { a: { right: true, at: 1 }, b: null, c: { right: 1, at: 2 }, d: 4 } })).toEqual({
      rulings: 3,
      results: { a: { right: true, at: 1 } },
    });
  });
});
