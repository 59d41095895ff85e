// Counts legal moves through the public API, square by square, and compares the counts with known
// perft numbers.
import assert from 'node:assert/strict';
import { testEach } from './corpusTables.mjs';
import { accepted, attempt, start } from './gameDriver.mjs';

const SQUARES = [...'12345678'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));

/** Returns all legal moves as attempts, with four attempts for each promotion. */
function attempts(game) {
  return SQUARES.flatMap((from) =>
    game.legalMoves(from).flatMap((to) => {
      const missing = attempt(game, from + to).reason === 'PROMOTION_MISSING';
      return missing ? [...'qnrb'].map((role) => from + to + role) : [from + to];
    }),
  );
}

function perft(game, depth) {
  const tries = attempts(game);
  return depth === 1
    ? tries.length
    : tries.reduce((sum, tried) => sum + perft(accepted(game, attempt(game, tried)), depth - 1), 0);
}

/** Published perft numbers. */
const COUNTS = [
  ['the start', 3, 8902, {}],
  ['kiwipete', 2, 2039, { fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' }],
  ['an endgame full of en passant', 3, 2812, { fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' }],
  ['promotions', 2, 496, { fen: 'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1' }],
  ['Chess960', 2, 528, { fen: 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', variant: 'CHESS960' }],
];

testEach('perft', COUNTS, ([name, depth]) => `${name} to depth ${depth}`, ([, depth, count, setup]) => {
  assert.equal(perft(start(setup), depth), count);
});
