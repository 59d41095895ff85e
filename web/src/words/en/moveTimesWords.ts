/** English text about the time used for moves. */
export const texts = {
  clocks: 'Time on the clocks',
  clocksHint: (most: string) => `After each move. The scale runs from ${most} to 0:00.`,
  /** The screen reader text for a bar. */
  bar: (move: string, time: string) => `${move}, thinking time ${time}`,
  untimed: 'not measured',
  selectHint: 'Choose a bar to see the position after that move.',
  none: 'No times yet: timing starts with the second move.',
  chart: 'Time used for each move',
  chartHint: (longest: string) => `White above the line, Black below. The longest bar represents ${longest}.`,
  moveNumber: 'Move',
  used: 'Used',
  left: 'Left',
  total: 'Total',
};

export type MoveTimesWords = typeof texts;
