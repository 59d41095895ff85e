/** English text for the dialog that shares a game. */
export const texts = {
  watchLink: 'Link to watch the game',
  positionLink: 'Link to this position',
  shareLink: 'Share the link',
  copyLink: 'Copy the link',
  linkFailed: 'The link could not be created. Try again when you are online.',
  picture: 'Picture of the position',
  pictureAlt: (move: string, bottom: string, fen: string) => `Chess position ${move ? `after ${move}` : 'at the start'}, ${bottom} at the bottom. FEN: ${fen}`,
  bottom: { white: 'White', black: 'Black' },
  /** The credits for the pieces, included in the picture file. */
  credit: {
    classic: 'Made with Arbiter. Pieces by Colin M. L. Burnett (Cburnett) and Rfc1394, CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/',
    bold: 'Made with Arbiter.',
  },
  sharePicture: 'Share the picture',
  copyPicture: 'Copy the picture',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  pictureFailed: 'This browser could not create a PNG picture. Save the picture as SVG instead.',
  game: 'Game and position as text',
  sharePgn: 'Share PGN',
  copyPgn: 'Copy PGN',
  savePgn: 'Save PGN',
  shareFen: 'Share FEN',
  copyFen: 'Copy FEN',
  saveFen: 'Save FEN',
  print: 'Print the scoresheet',
  pictureNotCopied: 'The picture could not be copied. Save it instead.',
};

export type ShareWords = typeof texts;
