import { download } from '../play/record';
import { shelf } from '../storage/device';
import { gamesFileName, writeGamesFile } from './gamesFile';

/** Saves every game that can be read, also those that only the page has, into one file. */
export async function exportAll(): Promise<void> {
  const { games } = await shelf.list();
  download(gamesFileName(new Date()), writeGamesFile(games), 'application/json');
}
