package org.arbiterchess.server.link;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.DaemonThread;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/** The service for link games. Owns the rooms, the sessions and the limits of clients. */
public final class LinkGameServer implements AutoCloseable {

  private static final long DAY = 24 * 3_600_000L;
  private static final long MINUTE = 60_000;
  private static final long IDLE_ROOM_MILLIS = 15 * MINUTE;
  private static final long VERSION_CHECK_MILLIS = 2000;
  private static final long PRESENCE_REPORT_MILLIS = 5000;
  private static final long STOP_TIMEOUT_MILLIS = 2000;
  private static final int MAX_QUEUED_SEARCHES = 1000;

  /**
   * The sessions are spread across ten slots of this length, so each session gets a heartbeat every
   * five seconds.
   */
  private static final long BEAT_SLOT_MILLIS = 500;

  private static final int BEAT_SLOTS = 10;

  final LinkConfig config;
  final RoomContext context;
  private final ThreadPoolExecutor searchExecutor;
  final Rooms rooms;
  private final Map<String, ClientLimiter> limiters = new ConcurrentHashMap<>();
  private final Set<WebSocketSession> sessions = ConcurrentHashMap.newKeySet();
  private final AtomicLong beatSlot = new AtomicLong();
  private WebSocketMappings sockets;

  /** Empty behind a proxy, because all connections would have the proxy's address. */
  private final Optional<ConnectionLimiter> connectionLimiter;

  private final long startedAt;
  private volatile Optional<Supplier<List<String>>> reachableUrls = Optional.empty();
  private volatile boolean closing;
  private volatile boolean closed;

