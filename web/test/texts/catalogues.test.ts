import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { placeholders, readProperties } from '../../scripts/buildTexts';
import { LANGUAGE_CODES, pickLanguage } from '../../src/settings/languages';

const TEXTS = fileURLToPath(new URL('../../../texts', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));

/** The keys of a file, each with the placeholders of its text, such as `games.found n`. */
function keysOf(file: string): string[] {
  return readProperties(file).map(([key, text]) => [key, ...Object.keys(placeholders(text)).sort()].join(' '));
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .map((path) => readFileSync(`${SOURCES}/${path}`, 'utf8'))
  .join('\n');

describe('the languages of the page', () => {
  test('each have a folder of texts', () => {
    const folders = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGE_CODES].sort());
  });

  test.each(LANGUAGE_CODES.flatMap((language) => ['page', 'screens'].map((file) => [language, file] as const)))(
    '%s has every text of %s with its placeholders, and no other',
    (language, file) => {
      const [expected, actual] = [keysOf(`en/${file}`), keysOf(`${language}/${file}`)];
      expect(new Set(actual).size).toBe(actual.length);
      expect({
        missing: expected.filter((key) => !actual.includes(key)),
        unknown: actual.filter((key) => !expected.includes(key)),
      }).toEqual({ missing: [], unknown: [] });
    },
  );

  // A key that is computed, such as `cases.games.DRAW`, is used if its parent is.
  test.each(['page', 'screens'])('every text of %s is used', (file) => {
    const isUsed = (key: string) => key.split('.').slice(-3).some((name) => new RegExp(`\\b${name}\\b`).test(sources));
    expect(readProperties(`en/${file}`).map(([key]) => key).filter((key) => !isUsed(key))).toEqual([]);
  });

  test('the first preferred language that the page has is chosen, or else the default', () => {
    expect(pickLanguage(['de-AT', 'en'])).toBe('de');
    expect(pickLanguage(['fr', 'DE'])).toBe('de');
    expect(pickLanguage(['en-GB', 'de'])).toBe('en');
    expect(pickLanguage(['fr'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });
});
