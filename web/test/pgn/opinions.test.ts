import { expect, test } from 'vitest';
import { isCompressed } from '../../src/pgn/compressed';
import { isOfMove, signOf, wordOf } from '../../src/pgn/opinions';
import { de } from '../../src/words/pgn.de';
import { en } from '../../src/words/pgn.en';

test('opinions have their signs and words', () => {
  expect([1, 2, 3, 4, 5, 6].map(signOf).join(' ')).toBe('! ? !! ?? !? ?!');
  expect([1, 6, 7, 16].map(isOfMove)).toEqual([true, true, false, false]);
  expect(wordOf(16, en.opinions)).toBe('White is better');
  expect(wordOf(23, de.opinions)).toBe('Zugzwang');
});

test('an opinion that no book prints keeps its number', () => {
  expect(signOf(201)).toBe('$201');
  expect(wordOf(201, en.opinions)).toBe('annotation no. 201');
  expect(signOf(0)).toBe('');
});

test('a compressed file is noticed, and a PGN is none', async () => {
  expect(await isCompressed(new Blob([new Uint8Array([0x1f, 0x8b, 8, 0])]))).toBe(true);
  expect(await isCompressed(new Blob([new Uint8Array([0x28, 0xb5, 0x2f, 0xfd])]))).toBe(true);
  expect(await isCompressed(new Blob(['[Event "x"]']))).toBe(false);
  expect(await isCompressed(new Blob(['']))).toBe(false);
});
