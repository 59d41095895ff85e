import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLanguages, readProperties } from '../../scripts/buildTexts';
import { format, type Value } from '../../src/texts/format';

const TABLE = readFileSync(new URL('../../../corpus/texts.csv', import.meta.url), 'utf8');
const ROWS = TABLE.split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t') as [string, string, string, string]);

function valueOf(text: string): Value {
  if (text.startsWith('[')) return text.slice(1, -1).split('|').map(valueOf);
  if (/^\d+$/.test(text)) return Number(text);
  const [, noun, parts] = /^@([\w.]+)(?:\((.*)\))?$/.exec(text) ?? [];
  return noun ? { noun, parts: parts ? parts.split(',').map(valueOf) : [] } : text;
}

function valuesOf(text: string): Record<string, Value> {
  const pairs = text.split('; ').filter(Boolean).map((pair) => pair.split('=') as [string, string]);
  return Object.fromEntries(pairs.map(([name, value]) => [name, valueOf(value)]));
}

function nounsOf(language: string): Record<string, string> {
  const known = readLanguages().find((code) => code === language) ?? 'en';
  return Object.fromEntries(readProperties(`${known}/nouns`));
}

test.each(ROWS)('%s: %s with %s', (language, template, values, text) => {
  expect(format(template, valuesOf(values), { language, nouns: nounsOf(language) })).toBe(text);
});

test('a value that is missing is reported', () => {
  expect(() => format('{name} wins.', {}, { language: 'en', nouns: {} })).toThrow('no value for {name}');
});
