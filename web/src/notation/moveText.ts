import { pageTexts } from '../texts/texts';
import { ENGLISH_LETTERS, FIGURINES, shownLetters, typedLetters } from './pieceLetters';

/**
 * A piece move in SAN, a piece move with both squares such as `Ng1-g5`, or a pawn promotion. The rules always write
 * moves with English piece letters.
 */
const SAN = /(^|\W)([KQRBN])([a-h]?[1-8]?)([x-]?)([a-h][1-8])(?!\w)|([a-h][18])=([QRBN])(?!\w)/g;

/** The text with its moves in the chosen notation. `text` is a single SAN move or a sentence containing SAN moves. */
export function shownMoves(text: string): string {
  return withLetters(text, shownLetters());
}

/** The text with its moves written in piece letters that the player can type, even if the page shows figurines. */
export function typedMoves(text: string): string {
  return withLetters(text, typedLetters());
}

/** The text as a label, with figurines replaced by the pieces' names, as in `knight xd4`. */
export function labelMoves(text: string): string {
  return shownMoves(text).replace(/[♔♕♖♗♘]/g, (figurine) => `${figurineName(figurine)} `);
}

/** The text with its moves spelled out for screen readers, such as `knight f3`. */
export function spokenMoves(text: string): string {
  const { pieces, spoken } = pageTexts().notation;
  return text.replace(SAN, (_, before, letter, from, capture, to, last, promotion) => {
    const piece = pieces[(promotion ?? letter) as keyof typeof pieces];
    if (promotion) return spoken.promotion({ square: last, piece });
    if (from) return before + spoken[capture === 'x' ? 'captureFrom' : 'moveFrom']({ piece, from, square: to });
    return before + spoken[capture === 'x' ? 'capture' : 'move']({ piece, square: to });
  });
}

export function figurineName(figurine: string): string {
  const { pieces } = pageTexts().notation;
  return pieces[ENGLISH_LETTERS[FIGURINES.indexOf(figurine)] as keyof typeof pieces];
}

function withLetters(text: string, letters: string): string {
  if (letters === ENGLISH_LETTERS) return text;
  const letter = (english: string) => letters[ENGLISH_LETTERS.indexOf(english)]!;
  return text.replace(SAN, (_, before, piece, from, capture, to, last, promotion) =>
    promotion ? `${last}=${letter(promotion)}` : before + letter(piece) + from + capture + to,
  );
}
