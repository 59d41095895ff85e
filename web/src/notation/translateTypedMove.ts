import { ENGLISH_LETTERS } from './pieceLetters';

/** Splits a typed move into its move number, its first letter and the rest. */
const TYPED = /^(\s*(?:\d+\s*\.+\s*)?)(\p{L}?)(.*)$/su;
const PROMOTION = /([a-hA-H][18][=(/]?)(\p{L})(?=\)?[+#!?\s]*$)/u;

/**
 * The possible meanings of a typed move, with English letters: first as read in the player's language, then as read in
 * English.
 *
 * Case matters, as in SAN: in German, `Dxe5` is always a queen move and `dxe5` always a pawn move. A lower-case letter
 * stands for a piece only if, like the first letter of `dd4`, it cannot be the file of a capturing pawn. If the squares
 * are in upper case, the case is ignored.
 */
export function englishReadings(typed: string, letters: string): string[] {
  const plain = withoutFigurines(typed);
  const text = plain.replace(PROMOTION, (_, before: string, letter: string) => before + (inEnglish(letter, letters) ?? letter));
  const [, number = '', first = '', rest = ''] = TYPED.exec(text) ?? [];
  const piece = plain === typed && letters !== ENGLISH_LETTERS ? inEnglish(first, letters) : undefined;
  if (!piece || piece === first || isSquareOrPawn(first, rest)) return [text];
  return isEnglishToo(first, rest) ? [number + piece + rest, text] : [number + piece + rest];
}

/** Replaces figurines of both colours with English letters. */
function withoutFigurines(text: string): string {
  return text.replace(/([♔-♟])[\uFE0E\uFE0F]?/g, (_, figurine: string) => `${ENGLISH_LETTERS}P`[(figurine.charCodeAt(0) - '♔'.charCodeAt(0)) % 6]!);
}

/** The English letter for a piece letter in upper or lower case. */
function inEnglish(letter: string, letters: string): string | undefined {
  const index = letter === '' ? -1 : letters.indexOf(letter.toUpperCase());
  return index < 0 ? undefined : ENGLISH_LETTERS[index];
}

/** Whether a lower-case letter is a file, either of a square or of a pawn that captures on an adjacent file. */
function isSquareOrPawn(first: string, rest: string): boolean {
  if (!/[a-h]/.test(first)) return false;
  const [, rank, to] = /^([1-8])?[x:×-]?([a-h])?/.exec(rest) ?? [];
  const capture = to !== undefined && /^[x:×-]?[a-h][1-8]/.test(rest);
  return rank !== undefined || (capture && Math.abs(to.charCodeAt(0) - first.charCodeAt(0)) === 1);
}

/** Whether the first letter also has a meaning in English, either as a piece or, where case is ignored, as a file. */
function isEnglishToo(first: string, rest: string): boolean {
  const caseCounts = /[a-h][1-8]/.test(rest);
  return ENGLISH_LETTERS.includes(first.toUpperCase()) || (/[a-h]/i.test(first) && (!caseCounts || first === first.toLowerCase()));
}
