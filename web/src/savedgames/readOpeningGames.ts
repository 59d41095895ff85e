import { nextTask } from '../platform/scheduling';
import type { GameEvent, StartedEvent } from '../rules/rules';
import { CLASSICAL_FEN, type GameRecord } from '../storage/GameRecord';

/** A stored game's moves, such as `e2e4`, and its result. */
export type OpeningGame = { id: string; moves: readonly string[]; result: OpeningResult };
export type OpeningResult = 'white' | 'draw' | 'black' | 'open';

/**
 * The reason why the opening tree leaves out a game: it has a different starting position, or its moves cannot be read.
 */
type Unsuitable = 'otherStart' | 'unreadable';

/** The games in the opening tree, and the number of games left out for each reason. */
export type OpeningGames = { games: OpeningGame[] } & Record<Unsuitable, number>;

/** The longest time that the page spends reading games without a break, in milliseconds. */
const SLICE_MILLIS = 6;

/** Caches the moves of each record. Records never change: when a game continues, it gets a new record. */
const known = new WeakMap<GameRecord, OpeningGame | Unsuitable>();

/**
 * Reads the moves of stored games from their logs, without using the rules. Works in short slices, so that the page
 * stays responsive. Resolves to null if the signal is aborted.
 */
export async function readOpeningGames(records: readonly GameRecord[], signal: AbortSignal): Promise<OpeningGames | null> {
  const read: OpeningGames = { games: [], otherStart: 0, unreadable: 0 };
  let slice = -Infinity;
  for (const record of records) {
    if (performance.now() - slice > SLICE_MILLIS) {
      await new Promise<void>(nextTask);
      slice = performance.now();
    }
    if (signal.aborted) return null;
    const game = known.get(record) ?? readOpeningGame(record);
    known.set(record, game);
    if (typeof game === 'string') read[game]++;
    else if (game.moves.length > 0) read.games.push(game);
  }
  return read;
}

export function readOpeningGame({ id, score, log }: GameRecord): OpeningGame | Unsuitable {
  const { variant, fen } = log.events[0] as StartedEvent;
  if (variant !== 'CLASSICAL' || fen !== CLASSICAL_FEN) return 'otherStart';
  const moves: string[] = [];
  // The events are not validated here, so they can have any form.
  for (const event of log.events as (GameEvent | null | undefined)[]) {
    if (event?.type === 'movePlayed') {
      const move = moveOf(event.attempt, moves.length);
      if (move === null) return 'unreadable';
      moves.push(move);
    } else if (event?.type === 'takenBack' || event?.type === 'positionRestored') {
      const left = event.type === 'takenBack' ? moves.length - event.plies : event.plies;
      if (!(left >= 0 && left <= moves.length)) return 'unreadable';
      moves.length = left;
    }
  }
  return { id, moves, result: score === '1-0' ? 'white' : score === '0-1' ? 'black' : score === '1/2-1/2' ? 'draw' : 'open' };
}

const CASTLING: Record<string, [string, string]> = { '0-0': ['e1g1', 'e8g8'], '0-0-0': ['e1c1', 'e8c8'] };

/**
 * Converts an attempt to a move such as `e2e4`. Castling is always written as the king's move, such as `e1g1`. Returns
 * null if the attempt does not have the form of a move.
 */
function moveOf(attempt: unknown, ply: number): string | null {
  if (typeof attempt !== 'string') return null;
  const castling = Object.hasOwn(CASTLING, attempt) ? CASTLING[attempt]![ply % 2]! : attempt;
  return /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(castling) ? castling : null;
}
