/** English text for strict games. */
export const texts = {
  start: 'Start',
  notStarted: (name: string) => `Are both players ready? If so, the arbiter starts ${name}’s clock.`,
  press: 'press',
  pressClock: (name: string) => `Press ${name}’s clock`,
  pressWithoutClock: (name: string) => `Press to complete ${name}’s move`,
  adjust: 'I adjust',
  adjusting: (name: string) => `${name} says “I adjust”.`,
  accident: 'It was an accident',
  accidentOf: (name: string) => `It was an accident: ${name}’s touch does not count`,
  arbiter: 'Arbiter',
  callArbiter: 'Call the arbiter',
  toArbiter: 'Arbiter’s sheet',
  resume: 'Continue',
  noPenalty: 'no penalty',
  illegalMoves: (count: number) => (count === 1 ? '1 illegal move' : `${count} illegal moves`),
  drawOffered: 'draw offered',
  clockChange: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
  nameTheMove: (kind: string) => `${kind}: enter the move that you intend to play. It will be written down but not played yet.`,
  typeSquares: 'Enter the squares of this move, for example b1c3.',
  log: 'Arbiter’s log',
  noEntries: 'No entries yet.',
  logEntry: (number: number, white: boolean) => `${number}${white ? '.' : '…'}`,
};

export type StrictPlayWords = typeof texts;
