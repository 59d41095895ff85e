// Compares the compiled module's rulings with the corpus, so that the page and the server agree.
import assert from 'node:assert/strict';
import { filesIn, lines, table, testEach, words } from './corpusTables.mjs';
import { attempt, play, setUp, start, understood, variantOf } from './gameDriver.mjs';

const title = (row) => `line ${row.line}: ${row.attempt}`;

/**
 * Plays the moves from a table row and returns the answer to the row's attempt. By default, the
 * game is created without checking whether it is already over, because in some rows it is over in
 * the starting position.
 */
function refused(row, language, begin = setUp) {
  const game = play(begin({ fen: row.fen, variant: variantOf(row) }), words(row.moves));
  return attempt(game, understood(game, row.attempt), 0, language);
}

/**
 * Compares the values found with those in a table cell. An empty cell is not compared. A hyphen
 * means that no values are expected.
 */
function assertSame(column, found) {
  if (column !== '') {
    assert.deepEqual(found.toSorted(), column === '-' ? [] : words(column).toSorted());
  }
}

for (const file of filesIn('rulings/')) {
  testEach(`rulings/${file}`, table(`rulings/${file}`), title, (row) => {
    for (const language of ['en', 'de']) {
      const answer = refused(row, language, file === 'move-history.csv' ? start : setUp);
      assert.equal(answer.type, 'refused');
      assert.equal(answer.reason, row.reason);
      assert.equal(answer.article, row.article);
      assertSame(row.squares, answer.squares);
      assertSame(row.arrows, answer.arrows.map((arrow) => arrow.join('-')));
      const told = answer.sentence.split(/[^A-Za-z0-9.]+|\.(?= |$)/);
      words(row['sentence-contains']).forEach((word) => assert.ok(told.includes(word), answer.sentence));
      assert.ok(answer.sentence.endsWith(`(${row.article}).`), answer.sentence);
    }
  });
}

testEach('german/rulings.csv', table('german/rulings.csv'), title, (row) => {
  const begin = row.finding === 'GAME_OVER' ? start : setUp;
  assert.equal(refused(row, 'de', begin).sentence, row.sentence);
});

function whyAllowed(row, language) {
  const game = play(setUp({ fen: row.fen, variant: variantOf(row) }), [row.attempt]);
  return game.scored(1, language).why?.sentence ?? null;
}

testEach('surprising-moves.csv', table('surprising-moves.csv'), title, (row) => {
  const why = whyAllowed(row, 'en');
  if (row.kind === '') {
    assert.equal(why, null);
  } else {
    assert.ok(why.endsWith(`(${row.article}).`), why);
    words(row.square).forEach((square) => assert.match(why, new RegExp(`\\b${square}\\b`)));
  }
});

testEach('german/surprising-moves.csv', table('german/surprising-moves.csv'), title, (row) => {
  assert.equal(whyAllowed(row, 'de'), row.sentence);
});

testEach('wire/rulings.jsonl', lines('wire/rulings.jsonl').map((line) => JSON.parse(line)), (one) => one.fen, (one) => {
  const { fen: position, variant } = one;
  const game = setUp({ fen: position, variant });
  const answer = attempt(game, one.attempt);
  const { legal, extended, fen, ...told } = one.ruling;
  if (legal) {
    const after = game.apply(answer.events);
    const { uci, san, check, mate, why } = after.scored(1, 'en');
    assert.deepEqual({ uci, san, check, mate, why: why?.sentence ?? null }, told);
    assert.equal(after.diagram(1).fen, fen);
  } else {
    const { text, ...wire } = answer;
    assert.equal(text, told.sentence.replace(` (${told.article})`, ''));
    assert.deepEqual(wire, { v: 1, type: 'refused', ...told });
  }
});
