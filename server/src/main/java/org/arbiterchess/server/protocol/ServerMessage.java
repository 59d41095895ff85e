package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.json.JsonTreeCodec;

/** A message that the server sends over a WebSocket or as an HTTP response. */
public sealed interface ServerMessage {

  /**
   * The response to {@code hello}, including the events that the client does not have yet.
   *
   * @param protocol the server's {@link ProtocolVersion}
   */
  record Welcome(
      String game,
      List<Color> seats,
      int after,
      List<GameLogEntry> events,
      RoomState room,
      int protocol,
      long now)
      implements ServerMessage {}

  /** New events. */
  record Events(int after, List<GameLogEntry> events, long now) implements ServerMessage {}

  /** The command was accepted and its events are stored. */
  record Accepted(List<GameLogEntry> events, String id, int seq, long now)
      implements ServerMessage {}

  /**
   * A refusal by the arbiter or the server. The id is empty if the refused message is not a
   * command.
   */
  record Refused(Refusal refusal, Texts texts, Optional<String> id) implements ServerMessage {}

  /**
   * The command was not executed, because the client did not have these events when it sent the
   * command.
   */
  record Stale(String id, int after, List<GameLogEntry> events, long now)
      implements ServerMessage {}

  /**
   * A room's state apart from the log.
   *
   * @param watching the number of spectators
   * @param rematch the side that offered a rematch
   * @param next the id of the rematch game
   * @param seatAsked the seat whose holder has been asked to give it up
   * @param clocksStoppedAt when the clocks were stopped because events could not be stored
   * @param match the score in all games so far, if this game is a rematch
   * @param greetings the sides that want to exchange greetings
   * @param firstMoveBy the deadline for the first move; if it is missed, the game is aborted
   */
  record RoomState(
      SeatStatus white,
      SeatStatus black,
      int watching,
      Optional<Color> rematch,
      Optional<String> next,
      Optional<Color> seatAsked,
      Optional<Long> clocksStoppedAt,
      Optional<MatchScore> match,
      List<Color> greetings,
      Optional<Long> firstMoveBy)
      implements ServerMessage {}

  /** A player's greeting, sent to both players. */
  record Greeted(Color by, PresetGreeting greeting) implements ServerMessage {}

  /** A heartbeat with the latest event number and the server's time. */
  record Beat(int head, long now) implements ServerMessage {}

  /** The response to a request to create a game or take a seat. It contains the seat's token. */
  record Seated(String game, String token, List<Color> seats) implements ServerMessage {

    /** Omits the token. */
    @Override
    public String toString() {
      return "Seated[game=" + game + ", seats=" + seats + "]";
    }
  }

  /** The publicly visible information about a game. */
  record GameView(
      String game,
      long created,
      GameEvent.Started started,
      SeatStatus white,
      SeatStatus black,
      int head,
      int plies,
      String fen,
      String score,
      Optional<Outcome> outcome)
      implements ServerMessage {}

  /**
   * Tells clients that the server offers link games.
   *
   * @param keepDays the number of days for which games are stored after their last event
   * @param url this server's public URL, if configured
   * @param network the local network URL, if there is one
   */
  record LinkInfo(int keepDays, Optional<String> url, Optional<String> network)
      implements ServerMessage {}

  /** The JSON in UTF-8. */
  default byte[] bytes() {
    return JsonTreeCodec.writeBytes(tree());
  }

  /** This message as a JSON tree, which can be embedded in another message. */
  default Map<String, Object> tree() {
    return ServerMessageWriter.tree(this).map();
  }
}
