/** The worker that runs the winnability search, so that the page stays responsive. */
import { giveTexts } from '../rules/moduleTexts';
import * as winnable from '../rules/winnabilityModule';
import type { ExplanationQuery, VerdictQuery, WorkerMessage } from './winnability';

/** The worker's `postMessage`. The DOM type library declares only the window's. */
declare function postMessage(message: WorkerMessage): void;

addEventListener('message', async ({ data }: MessageEvent<VerdictQuery | ExplanationQuery>) => {
  const { fen, variant } = data;
  try {
    if ('winner' in data) {
      await giveTexts(winnable, data.language, ['rules', 'rulings', 'input']);
      postMessage({ answer: winnable.explain(fen, variant, data.winner, data.language) });
    } else {
      postMessage({ answer: winnable.verdict(fen, variant, data.fallen) });
    }
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
