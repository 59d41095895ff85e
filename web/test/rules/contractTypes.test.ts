import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

type Samples = Record<string, () => [string, unknown][]>;

const CONTRACTS: [contract: string, from: string, give: string][] = [
  ['rules', 'contractSamples.mjs', 'samples'],
  ['pgn', 'pgnDriver.mjs', 'pgnSamples'],
  ['winnable', 'winnabilityDriver.mjs', 'winnableSamples'],
  ['clock', 'clockDriver.mjs', 'clockSamples'],
];

/** Writes the values of a module as constants of their types, and returns the path of the file. */
async function writeValues(contract: string, from: string, give: string): Promise<string> {
  const values = ((await import(file(`../browser/src/test/js/${from}`))) as Samples)[give]!();
  const types = [...new Set(values.map(([type]) => type))];
  const folder = file(`target/contract/${contract}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/values.ts`,
    [
      `import type { ${types.join(', ')} } from '../../../../browser/${contract}.js';`,
      ...values.map(([type, value], at) => `export const v${at}: ${type} = ${JSON.stringify(value)};`),
    ].join('\n'),
  );
  console.log(`${contract}.js, types: ${values.length} values of ${types.length} types`);
  return `${folder}/values.ts`;
}

it('every value of the modules has the type that its contract declares', async () => {
  const files = await Promise.all(CONTRACTS.map((contract) => writeValues(...contract)));
  const options = ['--strict', '--noEmit', '--ignoreConfig', '--target', 'es2022', '--module', 'nodenext'];
  const compiler = file('node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, ...files], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
}, 60_000);
