import { downloadBlob } from '../platform/download';

/** Saves the games of a file as they stand there: all of them, or those at these places. */
export function savePgnGames(name: string, file: Blob, places: [number, number][] | null): void {
  downloadBlob(name, places === null ? file : new Blob(sliceGames(file, places), { type: 'application/x-chess-pgn' }));
}

/** The texts at these places, each ended by an empty line. */
export function sliceGames(file: Blob, places: [number, number][]): BlobPart[] {
  return places.flatMap(([from, to]) => [file.slice(from, to), '\n\n']);
}
