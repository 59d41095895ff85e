import type { GameRecord } from '../storage/GameRecord';
import { annotatedPgn } from '../pgnworker/annotatedPgn';
import { dialogTexts } from '../texts/texts';

/** A game's PGN with its drawings and variations. If they cannot be added, `note` says so. */
export async function exportedPgn(pgn: string, { drawings = {}, variations = [] }: GameRecord): Promise<{ text: string; note: string }> {
  try {
    return { text: await annotatedPgn(pgn, { drawings, variations }), note: '' };
  } catch (error) {
    console.error(error);
    return { text: pgn, note: dialogTexts().review.notAnnotated };
  }
}
