package org.arbiterchess.cli.play;

import java.util.List;
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

  @Override
  public String area() {
    return "arbiteract";
  }

  @Override
  public List<String> placeholders() {
    return List.of();
  }
}
