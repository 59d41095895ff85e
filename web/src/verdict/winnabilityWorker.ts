/** The worker in which the arbiter looks for mates, so that the page never waits. */
import { look, show } from '../rules/winnabilityModule';
import type { WinnabilityWorkerMessage, WinnabilityQuery } from './winnabilityWorkerClient';

/** As much of a worker's world as is used here; the page's own library of types has none of it. */
declare function postMessage(message: WinnabilityWorkerMessage): void;

addEventListener('message', ({ data }: MessageEvent<WinnabilityQuery>) => {
  const { fen, variant, winner, budget, language, shown } = data;
  try {
    postMessage({ prospect: (shown ? show : look)(fen, variant, winner, budget, language) });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});

postMessage({ ready: true });
