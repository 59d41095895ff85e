/** The worker in which the arbiter looks for mates, so that the page never waits. */
import { look, show } from './winnability';
import type { FromWorker, Question } from './Bench';

/** As much of a worker's world as is used here; the page's own library of types has none of it. */
declare function postMessage(message: FromWorker): void;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { fen, variant, winner, budget, language, shown } = data;
  try {
    postMessage({ prospect: (shown ? show : look)(fen, variant, winner, budget, language) });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});

postMessage({ ready: true });
