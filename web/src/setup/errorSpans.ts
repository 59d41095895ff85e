import type { FenProblem, Square } from '../rules/rules';
import { isPlacement, rankWidth } from './fenFields';

/** A range of characters: start inclusive, end exclusive. */
export type TextSpan = [from: number, to: number];

/** The span of an error at an offset in a time control: the entire number there, or one character. */
export function timeControlErrorSpan(text: string, offset: number): TextSpan {
  const number = /^[\d.]+/.exec(text.slice(offset));
  return [offset, offset + (number ? number[0].length : 1)];
}

/** The span of a problem in a FEN: a field, a rank, or characters within a rank. */
export function fenErrorSpan(text: string, { field, offset }: FenProblem): TextSpan {
  const rest = text.slice(offset);
  const word = lengthOf(/^\S*/, rest);
  if (field !== 'placement') return [offset, offset + Math.max(word, 1)];
  const rank = lengthOf(/^[^\s/]*/, rest);
  const first = offset === 0 || /\s/.test(text.charAt(offset - 1));
  if (first && rankWidth(rest.slice(0, rank)) === 8) return [offset, offset + word];
  if (first || text.charAt(offset - 1) === '/') return [offset, offset + Math.max(rank, 1)];
  return [offset, offset + Math.max(lengthOf(/^[^1-8PNBRQKpnbrqk\s/]+/, rest), 1)];
}

/** The squares to mark for the problems in a FEN. */
export function problemSquares(text: string, problems: FenProblem[]): Square[] {
  const start = text.search(/\S/);
  const [placement = '', turn] = text.trim().split(/[\s_]+/);
  if (!isPlacement(placement)) return [];
  return problems.flatMap(({ field, offset }) => {
    const at = offset - start;
    const letter = placement.charAt(at);
    // The side that is not to move is in check, so its king's square is marked.
    if (field === 'turn') return squareOf(placement, placement.indexOf(turn === 'b' ? 'K' : 'k'));
    // An offset of 0 refers to the first square if that square holds a pawn or one of two kings of the same colour.
    // Otherwise it refers to the whole placement.
    const isSquare = at > 0 || /[Pp]/.test(letter) || (/[Kk]/.test(letter) && placement.lastIndexOf(letter) > 0);
    return field === 'placement' && isSquare ? squareOf(placement, at) : [];
  });
}

function squareOf(placement: string, at: number): Square[] {
  if (!/[a-z]/i.test(placement.charAt(at))) return [];
  const ranks = placement.slice(0, at).split('/');
  const before = ranks.at(-1)!;
  return ['abcdefgh'.charAt(before === '' ? 0 : rankWidth(before)) + (9 - ranks.length)];
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
