import type { GameSession } from '../game/GameSession.svelte';
import type { ClaimKind, ScoredMove } from '../rules/rules';
import { shownMoves } from '../notation/moveText';

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

/** The move as written on a scoresheet, in the chosen notation, with `(=)` if the player offered a draw (9.1.2.2). */
export function sanWithOffer({ san, drawOffered }: ScoredMove): string {
  return shownMoves(drawOffered ? `${san} (=)` : san);
}
