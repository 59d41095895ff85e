import type { OpeningTreeWords } from '../en/openingTreeWords';

export const texts: OpeningTreeWords = {
  title: 'Eröffnungen',
  path: 'Bisherige Züge',
  start: 'Anfang',
  games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
  results: (white, draws, black, open) =>
    [`Weiß gewann ${white}`, `${draws} Remis`, `Schwarz gewann ${black}`, ...(open ? [`${open} ohne Ergebnis`] : [])].join(', '),
  noMoves: 'Keine Partie geht über diese Stellung hinaus.',
  reading: 'Die Partien werden gelesen …',
  otherStart: (n) => (n === 1 ? '1 Partie mit anderer Ausgangsstellung ist nicht enthalten.' : `${n} Partien mit anderer Ausgangsstellung sind nicht enthalten.`),
  unreadable: (n) => (n === 1 ? '1 Partie ist nicht lesbar.' : `${n} Partien sind nicht lesbar.`),
};
