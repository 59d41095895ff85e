import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, pickLanguage } from '../../src/settings/languages';

const WORDS = fileURLToPath(new URL('../../src/words', import.meta.url));

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>('../../src/words/*/*.ts', { eager: true, import: 'texts' });
const folders = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The keys and types of all messages in a language, such as `linkGameWords.join.title: function`. */
function keysOf(language: string): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, texts]) => keysIn(texts, path.replace(/.*\/(\w+)\.ts/, '$1')));
}

function keysIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${path}: ${Array.isArray(value) ? 'list' : typeof value}`];
  }
  return Object.entries(value).flatMap(([key, each]) => keysIn(each, `${path}.${key}`));
}

describe('the languages of the page', () => {
  test('each have a folder of texts', () => {
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGE_CODES].sort());
  });

  test.each(LANGUAGE_CODES)('%s has every text, and no other', (language) => {
    const [expected, actual] = [keysOf('en'), keysOf(language)];
    expect(expected.length).toBeGreaterThan(500);
    expect({
      missing: expected.filter((key) => !actual.includes(key)),
      unknown: actual.filter((key) => !expected.includes(key)),
    }).toEqual({ missing: [], unknown: [] });
  });

  test('the first preferred language that the page has is chosen, or else the default', () => {
    expect(pickLanguage(['de-AT', 'en'])).toBe('de');
    expect(pickLanguage(['fr', 'DE'])).toBe('de');
    expect(pickLanguage(['en-GB', 'de'])).toBe('en');
    expect(pickLanguage(['fr'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });
});
