import type { Color, Game, Language } from '../rules/rules';
import { askWorker, type AskWinnability } from './winnabilityWorkerClient';
import { winnabilityQuery } from './findVerdict';
import type { Prospect } from '../rules/winnabilityModule';

/** How many positions are looked at, and for how long: nothing waits for it. */
const BUDGET = 60_000;
const PATIENCE = 30_000;

/** What was found, by game and language. */
const found = new WeakMap<Game, Partial<Record<Language, Promise<Prospect[]>>>>();

/** Searches a finished game for the mates of these sides: once, however often it is shown, unless the search fails. */
export function prospectsOf(game: Game, sides: Color[], language: Language, ask: AskWinnability = askWorker(PATIENCE)): Promise<Prospect[]> {
  const known = found.get(game) ?? {};
  found.set(game, known);
  return (known[language] ??= Promise.all(
    sides.map((side) => ask({ ...winnabilityQuery(game, side, BUDGET), language, shown: true })),
  ).catch((failure: unknown) => {
    delete known[language];
    throw failure;
  }));
}
