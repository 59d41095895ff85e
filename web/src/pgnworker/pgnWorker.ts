/** The worker that reads PGN files, so that reading them does not block the page. */
import type { PgnWorkerResponse, PgnWorkerRequest } from './PgnWorkerClient';
import { PgnRequestHandler } from './PgnRequestHandler';

/** The worker APIs used here, which are missing from the DOM type library. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}
declare function postMessage(message: PgnWorkerResponse): void;

const reader = new FileReaderSync();
let handler: PgnRequestHandler;

addEventListener('message', ({ data }: MessageEvent<PgnWorkerRequest>) => {
  if ('blob' in data) open(data.blob);
  else void respond(data);
});

function open(blob: Blob): void {
  const slice = (from: number, to: number) => new Int8Array(reader.readAsArrayBuffer(blob.slice(from, to)));
  handler = new PgnRequestHandler({ size: blob.size, slice }, (progress) => postMessage({ progress }));
  handler.scan().catch((error: unknown) => postMessage({ failed: String(error) }));
}

async function respond({ id, name, args }: Extract<PgnWorkerRequest, { id: number }>): Promise<void> {
  try {
    const method = handler[name] as (...values: unknown[]) => unknown;
    postMessage({ id, result: await method.apply(handler, args) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
}
