import { downloadBlob } from '../platform/download';

/** Downloads the original text of all games of a file, or of the games in the given ranges. */
export function savePgnGames(name: string, file: Blob, ranges: [number, number][] | null): void {
  downloadBlob(name, ranges === null ? file : new Blob(sliceGames(file, ranges), { type: 'application/x-chess-pgn' }));
}

/** The texts of the given ranges, each followed by an empty line. */
export function sliceGames(file: Blob, ranges: [number, number][]): BlobPart[] {
  return ranges.flatMap(([from, to]) => [file.slice(from, to), '\n\n']);
}
