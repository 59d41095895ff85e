package org.arbiterchess.cli.messages;

/** What the arbiter can do in strict play, as the second word after {@code arbiter}. */
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
