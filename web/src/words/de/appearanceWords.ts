import type { AppearanceWords } from '../en/appearanceWords';

/** The German texts of the settings for the look of the board and the notation of moves. */
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
