import { shownMoves } from '../notation/moveText';
import type { ScoredMove } from '../rules/rules';

/** The move as written on a scoresheet, in the chosen notation, with `(=)` if the player offered a draw (9.1.2.2). */
export function sanWithOffer({ san, drawOffered }: ScoredMove): string {
  return shownMoves(drawOffered ? `${san} (=)` : san);
}
