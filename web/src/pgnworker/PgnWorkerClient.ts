import type { PgnScanProgress, PgnRequestHandler } from './PgnRequestHandler';

type RequestName = 'list' | 'overviews' | 'tree' | 'pgn' | 'textRange' | 'textRanges' | 'stop';
type RequestArguments<N extends RequestName> = Parameters<PgnRequestHandler[N]>;
type ResultOf<N extends RequestName> = Awaited<ReturnType<PgnRequestHandler[N]>>;

export type PgnWorkerRequest = { blob: Blob } | { id: number; name: RequestName; args: unknown[] };
export type PgnWorkerResponse =
  | { progress: PgnScanProgress }
  | { failed: string }
  | { id: number; result: unknown }
  | { id: number; error: string };

type PendingRequest = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** The page's client for the worker that reads one PGN file. */
export class PgnWorkerClient {
  readonly #worker = new Worker(new URL('./pgnWorker.ts', import.meta.url), { type: 'module' });
  readonly #pending = new Map<number, PendingRequest>();
  readonly #onFailure: (error: string) => void;
  #nextId = 1;
  #failure: Error | null = null;

  constructor(blob: Blob, onProgress: (progress: PgnScanProgress) => void, onFailure: (error: string) => void) {
    this.#onFailure = onFailure;
    this.#worker.onmessage = ({ data }: MessageEvent<PgnWorkerResponse>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('failed' in data) this.#fail(data.failed);
      else this.#onResponse(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message || 'the worker could not be loaded');
    };
    this.#send({ blob });
  }

  request<N extends RequestName>(name: N, ...args: RequestArguments<N>): Promise<ResultOf<N>> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      const id = this.#nextId++;
      this.#pending.set(id, { resolve: resolve as PendingRequest['resolve'], reject });
      this.#send({ id, name, args });
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#pending.clear();
  }

  #send(message: PgnWorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #onResponse(message: Extract<PgnWorkerResponse, { id: number }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ('result' in message) pending?.resolve(message.result);
    else pending?.reject(new Error(message.error));
  }

  #fail(error: string): void {
    this.#failure = new Error(error);
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
    this.#onFailure(error);
  }
}
