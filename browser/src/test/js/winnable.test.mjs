// Whether a side could still mate, asked of the emitted module. What is right is tested on the JVM.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { look, winnable, winnableSamples } from './chances.mjs';
import { table } from './corpus.mjs';

const contract = readFileSync(new URL('../../../winnable.d.ts', import.meta.url), 'utf8');
const names = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

test('the module exports what its contract declares', () => {
  const declared = names(/^export function (\w+)/gm, contract);
  assert.deepEqual(declared, ['look', 'show']);
  assert.deepEqual(Object.keys(winnable).sort(), declared);
});

test('the answers are those of our own positions', () => {
  const all = table('winnability/positions.csv');
  let asked = 0;
  for (const { fen, answer } of all.filter((_, at) => at % 4 === 0)) {
    for (const [winner, letter] of [['white', 'W'], ['black', 'B']]) {
      const wanted = answer.includes(letter) ? 'WINNABLE' : 'UNWINNABLE';
      assert.equal(look(fen, winner).answer, wanted, `${winner} in ${fen}`);
      asked++;
    }
  }
  console.log(`${asked} questions whether a side could still mate`);
  assert.ok(asked > 100);
});

test('a line is told move by move', () => {
  const { answer, line } = look('7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'white');
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

test('a line that is shown is no longer than it need be', () => {
  const asked = ['8/8/8/8/8/1k6/2p5/2K4N w - - 1 2', 'CLASSICAL', 'black', 20_000, 'en'];
  const [found, shown] = [winnable.look(...asked), winnable.show(...asked)].map(({ line }) => line);
  assert.ok(shown.length < found.length, `${shown.length} moves instead of ${found.length}`);
  assert.match(shown.at(-1).san, /#$/);
});

test('a wall is told with the squares of the king behind it', () => {
  const prospect = look('8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1', 'white');
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

test('a small budget leaves a question open', () => {
  assert.deepEqual(look('k7/p1p1p3/8/8/8/2P1P1p1/P5Pp/7K w - - 0 1', 'white', 1_000), { answer: 'UNDETERMINED' });
});

test('what is no question is an error that shows it', () => {
  assert.throws(() => look('nonsense', 'white'), /nonsense/);
  assert.throws(() => look('4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'red'), /not a colour: red/);
});
