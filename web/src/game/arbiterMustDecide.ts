import type { Game } from '../rules/rules';

/**
 * Whether a stopped game can continue only after the arbiter's decision, because the side to move has no legal move
 * (7.5.2).
 */
export function arbiterMustDecide(game: Game, now: number): boolean {
  const answer = game.decide({ v: 1, id: '', type: 'resume', seat: 'arbiter' }, now, 'en');
  return answer.type === 'refused' && answer.reason === 'ARBITER_MUST_DECIDE';
}
