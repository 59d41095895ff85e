import type { Color, Language, Variant } from '../rules/rules';
import type { Prospect } from '../rules/winnabilityModule';

/** Could a side still checkmate from a position, as far as looking at so many positions tells? */
export type WinnabilityQuery = {
  fen: string;
  variant: Variant;
  winner: Color;
  budget: number;
  language: Language;
  /** Whether the line is for people to see, who prefer short ones. */
  shown: boolean;
};
export type WinnabilityWorkerMessage = { ready: true } | { prospect: Prospect } | { failed: string };

/** Somebody who answers; the page asks a worker. */
export type AskWinnability = (question: WinnabilityQuery) => Promise<Prospect>;

const UNDETERMINED: Prospect = { answer: 'UNDETERMINED' };

/**
 * Asks a worker of its own, which ends with the answer.
 *
 * @param patience for how long it may look, in milliseconds from when it is ready; then nothing was found out
 */
export function askWorker(patience: number): AskWinnability {
  return (question) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./winnabilityWorker.ts', import.meta.url), { type: 'module' });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        worker.terminate();
      };
      const fail = (why: string) => {
        end();
        reject(new Error(why));
      };
      const answer = (prospect: Prospect) => {
        end();
        resolve(prospect);
      };
      worker.onmessage = ({ data }: MessageEvent<WinnabilityWorkerMessage>) => {
        if ('prospect' in data) answer(data.prospect);
        else if ('failed' in data) fail(data.failed);
        else {
          timer = setTimeout(() => answer(UNDETERMINED), patience);
          worker.postMessage(question);
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message || 'the worker could not be loaded');
      };
    });
}
