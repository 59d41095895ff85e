package org.arbiterchess.server.monitoring;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.AcceptLanguage;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.room.RoomStatus;
import org.arbiterchess.server.room.ServerEventListener;

/** The server's Prometheus metrics. */
public final class ServerMetrics implements ServerEventListener, AutoCloseable {

  private static final String PATH = "/metrics";
  private static final String CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  /** The upper bounds of the histogram buckets. */
  private static final Duration[] BUCKETS =
      IntStream.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
          .mapToObj(Duration::ofMillis)
          .toArray(Duration[]::new);

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics gcMetrics = new JvmGcMetrics();
  private final Timer storeTime;
  private final Timer flagLateness;
  private final Counter notStored;
  private Optional<HttpServer> endpoint = Optional.empty();

  public ServerMetrics() {
    storeTime = timer("arbiter.append", "Time to store a write.");
    flagLateness = timer("arbiter.flag.lateness", "How late flag falls are noticed.");
    notStored =
        Counter.builder("arbiter.append.failures").description("Failed writes.").register(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    gcMetrics.bindTo(registry);
    // Registering the counters at zero makes rates correct from the first increment.
    count(0, "accepted", "Accepted commands.", "command", "move");
    count(0, "refused", "Refused commands.", "command", "move", "reason", "STALE");
  }

  private Timer timer(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }

  /** Registers the gauges, which query the server's status on every scrape. */
  public void registerGauges(Supplier<ServerStatus> status) {
    gauge("sockets", "Open WebSocket connections.", () -> status.get().webSockets());
    for (RoomStatus state : RoomStatus.values()) {
      Supplier<Number> rooms = () -> status.get().roomsByStatus().get(state);
      gauge("games", "Open games by state.", rooms, "state", state.metricName());
    }
    gauge("rooms.waiting", "Queued room tasks.", () -> status.get().queuedRoomTasks());
    gauge("searches.waiting", "Queued verdict searches.", () -> status.get().queuedSearches());
    gauge("writes.waiting", "Queued writes.", () -> status.get().queuedWrites());
    gauge(
        "others.heard",
        "Whether announcements from other servers arrive; 1 without a cluster.",
        () -> status.get().clusterConnected() ? 1 : 0);
    gauge(
        "clock.offset.seconds",
        "How far the database's clock is ahead of the local clock.",
        () -> status.get().clockOffset().orElse(0) / 1000.0);
  }

  private void gauge(String name, String description, Supplier<Number> value, String... tags) {
    Gauge.builder("arbiter." + name, value).description(description).tags(tags).register(registry);
  }

  @Override
  public void commandAccepted(String command) {
    count(1, "accepted", "Accepted commands.", "command", command);
  }

  @Override
  public void commandRefused(String command, String reason) {
    count(1, "refused", "Refused commands.", "command", command, "reason", reason);
  }

  private void count(int times, String outcome, String description, String... tags) {
    Counter.builder("arbiter.commands." + outcome)
        .description(description)
        .tags(tags)
        .register(registry)
        .increment(times);
  }

  @Override
  public void flagFell(long lateMillis) {
    flagLateness.record(Duration.ofMillis(lateMillis));
  }

  @Override
  public void eventsStored(long nanos) {
    storeTime.record(Duration.ofNanos(nanos));
  }

  @Override
  public void notStored(String message) {
    notStored.increment();
  }

  /** All metrics in the Prometheus text format. */
  public String text() {
    return registry.scrape();
  }

  /**
   * Serves the metrics on a port of their own, so that neither the page's port nor a proxy in front
   * of it exposes them. Returns the port. Throws {@link IOException} if it cannot listen on the
   * address.
   */
  public int serve(String host, int port) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getAllByName(host)[0], port), 0);
    server.createContext("/", this::answer);
    server.start();
    endpoint = Optional.of(server);
    return server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      boolean found = exchange.getRequestURI().getPath().equals(PATH);
      boolean isGet = exchange.getRequestMethod().equals("GET");
      Texts texts = AcceptLanguage.texts(exchange.getRequestHeaders().getFirst("Accept-Language"));
      String address = texts.say(ServerText.METRICS_ADDRESS, PATH) + "\n";
      byte[] body = (found && isGet ? text() : address).getBytes(UTF_8);
      exchange.getResponseHeaders().set("Content-Type", CONTENT_TYPE);
      exchange.sendResponseHeaders(found ? (isGet ? 200 : 405) : 404, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  @Override
  public void close() {
    endpoint.ifPresent(server -> server.stop(0));
    gcMetrics.close();
    registry.close();
  }
}
