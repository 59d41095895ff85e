// Helpers for playing games with the compiled rules, without the page.
import assert from 'node:assert/strict';
import * as casual from '../../../target/js/rules.js';
import * as strict from '../../../target/js/strict.js';
import { giveTexts } from './giveTexts.mjs';

[casual, strict].forEach(giveTexts);

const moduleFor = (started) => (started?.mode === 'STRICT' ? strict : casual);

/** The compiled rules. As in the page, a strict game uses the module that includes strict play. */
export const rules = {
  ...casual,
  start: (event) => moduleFor(event).start(event),
  readGame: (stored) => moduleFor(stored?.events?.[0]).readGame(stored),
};

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

/** Starts a casual game in the module that includes strict play and so supports both casual and strict events. */
export const startWithStrictRules = () => strict.start(started());

export const readGameWithStrictRules = strict.readGame;

/** Writes a game as PGN, which only the module with strict play can do. */
export const pgnOf = (game, tags) => strict.pgn({ v: 1, type: 'game', events: game.events() }, tags);

/** Starts a game, by default over the board and without a clock. */
export const start = (setup) => rules.start(started(setup));

/** Creates a game without checking whether it is already over in its starting position. */
export const setUp = (setup) =>
  rules.readGame({ v: 1, type: 'game', events: [started(setup)] }).game;

export const variantOf = (row) => row.variant.toUpperCase();

/** Submits an attempt by the side to move and returns the arbiter's answer. */
export function attempt(game, tried, now = 0, language = 'en') {
  const seat = game.standing(language).turn;
  return game.decide({ v: 1, type: 'move', seat, id: 'm', attempt: tried }, now, language);
}

/** Asserts that the command was accepted, and returns the resulting game. */
export function accepted(game, answer) {
  assert.equal(answer.type, 'accepted', JSON.stringify(answer));
  return game.apply(answer.events);
}

export const ask = (game, command, now = 0) =>
  accepted(game, game.decide({ v: 1, id: 'c', ...command }, now, 'en'));

/** Plays legal moves in any notation, one second apart. */
export function play(game, moves, from = 0) {
  return moves.reduce(
    (now, move, at) => accepted(now, attempt(now, understood(now, move), from + at * 1000)),
    game,
  );
}

/** Parses a move in any notation that a user may type. */
export function understood(game, typed) {
  const reading = game.readMove(typed, 'en');
  assert.equal(reading.kind, 'understood', JSON.stringify(reading));
  return reading.attempt;
}
