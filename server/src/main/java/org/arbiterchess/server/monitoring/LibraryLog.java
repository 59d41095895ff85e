package org.arbiterchess.server.monitoring;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.Marker;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/**
 * Forwards what libraries log with SLF4J or java.util.logging to the server log, if a server is
 * running: warnings and errors, the same one at most once a minute, except those that the server
 * logs itself.
 */
public final class LibraryLog implements SLF4JServiceProvider {

  /**
   * Lettuce logs every attempt to reconnect to Redis, but the server log reports an outage only
   * once.
   */
  private static final List<String> IGNORED_LOGGERS =
      List.of(
          "io.lettuce.core.protocol.ConnectionWatchdog",
          "io.lettuce.core.protocol.ReconnectionHandler");

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

  /**
   * A message.
   *
   * @param pattern the library's own wording, with placeholders
   * @param format fills in the values for the placeholders
   * @param values may be private, so only harmless ones such as numbers are shown
   */
  private record Message(
      boolean isError,
      String logger,
      String pattern,
      Function<Object[], String> format,
      List<?> values,
      Optional<Throwable> error) {

    /** The logger's short name, the message without private values, and the exception, if any. */
    String redacted(boolean withAll, RedactedStackTrace stackTraces) {
      String text =
          format.apply(values.stream().map(value -> withAll ? value : shown(value)).toArray());
      String kind = error.map(thrown -> " (" + stackTraces.describe(thrown) + ")").orElse("");
      return logger.substring(logger.lastIndexOf('.') + 1)
          + ": "
          + (withAll ? text : SENSITIVE.matcher(text).replaceAll("…"))
          + kind;
    }

    private static Object shown(Object value) {
      boolean harmless =
          value instanceof Number
              || value instanceof Boolean
              || value instanceof Enum
              || value instanceof Class;
      return harmless ? value : "…";
    }
  }

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

  private static synchronized void forward(Message message) {
    Optional<ServerLog> log = target;
    if (log.isEmpty() || IGNORED_LOGGERS.contains(message.logger)) {
      return;
    }
    long now = log.get().now();
    String key = message.logger + " " + message.pattern;
    if (LOGGED.size() > MAX_REMEMBERED) {
      LOGGED.clear();
    }
    LastLogged before = LOGGED.getOrDefault(key, new LastLogged(now - REPEAT_MILLIS, 0));
    if (now - before.at < REPEAT_MILLIS) {
      LOGGED.put(key, new LastLogged(before.at, before.suppressed + 1));
      return;
    }
    LOGGED.put(key, new LastLogged(now, 0));
    RedactedStackTrace stackTraces = log.get().stackTraces();
    log.get()
        .libraryMessage(
            message.isError,
            message.logger,
            message.redacted(stackTraces.withMessages(), stackTraces),
            before.suppressed,
            message.isError ? message.error : Optional.empty());
  }

  private static final class JavaLoggingHandler extends Handler {

    @Override
    public void publish(LogRecord record) {
      int level = record.getLevel().intValue();
      if (level >= Level.WARNING.intValue()) {
        Object[] values = record.getParameters();
        forward(
            new Message(
                level >= Level.SEVERE.intValue(),
                String.valueOf(record.getLoggerName()),
                String.valueOf(record.getMessage()),
                shown -> format(record, shown),
                values == null ? List.of() : Arrays.asList(values),
                Optional.ofNullable(record.getThrown())));
      }
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

  private final IMarkerFactory markers = new BasicMarkerFactory();
  private final MDCAdapter contexts = new NOPMDCAdapter();
  private final Map<String, org.slf4j.Logger> loggers = new ConcurrentHashMap<>();

  @Override
  public ILoggerFactory getLoggerFactory() {
    return name -> loggers.computeIfAbsent(name, WarningLogger::new);
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return markers;
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return contexts;
  }

  @Override
  public String getRequestedApiVersion() {
    return "2.0.99";
  }

  @Override
  public void initialize() {}

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
      forward(
          new Message(
              level == org.slf4j.event.Level.ERROR,
              name,
              String.valueOf(pattern),
              shown -> MessageFormatter.basicArrayFormat(pattern, shown),
              values == null ? List.of() : Arrays.asList(values),
              Optional.ofNullable(error)));
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
