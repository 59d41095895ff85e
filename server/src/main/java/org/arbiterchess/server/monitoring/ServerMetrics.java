package org.arbiterchess.server.monitoring;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.room.RoomStatus;
import org.arbiterchess.server.room.ServerEventListener;

/** The server's Prometheus metrics. */
public final class ServerMetrics implements ServerEventListener, AutoCloseable {

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
    accepted("move", 0);
    refused("move", "STALE", 0);
  }

  private Timer timer(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }

  /** Registers the gauges, which query the server's status on every scrape. */
  public void registerGauges(Supplier<ServerStatus> statusSource) {
    gauge("arbiter.sockets", "Open WebSocket connections.", statusSource, ServerStatus::webSockets);
    for (RoomStatus status : RoomStatus.values()) {
      Gauge.builder("arbiter.games", () -> statusSource.get().roomsByStatus().get(status))
          .description("Open games by state.")
          .tags(Tags.of("state", status.metricName()))
          .register(registry);
    }
    gauge(
        "arbiter.rooms.waiting", "Queued room tasks.", statusSource, ServerStatus::queuedRoomTasks);
    gauge(
        "arbiter.searches.waiting",
        "Queued verdict searches.",
        statusSource,
        ServerStatus::queuedSearches);
    gauge("arbiter.writes.waiting", "Queued writes.", statusSource, ServerStatus::queuedWrites);
    gauge(
        "arbiter.others.heard",
        "Whether announcements from other servers arrive; 1 without a cluster.",
        statusSource,
        status -> status.clusterConnected() ? 1 : 0);
    gauge(
        "arbiter.clock.offset.seconds",
        "How far the database's clock is ahead of the local clock.",
        statusSource,
        status -> status.clockOffset().orElse(0) / 1000.0);
  }

  private void gauge(
      String name,
      String description,
      Supplier<ServerStatus> statusSource,
      ToDoubleFunction<ServerStatus> value) {
    Gauge.builder(name, () -> value.applyAsDouble(statusSource.get()))
        .description(description)
        .register(registry);
  }

  @Override
  public void commandAccepted(String command) {
    accepted(command, 1);
  }

  private void accepted(String command, int times) {
    Counter.builder("arbiter.commands.accepted")
        .description("Accepted commands.")
        .tag("command", command)
        .register(registry)
        .increment(times);
  }

  @Override
  public void commandRefused(String command, String reason) {
    refused(command, reason, 1);
  }

  private void refused(String command, String reason, int times) {
    Counter.builder("arbiter.commands.refused")
        .description("Refused commands.")
        .tag("command", command)
        .tag("reason", reason)
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

  @Override
  public void close() {
    gcMetrics.close();
    registry.close();
  }
}
