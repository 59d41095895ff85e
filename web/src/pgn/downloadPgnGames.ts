import { downloadBlob } from '../platform/handOver';

/** Downloads the original text of all games in a file, or only of those in the given ranges. */
export function downloadPgnGames(name: string, file: Blob, ranges: [number, number][] | null): void {
  downloadBlob(name, ranges === null ? file : new Blob(sliceGames(file, ranges), { type: 'application/x-chess-pgn' }));
}

/** The text in the given ranges, with a blank line after each. */
export function sliceGames(file: Blob, ranges: [number, number][]): BlobPart[] {
  return ranges.flatMap(([from, to]) => [file.slice(from, to), '\n\n']);
}
