package org.arbiterchess.server.monitoring;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.ILoggerFactory;
import org.slf4j.Marker;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.helpers.NOP_FallbackServiceProvider;

/**
 * Forwards what libraries log with SLF4J or java.util.logging to the server log, if a server is
 * running: warnings and errors, the same one at most once a minute.
 */
public final class LibraryLog extends NOP_FallbackServiceProvider {

  /** Matches game ids, tokens and addresses, including those within paths. */
  private static final Pattern SENSITIVE =
      Pattern.compile(
          "\\b[A-Za-z0-9_-]{32,}\\b"
              + "|\\b(?=[A-Za-z0-9]*([0-9]|[a-z][A-Z]))[A-Za-z0-9]{12}\\b"
              + "|\\b[0-9]{1,3}(\\.[0-9]{1,3}){3}\\b"
              + "|(?<![0-9A-Za-z:])[0-9A-Fa-f]{0,4}(:[0-9A-Fa-f]{0,4}){2,7}(?![0-9A-Za-z:])");

  private static final long REPEAT_MILLIS = 60_000;
  private static final int MAX_REMEMBERED = 200;
  private static final Map<String, LastLogged> LOGGED = new HashMap<>();
  private static volatile Optional<ServerLog> target = Optional.empty();

  /** When a message was last logged, and how many times it has been suppressed since. */
  private record LastLogged(long at, int suppressed) {}

  /** Sets the log to forward to. If none is given, all messages are discarded. */
  public static synchronized void setTarget(Optional<ServerLog> newTarget) {
    LOGGED.clear();
    target = newTarget;
  }

  /** Replaces the handlers of java.util.logging, unless the Java command line configures it. */
  public static void handleJavaLogging() {
    if (System.getProperty("java.util.logging.config.file") == null) {
      Logger root = Logger.getLogger("");
      Stream.of(root.getHandlers()).forEach(root::removeHandler);
      root.addHandler(new JavaLoggingHandler());
      root.setLevel(Level.WARNING);
    }
  }

  /**
   * Forwards a message, if it is at least a warning.
   *
   * @param record the library's own wording, with placeholders, and values, which may be private;
   *     so only harmless ones such as numbers are shown
   * @param format fills in the values for the placeholders
   */
  private static synchronized void forward(LogRecord record, Function<Object[], String> format) {
    if (target.isEmpty() || record.getLevel().intValue() < Level.WARNING.intValue()) {
      return;
    }
    ServerLog log = target.get();
    long now = log.now();
    String logger = String.valueOf(record.getLoggerName());
    String key = logger + " " + record.getMessage();
    if (LOGGED.size() > MAX_REMEMBERED) {
      LOGGED.clear();
    }
    LastLogged before = LOGGED.getOrDefault(key, new LastLogged(now - REPEAT_MILLIS, 0));
    boolean isRepeated = now - before.at < REPEAT_MILLIS;
    LOGGED.put(
        key,
        isRepeated ? new LastLogged(before.at, before.suppressed + 1) : new LastLogged(now, 0));
    if (isRepeated) {
      return;
    }
    boolean withAll = log.showsPrivateValues();
    Object[] all = record.getParameters() == null ? new Object[0] : record.getParameters();
    String text = format.apply(withAll ? all : Stream.of(all).map(LibraryLog::shown).toArray());
    log.libraryMessage(
        record.getLevel().intValue() >= Level.SEVERE.intValue(),
        logger,
        withAll ? text : SENSITIVE.matcher(text).replaceAll("…"),
        before.suppressed,
        Optional.ofNullable(record.getThrown()));
  }

  private static Object shown(Object value) {
    boolean harmless =
        value instanceof Number
            || value instanceof Boolean
            || value instanceof Enum
            || value instanceof Class;
    return harmless ? value : "…";
  }

  private static final class JavaLoggingHandler extends Handler {

    @Override
    public void publish(LogRecord record) {
      forward(record, values -> format(record, values));
    }

    /** Fills in the values in the syntax of java.text.MessageFormat, such as {@code {0}}. */
    private static String format(LogRecord record, Object[] values) {
      LogRecord shown = new LogRecord(record.getLevel(), String.valueOf(record.getMessage()));
      shown.setResourceBundle(record.getResourceBundle());
      shown.setParameters(values);
      return new SimpleFormatter().formatMessage(shown);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  // SLF4J

  @Override
  public ILoggerFactory getLoggerFactory() {
    return WarningLogger::new;
  }

  private static final class WarningLogger extends LegacyAbstractLogger {

    private static final long serialVersionUID = 1;

    WarningLogger(String name) {
      this.name = name;
    }

    @Override
    protected String getFullyQualifiedCallerName() {
      return null;
    }

    @Override
    protected void handleNormalizedLoggingCall(
        org.slf4j.event.Level level,
        Marker marker,
        String pattern,
        Object[] values,
        Throwable error) {
      LogRecord record =
          new LogRecord(
              level == org.slf4j.event.Level.ERROR ? Level.SEVERE : Level.WARNING, pattern);
      record.setLoggerName(name);
      record.setParameters(values);
      record.setThrown(error);
      forward(record, shown -> MessageFormatter.basicArrayFormat(pattern, shown));
    }

    @Override
    public boolean isTraceEnabled() {
      return false;
    }

    @Override
    public boolean isDebugEnabled() {
      return false;
    }

    @Override
    public boolean isInfoEnabled() {
      return false;
    }

    @Override
    public boolean isWarnEnabled() {
      return true;
    }

    @Override
    public boolean isErrorEnabled() {
      return true;
    }
  }
}
