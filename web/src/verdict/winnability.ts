import type { Language } from '@texts';
import type { Color, Game, Variant } from '../rules/rules';
import type { Prospect, VerdictAnswer } from '../rules/winnabilityModule';

export type { VerdictAnswer };

/** Requests the verdict after `fallen` has run out of time. If `fallen` is null, asks whether the position is dead. */
export type VerdictQuery = { fen: string; variant: Variant; fallen: Color | null };
/** Asks whether `winner` can checkmate its opponent. The answer includes a mating line or a reason. */
export type ExplanationQuery = { fen: string; variant: Variant; winner: Color; language: Language };
export type WorkerMessage = { answer: Prospect | VerdictAnswer | null } | { failed: string };

export type AskVerdict = (query: VerdictQuery, signal: AbortSignal) => Promise<VerdictAnswer | null>;
export type AskExplanation = (query: ExplanationQuery) => Promise<Prospect>;

export function askWorker(query: VerdictQuery, signal: AbortSignal): Promise<VerdictAnswer | null>;
export function askWorker(query: ExplanationQuery): Promise<Prospect>;

/** Runs one query in a new worker, without a time limit. Aborting the signal terminates the worker. */
export function askWorker(query: VerdictQuery | ExplanationQuery, signal?: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./winnabilityWorker.ts', import.meta.url), { type: 'module' });
    const fail = (why: string) => {
      worker.terminate();
      reject(new Error(why));
    };
    signal?.addEventListener('abort', () => fail('the search was aborted'));
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('failed' in data) return fail(data.failed);
      worker.terminate();
      resolve(data.answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || 'the worker could not be loaded');
    };
    worker.postMessage(query);
  });
}

/** The current position of a game, in the winnability module's format. */
export function positionOf(game: Game) {
  return { fen: game.verdictFen(), variant: game.standing('en').variant };
}

/** The result after a flag fall or in a dead position; null if play continues. The signal aborts the search. */
export function findVerdict(game: Game, signal: AbortSignal, ask: AskVerdict = askWorker): Promise<VerdictAnswer | null> {
  return ask({ ...positionOf(game), fallen: game.standing('en').outcome?.fallen ?? null }, signal);
}

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
