package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/** One page in a room. Its room alone changes what it is there. */
public final class Participant {

  private final ClientConnection connection;
  private final RoundTripTime roundTripTime = new RoundTripTime();
  private volatile Phrasebook phrasebook = Phrasebook.english();
  private Optional<String> tokenHash = Optional.empty();

  public Participant(ClientConnection connection) {
    this.connection = connection;
  }

  public void send(ServerMessage message) {
    connection.send(message.json());
  }

  void send(String json) {
    connection.send(json);
  }

  /** Refuses something that is no command. */
  public void refuse(ServerRefusalReason reason, Object... values) {
    send(new ServerMessage.Refused(reason.toResponse(phrasebook, values), Optional.empty()));
  }

  /** Refuses a command. */
  public void refuse(Optional<String> id, ServerRefusalReason reason, Object... values) {
    send(new ServerMessage.Refused(reason.toResponse(phrasebook, values), id));
  }

  /** Refuses a command, or something else where there is no id. */
  public void refuse(Optional<String> id, RefusalException refusal) {
    send(new ServerMessage.Refused(refusal.toResponse(phrasebook), id));
  }

  /** A refusal as it would be sent. */
  public String refusal(ServerRefusalReason reason, Object... values) {
    return new ServerMessage.Refused(reason.toResponse(phrasebook, values), Optional.empty())
        .json();
  }

  void close(int code, ServerRefusalReason reason) {
    connection.close(code, reason.name());
  }

  /** The language of what is said to this page: another than is known is English. */
  public void setLanguage(String language) {
    phrasebook = Phrasebook.of(language).orElse(Phrasebook.english());
  }

  Phrasebook phrasebook() {
    return phrasebook;
  }

  RoundTripTime roundTripTime() {
    return roundTripTime;
  }

  void setTokenHash(Optional<String> hash) {
    tokenHash = hash;
  }

  Optional<String> tokenHash() {
    return tokenHash;
  }

  List<Color> seatsHeld(Seating seating) {
    return seating.heldBy(tokenHash);
  }
}
