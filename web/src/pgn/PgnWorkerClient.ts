import type { PgnScanProgress, PgnRequestHandler } from './PgnRequestHandler';

/** What the page asks the worker. */
type Question = 'list' | 'looks' | 'tree' | 'pgn' | 'place' | 'places' | 'stop';
type Given<Q extends Question> = Parameters<PgnRequestHandler[Q]>;
type Answer<Q extends Question> = Awaited<ReturnType<PgnRequestHandler[Q]>>;

export type PgnWorkerRequest = { blob: Blob } | { id: number; ask: Question; given: unknown[] };
export type PgnWorkerResponse =
  | { progress: PgnScanProgress }
  | { failed: string }
  | { id: number; answer: unknown }
  | { id: number; error: string };

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** The page's side of the worker that reads one file of games. */
export class PgnWorkerClient {
  readonly #worker = new Worker(new URL('./pgnWorker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  readonly #failed: (why: string) => void;
  #next = 1;
  #broken: Error | null = null;

  constructor(blob: Blob, progress: (progress: PgnScanProgress) => void, failed: (why: string) => void) {
    this.#failed = failed;
    this.#worker.onmessage = ({ data }: MessageEvent<PgnWorkerResponse>) => {
      if ('progress' in data) progress(data.progress);
      else if ('failed' in data) this.#break(data.failed);
      else this.#settle(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#break(event.message || 'the worker could not be loaded');
    };
    this.#send({ blob });
  }

  ask<Q extends Question>(ask: Q, ...given: Given<Q>): Promise<Answer<Q>> {
    return new Promise((resolve, reject) => {
      if (this.#broken) {
        reject(this.#broken);
        return;
      }
      const id = this.#next++;
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#send({ id, ask, given });
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #send(message: PgnWorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #settle(message: Extract<PgnWorkerResponse, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('answer' in message) waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.error));
  }

  #break(why: string): void {
    this.#broken = new Error(why);
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
    this.#failed(why);
  }
}
