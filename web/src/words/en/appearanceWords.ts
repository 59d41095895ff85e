/** English text for the board appearance and move notation settings. */
export const texts = {
  boardTheme: 'Board colours',
  boardThemes: { wood: 'Wood', green: 'Green', slate: 'Slate', contrast: 'High contrast' },
  pieceSet: 'Pieces',
  pieceSets: { classic: 'Classic', bold: 'Bold' },
  animation: 'Piece animation',
  animations: { off: 'Off', fast: 'Fast', normal: 'Normal' },
  notation: 'Notation',
  notations: { language: 'Letters', figurines: 'Figurines', english: 'English letters' },
};

export type AppearanceWords = typeof texts;
