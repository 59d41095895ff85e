/** English text about results. */
export const texts = {
  wins: (name: string) => `${name} wins`,
  draw: 'Draw',
  noResult: 'No result',
  beingDecided: 'Result pending',
  rematch: 'Rematch',
  show: 'Show the result',
  /** Short descriptions of how a game ended, for its status line. */
  endings: {
    CHECKMATE: 'Checkmate',
    STALEMATE: 'Stalemate',
    DEAD_POSITION: 'Dead position',
    FIVEFOLD_REPETITION: 'Fivefold repetition',
    SEVENTY_FIVE_MOVES: 'Seventy-five moves',
    THREEFOLD_REPETITION: 'Threefold repetition',
    FIFTY_MOVES: 'Fifty moves',
    RESIGNATION: 'Resignation',
    FLAG: 'Out of time',
    AGREEMENT: 'Draw agreed',
    ABORTED: 'Aborted',
    STOPPED: 'Ended',
    ABANDONED: 'Abandoned',
    ILLEGAL_MOVES: 'Illegal moves',
    DECLARED: 'Arbiter’s decision',
  },
  /** The reasons for a loss. The heading above names the winner. */
  lost: {
    CHECKMATE: (_: string) => 'Checkmate.',
    RESIGNATION: (name: string) => `${name} resigned.`,
    FLAG: (name: string) => `${name} ran out of time.`,
    ABANDONED: (name: string) => `${name} left the game.`,
    ILLEGAL_MOVES: (name: string) => `${name} completed a second illegal move.`,
    DECLARED: (_: string) => 'By decision of the arbiter.',
  },
  agreed: 'By agreement.',
  aborted: 'The game was aborted.',
  notBegun: (name: string) => `${name} did not make the first move in time, so the game was aborted.`,
  stopped: 'The players ended the game.',
  /**
   * Phrases that close the arbiter's sentences about draws. They are removed, because the heading already says “Draw”.
   */
  drawn: [': the game is drawn.', '. The game is drawn.', ', so the game is drawn.', ': it is a draw.', ': the game is a draw.'],
};

export type ResultWords = typeof texts;
