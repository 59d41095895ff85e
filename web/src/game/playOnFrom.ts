import type { Color, StartedEvent } from '../rules/rules';
import type { GameRecord } from '../storage/GameRecord';
import { replay } from './replayWithClocks';
import { createLocalGame } from './openLocalGame';

/**
 * Starts a new casual game on this device with the same players and some moves already played, and returns its id. The
 * moves are part of its log, so that the scoresheet is complete and repetitions are counted. A game with clocks starts
 * paused, with full clocks or the given times.
 */
export function playOnFrom(record: GameRecord, moves: string[], control: string, times: Record<Color, number> | null): Promise<string> {
  const { variant, fen } = record.log.events[0] as StartedEvent;
  const { white, black, help, mode } = record;
  return createLocalGame({ white, black, help, mode, variant, fen, control }, (game, at) => replay(game, moves, times, at));
}
