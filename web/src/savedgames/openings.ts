import { inSlices } from '../platform/scheduling';
import { type GameEvent, type StartedEvent, type Game, start } from '../rules/rules';
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

/** The longest time that the page spends on the tree without a break, in milliseconds. */
export const SLICE_MILLIS = 6;

/** Caches the moves of each record. Records never change: when a game continues, it gets a new record. */
const known = new WeakMap<GameRecord, OpeningGame | Unsuitable>();

/**
 * Reads the moves of stored games from their logs, without using the rules. Works in short slices, so that the page
 * stays responsive. Resolves to null if the signal is aborted.
 */
export async function readOpeningGames(records: readonly GameRecord[], signal: AbortSignal): Promise<OpeningGames | null> {
  const read: OpeningGames = { games: [], otherStart: 0, unreadable: 0 };
  const pause = inSlices(SLICE_MILLIS);
  for (const record of records) {
    await pause();
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

/** A move played in a position: how many games contain it, and their results. */
export type MoveCount = { move: string; games: number } & Record<OpeningResult, number>;

/** The games that began with these moves. */
export function gamesAfter(games: readonly OpeningGame[], path: readonly string[]): OpeningGame[] {
  return games.filter(({ moves }) => path.every((move, ply) => moves[ply] === move));
}

/**
 * The moves played in these games after the first `plies` half-moves, most frequent first. Transpositions are not
 * merged, because a path in the tree is a sequence of moves.
 */
export function nextMoves(games: readonly OpeningGame[], plies: number): MoveCount[] {
  const counts = new Map<string, MoveCount>();
  for (const { moves, result } of games) {
    const move = moves[plies];
    if (move === undefined) continue;
    let count = counts.get(move);
    if (!count) counts.set(move, (count = { move, games: 0, white: 0, draw: 0, black: 0, open: 0 }));
    count.games++;
    count[result]++;
  }
  return [...counts.values()].sort((a, b) => b.games - a.games || (a.move < b.move ? -1 : 1));
}

const STARTED: StartedEvent = { v: 1, type: 'started', at: 0, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'OVER_THE_BOARD', control: '-' };

/** A position in the opening tree. The position after each move is computed only once, when it is first needed. */
export class OpeningLinePosition {
  readonly #game: Game;
  readonly #next = new Map<string, OpeningLinePosition | null>();
  /** The FENs of all positions from the starting position up to and including this one. */
  readonly fens: readonly string[];
  /** The last move with its number, such as `2… Nc6`; empty in the starting position. */
  readonly label: string;

  private constructor(game: Game, fensBefore: readonly string[]) {
    this.#game = game;
    const ply = fensBefore.length;
    this.fens = [...fensBefore, game.diagram(ply).fen];
    const move = ply > 0 ? game.scored(ply, 'en') : null;
    this.label = move ? `${move.number}${move.color === 'white' ? '.' : '…'} ${move.san}` : '';
  }

  static start(): OpeningLinePosition {
    return new OpeningLinePosition(start(STARTED), []);
  }

  /** The position after a move such as `g1f3`; null if the move is illegal. */
  after(move: string): OpeningLinePosition | null {
    const known = this.#next.get(move);
    if (known !== undefined) return known;
    const { turn } = this.#game.standing('en');
    const answer = this.#game.decide({ v: 1, type: 'move', seat: turn, id: '', attempt: move }, 0, 'en');
    const next = answer.type === 'accepted' ? new OpeningLinePosition(this.#game.apply(answer.events), this.fens) : null;
    this.#next.set(move, next);
    return next;
  }
}
