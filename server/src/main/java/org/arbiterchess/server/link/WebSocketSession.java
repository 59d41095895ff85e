package org.arbiterchess.server.link;

import static org.arbiterchess.server.protocol.ServerLimit.HELLO_SECONDS;
import static org.arbiterchess.server.protocol.ServerLimit.IDLE_SECONDS;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGES_PER_SECOND;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGES_PER_SECOND_PER_ADDRESS;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGE_BYTES;
import static org.arbiterchess.server.protocol.ServerLimit.PENDING_BYTES;
import static org.arbiterchess.server.protocol.ServerLimit.SOCKETS_PER_ADDRESS;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.protocol.CloseCode;
import org.arbiterchess.server.protocol.MalformedMessageException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.FailureMapper;
import org.arbiterchess.server.room.Participant;
import org.arbiterchess.server.room.RoomHandle;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.room.TokenBucket;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * The session for one WebSocket. Checks and parses its messages and forwards them to the room. It
 * is public because Jetty calls it by reflection.
 */
public final class WebSocketSession implements Session.Listener.AutoDemanding {

  private final LinkGameServer service;
  private final WebSocketSessions sessions;
  private final JettyWebSocketConnection connection;
  private final Participant participant;
  private final Rooms rooms;
  private final ServerLimits limits;
  private final TokenBucket bucket;
  private final long openedAt;
  private volatile Optional<ClientLimiter> limiter = Optional.empty();
  private volatile long lastMessageAt;
  private volatile long closingSince;
  private volatile Optional<RoomHandle> room = Optional.empty();

  WebSocketSession(LinkGameServer service, WebSocketSessions sessions) {
    this.service = service;
    this.sessions = sessions;
    this.rooms = service.rooms();
    this.limits = service.limits();
    this.connection = new JettyWebSocketConnection(limits.get(PENDING_BYTES), this::onSlowReader);
    long now = service.now();
    this.bucket = TokenBucket.perSecond(limits.get(MESSAGES_PER_SECOND), now);
    this.participant = new Participant(connection, bucket);
    this.openedAt = now;
    this.lastMessageAt = now;
  }

  /** Reports that the client reads too slowly, and returns the last message to send to it. */
  private String onSlowReader() {
    service.onRefused(ServerRefusalReason.SLOW_READER);
    return participant.refusal(ServerRefusalReason.SLOW_READER, PENDING_BYTES.optionName());
  }

  @Override
  public void onWebSocketOpen(Session session) {
    connection.open(session);
    String address =
        ClientAddress.rateLimitKey(
            remoteAddress(session),
            session.getUpgradeRequest().getHeaders("X-Forwarded-For"),
            service.config().behindProxy());
    ClientLimiter found = service.clientLimiters().forAddress(address, service.now());
    limiter = Optional.of(found);
    Optional<ServerLimit> exceeded = sessions.add(this);
    if (found.addSocket() > limits.get(SOCKETS_PER_ADDRESS)) {
      exceeded = Optional.of(SOCKETS_PER_ADDRESS);
    }
    exceeded.ifPresent(limit -> refuseAndClose(ServerRefusalReason.TOO_MANY_CONNECTIONS, limit));
  }

  /** Reads the address from the session, because the upgrade request has already completed. */
  private static String remoteAddress(Session session) {
    return session.getRemoteSocketAddress() instanceof InetSocketAddress internet
        ? internet.getAddress().getHostAddress()
        : "";
  }

  @Override
  public void onWebSocketText(String text) {
    try {
      onText(text, service.now());
    } catch (RuntimeException | StackOverflowError e) {
      service.onError(e);
      participant.close(ServerRefusalReason.OUR_FAULT);
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    service.onRefused(ServerRefusalReason.MALFORMED);
    participant.refuse(ServerRefusalReason.MALFORMED, Said.of(ServerText.MALFORMED_FRAME));
    participant.close(ServerRefusalReason.MALFORMED);
  }

  /** Answers a ping frame, which counts as a message. */
  @Override
  public void onWebSocketPing(ByteBuffer payload) {
    if (!connection.isClosing() && isWithinRate(service.now())) {
      connection.sendPong(payload);
    }
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    if (!connection.isClosing()) {
      boolean unused = isWithinRate(service.now());
    }
  }

  /**
   * Ignores the error, because the client or the network caused it and Jetty closes the WebSocket.
   */
  @Override
  public void onWebSocketError(Throwable error) {}

  /** Called when either end closes the connection. */
  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    callback.succeed();
    sessions.remove(this);
    limiter.ifPresent(ClientLimiter::removeSocket);
    if (room.isPresent()) {
      CompletableFuture<Void> unused = room.get().leave(participant).exceptionally(e -> null);
    }
  }

  private void onText(String text, long now) {
    lastMessageAt = now;
    if (connection.isClosing()) {
      return;
    }
    if (isTooLarge(text)) {
      refuseAndClose(ServerRefusalReason.TOO_LARGE, MESSAGE_BYTES);
    } else if (isWithinRate(now)) {
      read(text, now);
    }
  }

