package org.arbiterchess.server.link;

import static org.arbiterchess.server.protocol.Limit.HELLO_SECONDS;
import static org.arbiterchess.server.protocol.Limit.IDLE_SECONDS;
import static org.arbiterchess.server.protocol.Limit.MESSAGES_PER_SECOND;
import static org.arbiterchess.server.protocol.Limit.MESSAGES_PER_SECOND_PER_ADDRESS;
import static org.arbiterchess.server.protocol.Limit.MESSAGE_BYTES;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.protocol.CloseCode;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.protocol.MalformedMessageException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.FailureMapper;
import org.arbiterchess.server.room.Participant;
import org.arbiterchess.server.room.Rooms;

/** The session for one WebSocket. Checks and parses its messages and forwards them to the room. */
final class WebSocketSession {

  private final JettyWebSocketConnection connection;
  private final Participant participant;
  private final ClientLimiter limiter;
  private final LinkService service;
  private final Rooms rooms;
  private final Limits limits;
  private final TokenBucket bucket;
  private final long openedAt;
  private volatile long lastMessageAt;
  private volatile long closingSince;
  private volatile Optional<String> gameId = Optional.empty();

  WebSocketSession(
      JettyWebSocketConnection connection,
      Participant participant,
      ClientLimiter limiter,
      LinkService service,
      long now) {
    this.connection = connection;
    this.participant = participant;
    this.limiter = limiter;
    this.service = service;
    this.rooms = service.rooms();
    this.limits = service.limits();
    int perSecond = limits.get(MESSAGES_PER_SECOND);
    this.bucket = new TokenBucket(perSecond, 1000, Math.min(Limits.MAX, 2 * perSecond), now);
    this.openedAt = now;
    this.lastMessageAt = now;
  }

  void onText(String text, long now) {
    lastMessageAt = now;
    if (connection.isClosing()) {
      return;
    }
    if (isTooLarge(text)) {
      refuseAndClose(CloseCode.MESSAGE_TOO_BIG, ServerRefusalReason.TOO_LARGE, MESSAGE_BYTES);
    } else if (!bucket.tryTake(now)) {
      refuseAndClose(CloseCode.POLICY_VIOLATION, ServerRefusalReason.TOO_FAST, MESSAGES_PER_SECOND);
    } else if (!limiter.tryAcquire(MESSAGES_PER_SECOND_PER_ADDRESS, now)) {
      refuseAndClose(
          CloseCode.POLICY_VIOLATION,
          ServerRefusalReason.TOO_FAST,
          MESSAGES_PER_SECOND_PER_ADDRESS);
    } else {
      read(text, now);
    }
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
      participant.refuse(e.commandId(), ServerRefusalReason.MALFORMED, e.getMessage());
      return;
    }
    if (message instanceof ClientMessage.Hello hello) {
      hello(hello);
    } else if (gameId.isEmpty()) {
      service.onRefused(ServerRefusalReason.HELLO_FIRST);
      participant.refuse(commandId(message), ServerRefusalReason.HELLO_FIRST);
    } else {
      reportFailure(commandId(message), rooms.handle(gameId.get(), participant, message, now));
    }
  }

  /**
   * Handles a {@code hello} message. A session stays with the game named in its first {@code
   * hello}.
   */
  private void hello(ClientMessage.Hello hello) {
    participant.setLanguage(hello.language());
    if (gameId.isPresent() && !gameId.get().equals(hello.game())) {
      participant.refuse(
          ServerRefusalReason.MALFORMED,
          "$.game: found another game, expected the game of this session");
      return;
    }
    gameId = Optional.of(hello.game());
    reportFailure(
        Optional.empty(), rooms.hello(participant, hello).whenComplete(this::closeIfNotStored));
  }

  /**
   * Closes the connection if the game cannot be loaded now, so that the client reconnects later.
   */
  private void closeIfNotStored(Void done, Throwable failure) {
    if (failure != null
        && FailureMapper.toRefusal(failure).reason() == ServerRefusalReason.NOT_STORED) {
      participant.refuse(ServerRefusalReason.NOT_STORED);
      connection.close(CloseCode.TRY_AGAIN_LATER, ServerRefusalReason.NOT_STORED.name());
    }
  }

  private void reportFailure(Optional<String> id, CompletableFuture<Void> done) {
    // The callback reports every failure to the client, so the result needs no check.
    CompletableFuture<Void> unused =
        done.exceptionally(
            failure -> {
              RefusalException refusal = FailureMapper.toRefusal(failure);
              service.onRefused(refusal.reason());
              participant.refuse(id, refusal);
              return null;
            });
  }

  private static Optional<String> commandId(ClientMessage message) {
    return message instanceof ClientMessage.CommandSent asks
        ? Optional.of(asks.command().id())
        : Optional.empty();
  }

  void onBinary() {
    service.onRefused(ServerRefusalReason.MALFORMED);
    participant.refuse(ServerRefusalReason.MALFORMED, "found a binary frame, expected text");
    connection.close(CloseCode.UNSUPPORTED_DATA, ServerRefusalReason.MALFORMED.name());
  }

  void refuseAndClose(int code, ServerRefusalReason reason, Limit limit) {
    service.onRefused(reason);
    participant.refuse(reason, limit.optionName(), limits.get(limit));
    connection.close(code, reason.name());
  }

  /** Called when the connection is closed by either side. */
  void onClose() {
    limiter.removeSocket();
    if (gameId.isPresent()) {
      CompletableFuture<Void> unused =
          rooms.leave(gameId.get(), participant).exceptionally(e -> null);
    }
  }

  /** Sends a beat if the client has sent {@code hello}. */
  void sendBeat() {
    gameId.ifPresent(name -> rooms.sendBeat(name, participant));
  }

  /** Closes an idle session. Disconnects a session that does not finish closing. */
  void closeIfIdle(long now) {
    if (connection.isClosing()) {
      closingSince = closingSince == 0 ? now : closingSince;
      if (now - closingSince > 2000) {
        connection.disconnect();
      }
    } else if (gameId.isEmpty() && now - openedAt >= limits.millis(HELLO_SECONDS)) {
      service.onRefused(ServerRefusalReason.HELLO_FIRST);
      participant.refuse(ServerRefusalReason.HELLO_FIRST);
      connection.close(CloseCode.POLICY_VIOLATION, ServerRefusalReason.HELLO_FIRST.name());
    } else if (now - lastMessageAt >= limits.millis(IDLE_SECONDS)) {
      connection.close(CloseCode.POLICY_VIOLATION, "silent");
    }
  }

  /**
   * Closes the connection because this server has lost the database. The client then reconnects,
   * perhaps to another server.
   */
  void closeForAnotherServer() {
    if (!connection.isClosing()) {
      connection.close(CloseCode.TRY_AGAIN_LATER, ServerRefusalReason.NOT_STORED.name());
    }
  }

  void stop() {
    participant.refuse(ServerRefusalReason.STOPPING);
    connection.close(CloseCode.GOING_AWAY, ServerRefusalReason.STOPPING.name());
  }
}
