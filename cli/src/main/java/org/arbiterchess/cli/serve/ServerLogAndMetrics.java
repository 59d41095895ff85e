package org.arbiterchess.cli.serve;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.link.IpAddress;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.monitoring.LibraryLog;
import org.arbiterchess.server.monitoring.LogFormat;
import org.arbiterchess.server.monitoring.LogWriter;
import org.arbiterchess.server.monitoring.ServerLog;
import org.arbiterchess.server.monitoring.ServerMetrics;
import org.arbiterchess.server.store.Store;

/**
 * The server log and, with {@code --metrics}, the metrics. Without this option, the metrics
 * libraries are not loaded.
 */
final class ServerLogAndMetrics implements AutoCloseable {

  private static final long MILLIS_BETWEEN_PROBES = 2_000;

  private record Endpoint(String host, int port) {}

  private final LogWriter writer;
  private final ServerLog log;
  private final Texts texts;
  private final Optional<Endpoint> endpoint;
  private final Optional<ServerMetrics> metrics;
  private final AtomicBoolean probing = new AtomicBoolean();
  private boolean started;
  private volatile boolean closed;

  private ServerLogAndMetrics(
      LogWriter writer, ServerLog log, Optional<Endpoint> endpoint, Texts texts) {
    this.texts = texts;
    this.writer = writer;
    this.log = log;
    this.endpoint = endpoint;
    this.metrics = endpoint.map(unused -> new ServerMetrics());
    this.metrics.ifPresent(log::forwardTo);
  }

  /**
   * Sets up the log and the metrics. Throws {@link BadInputException} if an option is malformed.
   *
   * @param metricsAddress PORT or HOST:PORT
   * @param log {@code text} or {@code json}
   */
  static ServerLogAndMetrics of(Terminal terminal, Optional<String> metricsAddress, String log) {
    Texts texts = terminal.texts();
    LogFormat format =
        LogFormat.of(log)
            .orElseThrow(
                () ->
                    new BadInputException(texts, TerminalText.BAD_LOG_FORMAT, QuotedText.of(log)));
    Optional<Endpoint> endpoint = metricsAddress.map(text -> endpoint(text, texts));
    LogWriter writer = new LogWriter(format, System::currentTimeMillis, terminal.err()::printLine);
    ServerLog lines =
        new ServerLog(System::currentTimeMillis, format, Terminal.isTracingEnabled(), writer);
    LibraryLog.setTarget(Optional.of(lines));
    LibraryLog.handleJavaLogging();
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> lines.programError(error));
    return new ServerLogAndMetrics(writer, lines, endpoint, texts);
  }

  private static Endpoint endpoint(String text, Texts texts) {
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? "127.0.0.1" : text.substring(0, colon);
    String port = text.substring(colon + 1);
    // An IPv6 address contains colons, so it must be in brackets.
    boolean isInBrackets = host.startsWith("[") && host.endsWith("]");
    boolean isIpv6 = IpAddress.parse(host).filter(IpAddress::isIpv6).isPresent();
    boolean isAmbiguous = host.indexOf(':') >= 0 && !(isInBrackets && isIpv6);
    if (isAmbiguous
        || host.isEmpty()
        || !port.matches("[0-9]{1,5}")
        || Integer.parseInt(port) > 65_535) {
      throw new BadInputException(texts, TerminalText.BAD_METRICS_ADDRESS, QuotedText.of(text));
    }
    return new Endpoint(host, Integer.parseInt(port));
  }

  /** Logs and measures what happens in the store, and notices when it recovers. */
  Store monitor(Store store) {
    store.setListener(log);
    log.onOutage(() -> probe(store));
    return store;
  }

  /** Polls a failing store until it recovers, so that the log reports the recovery promptly. */
  private void probe(Store store) {
    if (probing.compareAndSet(false, true)) {
      Terminal.daemons("store probe").newThread(() -> probeUntilStored(store)).start();
    }
  }

  private void probeUntilStored(Store store) {
    try {
      while (!closed && log.isStoreFailing()) {
        Thread.sleep(MILLIS_BETWEEN_PROBES);
        boolean unused = closed || store.canStore();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      probing.set(false);
      // The store may have failed again in the meantime.
      if (!closed && log.isStoreFailing()) {
        probe(store);
      }
    }
  }

  ServerLog log() {
    return log;
  }

  /**
   * Starts the metrics endpoint and returns its URL. Throws {@link BadInputException} if its
   * address is not available.
   */
  Optional<String> startMetrics(Supplier<ServerStatus> server) {
    if (endpoint.isEmpty()) {
      return Optional.empty();
    }
    String host = endpoint.get().host;
    int port = endpoint.get().port;
    metrics.orElseThrow().registerGauges(server);
    try {
      return Optional.of(
          "http://" + host + ":" + metrics.orElseThrow().serve(host, port) + "/metrics");
    } catch (IOException e) {
      String reason = QuotedText.printable(e.getMessage());
      throw new BadInputException(texts, TerminalText.METRICS_FAILED, host + ":" + port, reason);
    }
  }

  /**
   * Logs that the server is now accepting connections.
   *
   * @param details the values that the sentence mentions, for the JSON log
   */
  void started(String sentence, Map<String, ?> details) {
    started = true;
    log.started(sentence, details);
  }

  @Override
  public void close() {
    // Method references would load the metrics libraries even if there is nothing to close.
    if (metrics.isPresent()) {
      metrics.get().close();
    }
    closed = true;
    if (started) {
      log.stopped();
    }
    Thread.setDefaultUncaughtExceptionHandler(null);
    LibraryLog.setTarget(Optional.empty());
    writer.close();
  }
}
