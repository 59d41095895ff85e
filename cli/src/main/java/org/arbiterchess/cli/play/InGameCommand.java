package org.arbiterchess.cli.play;

import org.arbiterchess.game.Mode;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.officiating.strict.Strict;

/**
 * The commands that players can type during a game, in the order in which the help lists them.
 * {@link InGameCommandUsage} reads their texts.
 */
enum InGameCommand implements TextKey {
  HELP,
  TOUCH,
  PROMOTE,
  PRESS,
  ADJUST,
  ACCIDENT,
  START,
  ARBITER,
  LOG,
  MOVES,
  BASIC_MOVES,
  WHY,
  BOARD,
  DESCRIBE,
  RECORD,
  FLIP,
  FEN,
  PGN,
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
  NO;

  private static final Entry ENTRY = Entry.of("ingamecommand", "", "");

  /** Returns whether the help lists the command for games in this mode. */
  boolean isFor(Mode mode) {
    return switch (this) {
      case TOUCH, PROMOTE, PRESS, ADJUST, ACCIDENT, START, ARBITER, LOG -> mode == Strict.MODE;
      case MOVES, PAUSE, TAKE_BACK -> mode == Mode.CASUAL;
      default -> true;
    };
  }

  @Override
  public Entry entry() {
    return ENTRY;
  }
}
