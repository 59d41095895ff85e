import { opponentOf } from '../rules/opponentOf';
import type { Color, Game, Outcome } from '../rules/rules';
import type { DialogTexts, PageTexts } from '@texts';

type ResultTexts = DialogTexts['result'];

/** The title for a result, such as "Anna wins" or "Draw". */
export function outcomeTitle({ result }: Outcome, name: (side: Color) => string, w: ResultTexts): string {
  switch (result) {
    case 'WHITE_WINS':
      return w.wins({ name: name('white') });
    case 'BLACK_WINS':
      return w.wins({ name: name('black') });
    case 'DRAW':
      return w.draw;
    case 'NONE':
      return w.noResult;
    case 'BEING_DECIDED':
      return w.beingDecided;
  }
}

/** How the game ended, in one or two words, such as "Checkmate". */
export function shortOutcome({ ending }: Outcome, w: ResultTexts): string {
  return w.endings[ending as keyof ResultTexts['endings']];
}

/** Describes in one sentence how the game ended, without the result, which the title already states. */
export function describeOutcome(outcome: Outcome, game: Game, name: (side: Color) => string, w: ResultTexts, colors: Pick<PageTexts['play'], Color>): string {
  const { ending, result, fallen, text } = outcome;
  if (ending === 'AGREEMENT') return w.agreed;
  if (ending === 'ABORTED') return fallen ? w.notBegun({ name: name(fallen) }) : w.aborted;
  if (ending === 'STOPPED') return w.stopped;
  const lost = w.lost[ending as keyof ResultTexts['lost']];
  if (lost && result !== 'DRAW') return typeof lost === 'string' ? lost : lost({ name: fallen ? name(fallen) : '' });
  // The arbiter's sentence names the move of a claim.
  if (result !== 'DRAW' || game.events().some((event) => event.type === 'drawClaimed' && event.correct && event.named)) return text;
  const drawn = w.drawn[ending as keyof ResultTexts['drawn']];
  const side = fallen ?? game.standing('en').turn;
  return typeof drawn === 'string' ? drawn : drawn({ side: colors[side], opponent: colors[opponentOf(side)] });
}
