import type { Color, Outcome } from '../rules/rules';
import type { PageWords } from '../words/en/pageWords';

type ResultWords = PageWords['result'];

/** Who won, or that nobody did. */
export function outcomeTitle({ result }: Outcome, name: (side: Color) => string, w: ResultWords): string {
  switch (result) {
    case 'WHITE_WINS':
      return w.wins(name('white'));
    case 'BLACK_WINS':
      return w.wins(name('black'));
    case 'DRAW':
      return w.draw;
    case 'NONE':
      return w.noResult;
    case 'BEING_DECIDED':
      return w.beingDecided;
  }
}

/** How a game ended, in a word or two: "Checkmate". */
export function shortOutcome({ ending }: Outcome, w: ResultWords): string {
  return w.endings[ending as keyof ResultWords['endings']];
}

/** How a game ended, in one sentence. The arbiter's own also says the result, which the title has said. */
export function describeOutcome(outcome: Outcome, name: (side: Color) => string, w: ResultWords): string {
  const { ending, result, fallen, text } = outcome;
  if (ending === 'AGREEMENT') return w.agreed;
  if (ending === 'ABORTED') return w.aborted;
  if (ending === 'STOPPED') return w.stopped;
  const lost = w.lost[ending as keyof ResultWords['lost']];
  if (lost && result !== 'DRAW') return lost(fallen ? name(fallen) : '');
  const drawn = w.drawn.find((tail) => text.endsWith(tail));
  return drawn ? `${text.slice(0, -drawn.length)}.` : text;
}
