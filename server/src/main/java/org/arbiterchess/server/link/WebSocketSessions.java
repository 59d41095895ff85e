package org.arbiterchess.server.link;

import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/** All open sessions, and the timer that sends heartbeats and closes idle sessions. */
final class WebSocketSessions {

  static final String PATH = "/socket";

  /**
   * The sessions are spread across ten slots of this length, so each session gets a heartbeat every
   * five seconds.
   */
  private static final long BEAT_SLOT_MILLIS = 500;

  private static final int BEAT_SLOTS = 10;

  private final LinkGameServer service;
  private final Set<WebSocketSession> sessions = ConcurrentHashMap.newKeySet();
  private final AtomicLong beatSlot = new AtomicLong();

  WebSocketSessions(LinkGameServer service) {
    this.service = service;
  }

  void configure(JavalinConfig config) {
    ServletContextHandler[] context = new ServletContextHandler[1];
    config.jetty.modifyServletContextHandler(handler -> context[0] = handler);
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          // Compression would multiply the memory used by each WebSocket.
          WebSocketServerComponents.getWebSocketComponents(context[0])
              .getExtensionRegistry()
              .unregister("permessage-deflate");
          // Jetty's limits are higher than ours, so that the server can send a refusal before Jetty
          // closes the connection.
          factory.setIdleTimeout(
              Duration.ofMillis(3 * service.limits().millis(ServerLimit.IDLE_SECONDS)));
          factory.setMaxTextMessageSize(2L * service.limits().get(ServerLimit.MESSAGE_BYTES));
          factory.setMaxBinaryMessageSize(service.limits().get(ServerLimit.MESSAGE_BYTES));
          factory.addMapping(PATH, (request, response) -> new WebSocketSession(service, this));
        });
    config.routes.wsBeforeUpgrade(
        PATH,
        request -> {
          if (!OriginCheck.isAllowed(
              request.header("Origin"), request.header("Host"), service.config().publicUrl())) {
            throw new RefusalException(ServerRefusalReason.WRONG_ORIGIN);
          }
          if (service.config().cluster().isDatabaseLost()) {
            throw new RefusalException(ServerRefusalReason.NOT_STORED);
          }
        });
    // Javalin checks and upgrades the request. Then Jetty calls the session directly.
    config.routes.ws(PATH, socket -> {});
  }

  /** Adds a session that Jetty has opened. Returns the limit that it exceeds, if any. */
  Optional<ServerLimit> add(WebSocketSession opened) {
    sessions.add(opened);
    return sessions.size() > service.limits().get(ServerLimit.SOCKETS)
        ? Optional.of(ServerLimit.SOCKETS)
        : Optional.empty();
  }

  void remove(WebSocketSession closed) {
    sessions.remove(closed);
  }

  void start() {
    service.scheduleRepeating(BEAT_SLOT_MILLIS, this::beatAndCheck);
  }

  private void beatAndCheck() {
    long now = service.now();
    long slot = beatSlot.getAndIncrement() % BEAT_SLOTS;
    boolean cutOff = service.config().cluster().isDatabaseLost();
    sessions.forEach(
        socket -> {
          if (cutOff) {
            socket.closeForAnotherServer();
          }
          socket.closeIfIdle(now);
          if (Math.floorMod(socket.hashCode(), BEAT_SLOTS) == slot) {
            socket.sendBeat();
          }
        });
  }

  int count() {
    return sessions.size();
  }

  void stop() {
    sessions.forEach(WebSocketSession::stop);
  }
}
