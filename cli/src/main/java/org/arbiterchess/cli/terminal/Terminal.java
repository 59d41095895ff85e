package org.arbiterchess.cli.terminal;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a command reads and writes, and what is there to read it.
 *
 * @param out answers, and nothing else
 * @param err complaints and progress
 * @param color whether the reader of the answers sees colours
 * @param watched whether somebody watches what goes to {@code err}
 * @param typed whether somebody types what is read, and sees it
 */
public record Terminal(
    InputStream in, Output out, Output err, boolean color, boolean watched, boolean typed) {

  /** The streams of this process. Colour is for screens, unless {@code NO_COLOR} is set. */
  public static Terminal ofProcess() {
    String noColor = System.getenv("NO_COLOR");
    boolean wanted =
        (noColor == null || noColor.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
    return new Terminal(
        new FileInputStream(FileDescriptor.in),
        new Output(new FileOutputStream(FileDescriptor.out)),
        new Output(new FileOutputStream(FileDescriptor.err)),
        wanted && isScreen(1),
        isScreen(2),
        isScreen(0));
  }

  /** Whether faults of the program are to be told with where they happened. */
  public static boolean wantsTraces() {
    return System.getenv("ARBITER_TRACE") != null;
  }

  /** What the environment of this process says; what is empty says nothing. */
  public static Optional<String> setting(String name) {
    return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isEmpty());
  }

  /** Plain streams, which nobody watches. */
  public static Terminal of(InputStream in, OutputStream out, OutputStream err) {
    return new Terminal(in, new Output(out), new Output(err), false, false, false);
  }

  /** Where the system does not say which file a descriptor is, the console decides. */
  private static boolean isScreen(int descriptor) {
    Path link = Path.of("/dev/fd/" + descriptor);
    if (!Files.isSymbolicLink(link)) {
      return hasConsole();
    }
    try {
      String file = link.toRealPath().toString();
      return file.startsWith("/dev/pts/") || file.startsWith("/dev/tty");
    } catch (IOException e) {
      // A pipe is no file.
      return false;
    }
  }

  private static boolean hasConsole() {
    return Optional.ofNullable(System.console()).filter(Terminal::isScreen).isPresent();
  }

  /** Since Java 22 there may be a console without a screen, which then says so. */
  private static boolean isScreen(Console console) {
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
