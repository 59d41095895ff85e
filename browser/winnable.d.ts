/**
 * The boundary between the page and `core.winnability`, compiled from Java into a module of its own, which a worker loads
 * when it is first asked whether a side could still checkmate by any series of legal moves.
 */
import type { Color, Language, Square, Variant } from './rules.js';

export type { Color, Language, Square, Variant };

export type Prospect =
  | { answer: 'WINNABLE'; line: LineStep[] }
  | {
      answer: 'UNWINNABLE';
      argument: Argument;
      /** Whether the argument rests on pawns none of which can ever move. */
      locked: boolean;
      /** Where the king that would have to be mated can ever go; empty where the argument is not about that. */
      squares: Square[];
    }
  /** The budget was spent before either was known. */
  | { answer: 'UNDETERMINED' };

export type Argument =
  | 'BARE_KING'
  | 'KNIGHT_AGAINST_QUEENS'
  | 'BISHOPS_OF_ONE_COLOR'
  | 'OUT_OF_REACH'
  | 'OUT_OF_REACH_BUT_STALEMATE'
  | 'EXHAUSTED';

/** A move of the line to the mate, and the position after it. */
export type LineStep = {
  /** `12.`, or `12…` before a move of Black. */
  number: string;
  san: string;
  /** In words, for the ear. */
  spoken: string;
  fen: string;
  check: Square | null;
  /** The pieces that give checkmate; none if it is not checkmate. */
  mating: Square[];
  lastMove: { from: Square; to: Square };
};

/**
 * Whether a side could still checkmate from a position (a FEN that `readFen` gave).
 *
 * @param budget how many positions may be looked at, 1 to 500000
 */
export function look(fen: string, variant: Variant, winner: Color, budget: number, language: Language): Prospect;

/** The same, with a line that is worth showing: some thousand positions more are looked at to make it shorter. */
export function show(fen: string, variant: Variant, winner: Color, budget: number, language: Language): Prospect;
