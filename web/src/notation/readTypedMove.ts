import type { Language } from '@texts';
import { type Attempt, type Game, type MoveReading, start } from '../rules/rules';
import { pageTexts } from '../texts/texts';
import { ENGLISH_LETTERS, lettersOf, typedMoves } from './moveText';

export type CandidateMove = { san: string; spoken: string; attempt: Attempt };

export type AmbiguousMove = { kind: 'ambiguous'; message: string; candidates: CandidateMove[] };

export type TypedMoveReading =
  | { kind: 'understood'; attempt: Attempt }
  | AmbiguousMove
  | { kind: 'malformed'; message: string };

/** The meaning of a typed move: one attempt, or several legal moves. */
type Meaning = Exclude<MoveReading, { kind: 'malformed' }>;

/**
 * Reads a move as the player typed it, with the language's piece letters or with figurines. A letter that the language
 * does not use is read as English. If the text has two meanings, the legal one is used. If both are legal, the move is
 * ambiguous.
 */
export function readTypedMove(game: Game, typed: string, language: Language, letters: string = lettersOf(language)): TypedMoveReading {
  // Two squares may be written apart: `e2 e3`.
  const joined = typed.replace(/([a-h][1-8])\s+(?=[a-h][1-8])/gi, '$1');
  const readings = englishReadings(joined, letters).map((text) => game.readMove(text, language));
  const [meaning, other] = readings.filter((reading) => reading.kind !== 'malformed');
  if (!meaning) return malformed(game.readMove(typed, language), readings);
  const attempts = attemptsOf(meaning);
  if (attempts.length === 1 && !other) return { kind: 'understood', attempt: attempts[0]! };
  const candidates = legalMoves(game, [...attempts, ...(other ? attemptsOf(other) : [])], language);
  if (candidates.length < 2) return { kind: 'understood', attempt: candidates[0]?.attempt ?? attempts[0]! };
  return { kind: 'ambiguous', message: pageTexts().notation.couldBe({ typed: typed.trim(), moves: candidates.map(({ spoken }) => spoken) }), candidates };
}

/**
 * The typed move with English letters, whether or not it is legal. If it has two meanings and only one is legal, that
 * one is used; otherwise, the first is used.
 */
export function typedMoveInEnglish(game: Game | null, typed: string, language: Language): string {
  const [text, other] = englishReadings(typed, lettersOf(language));
  const reading = other === undefined || !game ? null : readTypedMove(game, typed, language);
  return (reading?.kind === 'understood' && legalMoves(game!, [reading.attempt], language)[0]?.san) || text!;
}

/**
 * The result for a malformed move. The message quotes the text as typed, unless that text is a well-formed move in
 * English.
 */
function malformed(asTyped: MoveReading, readings: MoveReading[]): TypedMoveReading {
  const [reading] = [asTyped, ...readings].filter(({ kind }) => kind === 'malformed') as Exclude<MoveReading, Meaning>[];
  return { kind: 'malformed', message: typedMoves(reading!.message) };
}

function attemptsOf(meaning: Meaning): Attempt[] {
  return meaning.kind === 'understood' ? [meaning.attempt] : meaning.candidates.map(({ attempt }) => attempt);
}

/**
 * The legal moves among the attempts, without duplicates. The attempts are tried in a separate game, because `game` may
 * be paused.
 */
function legalMoves(game: Game, attempts: Attempt[], language: Language): CandidateMove[] {
  const { variant, turn, plies } = game.standing(language);
  const { fen } = game.diagram(plies);
  const position = start({ v: 1, type: 'started', at: 0, variant, fen, rulebook: 'OVER_THE_BOARD', control: '-' });
  return [...new Set(attempts)].flatMap((attempt) => {
    const decision = position.decide({ v: 1, seat: turn, id: '', type: 'move', attempt }, 0, language);
    if (decision.type === 'refused') return [];
    const { san, spoken } = position.apply(decision.events).scored(1, language);
    return [{ san, spoken, attempt }];
  });
}

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
