package org.arbiterchess.cli.messages;

/** The commands that players can type during a game. */
public enum InGameCommand {
  HELP,
  MOVES,
  BASIC_MOVES,
  WHY,
  BOARD,
  DESCRIBE,
  RECORD,
  FLIP,
  FEN,
  CLOCK,
  PAUSE,
  RESUME,
  TAKE_BACK,
  DRAW,
  ACCEPT,
  DECLINE,
  CLAIM,
  RESIGN,
  ABORT,
  END,
  NEW,
  SAVE,
  QUIT,
  YES,
  NO
}
