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
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.Participant;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/** All sockets that are open, and the one timer that looks after them. */
final class WebSocketSessions {

  static final String PATH = "/socket";

  /** Each socket gets a beat in one of ten turns, every five seconds. */
  private static final long TURN_MILLIS = 500;

  private static final int TURNS = 10;
  private static final int POLICY = 1008;
  private static final int SERVER_ERROR = 1011;

  private final LinkService link;
  private final Map<String, WebSocketSession> sockets = new ConcurrentHashMap<>();
  private final AtomicLong turn = new AtomicLong();

  WebSocketSessions(LinkService link) {
    this.link = link;
  }

  void configure(JavalinConfig config) {
    ServletContextHandler[] context = new ServletContextHandler[1];
    config.jetty.modifyServletContextHandler(handler -> context[0] = handler);
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          // Compression would cost each socket several times its memory.
          WebSocketServerComponents.getWebSocketComponents(context[0])
              .getExtensionRegistry()
              .unregister("permessage-deflate");
          // Sockets that are silent or say too much are told so before Jetty closes them.
          factory.setIdleTimeout(Duration.ofMillis(3 * link.limits().millis(Limit.IDLE_SECONDS)));
          factory.setMaxTextMessageSize(2L * link.limits().of(Limit.MESSAGE_BYTES));
          factory.setMaxBinaryMessageSize(link.limits().of(Limit.MESSAGE_BYTES));
        });
    config.routes.wsBeforeUpgrade(
        PATH,
        request -> {
          if (!OriginCheck.isOurs(
              request.header("Origin"), request.header("Host"), link.setup().url())) {
            throw new RefusalException(ServerRefusalReason.WRONG_ORIGIN);
          }
          if (link.setup().neighbours().isDatabaseLost()) {
            throw new RefusalException(ServerRefusalReason.NOT_STORED);
          }
        });
    config.routes.ws(PATH, this::listen);
    config.routes.wsException(
        Exception.class,
        (fault, socket) -> {
          link.fault(fault);
          socket.closeSession(SERVER_ERROR, ServerRefusalReason.OUR_FAULT.name());
        });
  }

  private void listen(WsConfig socket) {
    socket.onConnect(this::connected);
    socket.onMessage(message -> with(message, one -> one.text(message.message(), link.now())));
    socket.onBinaryMessage(message -> with(message, WebSocketSession::binary));
    socket.onClose(
        closed -> {
          WebSocketSession gone = sockets.remove(closed.sessionId());
          if (gone != null) {
            gone.closed();
          }
        });
    // Jetty closes a socket after an error, which is the other end's or the network's.
    socket.onError(failed -> {});
  }

  private void with(WsContext context, Consumer<WebSocketSession> task) {
    WebSocketSession socket = sockets.get(context.sessionId());
    if (socket != null) {
      task.accept(socket);
    }
  }

  private void connected(WsConnectContext context) {
    long now = link.now();
    String address =
        ClientAddress.of(
            remote(context.session),
            context.session.getUpgradeRequest().getHeaders("X-Forwarded-For"),
            link.setup().behindProxy());
    ClientLimiter caller = link.callers().at(address, now);
    Participant[] guest = new Participant[1];
    JettyWebSocketConnection connection =
        new JettyWebSocketConnection(
            context.session,
            link.limits().of(Limit.PENDING_BYTES),
            () -> {
              link.refused(ServerRefusalReason.SLOW_READER);
              return guest[0].refusal(
                  ServerRefusalReason.SLOW_READER, Limit.PENDING_BYTES.written());
            });
    guest[0] = new Participant(connection);
    WebSocketSession socket = new WebSocketSession(connection, guest[0], caller, link, now);
    sockets.put(context.sessionId(), socket);
    if (caller.connect() > link.limits().of(Limit.SOCKETS_PER_ADDRESS)) {
      socket.refuseAndClose(
          POLICY, ServerRefusalReason.TOO_MANY_CONNECTIONS, Limit.SOCKETS_PER_ADDRESS);
    } else if (sockets.size() > link.limits().of(Limit.SOCKETS)) {
      socket.refuseAndClose(POLICY, ServerRefusalReason.TOO_MANY_CONNECTIONS, Limit.SOCKETS);
    }
  }

  /** The request itself is over by now. */
  private static String remote(Session session) {
    return session.getRemoteSocketAddress() instanceof InetSocketAddress internet
        ? internet.getAddress().getHostAddress()
        : "";
  }

  void start() {
    link.repeat(TURN_MILLIS, this::lookAround);
  }

  private void lookAround() {
    long now = link.now();
    long mine = turn.getAndIncrement() % TURNS;
    boolean cutOff = link.setup().neighbours().isDatabaseLost();
    sockets.forEach(
        (id, socket) -> {
          if (cutOff) {
            socket.sendElsewhere();
          }
          socket.check(now);
          if (Math.floorMod(id.hashCode(), TURNS) == mine) {
            socket.beat();
          }
        });
  }

  /** How many are open. */
  int open() {
    return sockets.size();
  }

  void stop() {
    sockets.values().forEach(WebSocketSession::stop);
  }
}
