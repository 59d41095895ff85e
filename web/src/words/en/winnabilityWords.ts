import type { Argument } from '../../rules/winnabilityModule';

const movesText = (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`);

/** English text that explains whether a side could still checkmate its opponent. */
export const texts = {
  looking: 'The arbiter is looking for a checkmate…',
  showMate: (name: string, moves: number) => `Show how ${name} could still mate in ${movesText(moves)}`,
  mating: (name: string, move: string) => `${name} could still mate: ${move}`,
  mateIn: (moves: number) => `Mate in ${movesText(moves)}`,
  notPlayed: 'not played',
  /** The screen-reader label for the mating line. */
  lineLabel: (moves: number) => `Hypothetical line, not played: mate in ${movesText(moves)}`,
  step: (at: number, all: number) => `Move ${at} of ${all}`,
  backToResult: 'Back to the result',
  never: (name: string) => `${name} can never mate.`,
  showSquares: (name: string) => `Show where ${name}’s king can go`,
  showBoth: 'Show where the kings can go',
  notFound: 'No mate was found in the time allowed, but mate could not be ruled out, so the result stands.',
  notShown: 'The proof would take too long to show here; the result stands.',
  failed: 'The arbiter’s search for a mate failed.',
  why: {
    BARE_KING: 'A lone king cannot mate.',
    KNIGHT_AGAINST_QUEENS: 'A lone knight can mate only if a piece blocks the other king’s escape, and none can.',
    BISHOPS_OF_ONE_COLOR: 'All bishops are on squares of one colour, and nothing controls squares of the other.',
    OUT_OF_REACH: 'Wherever the pieces go, the other king can escape every check.',
    OUT_OF_REACH_BUT_STALEMATE:
      'Wherever the pieces go, the other king can escape every check, or the game ends in stalemate.',
    EXHAUSTED: 'Every position that can still arise was examined; the other king is never mated.',
  } satisfies Record<Argument, string>,
  whyNeither: {
    BARE_KING: 'A lone king cannot mate.',
    KNIGHT_AGAINST_QUEENS: 'Apart from the kings, there is only one knight, and no piece could block a king’s escape.',
    BISHOPS_OF_ONE_COLOR: 'All bishops are on squares of one colour, and nothing controls squares of the other.',
    OUT_OF_REACH: 'No checkmate is possible: wherever the pieces go, both kings can escape every check.',
    OUT_OF_REACH_BUT_STALEMATE:
      'No checkmate is possible: wherever the pieces go, both kings can escape every check, or the game ends in stalemate.',
    EXHAUSTED: 'Every position that can still arise was examined; none is checkmate.',
  } satisfies Record<Argument, string>,
  /** Shown instead of `OUT_OF_REACH` if no pawn can ever move. */
  locked: 'The pawns are locked, and the other king can escape every check.',
  bothLocked: 'No checkmate is possible: the pawns are locked, and both kings can escape every check.',
};

export type WinnabilityWords = typeof texts;
