import type { MoveTimesWords } from '../en/moveTimesWords';

export const texts: MoveTimesWords = {
  clocks: 'Zeit auf den Uhren',
  clocksHint: (most) => `Nach jedem Zug, von ${most} bis 0:00.`,
  bar: (move, time) => `${move}, Denkzeit ${time}`,
  untimed: 'nicht gemessen',
  selectHint: 'Wähle einen Balken, um die Stellung nach diesem Zug zu sehen.',
  none: 'Noch keine Zeiten: Gemessen wird ab dem zweiten Zug.',
  chart: 'Verbrauchte Zeit pro Zug',
  chartHint: (longest) => `Weiß über der Linie, Schwarz darunter. Der längste Balken entspricht ${longest}.`,
  moveNumber: 'Zug',
  used: 'Dauer',
  left: 'Rest',
  total: 'Summe',
};
