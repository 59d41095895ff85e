import { expect, test } from 'vitest';
import { isCompressedFile } from '../../src/pgn/openedPgnFile.svelte';
import { isMoveNag, nagSymbol, nagWord } from '../../src/pgn/GameTreeNavigator.svelte';
import { textsIn } from '../../src/texts/catalogues';

const de = textsIn('screens', 'de').pgn;
const en = textsIn('screens', 'en').pgn;

test('NAGs have symbols and words', () => {
  expect([1, 2, 3, 4, 5, 6].map(nagSymbol).join(' ')).toBe('! ? !! ?? !? ?!');
  expect([1, 6, 7, 16].map(isMoveNag)).toEqual([true, true, false, false]);
  expect(nagWord(16, en.opinions)).toBe('White is better');
  expect(nagWord(23, de.opinions)).toBe('Zugzwang');
});

test('a NAG without a symbol shows its number', () => {
  expect(nagSymbol(201)).toBe('$201');
  expect(nagWord(201, en.opinions)).toBe('annotation no. 201');
  expect(nagSymbol(0)).toBe('');
});

test('a compressed file is recognised', async () => {
  expect(await isCompressedFile(new Blob([new Uint8Array([0x1f, 0x8b, 8, 0])]))).toBe(true);
  expect(await isCompressedFile(new Blob([new Uint8Array([0x28, 0xb5, 0x2f, 0xfd])]))).toBe(true);
  expect(await isCompressedFile(new Blob(['[Event "x"]']))).toBe(false);
  expect(await isCompressedFile(new Blob(['']))).toBe(false);
});
