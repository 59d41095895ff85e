import { saveBlob } from '../play/record';

/** Saves the games of a file as they stand there: all of them, or those at these places. */
export function saveGames(name: string, file: Blob, places: [number, number][] | null): void {
  saveBlob(name, places === null ? file : new Blob(textsAt(file, places), { type: 'application/x-chess-pgn' }));
}

/** The texts at these places, each ended by an empty line. */
export function textsAt(file: Blob, places: [number, number][]): BlobPart[] {
  return places.flatMap(([from, to]) => [file.slice(from, to), '\n\n']);
}
