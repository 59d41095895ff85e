// Games at a board that nobody looks at.
import assert from 'node:assert/strict';
import * as rules from '../../../target/js/rules.js';

export { rules };

export const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const started = ({ fen = INITIAL, variant = 'CLASSICAL', ...other } = {}) => ({
  v: 1,
  type: 'started',
  at: 0,
  variant,
  fen,
  rulebook: 'OVER_THE_BOARD',
  control: '-',
  ...other,
});

/** A game over the board without a clock, unless something else is said. */
export const start = (setup) => rules.start(started(setup));

/** The same, with nobody having looked whether it is over before it began. */
export const setUp = (setup) =>
  rules.readGame({ v: 1, type: 'game', events: [started(setup)] }).game;

export const variantOf = (row) => row.variant.toUpperCase();

/** The answer to an attempt of the side to move. */
export function attempt(game, tried, now = 0, language = 'en') {
  const seat = game.standing(language).turn;
  return game.decide({ v: 1, type: 'move', seat, id: 'm', attempt: tried }, now, language);
}

/** The game after something that the arbiter accepts. */
export function accepted(game, answer) {
  assert.equal(answer.type, 'accepted', JSON.stringify(answer));
  return game.apply(answer.events);
}

export const ask = (game, command, now = 0) =>
  accepted(game, game.decide({ v: 1, id: 'c', ...command }, now, 'en'));

/** The game after legal moves in any notation, one second each. */
export function play(game, moves, from = 0) {
  return moves.reduce(
    (now, move, at) => accepted(now, attempt(now, understood(now, move), from + at * 1000)),
    game,
  );
}

/** What was tried, as a person typed it. */
export function understood(game, typed) {
  const reading = game.readMove(typed, 'en');
  assert.equal(reading.kind, 'understood', JSON.stringify(reading));
  return reading.attempt;
}
