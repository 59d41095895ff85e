package org.arbiterchess.cli.serve;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.link.IpAddress;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.monitoring.JavaLoggingBridge;
import org.arbiterchess.server.monitoring.LibraryLogForwarder;
import org.arbiterchess.server.monitoring.LogFormat;
import org.arbiterchess.server.monitoring.LogWriter;
import org.arbiterchess.server.monitoring.MetricsEndpoint;
import org.arbiterchess.server.monitoring.MonitoredStore;
import org.arbiterchess.server.monitoring.ServerListeners;
import org.arbiterchess.server.monitoring.ServerLog;
import org.arbiterchess.server.monitoring.ServerMetrics;
import org.arbiterchess.server.room.ServerListener;
import org.arbiterchess.server.store.EventStore;

/**
 * How the operator of a server watches over it: by its log, and by measurements where they were
 * asked for. Without them, their libraries are not loaded.
 */
final class ServerMonitoring implements AutoCloseable {

  private static final long MILLIS_BETWEEN_PROBES = 2_000;

  /** Where measurements are given. */
  private record Place(String host, int port) {}

  private final LogWriter writer;
  private final ServerLog log;
  private final Optional<Place> place;
  private final Optional<ServerMetrics> meters;
  private final ServerListener witness;
  private Optional<MetricsEndpoint> port = Optional.empty();
  private final AtomicBoolean probing = new AtomicBoolean();
  private boolean started;
  private volatile boolean closed;

  private ServerMonitoring(LogWriter writer, ServerLog log, Optional<Place> place) {
    this.writer = writer;
    this.log = log;
    this.place = place;
    this.meters = place.map(somewhere -> new ServerMetrics());
    List<ServerListener> all = new ArrayList<>(List.of(log));
    meters.ifPresent(all::add);
    this.witness = new ServerListeners(all);
  }

  /**
   * What was asked for. Throws {@link BadInputException}.
   *
   * @param metrics where measurements are given: a port of this machine, or HOST:PORT
   * @param log {@code text} or {@code json}
   */
  static ServerMonitoring of(Terminal terminal, Optional<String> metrics, String log) {
    LogFormat format =
        LogFormat.of(log)
            .orElseThrow(
                () ->
                    new BadInputException(
                        "The log is text or json, not " + QuotedText.of(log) + "."));
    Optional<Place> place = metrics.map(ServerMonitoring::place);
    LogWriter writer = new LogWriter(format, System::currentTimeMillis, terminal.err()::line);
    ServerLog lines =
        new ServerLog(System::currentTimeMillis, format, Terminal.wantsTraces(), writer);
    LibraryLogForwarder.setTarget(Optional.of(lines));
    JavaLoggingBridge.install();
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> lines.programError(error));
    return new ServerMonitoring(writer, lines, place);
  }

  private static Place place(String metrics) {
    int colon = metrics.lastIndexOf(':');
    String host = colon < 0 ? "127.0.0.1" : metrics.substring(0, colon);
    String port = metrics.substring(colon + 1);
    // An IPv6 address has colons of its own, so it stands in brackets.
    boolean odd = host.indexOf(':') >= 0 && !isIpv6InBrackets(host);
    if (odd || host.isEmpty() || !port.matches("[0-9]{1,5}") || Integer.parseInt(port) > 65_535) {
      throw new BadInputException(
          QuotedText.of(metrics)
              + " is no address for measurements. Give a port of this machine, as in --metrics"
              + " 9464, or an address as well, as in --metrics 0.0.0.0:9464 or --metrics"
              + " [::1]:9464.");
    }
    return new Place(host, Integer.parseInt(port));
  }

  private static boolean isIpv6InBrackets(String host) {
    return host.startsWith("[")
        && host.endsWith("]")
        && IpAddress.parse(host).filter(IpAddress::isIpv6).isPresent();
  }

  LinkConfig watched(LinkConfig setup) {
    EventStore store = new MonitoredStore(setup.store(), witness);
    log.onOutage(() -> probe(store));
    return setup.withMonitoring(store, witness);
  }

  /** Tries a store that failed until it works again, so that the log says so soon. */
  private void probe(EventStore store) {
    if (!probing.compareAndSet(false, true)) {
      return;
    }
    Thread probe =
        new Thread(
            () -> {
              try {
                while (!closed && log.isStoreFailing()) {
                  Thread.sleep(MILLIS_BETWEEN_PROBES);
                  boolean unused = closed || store.canStore();
                }
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              } finally {
                probing.set(false);
                again(store);
              }
            },
            "store probe");
    probe.setDaemon(true);
    probe.start();
  }

  /** The store may have failed again while the probe ended. */
  private void again(EventStore store) {
    if (!closed && log.isStoreFailing()) {
      probe(store);
    }
  }

  /** Is told what happens at the server. */
  ServerListener witness() {
    return witness;
  }

  /**
   * The server is there. Throws {@link BadInputException} if its measurements cannot be given
   * there.
   */
  void begin(Supplier<ServerStatus> server) {
    meters.ifPresent(counted -> counted.registerGauges(server));
    if (place.isPresent()) {
      try {
        port =
            Optional.of(
                MetricsEndpoint.start(
                    place.get().host, place.get().port, meters.orElseThrow()::text));
      } catch (IOException e) {
        throw new BadInputException(
            "Measurements cannot be given at "
                + place.get().host
                + ":"
                + place.get().port
                + " ("
                + QuotedText.plain(e.getMessage())
                + "). Choose another place with --metrics.");
      }
    }
  }

  /** Where measurements are given, if anywhere. */
  Optional<String> address() {
    return port.map(open -> "http://" + place.orElseThrow().host + ":" + open.port() + "/metrics");
  }

  /**
   * The server accepts connections.
   *
   * @param details the values in the sentence, for programs
   */
  void started(String sentence, Map<String, ?> details) {
    started = true;
    log.started(sentence, details);
  }

  /** Files of the store were open to others, and no longer are. */
  void modesChanged(String sentence) {
    log.warn("modesChanged", sentence);
  }

  void stopping() {
    log.stopping();
  }

  void fault(Throwable fault) {
    log.programError(fault);
  }

  @Override
  public void close() {
    // Not by references to their methods, which would load their libraries to find nothing to
    // close.
    if (port.isPresent()) {
      port.get().close();
    }
    if (meters.isPresent()) {
      meters.get().close();
    }
    closed = true;
    if (started) {
      log.stopped();
    }
    Thread.setDefaultUncaughtExceptionHandler(null);
    LibraryLogForwarder.setTarget(Optional.empty());
    writer.close();
  }
}
