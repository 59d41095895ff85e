package org.arbiterchess.cli.terminal;

/** The codes with which a command ends. */
public final class ExitCode {

  /** Legal, valid; or a filter that has answered every line. */
  public static final int YES = 0;

  /** Illegal, invalid, unwinnable. */
  public static final int NO = 1;

  /** The question could not be understood. */
  public static final int BAD_INPUT = 2;

  /** The answer was not found within the budget. */
  public static final int UNDETERMINED = 3;

  /** Not the question's fault: the program or the machine failed. */
  public static final int FAULT = 70;

  private ExitCode() {}
}
