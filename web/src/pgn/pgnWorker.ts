/** The worker in which files of games are read, so that the page never waits. */
import type { PgnWorkerResponse, PgnWorkerRequest } from './PgnWorkerClient';
import { PgnRequestHandler } from './PgnRequestHandler';

/** As much of a worker's world as is used here; the page's own library of types has none of it. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}
declare function postMessage(message: PgnWorkerResponse): void;

const reader = new FileReaderSync();
let work: PgnRequestHandler;

addEventListener('message', ({ data }: MessageEvent<PgnWorkerRequest>) => {
  if ('blob' in data) open(data.blob);
  else void answer(data);
});

function open(blob: Blob): void {
  const slice = (from: number, to: number) => new Int8Array(reader.readAsArrayBuffer(blob.slice(from, to)));
  work = new PgnRequestHandler({ size: blob.size, slice }, (progress) => postMessage({ progress }));
  work.findAll().catch((error: unknown) => postMessage({ failed: String(error) }));
}

async function answer({ id, ask, given }: Extract<PgnWorkerRequest, { id: number }>): Promise<void> {
  try {
    const method = work[ask] as (...values: unknown[]) => unknown;
    postMessage({ id, answer: await method.apply(work, given) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
}
