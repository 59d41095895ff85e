import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { CaseExercise } from '../src/cases/caseProgress.svelte.ts';

const CORPUS = fileURLToPath(new URL('../../corpus', import.meta.url));

/** Reads the corpus cases as exercises. Leaves out the correct answers, which the arbiter computes at run time. */
export function readCaseExercises(): CaseExercise[] {
  const files = readdirSync(`${CORPUS}/cases`).filter((name) => name.endsWith('.csv')).sort();
  return files
    .flatMap((name) => readCsv(`cases/${name}`))
    .map(({ id, question }) => ({ id: id!, question: JSON.parse(question!) as CaseExercise['question'] }));
}

function readCsv(path: string): Record<string, string>[] {
  const [header = [], ...rows] = parseCsv(readFileSync(`${CORPUS}/${path}`, 'utf8'));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

/** Parses CSV in which a quotation mark inside a quoted field is written twice. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',' && end !== '') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** Provides the module `virtual:cases`, which exports the exercises. The page loads it when *Cases* is opened. */
export function buildCaseExercises(): Plugin {
  return {
    name: 'arbiter-cases',
    resolveId: (id) => (id === 'virtual:cases' ? '\0cases' : undefined),
    load: (id) => (id === '\0cases' ? `export default ${JSON.stringify(readCaseExercises())};` : undefined),
  };
}
