import { pageTexts } from '../texts/texts';
import type { Language } from '../settings/choices';
import { settings } from '../settings/settings.svelte';
import { textsIn } from '../texts/catalogues';

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

/** King, queen, rook, bishop and knight. Every string of piece letters uses this order. */
export const ENGLISH_LETTERS = 'KQRBN';

/** Outlined figurines, used for both sides in both the light and dark themes. */
export const FIGURINES = '♔♕♖♗♘';

/** A language's piece letters. They are always accepted in typed moves, whatever notation the page shows. */
export function lettersOf(language: Language): string {
  return textsIn('page', language).notation.letters;
}

/** The letters used in examples of typed moves. Figurines are not used, because they are hard to type. */
export function typedLetters(): string {
  return settings.notation === 'english' ? ENGLISH_LETTERS : lettersOf(settings.language);
}

/** The letters or figurines that the page shows. */
export function shownLetters(): string {
  return settings.notation === 'figurines' ? FIGURINES : typedLetters();
}
