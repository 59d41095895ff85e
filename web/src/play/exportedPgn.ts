import { pgnDate } from '../game/exportFileNames';
import { fullRules } from '../rules/rulesForPlayMode';
import { hasAdditions, type GameRecord } from '../storage/GameRecord';
import { dialogTexts } from '../texts/texts';

/**
 * A game's PGN with its drawings and variations, for which the PGN module is loaded. If they cannot be added, `note`
 * says so.
 */
export async function exportedPgn(record: GameRecord): Promise<{ text: string; note: string }> {
  const { white, black, created, log, drawings = {}, variations = [] } = record;
  const { pgn } = await fullRules();
  const text = pgn(log, { event: dialogTexts().record.event, site: '', date: pgnDate(created), round: '', white, black });
  if (!hasAdditions(record)) return { text, note: '' };
  try {
    const { annotatedPgn } = await import('../pgnworker/PgnWorkerClient');
    return { text: await annotatedPgn(text, { drawings, variations }), note: '' };
  } catch (error) {
    console.error(error);
    return { text, note: dialogTexts().review.notAnnotated };
  }
}
