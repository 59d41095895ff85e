package org.arbiterchess.cli.terminal;

/** The end of the program, which may come while the game is still on the table. */
public final class ShutdownHooks {

  private ShutdownHooks() {}

  /** No longer runs the thread when the program ends, unless that is happening already. */
  public static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending, and the hook has done its work.
    }
  }
}
