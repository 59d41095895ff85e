import type { Language } from '@texts';
import type { Color, Game } from '../rules/rules';
import type { Prospect } from '../rules/winnabilityModule';
import { positionOf } from './findVerdict';
import { askWorker, type AskExplanation } from './winnabilityWorkerClient';

/** Caches the explanations by game and language. */
const cache = new WeakMap<Game, Partial<Record<Language, Promise<Prospect[]>>>>();

/**
 * Explains whether each of the given sides could still have checkmated its opponent in a finished game. Failed searches
 * are not cached.
 */
export function prospectsOf(game: Game, sides: Color[], language: Language, ask: AskExplanation = askWorker): Promise<Prospect[]> {
  const known = cache.get(game) ?? {};
  cache.set(game, known);
  return (known[language] ??= Promise.all(
    sides.map((winner) => ask({ ...positionOf(game), winner, language })),
  ).catch((failure: unknown) => {
    delete known[language];
    throw failure;
  }));
}
