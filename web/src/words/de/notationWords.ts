import type { NotationWords } from '../en/notationWords';

/** German words used in moves. */
export const texts: NotationWords = {
  pieces: { K: 'König', Q: 'Dame', R: 'Turm', B: 'Läufer', N: 'Springer' },
  takes: 'schlägt',
  couldBe: (typed, moves) => `„${typed}“ könnte ${moves.join(' oder ')} sein. Welcher Zug?`,
};
