import type { GameSession } from '../game/GameSession.svelte';
import type { ClaimKind } from '../rules/rules';

/** The draws that can be claimed now, or with the move about to be played (9.2, 9.3). */
export function claimableKinds(session: GameSession): ClaimKind[] {
  const { over, rulebook, claims } = session.standing;
  // Under the online rules, such draws are automatic.
  if (over || rulebook !== 'OVER_THE_BOARD') return [];
  const fens = session.fens();
  const halfMoves = Number(fens.at(-1)!.split(' ')[4]);
  const kinds = new Set<ClaimKind>(claims);
  if (occurredTwice(fens.slice(-halfMoves - 1))) kinds.add('THREEFOLD_REPETITION');
  if (halfMoves >= 99) kinds.add('FIFTY_MOVES');
  return [...kinds];
}

/** Whether a position that the next move could repeat has occurred twice. */
function occurredTwice(fens: readonly string[]): boolean {
  const turn = fens.at(-1)!.split(' ')[1];
  const positions = fens.filter((fen) => fen.split(' ')[1] !== turn).map((fen) => fen.split(' ').slice(0, 4).join(' '));
  return new Set(positions).size < positions.length;
}
