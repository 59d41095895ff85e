type Call = { id: number; name: string; args: unknown[] };
type Answer = { id: number; result: unknown } | { id: number; error: string } | { news: unknown };

/** The worker's `postMessage`. The DOM type library declares only the window's. */
declare function postMessage(message: Answer): void;

/** The page's side of a worker that answers calls of its methods. */
export class WorkerClient<Methods extends { [Name in keyof Methods]: (...args: never[]) => unknown }> {
  /** Why the worker can no longer answer; null while it can. */
  failure: Error | null = null;
  readonly #pending = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  #lastId = 0;

  constructor(
    private readonly worker: Worker,
    onNews?: (news: unknown) => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('news' in data) return onNews?.(data.news);
      const call = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.result);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(new Error(event.message || 'the worker could not be loaded'));
    };
  }

  call<Name extends keyof Methods & string>(name: Name, ...args: Parameters<Methods[Name]>): Promise<Awaited<ReturnType<Methods[Name]>>> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      this.#pending.set(++this.#lastId, { resolve: resolve as (result: unknown) => void, reject });
      this.worker.postMessage({ id: this.#lastId, name, args } satisfies Call);
    });
  }

  /** Rejects all calls, now and later, and ends the worker. */
  fail(error: Error): void {
    this.failure = error;
    this.close();
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }

  /** Ends the worker. Calls without an answer never get one. */
  close(): void {
    this.worker.terminate();
  }
}

/** In a worker: answers the page's calls. */
export function answerCalls(answer: (name: string, args: never[]) => unknown): void {
  addEventListener('message', async ({ data: { id, name, args } }: MessageEvent<Call>) => {
    try {
      postMessage({ id, result: await answer(name, args as never[]) });
    } catch (error) {
      postMessage({ id, error: String(error) });
    }
  });
}

/** In a worker: tells the page something that it did not ask for. */
export function sendNews(news: unknown): void {
  postMessage({ news });
}
