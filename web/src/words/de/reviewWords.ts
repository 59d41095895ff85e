import type { ReviewWords } from '../en/reviewWords';

/** German text for reviewing a finished game. */
export const texts: ReviewWords = {
  variation: 'Variante',
  deleted: 'Variante gelöscht.',
  delete: 'Diesen Zug und alle folgenden löschen',
  playOn: 'Weiterspielen',
  playOnTitle: 'Von hier weiterspielen',
  playOnText: (white, black) => `Eine neue Partie zwischen ${white} und ${black} beginnt in dieser Stellung. Sie behält die bisherigen Züge.`,
  casual: 'Es wird eine lockere Partie.',
  clock: 'Uhr',
  noClock: 'Ohne Uhr',
  timesShown: (white, black) => `Wie in dieser Stellung: ${white} und ${black}`,
  pausedHint: 'Die Uhren laufen, sobald ihr die Partie fortsetzt.',
  start: 'Starten',
  notAnnotated: 'Die Zeichnungen und Varianten konnten nicht in die PGN übernommen werden.',
  help: {
    drawing: 'Auf dem Brett zeichnen',
    drawingText: [
      'Ziehe mit der rechten Maustaste einen Pfeil, oder klicke damit für einen Kreis; auf einem Touchscreen lass den Finger erst auf dem Feld ruhen, dann zieh oder heb ihn. Umschalt oder Strg zeichnet rot, Alt blau, beides gelb. Zeichne dasselbe noch einmal, um es zu entfernen; ein Klick auf ein leeres Feld oder Esc entfernt alles.',
      'Zeichnungen gehören zu ihrer Stellung. Sie werden mit der Partie gespeichert und in ihrer PGN exportiert.',
    ],
    review: 'Nach der Partie',
    reviewText: [
      'In einer beendeten Partie werden Züge auf dem Brett zu einer Variante in der Notation; die Partie selbst ändert sich nicht. „Weiterspielen“ beginnt eine neue Partie aus der gezeigten Stellung.',
    ],
    keys: [
      ['↑ ↓', 'nach der Partie: Variante wechseln, sonst zur ersten oder letzten Stellung'],
      ['D', 'auf dem Brett: Pfeil oder Kreis beginnen und beenden'],
      ['1 2 3 4', 'in Grün, Rot, Blau oder Gelb beenden'],
    ],
  },
};