  /** Counts a frame. If there are too many, closes the connection and returns false. */
  private boolean isWithinRate(long now) {
    if (!bucket.tryTake(now)) {
      refuseAndClose(ServerRefusalReason.TOO_FAST, MESSAGES_PER_SECOND);
      return false;
    }
    if (!limiter.orElseThrow().tryAcquire(MESSAGES_PER_SECOND_PER_ADDRESS, now)) {
      refuseAndClose(ServerRefusalReason.TOO_FAST, MESSAGES_PER_SECOND_PER_ADDRESS);
      return false;
    }
    return true;
  }

  private boolean isTooLarge(String text) {
    int maxBytes = limits.get(MESSAGE_BYTES);
    return text.length() > maxBytes
        || (text.length() * 3L > maxBytes
            && text.getBytes(StandardCharsets.UTF_8).length > maxBytes);
  }

  private void read(String text, long now) {
    ClientMessage message;
    try {
      message = ClientMessageReader.read(text);
    } catch (MalformedMessageException e) {
      service.onRefused(ServerRefusalReason.MALFORMED);
      participant.refuse(e.commandId(), ServerRefusalReason.MALFORMED, e.problem());
      return;
    }
    if (message instanceof ClientMessage.Hello hello) {
      hello(hello, now);
    } else if (room.isEmpty()) {
      service.onRefused(ServerRefusalReason.HELLO_FIRST);
      participant.refuse(commandId(message), ServerRefusalReason.HELLO_FIRST);
    } else {
      reportFailure(commandId(message), room.get().receive(participant, message, now));
    }
  }

  /**
   * Handles a {@code hello} message. A session is tied to the game named in its first {@code
   * hello}.
   */
  private void hello(ClientMessage.Hello hello, long now) {
    participant.setLanguage(hello.language());
    if (room.isPresent() && !room.get().gameId().equals(hello.game())) {
      participant.refuse(ServerRefusalReason.MALFORMED, Said.of(ServerText.MALFORMED_GAME));
      return;
    }
    try {
      RoomHandle found = rooms.find(hello.game());
      room = Optional.of(found);
      reportFailure(
          Optional.empty(),
          found.receive(participant, hello, now).whenComplete(this::closeIfNotStored));
    } catch (RefusalException e) {
      refuse(Optional.empty(), e);
    }
  }

  /**
   * Closes the connection if the game cannot be loaded now, so that the client reconnects later.
   */
  private void closeIfNotStored(Void done, Throwable failure) {
    if (failure != null) {
      ServerRefusalReason reason = FailureMapper.toRefusal(failure).reason();
      if (CloseCode.of(reason) == CloseCode.TRY_AGAIN_LATER) {
        participant.refuseAndClose(reason);
      }
    }
  }

  private void reportFailure(Optional<String> id, CompletableFuture<Void> done) {
    // The callback reports every failure to the client, so the result does not need to be checked.
    CompletableFuture<Void> unused =
        done.exceptionally(
            failure -> {
              refuse(id, FailureMapper.toRefusal(failure));
              return null;
            });
  }

  private void refuse(Optional<String> id, RefusalException refusal) {
    service.onRefused(refusal.reason());
    participant.refuse(id, refusal.refusal());
  }

  private static Optional<String> commandId(ClientMessage message) {
    return message instanceof ClientMessage.CommandSent asks
        ? Optional.of(asks.command().id())
        : Optional.empty();
  }

  private void refuseAndClose(ServerRefusalReason reason, ServerLimit limit) {
    service.onRefused(reason);
    participant.refuseAndClose(reason, limit.optionName(), limits.get(limit));
  }

  /** Sends a heartbeat if the client has sent {@code hello}. */
  void sendBeat() {
    room.ifPresent(joined -> joined.sendBeat(participant));
  }

  /** Closes this session if it is idle. Disconnects it if it does not finish closing. */
  void closeIfIdle(long now) {
    long runningSince = rooms.pulse().runningSince();
    if (connection.isClosing()) {
      closingSince = closingSince == 0 ? now : closingSince;
      if (now - closingSince > 2000) {
        connection.disconnect();
      }
    } else if (room.isEmpty()
        && now - Math.max(openedAt, runningSince) >= limits.millis(HELLO_SECONDS)) {
      service.onRefused(ServerRefusalReason.HELLO_FIRST);
      participant.refuseAndClose(ServerRefusalReason.HELLO_FIRST);
    } else if (now - Math.max(lastMessageAt, runningSince) >= limits.millis(IDLE_SECONDS)) {
      connection.close(CloseCode.POLICY_VIOLATION, "silent");
    }
  }

  /**
   * Closes the connection because this server can no longer reach the database. The client then
   * reconnects, perhaps to another server.
   */
  void closeForAnotherServer() {
    if (!connection.isClosing()) {
      participant.close(ServerRefusalReason.NOT_STORED);
    }
  }

  void stop() {
    participant.refuseAndClose(ServerRefusalReason.STOPPING);
  }
}
