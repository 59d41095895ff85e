import { expect, test } from 'vitest';
import { addToLines, removeFromLines } from '../../src/game/GameVariations.svelte';

test('a line grows, branches, and is stored once', () => {
  let lines = addToLines([], '2 g1f3');
  lines = addToLines(lines, '2 g1f3 b8c6');
  expect(lines).toEqual(['2 g1f3 b8c6']);
  lines = addToLines(lines, '2 g1f3 g8f6');
  lines = addToLines(lines, '2 g1f3');
  lines = addToLines(lines, '12 g1f3');
  expect(lines).toEqual(['2 g1f3 b8c6', '2 g1f3 g8f6', '12 g1f3']);
});

test('a deleted move takes its continuation with it and leaves the moves before it', () => {
  const lines = ['2 g1f3 b8c6 f1b5', '2 g1f3 g8f6', '4 d2d4'];
  expect(removeFromLines(lines, '2 g1f3 b8c6')).toEqual(['2 g1f3 g8f6', '4 d2d4']);
  expect(removeFromLines(lines, '2 g1f3 b8c6 f1b5')).toEqual(['2 g1f3 b8c6', '2 g1f3 g8f6', '4 d2d4']);
  expect(removeFromLines(lines, '2 g1f3')).toEqual(['4 d2d4']);
  expect(removeFromLines(['2 g1f3 b8c6'], '2 g1f3 b8c6')).toEqual(['2 g1f3']);
});
