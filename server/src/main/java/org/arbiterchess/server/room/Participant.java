package org.arbiterchess.server.room;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.Seats;

/**
 * A client in a room. Except for the language, only the room reads and sets the values from the
 * client's {@code hello} message.
 */
public final class Participant {

  /** The number of round trips whose shortest one counts. */
  private static final int ROUND_TRIPS = 3;

  private final ClientConnection connection;
  private final TokenBucket bucket;
  private volatile Texts texts = Texts.english();
  private Optional<String> tokenHash = Optional.empty();
  private boolean hasLog;

  /** Whether the player wants to exchange greetings. */
  boolean greetings;

  /** When the client joined the room. */
  long joinedAt;

  /** When the client's last message arrived. */
  volatile long heardAt = Long.MIN_VALUE;

  private Optional<Held> held = Optional.empty();
  private final long[] roundTrips = new long[ROUND_TRIPS];
  private int roundTripCount;
  private volatile long beatSent = Long.MIN_VALUE;

  /**
   * The estimated one-way delay from the client to the server, or 0 before the first measurement. A
   * client gains nothing by delaying a beat, because the shortest of the last round trips counts.
   */
  volatile long oneWayMillis;

  private record Held(Seats seats, List<Color> colors) {}

  /**
   * Creates a participant that is not in the room yet.
   *
   * @param bucket limits the messages of this connection
   */
  public Participant(ClientConnection connection, TokenBucket bucket) {
    this.connection = connection;
    this.bucket = bucket;
  }

  public void send(ServerMessage message) {
    connection.send(message.bytes());
  }

  void send(byte[] json) {
    connection.send(json);
  }

  /**
   * Sends events from the log. After the first time, they count against the connection's message
   * limit by their size, because a short message would otherwise fetch a long log again and again.
   * If the limit is exceeded, closes the connection instead.
   */
  void sendLog(ServerMessage message, ServerLimits limits, long now) {
    byte[] json = message.bytes();
    int size = json.length / limits.get(ServerLimit.MESSAGE_BYTES);
    if (hasLog && size > 0 && !bucket.tryTake(size, now)) {
      refuseAndClose(
          limits.exceeded(ServerRefusalReason.TOO_FAST, ServerLimit.MESSAGES_PER_SECOND));
      return;
    }
    hasLog = true;
    send(json);
  }

  /**
   * Sends a refusal in response to the command with this id. An empty id stands for a message other
   * than a command.
   */
  public void refuse(Optional<String> id, Refusal refusal) {
    send(ServerMessage.refused(refusal, texts, id));
  }

  /** The JSON for a refusal. */
  public byte[] refusal(ServerRefusalReason reason, Object... values) {
    return ServerMessage.refused(reason.refusal(values), texts, Optional.empty()).bytes();
  }

  /** Closes the connection with the reason's close code. */
  public void close(ServerRefusalReason reason) {
    connection.close(reason.closeCode(), reason.name());
  }

  /** Sends a refusal in response to a message other than a command, and closes the connection. */
  public void refuseAndClose(ServerRefusalReason reason) {
    refuseAndClose(new RefusalException(reason));
  }

  void refuseAndClose(RefusalException refusal) {
    refuse(Optional.empty(), refusal.refusal());
    close(refusal.reason());
  }

  /** Sets the language for messages to this client. Uses English if the language is unknown. */
  public void setLanguage(String language) {
    texts = Texts.of(language).orElse(Texts.english());
  }

  void beatSent(long now) {
    beatSent = now;
  }

  /** Measures the round trip of an echoed beat. Only the last beat sent is measured. */
  synchronized void beatReceived(long beat, long now) {
    if (beat != beatSent || now < beat) {
      return;
    }
    beatSent = Long.MIN_VALUE;
    roundTrips[roundTripCount++ % ROUND_TRIPS] = now - beat;
    oneWayMillis =
        Arrays.stream(roundTrips, 0, Math.min(roundTripCount, ROUND_TRIPS)).min().orElse(0) / 2;
  }

  void setTokenHash(Optional<String> hash) {
    tokenHash = hash;
    held = Optional.empty();
  }

  Optional<String> tokenHash() {
    return tokenHash;
  }

  /** Whether the client has the token with this hash. */
  boolean hasHash(String hash) {
    return tokenHash.filter(own -> IdsAndTokens.isSameHash(own, hash)).isPresent();
  }

  /**
   * The seats that the client holds. The result is recomputed only when the game's seats change.
   */
  List<Color> seatsHeld(Seats seats) {
    if (held.isEmpty() || !held.get().seats.equals(seats)) {
      held = Optional.of(new Held(seats, seats.heldBy(tokenHash)));
    }
    return held.get().colors;
  }
}
