import type { Attempt, Color, Refusal, Square } from '../rules/rules';

/** What the arbiter has to say to a player just now, and what the board shows of it. */
export type ArbiterMessage = {
  /** A refusal, or calm news. */
  tone: 'refusal' | 'notice';
  /** The sentence without its article. */
  text: string;
  article: string | null;
  /** What the ruling is about: where the move would have led, and the pieces that forbid it. */
  squares: Square[];
  arrows: [Square, Square][];
  /** Where the piece can go that was tried in a way it does not move. */
  reach?: { from: Square; to: Square[] };
  /** The player it is for; null if it is for whoever looks. */
  to: Color | null;
};

/** Rulings on the piece itself, wherever it was to go. */
const ON_THE_PIECE = ['NO_PIECE', 'NO_MOVE', 'WRONG_TURN'];

export function refusalMessage(refusal: Refusal, to: Color | null, attempt: Attempt = ''): ArbiterMessage {
  const { sentence, arrows } = refusal;
  return { tone: 'refusal', ...splitArticle(sentence, refusal.article ?? null), ...marked(refusal, attempt), arrows, to };
}

/** The squares of a ruling on how a piece moves are those it does reach; of any other, what forbids the move. */
function marked({ reason, squares }: Refusal, attempt: Attempt): Pick<ArbiterMessage, 'squares' | 'reach'> {
  const onBoard = typeof attempt === 'string' && /^[a-h]/.test(attempt);
  const goal = onBoard ? attempt.slice(2, 4) : typeof attempt === 'string' ? null : attempt.to;
  if (goal && reason.endsWith('_SHAPE')) {
    return { squares: [goal], ...(onBoard && { reach: { from: attempt.slice(0, 2), to: squares } }) };
  }
  const known = !goal || squares.length === 0 || squares.includes(goal) || ON_THE_PIECE.includes(reason);
  return { squares: known ? squares : [...squares, goal] };
}

export function noticeMessage(sentence: string, to: Color | null): ArbiterMessage {
  const article = /\(((?:Online )?\d+(?:\.\d+)*)\)\.?$/.exec(sentence)?.[1] ?? null;
  return { tone: 'notice', ...splitArticle(sentence, article), squares: [], arrows: [], to };
}

/** A sentence that ends with its article in brackets, without it: the slip shows that in a line of its own. */
export function splitArticle(sentence: string, article: string | null): { text: string; article: string | null } {
  const tail = ` (${article})`;
  const at = article ? sentence.lastIndexOf(tail) : -1;
  const text = at < 0 ? sentence : sentence.slice(0, at) + sentence.slice(at + tail.length);
  return { text, article };
}
