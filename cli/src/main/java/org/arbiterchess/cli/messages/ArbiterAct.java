package org.arbiterchess.cli.messages;

/** The actions that can be typed after {@code arbiter} in strict play. */
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
