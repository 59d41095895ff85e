import { describe, expect, test } from 'vitest';
import { arePressKeys, isPressKey } from '../../src/settings/settings.svelte';

describe('a key that presses a clock', () => {
  test.each(['a', 'l', 'ö', '1', '0'])('may be %s', (key) => {
    expect(isPressKey(key)).toBe(true);
  });

  test.each([
    ['a shortcut of the game', 'f'],
    ['another shortcut', 'p'],
    ['the shortcut of the focus view', 'v'],
    ['help', '?'],
    ['a capital letter', 'A'],
    ['a letter that is two in capitals', 'ß'],
    ['two letters', 'ab'],
    ['a space', ' '],
    ['empty', ''],
    ['a key without a character', 'Enter'],
    ['a number', 7],
    ['missing', undefined],
  ])('may not be %s', (_, key) => {
    expect(isPressKey(key)).toBe(false);
  });

  test('differs from the other player’s key', () => {
    expect(arePressKeys({ first: 'a', second: 'l' })).toBe(true);
    expect(arePressKeys({ first: 'a', second: 'a' })).toBe(false);
    for (const stored of [null, undefined, 'al', ['a', 'l'], { first: 'a' }]) expect(arePressKeys(stored)).toBe(false);
  });
});