  public LinkGameServer(LinkConfig config) {
    this.config = config;
    this.context = config.rooms();
    this.startedAt = context.time().now();
    this.searchExecutor =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MAX_QUEUED_SEARCHES),
            task -> new DaemonThread(task, "verdicts"));
    this.rooms = new Rooms(context, searchExecutor);
    this.connectionLimiter =
        config.behindProxy() ? Optional.empty() : Optional.of(new ConnectionLimiter(this));
  }

  /** Prepares the server, which has not been started yet. */
  public void configure(Server server) {
    WebSocketComponents components = WebSocketServerComponents.ensureWebSocketComponents(server);
    // Compression would multiply the memory used by each WebSocket.
    components.getExtensionRegistry().unregister("permessage-deflate");
    sockets = new WebSocketMappings(components);
    connectionLimiter.ifPresent(limiter -> limiter.attach(server));
  }

  /** Reads a request into memory, without a thread if it is slow, and passes it on. */
  public void receive(Exchange exchange, Consumer<Exchange> handler) {
    connectionLimiter.ifPresent(limiter -> limiter.onRequest(exchange));
    RequestBody.read(this, exchange, handler);
  }

  /**
   * Opens a WebSocket. Returns false if the request does not ask for one. Throws {@link
   * RefusalException} if it is refused.
   */
  public boolean upgrade(Exchange exchange) {
    if (!"websocket".equalsIgnoreCase(exchange.header(HttpHeader.UPGRADE))) {
      return false;
    }
    requireOrigin(exchange.request());
    if (context.cluster().isDatabaseLost()) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    ClientLimiter limiter = limiterFor(exchange.request());
    Duration idle = Duration.ofMillis(3 * limits().millis(ServerLimit.IDLE_SECONDS));
    return sockets.upgrade(
        (upgrade, accepted, done) -> new WebSocketSession(this, limiter),
        exchange.request(),
        exchange.response(),
        exchange.callback(),
        // Jetty's limit is higher than ours, so that the server can send a refusal first.
        configuration -> configuration.setIdleTimeout(idle));
  }

  /** Counts a WebSocket that has opened. Returns whether there are too many. */
  boolean isOneTooMany(WebSocketSession opened) {
    sessions.add(opened);
    return sessions.size() > limits().get(ServerLimit.SOCKETS);
  }

  void onClosed(WebSocketSession closed) {
    sessions.remove(closed);
  }

  private void beatAndCheckSessions() {
    long now = now();
    long slot = beatSlot.getAndIncrement() % BEAT_SLOTS;
    boolean cutOff = context.cluster().isDatabaseLost();
    for (WebSocketSession session : sessions) {
      if (cutOff) {
        // The client then reconnects, perhaps to another server.
        session.participant.close(ServerRefusalReason.NOT_STORED);
      }
      session.closeIfIdle(now);
      if (Math.floorMod(session.hashCode(), BEAT_SLOTS) == slot) {
        session.sendBeat();
      }
    }
  }

  /** Throws {@link RefusalException} if a request of the API is refused before it is handled. */
  public void admit(Exchange exchange) {
    if (exchange.bodyRefusal.isPresent()) {
      throw exchange.bodyRefusal.get();
    }
    countRequest(exchange.request());
    requireOrigin(exchange.request());
  }

  /** Counts a request. Throws {@link RefusalException} if its address has sent too many. */
  public void countRequest(Request request) {
    requireWithinLimit(
        request, ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS, ServerRefusalReason.TOO_FAST);
  }

  /** Throws {@link RefusalException} if the address of a request has reached a limit. */
  public void requireWithinLimit(
      Request request, ServerLimit limit, ServerRefusalReason otherwise) {
    if (!limiterFor(request).tryAcquire(limit, now())) {
      throw limits().exceeded(otherwise, limit);
    }
  }

  /** The limits for the address that a request comes from. */
  ClientLimiter limiterFor(Request request) {
    return limiterFor(
        IpAddress.rateLimitKey(
            Request.getRemoteAddr(request),
            request.getHeaders().getValuesList("X-Forwarded-For"),
            config.behindProxy()));
  }

  /** The limits for an address, which are never stored on disk. */
  ClientLimiter limiterFor(String address) {
    return limiters.computeIfAbsent(address, each -> new ClientLimiter(context.limits(), now()));
  }

  /**
   * Throws {@link RefusalException} if a page of another site sent the request. Browsers send the
   * header Origin; other programs usually omit it.
   */
  private void requireOrigin(Request request) {
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    String host = request.getHeaders().get(HttpHeader.HOST);
    // A proxy may change the header Host.
    if (origin != null
        && config.publicUrl().filter(origin::equalsIgnoreCase).isEmpty()
        && !origin.equalsIgnoreCase("http://" + host)
        && !origin.equalsIgnoreCase("https://" + host)) {
      throw new RefusalException(ServerRefusalReason.WRONG_ORIGIN);
    }
  }

  /**
   * Reopens unfinished games and starts the periodic tasks.
   *
   * @param host the address that the server listens on
   */
  public void start(Server server, InetAddress host, int port) {
    connectionLimiter.ifPresent(limiter -> limiter.closeIdle(server));
    reachableUrls = Optional.of(() -> ReachableServerUrls.urls(host, port));
    long started = now();
    new DaemonThread(() -> reopenRooms(started), "open rooms").start();
    scheduleRepeating(DAY, this::scheduleDeletion);
    scheduleRepeating(MINUTE, this::cleanUp);
    if (context.cluster().isClustered()) {
      scheduleRepeating(VERSION_CHECK_MILLIS, rooms::onAnnouncementsMissed);
      scheduleRepeating(PRESENCE_REPORT_MILLIS, rooms::reportPresence);
    }
    scheduleRepeating(BEAT_SLOT_MILLIS, this::beatAndCheckSessions);
  }

  private void scheduleDeletion() {
    long due = now();
    new DaemonThread(() -> deleteExpiredGames(due), "delete games").start();
  }

  private void reopenRooms(long started) {
    try {
      deleteExpiredGames(started);
      rooms.openUnfinished(context.cluster().downSince());
    } catch (StoreReadException e) {
      // The store has already reported the failure. Rooms open when their players return.
    } catch (RuntimeException e) {
      if (!closed) {
        onError(e);
      }
    }
  }

  private void deleteExpiredGames(long now) {
    try {
      long before = now - config.keepDays() * DAY;
      context.store().deleteOlderThan(before);
      rooms.closeDeleted(before);
    } catch (NotStoredException | MaybeStoredException | StoreReadException e) {
      // The disk is full, the database is unreachable, or the server is stopping. The next attempt
      // will be made tomorrow.
    }
  }

  private void cleanUp() {
    rooms.closeIdle(IDLE_ROOM_MILLIS);
    long now = now();
    limiters.values().removeIf(limiter -> limiter.isIdle(now));
    context.listener().minutePassed();
  }

  /** Reports a refused request, message or connection, if it concerns the operator. */
  public void onRefused(ServerRefusalReason reason) {
    if (reason.isLoggedForOperator()) {
      context.listener().requestRefused(reason.name());
    }
  }

  /** Runs a short task periodically. */
  void scheduleRepeating(long millis, Runnable task) {
    context
        .time()
        .schedule(
            now() + millis,
            () -> {
              if (!closed) {
                try {
                  task.run();
                } catch (RuntimeException e) {
                  onError(e);
                }
                scheduleRepeating(millis, task);
              }
            });
  }

  /** Pauses running clocks and closes all sessions. The caller closes the store. */
  @Override
  public void close() {
    closing = true;
    rooms.stop(STOP_TIMEOUT_MILLIS);
    sessions.forEach(session -> session.participant.refuseAndClose(ServerRefusalReason.STOPPING));
    closed = true;
    searchExecutor.shutdownNow();
  }

  public Rooms rooms() {
    return rooms;
  }

  public boolean isClosing() {
    return closing;
  }

  /** The current status. Does not block. */
  public ServerStatus status() {
    Cluster cluster = context.cluster();
    return new ServerStatus(
        now() - startedAt,
        sessions.size(),
        rooms.countByStatus(),
        rooms.queuedTasks(),
        searchExecutor.getQueue().size(),
        context.store().queuedWrites(),
        cluster.subscribedSince() <= now(),
        cluster.isClustered() ? OptionalLong.of(cluster.clockOffset()) : OptionalLong.empty(),
        context.store().freeDiskBytes(),
        context.listener().problems());
  }

  /**
   * The URL for other machines on the local network. It may change at any time. Empty behind a
   * proxy, because players connect to the proxy and this machine's address is not public.
   */
  public Optional<String> networkAddress() {
    return config.behindProxy()
        ? Optional.empty()
        : reachableUrls.flatMap(found -> found.get().stream().findFirst());
  }

  /** Reports a program error. */
  public void onError(Throwable error) {
    context.listener().programError(error);
  }

  ServerLimits limits() {
    return context.limits();
  }

  long now() {
    return context.time().now();
  }
}
