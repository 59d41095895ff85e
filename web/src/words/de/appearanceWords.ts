import type { AppearanceWords } from '../en/appearanceWords';

/** German text for the board appearance and move notation settings. */
export const texts: AppearanceWords = {
  boardTheme: 'Brettfarben',
  boardThemes: { wood: 'Holz', green: 'Grün', slate: 'Schiefer', contrast: 'Hoher Kontrast' },
  pieceSet: 'Figuren',
  pieceSets: { classic: 'Klassisch', bold: 'Kräftig' },
  animation: 'Animation der Figuren',
  animations: { off: 'Aus', fast: 'Schnell', normal: 'Normal' },
  notation: 'Notation',
  notations: { language: 'Deutsche Buchstaben', figurines: 'Figurinen', english: 'Englische Buchstaben' },
};
