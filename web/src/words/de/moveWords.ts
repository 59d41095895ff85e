import type { MoveWords } from '../en/moveWords';

/** German words for describing moves. */
export const texts: MoveWords = {
  pieces: { K: 'König', Q: 'Dame', R: 'Turm', B: 'Läufer', N: 'Springer' },
  takes: 'schlägt',
  couldBe: (typed, moves) => `„${typed}“ könnte ${moves.join(' oder ')} sein. Welcher Zug?`,
};
