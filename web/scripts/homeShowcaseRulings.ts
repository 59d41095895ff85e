import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Refusal } from '../../browser/rules';
import type { Language } from '@texts';
import { readLanguages, readModuleTexts } from './buildTexts.ts';

type Rules = typeof import('../../browser/rules');

/** The position on the home screen: Black has just played d7-d5, and White tries to capture. */
const FEN = 'r1bqk2r/ppp2ppp/2n2n2/3pp3/1bB1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6';
const LAST_MOVE = { from: 'd7', to: 'd5' };
const ATTEMPT = 'c3d5';

/**
 * Provides the module `virtual:showcase`, which exports a position and the arbiter's ruling on an attempted move, in
 * every language. The ruling is computed at build time, so that the home screen does not have to load the rules.
 */
export function homeShowcaseRulings(rulesFile: string): Plugin {
  return {
    name: 'arbiter-showcase',
    resolveId: (id) => (id === 'virtual:showcase' ? '\0showcase' : undefined),
    async load(id) {
      if (id !== '\0showcase') return undefined;
      const rules = (await import(pathToFileURL(rulesFile).href)) as Rules;
      for (const language of readLanguages()) rules.useTexts(language, readModuleTexts(language));
      const game = rules.start({
        v: 1, type: 'started', at: 0, variant: 'CLASSICAL', fen: FEN, rulebook: 'OVER_THE_BOARD', control: '-',
      });
      const rulings: Partial<Record<Language, Refusal>> = {};
      for (const language of readLanguages()) {
        const answer = game.decide({ v: 1, seat: 'white', id: 'a', type: 'move', attempt: ATTEMPT }, 0, language);
        if (answer.type !== 'refused') throw new Error(`the home page shows a refusal, but ${ATTEMPT} is allowed`);
        rulings[language] = answer;
      }
      return `export const fen = ${JSON.stringify(FEN)};
export const lastMove = ${JSON.stringify(LAST_MOVE)};
export const from = ${JSON.stringify(ATTEMPT.slice(0, 2))};
export const rulings = ${JSON.stringify(rulings)};`;
    },
  };
}
