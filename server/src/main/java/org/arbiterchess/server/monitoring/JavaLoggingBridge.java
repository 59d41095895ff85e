package org.arbiterchess.server.monitoring;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/**
 * Forwards warnings from java.util.logging to the server log. The log manager creates an instance
 * when java.util.logging is first used, so no logging classes are loaded before then.
 */
public final class JavaLoggingBridge {

  private static final String PROPERTY = "java.util.logging.config.class";

  /** Called by the log manager. */
  public JavaLoggingBridge() throws IOException {
    String settings = "handlers=" + ForwardingHandler.class.getName() + "\n.level=WARNING\n";
    LogManager.getLogManager()
        .readConfiguration(new ByteArrayInputStream(settings.getBytes(UTF_8)));
  }

  /** Registers this class, unless the Java command line configures logging. */
  public static void install() {
    if (System.getProperty(PROPERTY) == null
        && System.getProperty("java.util.logging.config.file") == null) {
      System.setProperty(PROPERTY, JavaLoggingBridge.class.getName());
    }
  }

  /** A pattern in java.text.MessageFormat syntax, with placeholders such as {@code {0}}. */
  private record NumberedPattern(LogRecord record) implements LibraryMessagePattern {

    @Override
    public String text() {
      return String.valueOf(record.getMessage());
    }

    @Override
    public String format(Object[] values) {
      LogRecord shown = new LogRecord(record.getLevel(), text());
      shown.setResourceBundle(record.getResourceBundle());
      shown.setParameters(values);
      return new SimpleFormatter().formatMessage(shown);
    }
  }

  public static final class ForwardingHandler extends Handler {

    @Override
    public void publish(LogRecord record) {
      if (record.getLevel().intValue() >= Level.WARNING.intValue()) {
        Object[] values = record.getParameters();
        LibraryLogForwarder.forward(
            record.getLevel().intValue() >= Level.SEVERE.intValue(),
            String.valueOf(record.getLoggerName()),
            new NumberedPattern(record),
            values == null ? List.of() : Arrays.asList(values),
            Optional.ofNullable(record.getThrown()));
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
