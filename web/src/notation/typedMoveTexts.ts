import { ENGLISH_LETTERS } from './pieceLetters';

/** A move number, the first letter and the rest of a typed move. */
const TYPED = /^(\s*(?:\d+\s*\.+\s*)?)(\p{L}?)(.*)$/su;
const PROMOTION = /([a-hA-H][18][=(/]?)(\p{L})(?=\)?[+#!?\s]*$)/u;

/**
 * A typed move with English letters, once for each meaning that it can have: first with the letters of the player's
 * language, then as if it were English.
 *
 * Upper and lower case count as they do in SAN: in German, `Dxe5` is always the queen, and `dxe5` always the pawn. A
 * lower-case letter is a piece only where it cannot be a capturing pawn, as in `dd4`. If the squares are in upper case,
 * the case means nothing.
 */
export function englishReadings(typed: string, letters: string): string[] {
  const plain = withoutFigurines(typed);
  const text = plain.replace(PROMOTION, (_, before: string, letter: string) => before + (inEnglish(letter, letters) ?? letter));
  const [, number = '', first = '', rest = ''] = TYPED.exec(text) ?? [];
  const piece = plain === typed && letters !== ENGLISH_LETTERS ? inEnglish(first, letters) : undefined;
  if (!piece || piece === first || isSquareOrPawn(first, rest)) return [text];
  return isEnglishToo(first, rest) ? [number + piece + rest, text] : [number + piece + rest];
}

/** Replaces figurines of both colours by English letters. */
function withoutFigurines(text: string): string {
  return text.replace(/([♔-♟])[\uFE0E\uFE0F]?/g, (_, figurine: string) => `${ENGLISH_LETTERS}P`[(figurine.charCodeAt(0) - '♔'.charCodeAt(0)) % 6]!);
}

/** The English letter of a piece letter in upper or lower case. */
function inEnglish(letter: string, letters: string): string | undefined {
  const index = letter === '' ? -1 : letters.indexOf(letter.toUpperCase());
  return index < 0 ? undefined : ENGLISH_LETTERS[index];
}

/** Whether a lower-case letter is a file: of a square, or of a pawn that captures on the next file. */
function isSquareOrPawn(first: string, rest: string): boolean {
  if (!/[a-h]/.test(first)) return false;
  const [, rank, to] = /^([1-8])?[x:×-]?([a-h])?/.exec(rest) ?? [];
  const capture = to !== undefined && /^[x:×-]?[a-h][1-8]/.test(rest);
  return rank !== undefined || (capture && Math.abs(to.charCodeAt(0) - first.charCodeAt(0)) === 1);
}

/** Whether the first letter also has a meaning in English: as a piece, or as a file where the case means nothing. */
function isEnglishToo(first: string, rest: string): boolean {
  const caseCounts = /[a-h][1-8]/.test(rest);
  return ENGLISH_LETTERS.includes(first.toUpperCase()) || (/[a-h]/i.test(first) && (!caseCounts || first === first.toLowerCase()));
}
