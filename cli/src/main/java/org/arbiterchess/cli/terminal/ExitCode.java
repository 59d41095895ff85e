package org.arbiterchess.cli.terminal;

/** Exit codes for all commands. */
public final class ExitCode {

  /**
   * The answer is positive (legal, valid or winnable), or all lines of standard input were
   * answered.
   */
  public static final int YES = 0;

  /** The answer is negative (illegal, invalid or unwinnable). */
  public static final int NO = 1;

  public static final int BAD_INPUT = 2;

  /** The search was inconclusive. */
  public static final int UNDETERMINED = 3;

  /** An internal error or a system failure. */
  public static final int INTERNAL_ERROR = 70;

  private ExitCode() {}
}
