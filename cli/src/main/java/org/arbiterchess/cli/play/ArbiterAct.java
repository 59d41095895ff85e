package org.arbiterchess.cli.play;

import org.arbiterchess.language.TextKey;

/**
 * The subcommands of the in-game command {@code arbiter} in strict play. {@link InGameCommandUsage}
 * reads their texts.
 */
enum ArbiterAct implements TextKey {
  CONTINUE,
  TIME,
  CLOCK,
  MOVES,
  WARN,
  BACK,
  LOST,
  DRAW,
  NO_RESULT,
  NOTE,
  HELP;

  private static final Entry ENTRY = Entry.of("arbiteract", "", "");

  @Override
  public Entry entry() {
    return ENTRY;
  }
}
