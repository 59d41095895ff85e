import type { ScreenTexts } from '@texts';

type Opinion = Exclude<keyof ScreenTexts['pgn']['opinions'], 'other'>;

/**
 * PGN's numeric annotation glyphs (NAGs) and their printed symbols. Some meanings have several numbers, for example one
 * per side.
 */
const NAGS: [numbers: number[], sign: string, opinion: Opinion][] = [
  [[1], '!', 'good'],
  [[2], '?', 'mistake'],
  [[3], '!!', 'brilliant'],
  [[4], '??', 'blunder'],
  [[5], '!?', 'interesting'],
  [[6], '?!', 'dubious'],
  [[7, 8], '□', 'only'],
  [[10, 11, 12], '=', 'even'],
  [[13], '∞', 'unclear'],
  [[14], '+=', 'whiteSlightly'],
  [[15], '=+', 'blackSlightly'],
  [[16], '±', 'whiteBetter'],
  [[17], '∓', 'blackBetter'],
  [[18, 20], '+−', 'whiteWinning'],
  [[19, 21], '−+', 'blackWinning'],
  [[22, 23], '⊙', 'zugzwang'],
  [[32, 33], '↻', 'development'],
  [[36, 37], '↑', 'initiative'],
  [[40, 41], '→', 'attack'],
  [[44, 45], '=∞', 'compensation'],
  [[132, 133], '⇆', 'counterplay'],
  [[138, 139], '⊕', 'time'],
  [[140], '∆', 'idea'],
  [[142], '⌓', 'better'],
  [[146], 'N', 'novelty'],
];

function findNag(nag: number): (typeof NAGS)[number] | undefined {
  return NAGS.find(([numbers]) => numbers.includes(nag));
}

/** The symbol for a NAG, or its number if it has no symbol. */
export function nagSymbol(nag: number): string {
  return findNag(nag)?.[1] ?? (nag === 0 ? '' : `$${nag}`);
}

/** Whether a NAG rates the move itself, as `!` and `??` do, so that its symbol is attached to the move. */
export function isMoveNag(nag: number): boolean {
  return nag >= 1 && nag <= 6;
}

export function nagWord(nag: number, t: ScreenTexts['pgn']['opinions']): string {
  const opinion = findNag(nag)?.[2];
  return opinion ? t[opinion] : nag === 0 ? '' : t.other({ number: nag });
}
