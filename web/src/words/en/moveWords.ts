/** English words for describing moves. */
export const texts = {
  pieces: { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' },
  takes: 'takes',
  couldBe: (typed: string, moves: string[]) => `“${typed}” could be ${moves.join(' or ')}. Which move?`,
};

export type MoveWords = typeof texts;
