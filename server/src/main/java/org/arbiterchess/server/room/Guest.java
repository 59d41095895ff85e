package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.protocol.FromServer;
import org.arbiterchess.server.protocol.Refusing;
import org.arbiterchess.server.protocol.ServerReason;

/** One page in a room. Its room alone changes what it is there. */
public final class Guest {

  private final Connection connection;
  private final Way way = new Way();
  private volatile Phrasebook book = Phrasebook.english();
  private Optional<String> tokenHash = Optional.empty();

  public Guest(Connection connection) {
    this.connection = connection;
  }

  public void send(FromServer message) {
    connection.send(message.json());
  }

  void send(String json) {
    connection.send(json);
  }

  /** Refuses something that is no command. */
  public void refuse(ServerReason reason, Object... values) {
    send(new FromServer.Refused(reason.in(book, values), Optional.empty()));
  }

  /** Refuses a command. */
  public void refuse(Optional<String> id, ServerReason reason, Object... values) {
    send(new FromServer.Refused(reason.in(book, values), id));
  }

  /** Refuses a command, or something else where there is no id. */
  public void refuse(Optional<String> id, Refusing refusing) {
    send(new FromServer.Refused(refusing.in(book), id));
  }

  /** A refusal as it would be sent. */
  public String refusal(ServerReason reason, Object... values) {
    return new FromServer.Refused(reason.in(book, values), Optional.empty()).json();
  }

  void close(int code, ServerReason reason) {
    connection.close(code, reason.name());
  }

  /** The language of what is said to this page: another than is known is English. */
  public void speak(String language) {
    book = Phrasebook.of(language).orElse(Phrasebook.english());
  }

  Phrasebook book() {
    return book;
  }

  Way way() {
    return way;
  }

  void hold(Optional<String> hash) {
    tokenHash = hash;
  }

  Optional<String> tokenHash() {
    return tokenHash;
  }

  List<Color> seats(Seating seating) {
    return seating.heldBy(tokenHash);
  }
}
