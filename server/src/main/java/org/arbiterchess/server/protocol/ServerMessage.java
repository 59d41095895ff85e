package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.wire.WireFormat;

/**
 * A message that the server sends over a WebSocket or as an HTTP response. One method per message
 * names its fields.
 */
public final class ServerMessage {

  private final Map<String, Object> tree;

  private ServerMessage(WireObjectBuilder message) {
    this.tree = message.map();
  }

  /** The JSON in UTF-8. */
  public byte[] bytes() {
    return JsonTreeCodec.writeBytes(tree);
  }

  /**
   * The response to {@code hello}, including the events that the client does not have yet.
   *
   * @param room the message {@link #room}
   */
  public static ServerMessage welcome(
      String game,
      List<Color> seats,
      int after,
      List<GameLogEntry> events,
      ServerMessage room,
      long now) {
    return new ServerMessage(
        WireObjectBuilder.message("welcome")
            .put("game", game)
            .put("seats", words(seats))
            .put("after", after)
            .put("events", raw(events))
            .put("room", room.tree)
            .put("protocol", ClientMessage.PROTOCOL)
            .put("now", now));
  }

  /** New events. */
  public static ServerMessage events(int after, List<GameLogEntry> events, long now) {
    return new ServerMessage(
        WireObjectBuilder.message("events")
            .put("after", after)
            .put("events", raw(events))
            .put("now", now));
  }

  /** The command was accepted and its events are stored. */
  public static ServerMessage accepted(List<GameLogEntry> events, String id, int seq, long now) {
    return new ServerMessage(
        WireObjectBuilder.message("accepted")
            .put("events", raw(events))
            .put("id", id)
            .put("seq", seq)
            .put("now", now));
  }

  /**
   * A refusal by the arbiter or the server. The id is empty if the refused message is not a
   * command.
   */
  public static ServerMessage refused(Refusal refusal, Texts texts, Optional<String> id) {
    WireObjectBuilder message = WireObjectBuilder.message("refused");
    WireFormat.write(refusal, texts).forEach(message::put);
    return new ServerMessage(message.put("id", id));
  }

  /**
   * The command was not executed, because the client did not have these events when it sent the
   * command.
   */
  public static ServerMessage stale(String id, int after, List<GameLogEntry> events, long now) {
    return new ServerMessage(
        WireObjectBuilder.message("stale")
            .put("id", id)
            .put("after", after)
            .put("events", raw(events))
            .put("now", now));
  }

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
  public static ServerMessage room(
      SeatStatus white,
      SeatStatus black,
      int watching,
      Optional<Color> rematch,
      Optional<String> next,
      Optional<Color> seatAsked,
      Optional<Long> clocksStoppedAt,
      Optional<MatchScore> match,
      List<Color> greetings,
      Optional<Long> firstMoveBy) {
    return new ServerMessage(
        WireObjectBuilder.message("room")
            .put("white", white.tree())
            .put("black", black.tree())
            .put("watching", watching)
            .put("rematch", rematch.map(Color::word))
            .put("next", next)
            .put("seatAsked", seatAsked.map(Color::word))
            .put("clocksStoppedAt", clocksStoppedAt)
            .put("match", match.map(MatchScore.FORM.writer()))
            .put("greetings", Optional.of(words(greetings)).filter(names -> !names.isEmpty()))
            .put("firstMoveBy", firstMoveBy));
  }

  /** A player's greeting, sent to both players. */
  public static ServerMessage greeted(Color by, PresetGreeting greeting) {
    return new ServerMessage(
        WireObjectBuilder.message("greeted").put("by", by.word()).put("greeting", greeting.name()));
  }

  /** A heartbeat with the latest event number and the server's time. */
  public static ServerMessage beat(int head, long now) {
    return new ServerMessage(WireObjectBuilder.message("beat").put("head", head).put("now", now));
  }

  /** The response to a request to create a game or take a seat. It contains the seat's token. */
  public static ServerMessage seated(String game, String token, List<Color> seats) {
    return new ServerMessage(
        WireObjectBuilder.message("seated")
            .put("game", game)
            .put("token", token)
            .put("seats", words(seats)));
  }

  /** The publicly visible information about a game. */
  public static ServerMessage view(
      String id, long created, Game game, SeatStatus white, SeatStatus black) {
    Map<String, Object> started = WireFormat.write(game.events().get(0));
    return new ServerMessage(
        WireObjectBuilder.message("view")
            .put("game", id)
            .put("created", created)
            .put("variant", started.get("variant"))
            .put("rulebook", started.get("rulebook"))
            .put("control", started.get("control"))
            .put("white", white.tree())
            .put("black", black.tree())
            .put("head", game.size())
            .put("plies", game.plies())
            .put("fen", Fen.write(game.position()))
            .put("score", game.outcome().map(Outcome::result).orElse(Result.NONE).text())
            .put("outcome", game.outcome().map(WireFormat::write)));
  }

  /**
   * Tells clients that the server offers link games.
   *
   * @param keepDays the number of days for which games are stored after their last event
   * @param url this server's public URL, if configured
   * @param network the local network URL, if there is one
   */
  public static ServerMessage link(int keepDays, Optional<String> url, Optional<String> network) {
    return new ServerMessage(
        WireObjectBuilder.message("link")
            .put("open", true)
            .put("keepDays", keepDays)
            .put("url", url)
            .put("network", network));
  }

  private static List<Object> raw(List<GameLogEntry> events) {
    return events.stream().<Object>map(GameLogEntry::raw).toList();
  }

  private static List<String> words(List<Color> colors) {
    return colors.stream().map(Color::word).toList();
  }
}
