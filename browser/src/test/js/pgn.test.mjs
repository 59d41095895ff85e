// Tests the API of the compiled PGN module. The JVM tests cover the parsing itself.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ANNOTATED, bytes, findAll, pgn, pgnSamples, read } from './pgnDriver.mjs';

const contract = readFileSync(new URL('../../../pgn.d.ts', import.meta.url), 'utf8');
const names = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

test('the module exports what its contract declares', () => {
  const declared = names(/^export (?:function|class) (\w+)/gm, contract);
  assert.ok(declared.includes('find') && declared.includes('Games'));
  assert.deepEqual(Object.keys(pgn).sort(), declared);
});

/** Returns the keys of a declared object type. The declaration indents them by two spaces. */
function keys(type) {
  const [, body] = contract.match(new RegExp(`^export type ${type} =[^{;]*\\{(.*?)^\\}`, 'ms'));
  return names(/^ {2}(\w+)\??:/gm, body);
}

test('every value has exactly its keys', () => {
  const trees = pgnSamples().filter(([type]) => type === 'GameTree').map(([, tree]) => tree);
  const nodes = trees.flatMap((tree) => tree.nodes);
  const comments = nodes.flatMap(({ before, after, closing }) => [...before, ...after, ...closing]);
  const all = [...pgnSamples(), ...nodes.map((node) => ['GameNode', node]), ...comments.map((one) => ['GameComment', one])];
  assert.ok(comments.length > 5);
  for (const [type, value] of all) assert.deepEqual(Object.keys(value).sort(), keys(type), type);
});

test('games are found again at their offsets, however the text is cut into pieces', () => {
  const text = `junk\n${ANNOTATED}\n\n${ANNOTATED.replaceAll('\n', '\r\n')}\r\n[White "Last"] 1. d4 *`;
  for (const most of [1, 7, 1000, Infinity]) {
    const found = findAll(text, 2, most);
    assert.deepEqual(found.map(({ white }) => white), ['Änne', 'Änne', 'Last']);
    assert.deepEqual(found.map(({ line }) => line), [1, 13, 27]);
    const all = bytes(text);
    const second = all.slice(found[1].offset, found[2].offset);
    assert.equal(pgn.look(second, found[1].line).plies, 14);
    assert.deepEqual(pgn.read(second, 1, 'en').nodes, read(ANNOTATED).nodes);
  }
});

test('games without tags are found after blank lines', () => {
  const text = '1. e4 e5 2. Nf3\n\n 1. d4 d5\n\n[White "A"]\n\n[White "B"]\n';
  const found = findAll(text, 1, 5);
  assert.deepEqual(found.map(({ white }) => white), ['', '', 'A', 'B']);
  const all = bytes(text);
  const plies = found.map(({ offset, line }, at) => pgn.look(all.slice(offset, found[at + 1]?.offset), line).plies);
  assert.deepEqual(plies, [3, 2, 0, 0]);
});

test('a game is a list of positions, each with what follows', () => {
  const { nodes, tags, score } = read(ANNOTATED);
  const line = (at) => (nodes[at].children.length ? `${nodes[at].san} ${line(nodes[at].children[0])}` : nodes[at].san);
  assert.equal(line(0).trim(), 'e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#');
  assert.equal(score, '0-1');
  assert.deepEqual(tags.find(([name]) => name === 'WhiteElo'), ['WhiteElo', '2104']);
  const knight = nodes.find(({ san }) => san === 'Nf3');
  assert.deepEqual(knight.children.map((at) => line(at)), [
    'Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#',
    'Nf6 Nxe5 d6',
    'd6',
  ]);
  assert.equal(knight.spoken, 'knight g1 to f3');
  assert.deepEqual(knight.after[0].arrows, [{ color: 'GREEN', from: 'f3', to: 'e5' }]);
  assert.equal(knight.after[0].text, 'attacks');
  assert.equal(nodes.find(({ san }) => san === 'Bc4').after[0].evaluation, '0.25');
  assert.equal(nodes.find(({ san }) => san === 'Nd4').after[0].elapsed, 12_000);
  assert.equal(nodes.find(({ san }) => san === 'e4').after[0].clock, 300_000);
  assert.deepEqual(nodes.at(-1).nags, []);
  assert.ok(nodes.at(-1).ended);
  assert.equal(nodes.at(-1).check, 'e1');
});

test('what is wrong is told with its place, in both languages', () => {
  const text = '[White "A"]\n\n1. e4 e5\n2. Ke3 0-0 *';
  const [english] = read(text).errors;
  assert.deepEqual([english.line, english.column], [4, 4]);
  assert.match(english.message, /^Ke3 is not allowed\. /);
  assert.match(read(text, 'de').errors[0].message, /^Ke3 ist nicht erlaubt\. /);
  assert.match(read('1. e4 e5 0-0 *', 'de').errors[0].message, /nicht erlaubt/);
  const [odd] = read('1. e2e4 e5 *', 'de').forgiven;
  assert.deepEqual(odd, { line: 1, column: 4, message: 'ein Zug in langer Notation', times: 1 });
});

test('a game is written so that it reads back equal', () => {
  const written = pgn.write(bytes(ANNOTATED), 1);
  assert.deepEqual(read(written), read(ANNOTATED));
  assert.ok(written.split('\n').every((line) => line.length < 80));
});

test('bytes that are no text at all are read to their end', () => {
  let seed = 7;
  const hostile = Array.from({ length: 30_000 }, () => (seed = (seed * 16807) % 2147483647) % 256);
  const text = `${String.fromCharCode(...hostile)}\n\n[Event "after"]\n[White "Ann"]\n\n1. e4 *`;
  const found = findAll(text);
  assert.equal(found.at(-1)?.white, 'Ann');
});
