import type { GameRecord } from './GameRecord';
import type { Game } from '../rules/rules';
import { rulesForPlayMode } from '../rules/rulesForPlayMode';
import { readRecordShape, type RecordReading } from './gameRecordShape';

/** A record whose log the rules have replayed, and the resulting game. */
export type CheckedRecord = { record: GameRecord; game: Game };

/**
 * Reads a stored or imported record and replays its log. The summary is computed from the log. `loadRulesFor` must be
 * called first.
 */
export function readGameRecord(stored: unknown, storedId?: string): RecordReading<CheckedRecord> {
  const shape = readRecordShape(stored, storedId);
  if ('problems' in shape) return shape;
  const replayed = rulesForPlayMode(shape.read.log).readGame(shape.read.log);
  if ('problems' in replayed) return { problems: replayed.problems };
  return { read: { record: withSummary(shape.read, replayed.game), game: replayed.game } };
}

/** Returns a copy of the record with its summary updated from the game. The log is unchanged. */
export function withSummary(record: GameRecord, game: Game): GameRecord {
  const { over, plies, outcome } = game.standing('en');
  return { ...record, over, plies, score: outcome?.score ?? '*' };
}
