import { describe, expect, test } from 'vitest';
import { acceptsText } from '../../src/platform/keyboardShortcuts';

/** A fake element with only the properties that `acceptsText` reads. */
function element(tagName: string, type?: string): EventTarget {
  return { tagName, type } as unknown as EventTarget;
}

describe('a key', () => {
  test.each([
    ['INPUT', 'text'],
    ['INPUT', 'search'],
    ['INPUT', 'number'],
    ['TEXTAREA', 'textarea'],
    ['SELECT', 'select-one'],
  ])('typed into %s of type %s is text', (tag, type) => {
    expect(acceptsText(element(tag, type))).toBe(true);
  });

  test.each([
    ['INPUT', 'checkbox'],
    ['INPUT', 'radio'],
    ['INPUT', 'range'],
    ['BUTTON', 'submit'],
    ['A', undefined],
    ['svg', undefined],
  ])('pressed on %s of type %s is not', (tag, type) => {
    expect(acceptsText(element(tag, type))).toBe(false);
  });

  test('pressed without a target is not text', () => {
    expect(acceptsText(null)).toBe(false);
  });
});
