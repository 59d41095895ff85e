import { downloadText } from '../platform/download';
import { deviceGames } from '../storage/deviceGames';
import { gamesFileName, writeGamesFile } from './gamesExportFile';

/** Saves every game that can be read, also those that only the page has, into one file. */
export async function exportAllGames(): Promise<void> {
  const { games } = await deviceGames.list();
  downloadText(gamesFileName(new Date()), writeGamesFile(games), 'application/json');
}
