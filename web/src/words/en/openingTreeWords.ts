/** English text for the tree of openings in stored games. */
export const texts = {
  title: 'Openings',
  path: 'Moves so far',
  start: 'Start',
  games: (n: number) => (n === 1 ? '1 game' : `${n} games`),
  results: (white: number, draws: number, black: number, open: number) =>
    [`${white} won by White`, `${draws} drawn`, `${black} won by Black`, ...(open ? [`${open} without a result`] : [])].join(', '),
  noMoves: 'No game goes beyond this position.',
  reading: 'Reading the games…',
  otherStart: (n: number) => (n === 1 ? '1 game from another starting position is not included.' : `${n} games from other starting positions are not included.`),
  unreadable: (n: number) => (n === 1 ? '1 game could not be read.' : `${n} games could not be read.`),
};

export type OpeningTreeWords = typeof texts;
