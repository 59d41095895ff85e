package org.arbiterchess.cli.messages;

/** The subcommands of the in-game command {@code arbiter} in strict play. */
public enum ArbiterAct {
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
  HELP
}
