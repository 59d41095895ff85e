package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.wire.CommandResponse;

/** What the server says, over a socket or in answer to a request. */
public sealed interface ServerMessage {

  /** The answer to hello: the events after those the page has. */
  record Welcome(
      String game, List<Color> seats, int after, List<LoggedEvent> events, RoomState room, long now)
      implements ServerMessage {}

  /** What happened. */
  record Events(int after, List<LoggedEvent> events, long now) implements ServerMessage {}

  /** The arbiter's yes, once the events are on the disk. */
  record Accepted(List<LoggedEvent> events, String id, int seq, long now)
      implements ServerMessage {}

  /** A no, the arbiter's or the server's; without an id it is about the connection. */
  record Refused(CommandResponse.Refused response, Optional<String> id) implements ServerMessage {}

  /** The command was made without knowing these events, and was not judged. */
  record Stale(String id, int after, List<LoggedEvent> events, long now) implements ServerMessage {}

  /**
   * What surrounds the log.
   *
   * @param rematch who asked for one
   * @param next the game that is the rematch
   * @param seatAsked the seat whose holder is asked to give it away
   * @param clocksStoppedAt when the clocks were stopped because events cannot be stored
   */
  record RoomState(
      SeatView white,
      SeatView black,
      int watching,
      Optional<Color> rematch,
      Optional<String> next,
      Optional<Color> seatAsked,
      Optional<Long> clocksStoppedAt)
      implements ServerMessage {}

  /** The number of the last event, and the server's time. */
  record Beat(int head, long now) implements ServerMessage {}

  /** A game was made or a seat taken; this is the token. */
  record Seated(String game, String token, List<Color> seats) implements ServerMessage {

    /** Without the secret. */
    @Override
    public String toString() {
      return "Seated[game=" + game + ", seats=" + seats + "]";
    }
  }

  /** What everybody may know of a game. */
  record GameView(
      String game,
      long created,
      GameEvent.Started started,
      SeatView white,
      SeatView black,
      int head,
      int plies,
      String fen,
      String score,
      Optional<Outcome> outcome)
      implements ServerMessage {}

  /**
   * That games can be played by link here, and for how long they are kept.
   *
   * @param url where players open this server, if that was said
   * @param network where other machines on the network open it, if they can
   */
  record LinkInfo(int keepDays, Optional<String> url, Optional<String> network)
      implements ServerMessage {}

  default String json() {
    return JsonCodec.write(tree());
  }

  /** The message as part of another one. */
  default Map<String, Object> tree() {
    return ServerMessageWriter.tree(this).map();
  }
}
