import type { GameEvent, PlayMode } from '../rules/rules';

/** The moves that the board marks: none, all that match the piece's movement (basic), or only legal moves. */
export type MoveHelp = 'none' | 'basic' | 'legal';

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
  over: boolean;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  score: string;
  plies: number;
  /** The link game's id, if this record is a copy of a link game or continues as one. */
  link?: string;
  log: { v: 1; type: 'game'; events: GameEvent[] };
};

/** The options chosen for a new game. */
export type NewGamePlan = Pick<GameRecord, 'white' | 'black' | 'help' | 'mode'> & {
  variant: 'CLASSICAL' | 'CHESS960';
  fen: string;
  control: string;
  /** Strict play follows touch-move and the clock as in a tournament; without a value, the game is casual. */
  playMode?: PlayMode;
};

export const CLASSICAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
