package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.language.ServerPhrasebook;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.Seats;

/** A client in a room. Only the room reads and sets the token hash. */
public final class Participant {

  private final ClientConnection connection;
  private final RoundTripTime roundTripTime = new RoundTripTime();
  private volatile ServerPhrasebook phrasebook = ServerPhrasebook.english();
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

  /** Refuses a message that is not a command. */
  public void refuse(ServerRefusalReason reason, Object... values) {
    send(new ServerMessage.Refused(phrasebook.refusal(reason, values), Optional.empty()));
  }

  public void refuse(Optional<String> id, ServerRefusalReason reason, Object... values) {
    send(new ServerMessage.Refused(phrasebook.refusal(reason, values), id));
  }

  /** Refuses a command, or another message if the id is empty. */
  public void refuse(Optional<String> id, RefusalException refusal) {
    send(new ServerMessage.Refused(phrasebook.refusal(refusal), id));
  }

  /** The JSON for a refusal. */
  public String refusal(ServerRefusalReason reason, Object... values) {
    return new ServerMessage.Refused(phrasebook.refusal(reason, values), Optional.empty()).json();
  }

  void close(int code, ServerRefusalReason reason) {
    connection.close(code, reason.name());
  }

  /** Sets the language for messages to this client. Unknown languages become English. */
  public void setLanguage(String language) {
    phrasebook = ServerPhrasebook.of(language);
  }

  Phrasebook phrasebook() {
    return phrasebook.phrasebook();
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

  List<Color> seatsHeld(Seats seats) {
    return seats.heldBy(tokenHash);
  }
}
