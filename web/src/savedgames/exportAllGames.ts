import { downloadText } from '../platform/download';
import { deviceGames } from '../storage/deviceGames';
import { gamesFileName, writeGamesFile } from './gamesExportFile';

/** Downloads all readable games, including unsaved ones, as one file. */
export async function exportAllGames(): Promise<void> {
  const { records: games } = await deviceGames.list();
  downloadText(gamesFileName(new Date()), writeGamesFile(games), 'application/json');
}
