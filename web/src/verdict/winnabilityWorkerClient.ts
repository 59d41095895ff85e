import type { Language } from '@texts';
import type { Color, Variant } from '../rules/rules';
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
