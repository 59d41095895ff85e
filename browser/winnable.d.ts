/**
 * The API between the page and `core.winnability`, compiled from Java into a separate module. A
 * worker loads it when the page first needs to know whether a side can still give checkmate by any
 * series of legal moves.
 */
import type { Color, Language, Square, Variant, TextAreas } from './rules.js';

export type { Color, Language, Square, Variant };

export type VerdictAnswer = 'WINNABLE' | 'UNWINNABLE' | 'UNDETERMINED';

export type Prospect =
  | { answer: 'WINNABLE'; line: LineStep[] }
  | {
      answer: 'UNWINNABLE';
      argument: Argument;
      /** Whether the proof depends on pawns that can never move. */
      locked: boolean;
      /** The squares that the defending king could ever reach; empty if the proof does not depend on them. */
      squares: Square[];
    }
  /** The search reached its limit. */
  | { answer: 'UNDETERMINED' };

export type Argument =
  | 'BARE_KING'
  | 'KNIGHT_AGAINST_QUEENS'
  | 'BISHOPS_OF_ONE_COLOR'
  | 'OUT_OF_REACH'
  | 'OUT_OF_REACH_BUT_STALEMATE'
  | 'EXHAUSTED';

/** A move in the mating line and the position after it. */
export type LineStep = {
  /** `12.`, or `12…` before a move by Black. */
  number: string;
  san: string;
  /** The move in words, for screen readers. */
  spoken: string;
  fen: string;
  check: Square | null;
  /** The pieces that give checkmate; empty if the position is not checkmate. */
  mating: Square[];
  lastMove: { from: Square; to: Square };
};

/** Gives the module the texts of a language, which it needs before any function with this language is called. */
export function useTexts(language: Language, areas: TextAreas): void;

/**
 * Returns the arbiter's verdict on a position (a FEN from `readFen`). The server would give the
 * same verdict.
 *
 * @param fallen the side that resigned or ran out of time; the answer says whether its opponent can
 *     give checkmate. Null means that the game is still in progress; the answer is then
 *     `UNWINNABLE` if the position is proved dead, otherwise null.
 */
export function verdict(fen: string, variant: Variant, fallen: Color | null): VerdictAnswer | null;

/**
 * Returns whether a side can give checkmate, with either a short mating line or the reason why it
 * cannot.
 */
export function explain(fen: string, variant: Variant, winner: Color, language: Language): Prospect;
