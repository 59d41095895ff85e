/** The worker that runs the winnability search, so that the page stays responsive. */
import { explain, verdict } from '../rules/winnabilityModule';
import type { ExplanationQuery, VerdictQuery, WorkerMessage } from './winnabilityWorkerClient';

/** The worker's `postMessage`. The DOM type library declares only the window's. */
declare function postMessage(message: WorkerMessage): void;

addEventListener('message', ({ data }: MessageEvent<VerdictQuery | ExplanationQuery>) => {
  const { fen, variant } = data;
  try {
    postMessage({
      answer: 'winner' in data ? explain(fen, variant, data.winner, data.language) : verdict(fen, variant, data.fallen),
    });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
