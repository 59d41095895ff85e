package org.arbiterchess.server;

import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.concurrent.CountDownLatch;
import org.arbiterchess.server.http.HttpError;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.http.RequestHandler;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.link.LinkGameServer;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.room.DaemonThread;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A running server. It serves the page and link games until it is closed. */
public final class ArbiterServer implements AutoCloseable {

  private static final long STOP_TIMEOUT_MILLIS = 2_000;

  /** During shutdown, Jetty closes a connection that has been idle for this long. */
  private static final long SHUTDOWN_IDLE_MILLIS = 100;

  /** A small number, because handlers rarely block and each thread needs memory for its stack. */
  private static final int MAX_THREADS = 32;

  /** The number of connections that the system keeps while the server is too busy for them. */
  private static final int ACCEPT_QUEUE_SIZE = 1024;

  private final Server server;
  private final InetAddress host;
  private final LinkGameServer linkGames;
  private final CountDownLatch closed = new CountDownLatch(1);

  private ArbiterServer(Server server, InetAddress host, LinkGameServer linkGames) {
    this.server = server;
    this.host = host;
    this.linkGames = linkGames;
  }

  /**
   * Starts a server. Throws {@link ServerBindException} if it cannot listen on the address.
   *
   * @param port from 0 to 65535; 0 selects a free port
   * @param config the configuration for link games; the caller must close its resources after
   *     closing the server
   */
  public static ArbiterServer start(String host, int port, PageFiles page, LinkConfig config) {
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("not a port number: " + port);
    }
    InetAddress address = resolveHost(host, port);
    Server server = createServer(address, port);
    LinkGameServer linkGames = new LinkGameServer(config);
    server.setHandler(new GracefulHandler(new RequestHandler(page, config, linkGames)));
    linkGames.configure(server);
    ArbiterServer started = new ArbiterServer(server, address, linkGames);
    try {
      server.start();
    } catch (Exception e) {
      started.close();
      throw toBindException(e, host, port);
    }
    linkGames.start(server, address, started.port());
    return started;
  }

  /**
   * Loads the server's libraries in the background. Loading takes a third of the startup time, and
   * callers can open the store in the meantime.
   */
  public static void preloadLibraries() {
    Runnable load = () -> createServer(InetAddress.getLoopbackAddress(), 0);
    new DaemonThread(load, "load libraries").start();
  }

  private static Server createServer(InetAddress host, int port) {
    QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS);
    threads.setName("http");
    Server server = new Server(threads);
    server.setStopTimeout(STOP_TIMEOUT_MILLIS);
    server.setErrorHandler(HttpError::send);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    // Jetty's header cache ignores case, so it would confuse tokens that differ only in case and
    // are sent over the same connection.
    http.setHeaderCacheSize(0);
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(host.getHostAddress());
    connector.setPort(port);
    connector.setAcceptQueueSize(ACCEPT_QUEUE_SIZE);
    connector.setShutdownIdleTimeout(SHUTDOWN_IDLE_MILLIS);
    server.addConnector(connector);
    return server;
  }

  private void stop() {
    try {
      server.stop();
    } catch (Exception e) {
      // A browser kept its connection open beyond the timeout. Jetty then closes it itself.
    }
  }

  private static InetAddress resolveHost(String host, int port) {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new ServerBindException(ServerBindException.Problem.HOST_NOT_LOCAL, host, port, e);
    }
  }

  private static RuntimeException toBindException(Exception failure, String host, int port) {
    Throwable cause = failure;
    while (cause != null && !(cause instanceof BindException)) {
      cause = cause.getCause();
    }
    return cause == null
        ? new IllegalStateException(failure)
        : new ServerBindException(
            ServerBindException.Problem.of((BindException) cause), host, port, failure);
  }

  /** The address that the server listens on. */
  public InetAddress host() {
    return host;
  }

  /** The port that the server listens on, never 0. */
  public int port() {
    return ((ServerConnector) server.getConnectors()[0]).getLocalPort();
  }

  public ServerStatus status() {
    return linkGames.status();
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
      linkGames.close();
      stop();
      closed.countDown();
    }
  }
}
