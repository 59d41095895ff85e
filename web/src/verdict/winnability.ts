import type { Language } from '@texts';
import type { Color, Game, Variant } from '../rules/rules';
import type { Prospect, VerdictAnswer } from '../rules/winnabilityModule';
import { WorkerClient } from '../platform/workerCalls';
import type { WinnabilityWorker } from './winnabilityWorker';

export type { VerdictAnswer };

/** Requests the verdict after `fallen` has run out of time. If `fallen` is null, asks whether the position is dead. */
export type VerdictQuery = { fen: string; variant: Variant; fallen: Color | null };
/** Asks whether `winner` can checkmate its opponent. The answer includes a mating line or a reason. */
export type ExplanationQuery = { fen: string; variant: Variant; winner: Color; language: Language };

export type AskVerdict = (query: VerdictQuery, signal: AbortSignal) => Promise<VerdictAnswer | null>;
export type AskExplanation = (query: ExplanationQuery) => Promise<Prospect>;

const askVerdict: AskVerdict = (query, signal) => inWorker((worker) => worker.call('verdict', query), signal);
const askExplanation: AskExplanation = (query) => inWorker((worker) => worker.call('explain', query));

/** Runs one query in a new worker, without a time limit. Aborting the signal terminates the worker. */
async function inWorker<Result>(query: (worker: WorkerClient<WinnabilityWorker>) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted();
  const worker = new WorkerClient<WinnabilityWorker>(new Worker(new URL('./winnabilityWorker.ts', import.meta.url), { type: 'module' }));
  signal?.addEventListener('abort', () => worker.fail(new Error('the search was aborted')));
  try {
    return await query(worker);
  } finally {
    worker.close();
  }
}

/** The current position of a game, in the winnability module's format. */
export function positionOf(game: Game) {
  return { fen: game.verdictFen(), variant: game.standing('en').variant };
}

/** The result after a flag fall or in a dead position; null if play continues. The signal aborts the search. */
export function findVerdict(game: Game, signal: AbortSignal, ask: AskVerdict = askVerdict): Promise<VerdictAnswer | null> {
  return ask({ ...positionOf(game), fallen: game.standing('en').outcome?.fallen ?? null }, signal);
}

/** Caches the explanations by game and language. */
const cache = new WeakMap<Game, Partial<Record<Language, Promise<Prospect[]>>>>();

/**
 * Explains whether each of the given sides could still have checkmated its opponent in a finished game. Failed searches
 * are not cached.
 */
export function prospectsOf(game: Game, sides: Color[], language: Language, ask: AskExplanation = askExplanation): Promise<Prospect[]> {
  const known = cache.get(game) ?? {};
  cache.set(game, known);
  return (known[language] ??= Promise.all(
    sides.map((winner) => ask({ ...positionOf(game), winner, language })),
  ).catch((failure: unknown) => {
    delete known[language];
    throw failure;
  }));
}
