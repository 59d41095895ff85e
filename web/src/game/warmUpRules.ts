import { start, type Game, type Language, type Square } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { CLASSICAL_FEN } from '../storage/GameRecord';

/** What games ask of the rules: captures, a check, castling; and a pinned bishop that tries to move. */
const MOVES = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'd5e5', 'f1e2', 'c8g4', 'g1f3', 'g4f3', 'e2d3', '0-0'];

/**
 * Plays a short game that nobody sees while the page has nothing else to do, a move at a time: what the rules do for
 * the first time takes them far longer than ever after, and should not hold up somebody's move. The answer stops it.
 */
export function warmUpRules(): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => {};
  const left = [...MOVES];
  let game: Game | undefined;
  let next = requestIdleCallback(function step() {
    game = game ? played(game, left.shift()!, settings.language) : begun();
    if (left.length > 0) next = requestIdleCallback(step);
  });
  return () => cancelIdleCallback(next);
}

function begun(): Game {
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

/** The game after a move, if it is legal, with everything asked that a table asks. */
function played(game: Game, attempt: string, language: Language): Game {
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
