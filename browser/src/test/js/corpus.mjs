// The truth tables that the JVM's tests read, too.
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const CORPUS = new URL('../../../../corpus/', import.meta.url);

const text = (path) => readFileSync(new URL(path, CORPUS), 'utf8');

/** The lines of a table as objects by the names of the columns. */
export function table(path) {
  const [header, ...lines] = text(path).trimEnd().split('\n').map(cells);
  return lines.map((line, at) => ({
    line: at + 2,
    ...Object.fromEntries(header.map((name, column) => [name, line[column] ?? ''])),
  }));
}

/** Cells have commas between them; one that has a comma itself stands in quotes. */
function cells(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** Each line of a file of messages, as it stands there. */
export const lines = (path) => text(path).trimEnd().split('\n');

export const filesIn = (folder) => readdirSync(new URL(folder, CORPUS)).sort();

/** One test for each case, and how many there were. */
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
