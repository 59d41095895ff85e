package org.arbiterchess.server.link;

import io.javalin.config.JavalinConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.CloseCode;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.Participant;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/** All open sessions, and the timer that sends beats and closes idle sessions. */
final class WebSocketSessions {

  static final String PATH = "/socket";

  /** Sessions are distributed over ten slots. Each session gets a beat every five seconds. */
  private static final long BEAT_SLOT_MILLIS = 500;

  private static final int BEAT_SLOTS = 10;

  private final LinkService service;
  private final Map<String, WebSocketSession> sessions = new ConcurrentHashMap<>();
  private final AtomicLong beatSlot = new AtomicLong();

  WebSocketSessions(LinkService service) {
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
          // Jetty's limits are higher than ours, so that the server can send a refusal first.
          factory.setIdleTimeout(
              Duration.ofMillis(3 * service.limits().millis(Limit.IDLE_SECONDS)));
          factory.setMaxTextMessageSize(2L * service.limits().get(Limit.MESSAGE_BYTES));
          factory.setMaxBinaryMessageSize(service.limits().get(Limit.MESSAGE_BYTES));
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
    config.routes.ws(PATH, this::addHandlers);
    config.routes.wsException(
        Exception.class,
        (error, socket) -> {
          service.onError(error);
          socket.closeSession(CloseCode.SERVER_ERROR, ServerRefusalReason.OUR_FAULT.name());
        });
  }

  private void addHandlers(WsConfig socket) {
    socket.onConnect(this::onConnect);
    socket.onMessage(
        message -> withSession(message, one -> one.onText(message.message(), service.now())));
    socket.onBinaryMessage(message -> withSession(message, WebSocketSession::onBinary));
    socket.onClose(
        closed -> {
          WebSocketSession gone = sessions.remove(closed.sessionId());
          if (gone != null) {
            gone.onClose();
          }
        });
    // The client or the network caused the error. Jetty closes the WebSocket.
    socket.onError(failed -> {});
  }

  private void withSession(WsContext context, Consumer<WebSocketSession> task) {
    WebSocketSession socket = sessions.get(context.sessionId());
    if (socket != null) {
      task.accept(socket);
    }
  }

  private void onConnect(WsConnectContext context) {
    long now = service.now();
    String address =
        ClientAddress.rateLimitKey(
            remoteAddress(context.session),
            context.session.getUpgradeRequest().getHeaders("X-Forwarded-For"),
            service.config().behindProxy());
    ClientLimiter limiter = service.clientLimiters().forAddress(address, now);
    Participant[] participant = new Participant[1];
    JettyWebSocketConnection connection =
        new JettyWebSocketConnection(
            context.session,
            service.limits().get(Limit.PENDING_BYTES),
            () -> {
              service.onRefused(ServerRefusalReason.SLOW_READER);
              return participant[0].refusal(
                  ServerRefusalReason.SLOW_READER, Limit.PENDING_BYTES.optionName());
            });
    participant[0] = new Participant(connection);
    WebSocketSession socket =
        new WebSocketSession(connection, participant[0], limiter, service, now);
    sessions.put(context.sessionId(), socket);
    if (limiter.addSocket() > service.limits().get(Limit.SOCKETS_PER_ADDRESS)) {
      socket.refuseAndClose(
          CloseCode.POLICY_VIOLATION,
          ServerRefusalReason.TOO_MANY_CONNECTIONS,
          Limit.SOCKETS_PER_ADDRESS);
    } else if (sessions.size() > service.limits().get(Limit.SOCKETS)) {
      socket.refuseAndClose(
          CloseCode.POLICY_VIOLATION, ServerRefusalReason.TOO_MANY_CONNECTIONS, Limit.SOCKETS);
    }
  }

  /** Reads the address from the session, because the request is already complete. */
  private static String remoteAddress(Session session) {
    return session.getRemoteSocketAddress() instanceof InetSocketAddress internet
        ? internet.getAddress().getHostAddress()
        : "";
  }

  void start() {
    service.scheduleRepeating(BEAT_SLOT_MILLIS, this::beatAndCheck);
  }

  private void beatAndCheck() {
    long now = service.now();
    long slot = beatSlot.getAndIncrement() % BEAT_SLOTS;
    boolean cutOff = service.config().cluster().isDatabaseLost();
    sessions.forEach(
        (id, socket) -> {
          if (cutOff) {
            socket.closeForAnotherServer();
          }
          socket.closeIfIdle(now);
          if (Math.floorMod(id.hashCode(), BEAT_SLOTS) == slot) {
            socket.sendBeat();
          }
        });
  }

  int count() {
    return sessions.size();
  }

  void stop() {
    sessions.values().forEach(WebSocketSession::stop);
  }
}
