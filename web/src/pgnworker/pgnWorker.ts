/** The worker that reads PGN files, so that reading them does not block the page. */
import { answerCalls, sendNews } from '../platform/workerCalls';
import { PgnGameIndex } from './PgnGameIndex';

/** The synchronous file reader of workers, which is missing from the DOM type library. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

const reader = new FileReaderSync();
let index: PgnGameIndex;

function scan(blob: Blob): Promise<void> {
  const slice = (from: number, to: number) => new Int8Array(reader.readAsArrayBuffer(blob.slice(from, to)));
  index = new PgnGameIndex({ size: blob.size, slice });
  return index.scan(sendNews);
}

/** What the page may call. The first call is `scan`. */
export type PgnWorker = { scan: typeof scan } & Pick<PgnGameIndex, 'list' | 'overviews' | 'tree' | 'pgn' | 'textRange' | 'textRanges' | 'stop'>;

answerCalls((name, args: unknown[]) => {
  const methods = index as unknown as Record<string, (...args: unknown[]) => unknown>;
  return name === 'scan' ? scan(args[0] as Blob) : methods[name]!(...args);
});
