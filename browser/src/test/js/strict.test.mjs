// Runs the scenarios in corpus/strict against the compiled rules.
import assert from 'node:assert/strict';
import { filesIn, table, testEach } from './corpusTables.mjs';
import { scene } from './strictDriver.mjs';

/**
 * Returns whether a row is covered only by the JVM tests. The compiled rules contain no winnability search, and they
 * reject move counts above 9999.
 */
const elsewhere = ({ actions }) => actions.includes('settle') || actions.includes('10000');

/** Returns the letter of the piece on a square, or `-` if the square is empty. */
function letterAt(placement, square) {
  const ranks = placement.replace(/\d/g, (digit) => '-'.repeat(Number(digit))).split('/');
  return ranks[8 - Number(square[1])][square.charCodeAt(0) - 'a'.charCodeAt(0)];
}

function assertPieces(placement, expected) {
  for (const one of expected.split(' ')) {
    assert.equal(letterAt(placement, one.slice(0, 2)), one[3], one);
  }
}

/** The checks for the expectations that can be tested through the page's API. */
const CHECKS = {
  refused: ({ answer }, expected) => assert.equal(answer.reason, expected),
  events: ({ answer }, expected) =>
    assert.equal(answer.events.map(({ type }) => type).join(' ') || 'none', expected),
  says: ({ sentences }, expected) => assert.ok(sentences.includes(expected), sentences.join('\n')),
  log: ({ game }, expected) =>
    assert.ok(game.arbiterLog('en').some(({ sentence }) => sentence === expected)),
  shows: ({ game }, expected) => assertPieces(game.strict().placement, expected),
  ruled: ({ game }, expected) =>
    assertPieces(game.diagram(game.standing('en').plies).placement, expected),
  turn: ({ game }, expected) => assert.equal(game.standing('en').turn, expected),
  clocks: ({ game, now }, expected) => {
    const { white, black } = game.clocks(now);
    assert.equal(`${white / 1000} ${black / 1000}`, expected);
  },
  counted: ({ game }, expected) => {
    const { white, black } = game.strict().moveCounts;
    assert.equal(`${white} ${black}`, expected);
  },
  runs: ({ game, now }, expected) => assert.equal(game.clocks(now).running ?? 'nobody', expected),
  irregularities: ({ game }, expected) => {
    const { white, black } = game.strict().irregularities;
    assert.equal(`${white} ${black}`, expected);
  },
  ends: ({ game }, expected) => {
    const { outcome } = game.events().findLast(({ type }) => type === 'ended' || type === 'settled');
    assert.equal(`${outcome.ending} ${outcome.result} ${outcome.article}`, expected);
  },
  goes: ({ game }) => assert.equal(game.standing('en').over, false),
  paused: ({ game }) => assert.equal(game.standing('en').paused, true),
  offer: ({ game }, expected) =>
    assert.equal(game.standing('en').drawOffer?.by ?? 'none', expected),
  sheet: ({ game }, expected) => {
    const { san, drawOffered } = game.scored(game.standing('en').plies, 'en');
    assert.equal(san + (drawOffered ? ' (=)' : ''), expected);
  },
};

for (const file of filesIn('strict')) {
  const rows = table(`strict/${file}`).filter((row) => !elsewhere(row));
  testEach(`strict/${file}`, rows, (row) => `${row.line}, ${row.case}`, (row) => {
    const state = scene(row);
    for (const expectation of row.expect.split(';')) {
      const [key, ...words] = expectation.trim().split(' ');
      CHECKS[key]?.(state, words.join(' '));
    }
  });
}
