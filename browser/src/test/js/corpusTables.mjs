// Reads the test tables shared with the JVM tests.
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const CORPUS = new URL('../../../../corpus/', import.meta.url);

const text = (path) => readFileSync(new URL(path, CORPUS), 'utf8');

/** Returns the rows of a CSV table as objects, keyed by column name. */
export function table(path) {
  const [header, ...lines] = text(path).trimEnd().split('\n').map(cells);
  return lines.map((line, at) => ({
    line: at + 2,
    ...Object.fromEntries(header.map((name, column) => [name, line[column] ?? ''])),
  }));
}

/** Splits a CSV line into cells. A cell that contains a comma is quoted. */
function cells(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

export const lines = (path) => text(path).trimEnd().split('\n');

export const filesIn = (folder) => readdirSync(new URL(folder, CORPUS)).sort();

/** Registers one test per case and prints the number of cases. */
export function testEach(name, cases, title, run) {
  if (cases.length === 0) {
    throw new Error(`${name} has no cases`);
  }
  console.log(`rules.js, ${name}: ${cases.length} cases`);
  for (const one of cases) {
    test(`${name}: ${title(one)}`, () => run(one));
  }
}

export const words = (text) => (text === '' ? [] : text.split(' '));
