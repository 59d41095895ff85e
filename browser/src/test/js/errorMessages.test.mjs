// Compares the compiled module's error messages and spoken moves with the corpus.
import assert from 'node:assert/strict';
import { table, testEach } from './corpusTables.mjs';
import { play, rules, setUp, start, variantOf } from './gameDriver.mjs';

/**
 * The readers that the page uses: the lenient FEN reader and those for typed moves and time
 * controls. The other readers exist only on the JVM.
 */
const READERS = {
  lenient: (row) => rules.readFen(row.text, variantOf(row), 'de').problems.map((problem) => problem.message),
  forgiven: (row) => rules.readFen(row.text, variantOf(row), 'de').forgiven,
  notes: (row) => rules.readFen(row.text, variantOf(row), 'de').notes,
  san: (row) => [position(row).readMove(row.text, 'de').message],
  time: (row) => [rules.readControl(row.text, 'de').message],
};

const position = (row) => (row.fen === '' ? start({}) : setUp({ fen: row.fen, variant: variantOf(row) }));

const read = table('german/input-remarks.csv').filter((row) => row.reader in READERS);

testEach('german/input-remarks.csv', read, (row) => `line ${row.line}: ${row.text}`, (row) => {
  const said = READERS[row.reader](row);
  assert.ok(said.includes(row.sentence), said.join('\n'));
});

testEach('spoken.csv', table('spoken.csv'), (row) => `line ${row.line}: ${row.english}`, (row) => {
  const before = setUp({ fen: row.fen, variant: variantOf(row) });
  const after = play(before, [row.move]);
  for (const [language, spoken] of [['en', row.english], ['de', row.german]]) {
    assert.equal(after.scored(1, language).spoken, spoken);
    const [{ text }] = before.announce(after.events().slice(before.size()), language);
    assert.ok(text.endsWith(`: ${spoken}.`), text);
  }
});
