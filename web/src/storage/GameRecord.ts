import type { GameEvent } from '../rules/rules';

/** none: no dots; basic: how the piece moves; legal: exactly the legal moves. */
export type MoveHelp = 'none' | 'basic' | 'legal';

/** Side by side at one screen, or with the device lying on the table between the two. */
export type SeatingMode = 'sideBySide' | 'table';

/** A game as this device keeps it. The log is the truth; what stands beside it is for lists. */
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
  /** The game by link that this is, or that it has become. */
  link?: string;
  log: { v: 1; type: 'game'; events: GameEvent[] };
};

/** What is chosen before a game begins. */
export type NewGamePlan = Pick<GameRecord, 'white' | 'black' | 'help' | 'mode'> & {
  variant: 'CLASSICAL' | 'CHESS960';
  fen: string;
  control: string;
};

export const CLASSICAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
