import type { Attempt, Color, Refusal, Square } from '../rules/rules';

/** A message of the arbiter, with the squares and arrows that the board shows for it. */
export type ArbiterMessage = {
  tone: 'refusal' | 'notice';
  /** The sentence without its article. */
  text: string;
  article: string | null;
  /** The squares that the ruling is about: the target of the move, and the pieces that forbid it. */
  squares: Square[];
  arrows: [Square, Square][];
  /** For a move of the wrong shape: the squares that the piece does reach. */
  reachableSquares?: { from: Square; to: Square[] };
  /** The player it addresses; null for everybody. */
  recipient: Color | null;
};

/** Rulings on the piece itself, whatever its target. */
const PIECE_REASONS = ['NO_PIECE', 'NO_MOVE', 'WRONG_TURN'];

export function refusalMessage(refusal: Refusal, recipient: Color | null, attempt: Attempt = ''): ArbiterMessage {
  const { text, sentence, article = null, arrows } = refusal;
  // The sentence of a refusal without a text already names its article.
  const said = text === undefined ? { text: sentence, article: null } : { text, article };
  return { tone: 'refusal', ...said, ...squaresToMark(refusal, attempt), arrows, recipient };
}

/** A ruling on how a piece moves lists the squares that it reaches; any other ruling lists what forbids the move. */
function squaresToMark({ reason, squares }: Refusal, attempt: Attempt): Pick<ArbiterMessage, 'squares' | 'reachableSquares'> {
  const onBoard = typeof attempt === 'string' && /^[a-h]/.test(attempt);
  const target = onBoard ? attempt.slice(2, 4) : typeof attempt === 'string' ? null : attempt.to;
  if (target && reason.endsWith('_SHAPE')) {
    return { squares: [target], ...(onBoard && { reachableSquares: { from: attempt.slice(0, 2), to: squares } }) };
  }
  const complete = !target || squares.length === 0 || squares.includes(target) || PIECE_REASONS.includes(reason);
  return { squares: complete ? squares : [...squares, target] };
}

export function noticeMessage({ text, article }: Pick<ArbiterMessage, 'text' | 'article'>, recipient: Color | null): ArbiterMessage {
  return { tone: 'notice', text, article, squares: [], arrows: [], recipient };
}
