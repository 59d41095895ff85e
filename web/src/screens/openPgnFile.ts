import { navigate } from '../routing/route.svelte';

/** Opens a PGN file and navigates to the list of its games. */
export async function openPgnFile(file: File): Promise<void> {
  const { openFile } = await import('../pgn/openedPgnFile.svelte');
  openFile(file.name, file);
  navigate({ screen: 'pgn' });
}
