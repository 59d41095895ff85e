import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { placeholders, readProperties } from '../../scripts/buildTexts';
import { LANGUAGE_CODES, pickLanguage } from '../../src/settings/choices';

const TEXTS = fileURLToPath(new URL('../../../texts', import.meta.url));
const WEB = fileURLToPath(new URL('../..', import.meta.url));

const FILES = ['page', 'dialogs', 'screens'] as const;

/** The keys of a file, each with the placeholders of its text, such as `games.found n`. */
function keysOf(file: string): string[] {
  return readProperties(file).map(([key, text]) => [key, ...Object.keys(placeholders(text)).sort()].join(' '));
}

const sources = ['src', 'scripts']
  .flatMap((folder) => readdirSync(`${WEB}/${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .map((path) => readFileSync(`${WEB}/${path}`, 'utf8'))
  .join('\n');

describe('the languages of the page', () => {
  test('each have a folder of texts', () => {
    const folders = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGE_CODES].sort());
  });

  test.each(LANGUAGE_CODES.flatMap((language) => FILES.map((file) => [language, file] as const)))(
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

  // A key is used if the code names it, or if it takes its parent as a whole, as in `endings[ending]` or
  // `show(t.articles, chosen)`.
  test.each(FILES)('every text of %s is used', (file) => {
    const isUsed = (key: string) => {
      const [parent = '', name] = key.split('.').slice(-2);
      return new RegExp(`\\b${name}\\b|\\b${parent}\\b(?=[[})])|\\.${parent}(?=,)`).test(sources);
    };
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
