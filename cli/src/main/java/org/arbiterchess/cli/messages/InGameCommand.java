package org.arbiterchess.cli.messages;

/** What players can type during a game besides moves. */
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
