import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

type Samples = Record<string, () => [string, unknown][]>;

it.each([
  ['rules', 'contractSamples.mjs', 'samples'],
  ['pgn', 'pgnDriver.mjs', 'pgnSamples'],
  ['winnable', 'winnabilityDriver.mjs', 'winnableSamples'],
  ['clock', 'clockDriver.mjs', 'clockSamples'],
])('every value of %s has the type that its contract declares', async (contract, from, give) => {
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
  const options = ['--strict', '--noEmit', '--ignoreConfig', '--target', 'es2022', '--module', 'nodenext'];
  const compiler = file('node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, `${folder}/values.ts`], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
}, 60_000);
