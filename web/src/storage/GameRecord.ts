import type { GameEvent } from '../rules/rules';

/** The moves that the board marks: none, all that the piece could make (basic), or only the legal ones. */
export type MoveHelp = 'none' | 'basic' | 'legal';

/** Whether the players sit side by side or have the device on the table between them. */
export type SeatingMode = 'sideBySide' | 'table';

/** A stored game. Its log is authoritative; `over`, `score` and `plies` summarise it for lists. */
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
  /** The id of the game by link that this game is a copy of, or continues as. */
  link?: string;
  log: { v: 1; type: 'game'; events: GameEvent[] };
};

/** The choices made before a game starts. */
export type NewGamePlan = Pick<GameRecord, 'white' | 'black' | 'help' | 'mode'> & {
  variant: 'CLASSICAL' | 'CHESS960';
  fen: string;
  control: string;
};

export const CLASSICAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
