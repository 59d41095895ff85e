import type { Drawing } from '../board/Drawing';
import { addressOf } from '../routing/address';
import type { Color, GameEvent, PlayMode, StartedEvent } from '../rules/rules';

/** The moves marked on the board: none, all that follow from how the piece moves (basic), or only legal moves. */
export type MoveHelp = 'none' | 'basic' | 'legal';

/** The help in strict play, where nobody shows the legal moves (12.6). */
export function helpInStrictPlay(help: MoveHelp): Exclude<MoveHelp, 'legal'> {
  return help === 'legal' ? 'basic' : help;
}

/** The seating: the players sit side by side, or the device lies on the table between them. */
export type SeatingMode = 'sideBySide' | 'table';

/** A stored game. Its log is authoritative. `over`, `score` and `plies` are a summary for lists. */
export type GameRecord = {
  v: 1;
  id: string;
  created: number;
  changed: number;
  white: string;
  black: string;
  help: MoveHelp;
  mode: SeatingMode;
  /** Whether Black is at the bottom of the board. */
  turned?: boolean;
  /** The half points of this game's players in the games before it, for a series of rematches in person. */
  match?: Record<Color, number>;
  over: boolean;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  score: string;
  plies: number;
  /** The link game's id, if this is the record of a link game or of a local game that was put online. */
  link?: string;
  /** The circles and arrows drawn by users, keyed by the FEN of their position. */
  drawings?: Record<string, Drawing[]>;
  /**
   * The lines tried after the game, such as `12 g1f3 b8c6`: the number of plies in the game before the line, then the
   * line's moves. No line is a prefix of another.
   */
  variations?: string[];
  log: { v: 1; type: 'game'; events: GameEvent[] };
};

/** What a new game's record begins with. */
export const NEW_RECORD = { v: 1, white: '', black: '', mode: 'sideBySide', over: false, score: '*', plies: 0 } as const;

/** Whether users have added drawings or variations to a game. */
export function hasAdditions({ drawings = {}, variations = [] }: GameRecord): boolean {
  return variations.length > 0 || Object.keys(drawings).length > 0;
}

/** The options chosen for a new game. */
export type NewGamePlan = Pick<GameRecord, 'white' | 'black' | 'help' | 'mode' | 'turned' | 'match'> & {
  variant: 'CLASSICAL' | 'CHESS960';
  fen: string;
  control: string;
  /** Strict play enforces touch-move and the use of the clock, as in a tournament. By default, the game is casual. */
  playMode?: PlayMode;
};

export const CLASSICAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The next move's number on the scoresheet. */
export function nextMoveNumber(record: GameRecord): number {
  const fields = (record.log.events[0] as StartedEvent).fen.split(' ');
  const first = Number(fields[5] ?? 1) || 1;
  return first + Math.floor((record.plies + (fields[1] === 'b' ? 1 : 0)) / 2);
}

/** The URL of a local game or a link game. */
export function gameAddress({ id, link }: GameRecord): string {
  return addressOf(link === undefined ? { screen: 'play', game: id } : { screen: 'link', game: link });
}
