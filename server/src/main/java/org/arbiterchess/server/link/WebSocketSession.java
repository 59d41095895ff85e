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
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.protocol.MalformedMessageException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.Participant;
import org.arbiterchess.server.room.Rooms;

/** One page's socket: its messages are checked, read, and taken to the room they are for. */
final class WebSocketSession {

  private static final int UNSUPPORTED = 1003;
  private static final int POLICY = 1008;
  private static final int TOO_BIG = 1009;
  private static final int TRY_AGAIN_LATER = 1013;

  private final JettyWebSocketConnection connection;
  private final Participant guest;
  private final ClientLimiter caller;
  private final LinkService link;
  private final Rooms rooms;
  private final Limits limits;
  private final TokenBucket bucket;
  private final long opened;
  private volatile long heard;
  private volatile long closingSince;
  private volatile Optional<String> game = Optional.empty();

  WebSocketSession(
      JettyWebSocketConnection connection,
      Participant guest,
      ClientLimiter caller,
      LinkService link,
      long now) {
    this.connection = connection;
    this.guest = guest;
    this.caller = caller;
    this.link = link;
    this.rooms = link.rooms();
    this.limits = link.limits();
    int perSecond = limits.of(MESSAGES_PER_SECOND);
    this.bucket = new TokenBucket(perSecond, 1000, Math.min(Limits.MOST, 2 * perSecond), now);
    this.opened = now;
    this.heard = now;
  }

  /** A text frame arrived. */
  void text(String text, long now) {
    heard = now;
    if (connection.isClosing()) {
      return;
    }
    if (isTooLarge(text)) {
      refuseAndClose(TOO_BIG, ServerRefusalReason.TOO_LARGE, MESSAGE_BYTES);
    } else if (!bucket.take(now)) {
      refuseAndClose(POLICY, ServerRefusalReason.TOO_FAST, MESSAGES_PER_SECOND);
    } else if (!caller.may(MESSAGES_PER_SECOND_PER_ADDRESS, now)) {
      refuseAndClose(POLICY, ServerRefusalReason.TOO_FAST, MESSAGES_PER_SECOND_PER_ADDRESS);
    } else {
      read(text, now);
    }
  }

  private boolean isTooLarge(String text) {
    int most = limits.of(MESSAGE_BYTES);
    return text.length() > most
        || (text.length() * 3L > most && text.getBytes(StandardCharsets.UTF_8).length > most);
  }

  private void read(String text, long now) {
    ClientMessage message;
    try {
      message = ClientMessageReader.read(text);
    } catch (MalformedMessageException e) {
      link.refused(ServerRefusalReason.MALFORMED);
      guest.refuse(e.id(), ServerRefusalReason.MALFORMED, e.getMessage());
      return;
    }
    if (message instanceof ClientMessage.Hello hello) {
      hello(hello);
    } else if (game.isEmpty()) {
      link.refused(ServerRefusalReason.HELLO_FIRST);
      guest.refuse(id(message), ServerRefusalReason.HELLO_FIRST);
    } else {
      tell(id(message), rooms.handle(game.get(), guest, message, now));
    }
  }

  /** One game a socket: the first that was said hello to. */
  private void hello(ClientMessage.Hello hello) {
    guest.setLanguage(hello.language());
    if (game.isPresent() && !game.get().equals(hello.game())) {
      guest.refuse(
          ServerRefusalReason.MALFORMED, "$.game: found another, expected the game of this socket");
      return;
    }
    game = Optional.of(hello.game());
    tell(Optional.empty(), rooms.hello(guest, hello).whenComplete(this::closeIfAway));
  }

  /** Where the game cannot be read now, the page comes back later. */
  private void closeIfAway(Void done, Throwable failure) {
    if (failure != null && RefusalMapper.of(failure).reason() == ServerRefusalReason.NOT_STORED) {
      guest.refuse(ServerRefusalReason.NOT_STORED);
      connection.close(TRY_AGAIN_LATER, ServerRefusalReason.NOT_STORED.name());
    }
  }

  private void tell(Optional<String> id, CompletableFuture<Void> done) {
    // Nothing is lost with it: every failure is told to the page in there.
    CompletableFuture<Void> unused =
        done.exceptionally(
            failure -> {
              RefusalException refusing = RefusalMapper.of(failure);
              link.refused(refusing.reason());
              guest.refuse(id, refusing);
              return null;
            });
  }

  private static Optional<String> id(ClientMessage message) {
    return message instanceof ClientMessage.Asks asks
        ? Optional.of(asks.command().id())
        : Optional.empty();
  }

  /** A binary frame arrived. */
  void binary() {
    link.refused(ServerRefusalReason.MALFORMED);
    guest.refuse(ServerRefusalReason.MALFORMED, "found a binary frame, expected text");
    connection.close(UNSUPPORTED, ServerRefusalReason.MALFORMED.name());
  }

  void refuseAndClose(int code, ServerRefusalReason reason, Limit limit) {
    link.refused(reason);
    guest.refuse(reason, limit.written(), limits.of(limit));
    connection.close(code, reason.name());
  }

  /** It is closed, by whomever. */
  void closed() {
    caller.disconnect();
    if (game.isPresent()) {
      CompletableFuture<Void> unused = rooms.leave(game.get(), guest).exceptionally(e -> null);
    }
  }

  /** Sends a beat, if the page has said hello. */
  void beat() {
    game.ifPresent(name -> rooms.sendBeat(name, guest));
  }

  /** Ends what is silent, or was asked to close and is still there. */
  void check(long now) {
    if (connection.isClosing()) {
      closingSince = closingSince == 0 ? now : closingSince;
      if (now - closingSince > 2000) {
        connection.disconnect();
      }
    } else if (game.isEmpty() && now - opened >= limits.millis(HELLO_SECONDS)) {
      link.refused(ServerRefusalReason.HELLO_FIRST);
      guest.refuse(ServerRefusalReason.HELLO_FIRST);
      connection.close(POLICY, ServerRefusalReason.HELLO_FIRST.name());
    } else if (now - heard >= limits.millis(IDLE_SECONDS)) {
      connection.close(POLICY, "silent");
    }
  }

  /** What happens to its game cannot be seen here. */
  void sendElsewhere() {
    if (!connection.isClosing()) {
      connection.close(TRY_AGAIN_LATER, ServerRefusalReason.NOT_STORED.name());
    }
  }

  void stop() {
    guest.refuse(ServerRefusalReason.STOPPING);
    connection.close(1001, ServerRefusalReason.STOPPING.name());
  }
}
