// Tests that the rules module exports exactly the API that rules.d.ts declares. A test in `web`, where the TypeScript
// compiler is available, checks the types of the values.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as strict from '../../../target/js/strict.js';
import { rules, start } from './gameDriver.mjs';
import { samples } from './contractSamples.mjs';

const contract = readFileSync(new URL('../../../rules.d.ts', import.meta.url), 'utf8');

const names = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

test('the module exports what the contract declares', () => {
  const declared = names(/^export (?:function|class) (\w+)/gm, contract);
  assert.ok(declared.includes('start') && declared.includes('Game'));
  assert.deepEqual(Object.keys(rules).sort(), declared);
  const added = names(/^export function (\w+)/gm, readFileSync(new URL('../../../strict.d.ts', import.meta.url), 'utf8'));
  // TeaVM also exports the class whose functions StrictExports calls.
  const exported = Object.keys(strict).filter((name) => name !== 'RulesExports');
  assert.deepEqual(exported.sort(), [...declared, ...added].sort());
});

test('a game has the methods that the contract declares', () => {
  const [declaration] = contract.match(/^export class Game \{.*?^\}/ms);
  const declared = names(/^ {2}(?!private)(\w+)\(/gm, declaration);
  assert.ok(declared.includes('decide'));
  const methods = Object.getOwnPropertyNames(rules.Game.prototype);
  assert.deepEqual(methods.filter((name) => /^[a-z]\w+$/.test(name) && name !== 'constructor').sort(), declared);
  assert.ok(start() instanceof rules.Game);
});

/** Returns the keys of a declared object type. The declaration indents them by two spaces. */
function keys(type) {
  const [, body] = contract.match(new RegExp(`^export type ${type} =[^{;]*\\{(.*?)^\\}`, 'ms'));
  return names(/^ {2}(\w+)\??:/gm, body);
}

for (const type of ['Standing', 'Diagram', 'ScoredMove', 'ClockFace']) {
  test(`every ${type} has exactly its keys`, () => {
    const values = samples().filter(([name]) => name === type);
    assert.ok(values.length > 0);
    values.forEach(([, value]) => assert.deepEqual(Object.keys(value).sort(), keys(type)));
  });
}
