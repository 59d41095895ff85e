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
import org.arbiterchess.server.link.LinkGameServer;
import org.arbiterchess.server.link.ServerStatus;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A running server. It serves the page and, if configured, link games until it is closed. */
public final class ArbiterServer implements AutoCloseable {

  private static final long STOP_TIMEOUT_MILLIS = 2_000;

  /** During shutdown, Jetty closes a connection that has been idle for this long. */
  private static final long SHUTDOWN_IDLE_MILLIS = 100;

  /** A small number, because handlers rarely block and each thread needs memory for its stack. */
  private static final int MAX_THREADS = 32;

  /** The number of connections that the system keeps while the server is too busy for them. */
  private static final int ACCEPT_QUEUE_SIZE = 1024;

  private final Javalin javalin;
  private final InetAddress host;
  private final Optional<LinkGameServer> linkGames;
  private final CountDownLatch closed = new CountDownLatch(1);

  private ArbiterServer(Javalin javalin, InetAddress host, Optional<LinkGameServer> linkGames) {
    this.javalin = javalin;
    this.host = host;
    this.linkGames = linkGames;
  }

  /**
   * Starts a server without link games. Throws {@link ServerBindException} if it cannot listen on
   * the address.
   *
   * @param port from 0 to 65535; 0 selects a free port
   * @param errorHandler receives every unexpected exception
   */
  public static ArbiterServer start(
      String host, int port, PageFiles page, Consumer<Throwable> errorHandler) {
    return start(host, port, page, Optional.empty(), errorHandler);
  }

  /**
   * Starts a server with link games. Throws {@link ServerBindException} if it cannot listen on the
   * address.
   *
   * @param port from 0 to 65535; 0 selects a free port
   * @param linkConfig the configuration for link games; the caller must close its resources after
   *     closing the server
   * @param errorHandler receives every unexpected exception
   */
  public static ArbiterServer start(
      String host,
      int port,
      PageFiles page,
      LinkConfig linkConfig,
      Consumer<Throwable> errorHandler) {
    return start(
        host, port, page, Optional.of(new LinkGameServer(linkConfig, errorHandler)), errorHandler);
  }

  /**
   * Loads the server's libraries in the background. Loading takes a third of the startup time, and
   * callers can open the store in the meantime.
   */
  public static void preloadLibraries() {
    Thread loading =
        new Thread(() -> Javalin.create(ArbiterServer::configureJetty), "load libraries");
    loading.setDaemon(true);
    loading.start();
  }

  private static ArbiterServer start(
      String host,
      int port,
      PageFiles page,
      Optional<LinkGameServer> linkGames,
      Consumer<Throwable> errorHandler) {
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("not a port number: " + port);
    }
    InetAddress address = resolveHost(host, port);
    Javalin javalin = Javalin.create(config -> configure(config, page, linkGames, errorHandler));
    try {
      javalin.start(address.getHostAddress(), port);
      for (Connector connector : javalin.jettyServer().server().getConnectors()) {
        ((AbstractConnector) connector).setShutdownIdleTimeout(SHUTDOWN_IDLE_MILLIS);
      }
    } catch (JavalinException e) {
      linkGames.ifPresent(LinkGameServer::close);
      javalin.stop();
      throw toBindException(e, host, port);
    }
    linkGames.ifPresent(service -> service.start(address, javalin.port()));
    return new ArbiterServer(javalin, address, linkGames);
  }

  private static void configureJetty(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS);
    threads.setName("http");
    config.jetty.threadPool = threads;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.http.prefer405over404 = true;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          // Jetty's header cache ignores case, so it would confuse tokens that differ only in case
          // and are sent over the same connection.
          http.setHeaderCacheSize(0);
        });
    config.jetty.modifyServer(
        server -> {
          server.setStopTimeout(STOP_TIMEOUT_MILLIS);
          server.setErrorHandler(ErrorResponse::send);
          server.addEventListener(
              new LifeCycle.Listener() {
                @Override
                public void lifeCycleStarting(LifeCycle starting) {
                  for (Connector connector : server.getConnectors()) {
                    ((ServerConnector) connector).setAcceptQueueSize(ACCEPT_QUEUE_SIZE);
                  }
                }
              });
        });
  }

  private static void configure(
      JavalinConfig config,
      PageFiles page,
      Optional<LinkGameServer> linkGames,
      Consumer<Throwable> errorHandler) {
    configureJetty(config);
    PageHandler pages = new PageHandler(page, linkGames);
    config.routes.before(
        context -> {
          SecurityHeaders.ALL.forEach(context::header);
          if (context.path().matches("/api/games(/.*)?|/[A-Za-z0-9]{12}/?")) {
            context.header("X-Robots-Tag", "noindex");
          }
        });
    linkGames.ifPresent(service -> service.configure(config));
    StatusPageHandler status = new StatusPageHandler(linkGames);
    config.routes.get("/status", status);
    config.routes.head("/status", status);
    config.routes.get("/*", pages);
    config.routes.head("/*", pages);
    config.routes.exception(
        HttpResponseException.class,
        (response, context) -> {
          if (response.getStatus() == HttpStatus.METHOD_NOT_ALLOWED.getCode()) {
            pages.sendMethodNotAllowed(context);
          } else {
            ErrorResponse.send(context, HttpError.ofStatus(response.getStatus()));
          }
        });
    config.routes.exception(
        Exception.class,
        (fault, context) -> {
          errorHandler.accept(fault);
          ErrorResponse.send(context, HttpError.INTERNAL_ERROR);
        });
  }

  private static InetAddress resolveHost(String host, int port) {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new ServerBindException(ServerBindException.Problem.HOST_NOT_LOCAL, host, port, e);
    }
  }

  private static RuntimeException toBindException(JavalinException failure, String host, int port) {
    Throwable cause = failure;
    while (cause != null && !(cause instanceof BindException)) {
      cause = cause.getCause();
    }
    return cause == null
        ? failure
        : new ServerBindException(
            ServerBindException.Problem.of((BindException) cause), host, port, failure);
  }

  /** The address that the server listens on. */
  public InetAddress host() {
    return host;
  }

  /** The port that the server listens on, never 0. */
  public int port() {
    return javalin.port();
  }

  /** The current status, or empty if the server does not offer link games. */
  public Optional<ServerStatus> status() {
    return linkGames.map(LinkGameServer::status);
  }

  public void awaitClose() throws InterruptedException {
    closed.await();
  }

  /**
   * Stops the server. First pauses running clocks and gives pending responses a short time to
   * finish. Further calls have no effect. A concurrent call waits for the first one.
   */
  @Override
  public synchronized void close() {
    if (closed.getCount() > 0) {
      linkGames.ifPresent(LinkGameServer::close);
      try {
        javalin.stop();
      } catch (JavalinException e) {
        // A browser kept its connection open beyond the timeout. Jetty then closes it itself.
      } finally {
        closed.countDown();
      }
    }
  }
}
