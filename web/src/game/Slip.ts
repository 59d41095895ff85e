import type { Color, Refusal, Square } from '../rules/rules';

/** What the arbiter has to say to a player just now, and what the board shows of it. */
export type Slip = {
  /** A refusal, or calm news. */
  tone: 'refusal' | 'news';
  /** The sentence without its article. */
  text: string;
  article: string | null;
  squares: Square[];
  arrows: [Square, Square][];
  /** The player it is for; null if it is for whoever looks. */
  to: Color | null;
};

export function slipOf(refusal: Refusal, to: Color | null): Slip {
  const { sentence, squares, arrows } = refusal;
  return { tone: 'refusal', ...parted(sentence, refusal.article ?? null), squares, arrows, to };
}

export function newsSlip(sentence: string, to: Color | null): Slip {
  const article = /\(((?:Online )?\d+(?:\.\d+)*)\)\.?$/.exec(sentence)?.[1] ?? null;
  return { tone: 'news', ...parted(sentence, article), squares: [], arrows: [], to };
}

/** A sentence that ends with its article in brackets, without it: the slip shows that in a line of its own. */
export function parted(sentence: string, article: string | null): { text: string; article: string | null } {
  const tail = ` (${article})`;
  const at = article ? sentence.lastIndexOf(tail) : -1;
  const text = at < 0 ? sentence : sentence.slice(0, at) + sentence.slice(at + tail.length);
  return { text, article };
}
