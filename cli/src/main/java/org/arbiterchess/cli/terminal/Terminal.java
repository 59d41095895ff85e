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
import java.util.concurrent.ThreadFactory;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;

/**
 * A command's standard streams and their properties.
 *
 * @param out receives only answers
 * @param err receives error messages and progress
 * @param color whether to print colours to {@code out}
 * @param isErrTerminal whether {@code err} is a terminal
 * @param isInTerminal whether {@code in} is a terminal, which echoes what is typed
 */
public record Terminal(
    InputStream in,
    Output out,
    Output err,
    boolean color,
    boolean isErrTerminal,
    boolean isInTerminal,
    Texts texts) {

  /** Returns a terminal with this process's standard streams and the language of its locale. */
  public static Terminal ofProcess() {
    boolean wanted =
        environmentVariable("NO_COLOR").isEmpty() && !"dumb".equals(System.getenv("TERM"));
    String locale =
        environmentVariable("LC_ALL")
            .or(() -> environmentVariable("LC_MESSAGES"))
            .or(() -> environmentVariable("LANG"))
            .orElse("");
    return new Terminal(
        new FileInputStream(FileDescriptor.in),
        new Output(new FileOutputStream(FileDescriptor.out)),
        new Output(new FileOutputStream(FileDescriptor.err)),
        wanted && isTerminal(1),
        isTerminal(2),
        isTerminal(0),
        texts(locale));
  }

  /**
   * Returns the texts for a POSIX locale such as {@code de_AT.UTF-8}, or English if that language
   * is not available.
   */
  public static Texts texts(String locale) {
    return Texts.of(locale.split("[_.@]", 2)[0]).orElseGet(Texts::english);
  }

  /** Returns whether to print stack traces. */
  public static boolean isTracingEnabled() {
    return System.getenv("ARBITER_TRACE") != null;
  }

  /** Returns the value of an environment variable. An empty value is treated as unset. */
  public static Optional<String> environmentVariable(String name) {
    return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isEmpty());
  }

  /** Removes a shutdown hook that is no longer needed. */
  public static void removeShutdownHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is shutting down, so its hooks have already been started.
    }
  }

  /** Creates threads that do not keep the process alive. */
  public static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }

  /**
   * Creates a terminal that uses English and whose streams are not connected to a real terminal.
   */
  public static Terminal of(InputStream in, OutputStream out, OutputStream err) {
    return new Terminal(in, new Output(out), new Output(err), false, false, false, Texts.english());
  }

  /** Prints a line of the answer. */
  public void say(TextKey key, Object... values) {
    out.printLine(texts.say(key, values));
  }

  /** Prints a message about what is wrong. */
  public void warn(TextKey key, Object... values) {
    err.printLine("arbiter: " + texts.say(key, values));
  }

  public Terminal withTexts(Texts other) {
    return new Terminal(in, out, err, color, isErrTerminal, isInTerminal, other);
  }

  /**
   * Returns whether the descriptor refers to a terminal, according to {@code /dev/fd} or, on
   * systems without it, the console.
   */
  private static boolean isTerminal(int descriptor) {
    Path link = Path.of("/dev/fd/" + descriptor);
    if (!Files.isSymbolicLink(link)) {
      return Optional.ofNullable(System.console()).filter(Terminal::isTerminal).isPresent();
    }
    try {
      String file = link.toRealPath().toString();
      return file.startsWith("/dev/pts/") || file.startsWith("/dev/tty");
    } catch (IOException e) {
      // The descriptor is a pipe, which has no path.
      return false;
    }
  }

  /**
   * Since Java 22, {@code System.console()} may return a console even if the streams are
   * redirected. Only {@code isTerminal}, which was added in Java 22, detects that.
   */
  private static boolean isTerminal(Console console) {
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
