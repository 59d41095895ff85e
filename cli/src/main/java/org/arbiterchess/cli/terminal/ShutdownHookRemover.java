package org.arbiterchess.cli.terminal;

/** Removes shutdown hooks that are no longer needed. */
public final class ShutdownHookRemover {

  private ShutdownHookRemover() {}

  public static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is shutting down, so its hooks have already been started.
    }
  }
}
