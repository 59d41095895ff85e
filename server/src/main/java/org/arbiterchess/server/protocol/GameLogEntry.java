package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.json.RawJson;
import org.arbiterchess.wire.WireFormat;

/**
 * An event in a game's log and the fields that the server adds to it. The entry's JSON is created
 * only once.
 *
 * @param command the id of the command that caused the event
 * @param seat the seat that sent the command, if the event itself does not imply the seat
 * @param lagMillis the number of milliseconds by which the event was backdated to compensate for
 *     lag
 * @param isOutage whether an outage of the server caused this event
 * @param match the score in the previous games, if this event starts a rematch
 * @param type the event's {@code type} in JSON
 * @param raw the JSON
 */
public record GameLogEntry(
    GameEvent event,
    Optional<String> command,
    Optional<Color> seat,
    int lagMillis,
    boolean isOutage,
    Optional<MatchScore> match,
    String type,
    RawJson raw) {

  private static GameLogEntry of(
      GameEvent event,
      Optional<String> command,
      Optional<Color> seat,
      int lagMillis,
      boolean isOutage,
      Optional<MatchScore> match) {
    Map<String, Object> tree = WireFormat.write(event);
    command.ifPresent(id -> tree.put("command", id));
    seat.ifPresent(color -> tree.put("seat", color.word()));
    if (lagMillis > 0) {
      tree.put("lag", lagMillis);
    }
    if (isOutage) {
      tree.put("restart", true);
    }
    match.ifPresent(score -> tree.put("match", score.tree()));
    String type = (String) tree.get("type");
    RawJson json = new RawJson(JsonTreeCodec.write(tree));
    return new GameLogEntry(event, command, seat, lagMillis, isOutage, match, type, json);
  }

  /** An event that was not caused by a command. */
  public static GameLogEntry of(GameEvent event) {
    return of(event, false);
  }

  /** The same, caused by an outage of the server if {@code isOutage} is true. */
  public static GameLogEntry of(GameEvent event, boolean isOutage) {
    return of(event, Optional.empty(), Optional.empty(), 0, isOutage, Optional.empty());
  }

  /**
   * The start of a rematch.
   *
   * @param match the score in the previous games
   */
  public static GameLogEntry ofRematch(GameEvent started, MatchScore match) {
    return of(started, Optional.empty(), Optional.empty(), 0, false, Optional.of(match));
  }

  /**
   * An event caused by a command.
   *
   * @param seat the seat that sent the command; empty if a move caused the event
   * @param lagMillis the number of milliseconds by which the event was backdated to compensate for
   *     lag
   */
  public static GameLogEntry ofCommand(
      GameEvent event, String command, Optional<Color> seat, int lagMillis) {
    return of(event, Optional.of(command), seat, lagMillis, false, Optional.empty());
  }

  /**
   * Parses an event from a stored log.
   *
   * @throws IllegalArgumentException if the text is not a valid event
   */
  public static GameLogEntry parse(String json) {
    Map<String, Object> tree;
    try {
      tree = JsonTreeCodec.parseObject(json);
    } catch (InvalidJsonException e) {
      throw new IllegalArgumentException("not a logged event: " + json, e);
    }
    if (WireFormat.CASUAL.readEvent(tree) instanceof Reading.Valid<GameEvent> read) {
      return of(
          read.value(),
          tree.get("command") instanceof String id ? Optional.of(id) : Optional.empty(),
          Stream.of(Color.values())
              .filter(color -> color.word().equals(tree.get("seat")))
              .findFirst(),
          tree.get("lag") instanceof Integer lagMillis ? lagMillis : 0,
          Boolean.TRUE.equals(tree.get("restart")),
          MatchScore.read(tree.get("match")));
    }
    throw new IllegalArgumentException("not a logged event: " + json);
  }

  public String json() {
    return raw.json();
  }
}
