package org.arbiterchess.server.link;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.eclipse.jetty.server.Server;

/** Everything that games by link need, from the rooms to the routes. */
public final class LinkService implements AutoCloseable {

  private static final int THREADS = 4;
  private static final long DAY = 24 * 3_600_000L;
  private static final long MINUTE = 60_000;
  private static final long UNUSED_ROOM = 15 * MINUTE;
  private static final long COMPARING = 2000;
  private static final long ATTENDING = 5000;
  private static final long PATIENCE_AT_THE_END = 2000;
  private static final int SEARCHES_WAITING = 1000;

  private final LinkConfig setup;
  private final Consumer<Throwable> faults;
  private final ThreadPoolExecutor pool;
  private final ThreadPoolExecutor searches;
  private final Rooms rooms;
  private final ClientLimiters callers;
  private final WebSocketSessions sockets;
  private final HttpApi http;
  private final long begun;
  private volatile Optional<Supplier<List<String>>> addresses = Optional.empty();
  private volatile boolean closing;
  private volatile boolean closed;

  public LinkService(LinkConfig setup, Consumer<Throwable> faults) {
    this.setup = setup;
    this.faults = faults;
    this.begun = setup.time().now();
    AtomicInteger number = new AtomicInteger();
    this.pool =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> daemon(task, "room " + number.incrementAndGet()),
            // After the end nothing is done any more.
            new ThreadPoolExecutor.DiscardPolicy());
    this.searches =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(SEARCHES_WAITING),
            task -> daemon(task, "verdicts"));
    this.rooms =
        new Rooms(
            new RoomContext(
                setup.store(),
                setup.time(),
                setup.limits(),
                setup.neighbours(),
                setup.witness(),
                pool,
                searches,
                faults));
    this.callers = new ClientLimiters(setup.limits());
    this.sockets = new WebSocketSessions(this);
    this.http = new HttpApi(this);
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Adds the routes. They go before the page's, which take whatever is left. */
  public void configure(JavalinConfig config) {
    sockets.configure(config);
    http.configure(config.routes);
    config.jetty.modifyServer(this::guard);
  }

  /** Keeps slow and idle connections from everybody else's threads. */
  private void guard(Server server) {
    Optional<ConnectionLimiter> limiter =
        setup.behindProxy() ? Optional.empty() : Optional.of(new ConnectionLimiter(this));
    limiter.ifPresent(connections -> connections.attach(server));
    server.insertHandler(new RequestBodyBufferingHandler(this, HttpApi.LARGE_BODY, limiter));
  }

  /**
   * Begins what happens by itself: clocks that ran go on, beats are sent, old games forgotten.
   *
   * @param host where the server listens
   */
  public void start(InetAddress host, int port) {
    addresses = Optional.of(() -> NetworkAddresses.of(host, port));
    long started = now();
    daemon(() -> begin(started), "open rooms").start();
    repeat(DAY, this::forgetLater);
    repeat(MINUTE, this::tidy);
    if (setup.neighbours().isClustered()) {
      repeat(COMPARING, () -> pool.execute(rooms::checkVersions));
      repeat(ATTENDING, rooms::reportPresence);
    }
    sockets.start();
  }

  private void forgetLater() {
    long due = now();
    pool.execute(() -> forgetOldGames(due));
  }

  private void begin(long started) {
    try {
      forgetOldGames(started);
      rooms.openUnfinished();
    } catch (RuntimeException e) {
      if (!closed) {
        faults.accept(e);
      }
    }
  }

  private void forgetOldGames(long now) {
    try {
      long before = now - setup.keepDays() * DAY;
      setup.store().deleteOlderThan(before);
      rooms.closeDeleted(before);
    } catch (NotStoredException | MaybeStoredException e) {
      // The disk is full, the database is away, or the server stops. Tomorrow is soon enough.
    }
  }

  private void tidy() {
    rooms.closeIdle(UNUSED_ROOM);
    callers.forgetTheQuiet(now());
    setup.witness().minutePassed();
  }

  /** A request, a message or a connection is refused before a game sees it. */
  void refused(ServerRefusalReason reason) {
    if (reason.concernsOperator()) {
      setup.witness().requestRefused(reason.name());
    }
  }

  /** Does something short again and again. */
  void repeat(long millis, Runnable task) {
    setup
        .time()
        .schedule(
            now() + millis,
            () -> {
              if (!closed) {
                try {
                  task.run();
                } catch (RuntimeException e) {
                  faults.accept(e);
                }
                repeat(millis, task);
              }
            });
  }

  /** Pauses running clocks and takes leave. What is kept stays with whoever opened it. */
  @Override
  public void close() {
    closing = true;
    rooms.stop(PATIENCE_AT_THE_END);
    sockets.stop();
    closed = true;
    searches.shutdownNow();
    pool.shutdown();
  }

  /** Whether there is such a game. Throws {@link RefusalException} if somebody asks too often. */
  public boolean knows(String game, Context asked) {
    http.count(asked);
    return rooms.exists(game);
  }

  /** How this server is doing. Waits for nobody. */
  public ServerStatus glance() {
    Cluster others = setup.neighbours();
    return new ServerStatus(
        now() - begun,
        sockets.open(),
        rooms.countByStatus(),
        pool.getQueue().size(),
        searches.getQueue().size(),
        setup.store().queuedWrites(),
        others.subscribedSince() <= now(),
        others.isClustered() ? OptionalLong.of(others.clockOffset()) : OptionalLong.empty(),
        setup.store().freeDiskBytes(),
        setup.witness().recentProblems());
  }

  /**
   * Whether games can be stored now; it tries. Throws {@link RefusalException} if asked too often.
   */
  public boolean stores(Context asked) {
    http.count(asked);
    return !closing && setup.store().canStore();
  }

  /**
   * Where others on the network open this server now; networks come and go. Behind a proxy players
   * open the proxy, and the address of this machine is not for the public.
   */
  Optional<String> onTheNetwork() {
    return setup.behindProxy()
        ? Optional.empty()
        : addresses.flatMap(found -> found.get().stream().findFirst());
  }

  boolean isClosing() {
    return closing;
  }

  void fault(Throwable fault) {
    faults.accept(fault);
  }

  HttpApi http() {
    return http;
  }

  LinkConfig setup() {
    return setup;
  }

  Rooms rooms() {
    return rooms;
  }

  ClientLimiters callers() {
    return callers;
  }

  Limits limits() {
    return setup.limits();
  }

  long now() {
    return setup.time().now();
  }
}
