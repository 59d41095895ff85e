// Tests the compiled module's verdicts and explanations. WinnabilityPositionsTest checks the same
// table on the JVM.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { explain, verdict, winnable, winnableSamples } from './winnabilityDriver.mjs';
import { table } from './corpusTables.mjs';

const contract = readFileSync(new URL('../../../winnable.d.ts', import.meta.url), 'utf8');
const names = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

test('the module exports what its contract declares', () => {
  const declared = names(/^export function (\w+)/gm, contract);
  assert.deepEqual(declared, ['explain', 'useTexts', 'verdict']);
  assert.deepEqual(Object.keys(winnable).sort(), declared);
});

test('the page and the JVM give the same verdict on every position of the table', () => {
  const rows = table('winnability/positions.csv');
  for (const { fen, answer } of rows) {
    const expected = (letter) => (answer.includes(letter) ? 'WINNABLE' : 'UNWINNABLE');
    assert.equal(verdict(fen, 'black'), expected('W'), `Black's flag in ${fen}`);
    assert.equal(verdict(fen, 'white'), expected('B'), `White's flag in ${fen}`);
    assert.equal(verdict(fen, null), answer === '--' ? 'UNWINNABLE' : null, `a game in progress in ${fen}`);
  }
  console.log(`verdicts on ${rows.length} positions`);
  assert.ok(rows.length > 200);
});

test('a mating line is given move by move', () => {
  const { answer, line } = explain('7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'white');
  assert.equal(answer, 'WINNABLE');
  assert.deepEqual(line, [
    {
      number: '1.',
      san: 'Ra8#',
      spoken: 'rook a1 to a8, checkmate',
      fen: 'R6k/8/6K1/8/8/8/8/8 b - - 1 1',
      check: 'h8',
      mating: ['a8'],
      lastMove: { from: 'a1', to: 'a8' },
    },
  ]);
});

test('a locked position is explained with the squares of the king', () => {
  const prospect = explain('8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1', 'white');
  assert.equal(prospect.argument, 'OUT_OF_REACH');
  assert.equal(prospect.locked, true);
  assert.equal(prospect.squares.length, 24);
  assert.ok(prospect.squares.every((square) => square[1] >= '6'));
});

test('an argument is one of those declared', () => {
  const declared = names(/'([A-Z_]+)'/g, contract.match(/export type Argument =(.*?);/s)[1]);
  assert.equal(declared.length, 6);
  const given = winnableSamples().flatMap(([, { argument }]) => argument ?? []);
  assert.ok(given.length > 1 && given.every((argument) => declared.includes(argument)), given);
});

test('an unreadable argument is an error that quotes it', () => {
  assert.throws(() => verdict('nonsense', 'white'), /nonsense/);
  assert.throws(() => explain('4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'red'), /not a colour: red/);
});
