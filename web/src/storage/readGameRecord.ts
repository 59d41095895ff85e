import type { GameRecord } from './GameRecord';
import { readGame, type Game } from '../rules/rules';
import { readRecordShape, type RecordReading } from './gameRecordShape';

/** A record whose log the rules have replayed, and the game it is. */
export type CheckedRecord = { record: GameRecord; game: Game };

/** Reads a stored or received record to the last move. What it says beside its log is taken from the log. */
export function readGameRecord(stored: unknown, under?: string): RecordReading<CheckedRecord> {
  const shape = readRecordShape(stored, under);
  if ('problems' in shape) return shape;
  const replayed = readGame(shape.read.log);
  if ('problems' in replayed) return { problems: replayed.problems };
  return { read: { record: withSummary(shape.read, replayed.game), game: replayed.game } };
}

/** The record with what its lists show of the game as it stands; its log is left as it is. */
export function withSummary(record: GameRecord, game: Game): GameRecord {
  const { over, plies, outcome } = game.standing('en');
  return { ...record, over, plies, score: outcome?.score ?? '*' };
}
