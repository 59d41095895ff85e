package org.arbiterchess.cli.terminal;

/** The exit codes of the commands. */
public final class ExitCode {

  /** Legal, valid, winnable; or all lines of standard input were answered. */
  public static final int YES = 0;

  /** Illegal, invalid, unwinnable. */
  public static final int NO = 1;

  public static final int BAD_INPUT = 2;

  /** The search ended without an answer. */
  public static final int UNDETERMINED = 3;

  /** The program or the machine failed. */
  public static final int INTERNAL_ERROR = 70;

  private ExitCode() {}
}
