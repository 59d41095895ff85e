package org.arbiterchess.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.arbiterchess.server.http.ErrorResponse;
import org.arbiterchess.server.http.HttpError;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.http.PageHandler;
import org.arbiterchess.server.http.SecurityHeaders;
import org.arbiterchess.server.http.StatusPageHandler;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.link.LinkService;
import org.arbiterchess.server.link.ServerStatus;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A running server, which gives the page to browsers and has games played by link until it is
 * closed.
 */
public final class ArbiterServer implements AutoCloseable {

  private static final long MILLISECONDS_TO_FINISH = 2_000;

  /** For how long a connection has to be silent at the end, for nothing more to be under way. */
  private static final long SILENCE_MILLIS = 100;

  /** Nobody waits in these threads for long, and each has a stack. */
  private static final int MOST_THREADS = 32;

  private final Javalin javalin;
  private final InetAddress host;
  private final Optional<LinkService> link;
  private final CountDownLatch closed = new CountDownLatch(1);

  private ArbiterServer(Javalin javalin, InetAddress host, Optional<LinkService> link) {
    this.javalin = javalin;
    this.host = host;
    this.link = link;
  }

  /**
   * Starts with the page alone: games are played in person. Throws {@link ServerBindException} if
   * it may not listen there.
   *
   * @param port from 0 to 65535; 0 is any that is free
   * @param faults is told of every failure that is the server's own
   */
  public static ArbiterServer start(
      String host, int port, PageFiles page, Consumer<Throwable> faults) {
    return start(host, port, page, Optional.empty(), faults);
  }

  /**
   * Starts with games by link. Throws {@link ServerBindException} if it may not listen there.
   *
   * @param port from 0 to 65535; 0 is any that is free
   * @param setup what is in it is closed by the caller, after the server
   * @param faults is told of every failure that is the server's own
   */
  public static ArbiterServer start(
      String host, int port, PageFiles page, LinkConfig setup, Consumer<Throwable> faults) {
    return start(host, port, page, Optional.of(new LinkService(setup, faults)), faults);
  }

  /**
   * Begins to load the libraries of a server, which takes a third of its start, while the caller
   * does something else that takes long, such as opening a store.
   */
  public static void loadAhead() {
    Thread loading = new Thread(() -> Javalin.create(ArbiterServer::adjust), "load libraries");
    loading.setDaemon(true);
    loading.start();
  }

  private static ArbiterServer start(
      String host,
      int port,
      PageFiles page,
      Optional<LinkService> link,
      Consumer<Throwable> faults) {
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("no port: " + port);
    }
    InetAddress address = resolved(host, port);
    Javalin javalin = Javalin.create(config -> configure(config, page, link, faults));
    try {
      javalin.start(address.getHostAddress(), port);
      for (Connector connector : javalin.jettyServer().server().getConnectors()) {
        ((AbstractConnector) connector).setShutdownIdleTimeout(SILENCE_MILLIS);
      }
    } catch (JavalinException e) {
      link.ifPresent(LinkService::close);
      javalin.stop();
      throw obstacle(e, host, port);
    }
    link.ifPresent(games -> games.start(address, javalin.port()));
    return new ArbiterServer(javalin, address, link);
  }

  private static void adjust(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS);
    threads.setName("http");
    config.jetty.threadPool = threads;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.http.prefer405over404 = true;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          // Jetty's cache is blind to case: it mixed up tokens that came over one connection.
          http.setHeaderCacheSize(0);
        });
    config.jetty.modifyServer(
        server -> {
          server.setStopTimeout(MILLISECONDS_TO_FINISH);
          server.setErrorHandler(ErrorResponse::answer);
        });
  }

  private static void configure(
      JavalinConfig config,
      PageFiles page,
      Optional<LinkService> link,
      Consumer<Throwable> faults) {
    adjust(config);
    PageHandler pages = new PageHandler(page, link);
    config.routes.before(context -> SecurityHeaders.ALL.forEach(context::header));
    link.ifPresent(games -> games.configure(config));
    StatusPageHandler status = new StatusPageHandler(link);
    config.routes.get("/status", status);
    config.routes.head("/status", status);
    config.routes.get("/*", pages);
    config.routes.head("/*", pages);
    config.routes.exception(
        HttpResponseException.class,
        (refusal, context) -> {
          if (refusal.getStatus() == HttpStatus.METHOD_NOT_ALLOWED.getCode()) {
            context.header("Allow", "GET, HEAD");
          }
          ErrorResponse.answer(context, HttpError.of(refusal.getStatus()));
        });
    config.routes.exception(
        Exception.class,
        (fault, context) -> {
          faults.accept(fault);
          ErrorResponse.answer(context, HttpError.OUR_FAULT);
        });
  }

  private static InetAddress resolved(String host, int port) {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new ServerBindException(ServerBindException.Obstacle.HOST_ELSEWHERE, host, port, e);
    }
  }

  private static RuntimeException obstacle(JavalinException failure, String host, int port) {
    Throwable cause = failure;
    while (cause != null && !(cause instanceof BindException)) {
      cause = cause.getCause();
    }
    return cause == null
        ? failure
        : new ServerBindException(
            ServerBindException.Obstacle.of((BindException) cause), host, port, failure);
  }

  /** Where it listens. */
  public InetAddress host() {
    return host;
  }

  /** The port it listens at, never 0. */
  public int port() {
    return javalin.port();
  }

  /** How games by link are doing; nothing if there are none here. */
  public Optional<ServerStatus> glance() {
    return link.map(LinkService::glance);
  }

  /** Waits until the server is closed. */
  public void awaitClose() throws InterruptedException {
    closed.await();
  }

  /**
   * Pauses running clocks, and lets answers that are under way be finished, for a moment. Once it
   * is closed this does nothing; whoever asks meanwhile waits.
   */
  @Override
  public synchronized void close() {
    if (closed.getCount() > 0) {
      link.ifPresent(LinkService::close);
      try {
        javalin.stop();
      } catch (JavalinException e) {
        // A browser kept its connection open for longer than the moment; it is closed all the same.
      } finally {
        closed.countDown();
      }
    }
  }
}
