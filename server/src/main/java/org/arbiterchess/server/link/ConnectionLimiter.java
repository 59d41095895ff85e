package org.arbiterchess.server.link;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;

/**
 * Limits the number of open connections per address, and closes connections that take too long to
 * send a request. Not used behind a proxy, because all connections would have the proxy's address.
 */
final class ConnectionLimiter implements SelectorManager.AcceptListener {

  private static final long CHECK_SECONDS = 1;

  /** An open connection and the time at which the server started waiting for its next request. */
  private static final class OpenConnection {

    private final ClientLimiter limiter;
    private volatile boolean busy;
    private volatile long waitingSince = System.nanoTime();

    OpenConnection(ClientLimiter limiter) {
      this.limiter = limiter;
    }
  }

  private final LinkGameServer service;
  private final Map<SelectableChannel, OpenConnection> connections = new ConcurrentHashMap<>();

  ConnectionLimiter(LinkGameServer service) {
    this.service = service;
  }

  /** Registers this limiter with the server, which has not been started yet. */
  void attach(Server server) {
    for (Connector connector : server.getConnectors()) {
      ((AbstractConnector) connector).addBean(this);
    }
  }

  @Override
  public void onAccepting(SelectableChannel channel) {
    ClientLimiter limiter = service.limiterFor(address(channel));
    if (limiter.connections.incrementAndGet()
        > service.limits().get(ServerLimit.CONNECTIONS_PER_ADDRESS)) {
      limiter.connections.decrementAndGet();
      close(channel);
      service.onRefused(ServerRefusalReason.TOO_MANY_CONNECTIONS);
    } else {
      connections.put(channel, new OpenConnection(limiter));
    }
  }

  @Override
  public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
    onClosed(channel);
  }

  @Override
  public void onClosed(SelectableChannel channel) {
    OpenConnection closed = connections.remove(channel);
    if (closed != null) {
      closed.limiter.connections.decrementAndGet();
    }
  }

  private static String address(SelectableChannel channel) {
    try {
      return ((SocketChannel) channel).getRemoteAddress() instanceof InetSocketAddress internet
          ? IpAddress.rateLimitKey(internet.getAddress().getHostAddress(), List.of(), false)
          : "";
    } catch (IOException e) {
      return "";
    }
  }

  private static void close(SelectableChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // The error can be ignored, because the channel will not be used again.
    }
  }

  /** Marks the connection as busy until the response is complete. */
  void onRequest(Exchange exchange) {
    EndPoint endPoint = exchange.request().getConnectionMetaData().getConnection().getEndPoint();
    OpenConnection connection = connections.get(endPoint.getTransport());
    if (connection == null) {
      return;
    }
    connection.busy = true;
    Request.addCompletionListener(
        exchange.request(),
        failure -> {
          connection.waitingSince = System.nanoTime();
          // A WebSocket stays marked as busy, because other limits apply to it.
          connection.busy = exchange.response().getStatus() == HttpStatus.SWITCHING_PROTOCOLS_101;
        });
  }

  /** Closes the connections that have taken too long, and does so every second from now on. */
  void closeIdle(Server server) {
    if (!server.isRunning()) {
      return;
    }
    long timeout = TimeUnit.SECONDS.toNanos(service.limits().get(ServerLimit.REQUEST_SECONDS));
    for (Connector connector : server.getConnectors()) {
      for (EndPoint endPoint : connector.getConnectedEndPoints()) {
        OpenConnection connection = connections.get(endPoint.getTransport());
        if (connection != null
            && !connection.busy
            && System.nanoTime() - connection.waitingSince > timeout) {
          endPoint.close(new TimeoutException("no request within the time limit"));
        }
      }
    }
    server.getScheduler().schedule(() -> closeIdle(server), CHECK_SECONDS, TimeUnit.SECONDS);
  }
}
