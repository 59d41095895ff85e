package org.arbiterchess.server.link;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
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
  private WebSocketMappings mappings;

  WebSocketSessions(LinkGameServer service) {
    this.service = service;
  }

  /** Prepares the server, which has not been started yet. */
  void configure(Server server) {
    WebSocketComponents components = WebSocketServerComponents.ensureWebSocketComponents(server);
    // Compression would multiply the memory used by each WebSocket.
    components.getExtensionRegistry().unregister("permessage-deflate");
    mappings = new WebSocketMappings(components);
  }

  static boolean isUpgrade(Request request) {
    return "websocket".equalsIgnoreCase(request.getHeaders().get(HttpHeader.UPGRADE));
  }

  /** Opens a WebSocket. Throws {@link RefusalException} if the client must not open one now. */
  boolean upgrade(Exchange exchange) {
    Request request = exchange.request();
    service.requireOrigin(request);
    if (service.config.cluster().isDatabaseLost()) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    ClientLimiter limiter = service.limiterFor(request);
    Duration idle = Duration.ofMillis(3 * service.limits().millis(ServerLimit.IDLE_SECONDS));
    return mappings.upgrade(
        (upgrade, accepted, done) -> new WebSocketSession(service, this, limiter),
        request,
        exchange.response(),
        exchange.callback(),
        // Jetty's limit is higher than ours, so that the server can send a refusal first.
        configuration -> configuration.setIdleTimeout(idle));
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
    boolean cutOff = service.config.cluster().isDatabaseLost();
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
