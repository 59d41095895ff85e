import type { Language } from '@texts';
import { start, type Game, type Square } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { CLASSICAL_FEN } from '../storage/GameRecord';

/** A short game with captures, a check, castling, and a refused move by a pinned bishop. */
const MOVES = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'd5e5', 'f1e2', 'c8g4', 'g1f3', 'g4f3', 'e2d3', '0-0'];

/**
 * Plays a short invisible game, one move per idle callback. The first run of the rules is much slower than later runs
 * and would otherwise delay the player's first move. Returns a function that stops the warm-up.
 */
export function warmUpRules(): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => {};
  const remaining = [...MOVES];
  let game: Game | undefined;
  let next = requestIdleCallback(function step() {
    game = game ? playMove(game, remaining.shift()!, settings.language) : newGame();
    if (remaining.length > 0) next = requestIdleCallback(step);
  });
  return () => cancelIdleCallback(next);
}

function newGame(): Game {
  return start({
    v: 1,
    type: 'started',
    at: 0,
    variant: 'CLASSICAL',
    fen: CLASSICAL_FEN,
    rulebook: 'OVER_THE_BOARD',
    control: '5+3',
  });
}

/**
 * Plays a move, making the same calls to the rules as GameSession does. If the move is refused, the game is unchanged.
 */
function playMove(game: Game, attempt: string, language: Language): Game {
  const { turn: seat, plies } = game.standing(language);
  const from: Square = attempt.slice(0, 2);
  if (from !== '0-') {
    game.choose(from, language);
    game.basicMoves(from);
  }
  const answer = game.decide({ v: 1, id: '', type: 'move', seat, attempt }, plies, language);
  if (answer.type === 'refused') return game;
  const after = game.apply(answer.events);
  after.standing(language);
  after.diagram(plies + 1);
  after.scored(plies + 1, language);
  after.clocks(plies + 1);
  game.announce(answer.events, language);
  return after;
}
