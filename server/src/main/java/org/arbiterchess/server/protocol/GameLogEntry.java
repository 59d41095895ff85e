package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.server.json.RawJson;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireReading;

/** An event of the log with the server's additions, and its JSON, which is created once. */
public final class GameLogEntry {

  private final GameEvent event;
  private final Optional<String> command;
  private final Optional<Color> seat;
  private final int lagMillis;
  private final String type;
  private final String json;

  private GameLogEntry(
      GameEvent event,
      Optional<String> command,
      Optional<Color> seat,
      int lagMillis,
      boolean restart) {
    this.event = event;
    this.command = command;
    this.seat = seat;
    this.lagMillis = lagMillis;
    Map<String, Object> tree = WireFormat.write(event);
    this.type = (String) tree.get("type");
    command.ifPresent(id -> tree.put("command", id));
    seat.ifPresent(color -> tree.put("seat", color.word()));
    if (lagMillis > 0) {
      tree.put("lag", lagMillis);
    }
    if (restart) {
      tree.put("restart", true);
    }
    this.json = JsonCodec.write(tree);
  }

  /** An event that was not caused by a command. */
  public static GameLogEntry of(GameEvent event) {
    return new GameLogEntry(event, Optional.empty(), Optional.empty(), 0, false);
  }

  /**
   * An event caused by a move of the side to move.
   *
   * @param lagMillis the lag compensation: the event is dated earlier by this time
   */
  public static GameLogEntry ofMove(GameEvent event, String command, int lagMillis) {
    return new GameLogEntry(event, Optional.of(command), Optional.empty(), lagMillis, false);
  }

  /** An event caused by another command of a seat. */
  public static GameLogEntry ofCommand(GameEvent event, String command, Color seat) {
    return new GameLogEntry(event, Optional.of(command), Optional.of(seat), 0, false);
  }

  /** An event caused by a restart of the server. */
  public static GameLogEntry ofRestart(GameEvent event) {
    return new GameLogEntry(event, Optional.empty(), Optional.empty(), 0, true);
  }

  /**
   * Parses an event of a stored log.
   *
   * @throws IllegalArgumentException if the text is not such an event
   */
  public static GameLogEntry parse(String json) {
    Map<String, Object> tree = tree(json);
    if (WireFormat.readEvent(tree) instanceof WireReading.Read<GameEvent> read) {
      return new GameLogEntry(
          read.value(),
          Optional.ofNullable((String) tree.get("command")),
          seat(tree),
          tree.get("lag") instanceof Integer lagMillis ? lagMillis : 0,
          Boolean.TRUE.equals(tree.get("restart")));
    }
    throw new IllegalArgumentException("not a logged event: " + json);
  }

  private static Optional<Color> seat(Map<String, Object> tree) {
    return Stream.of(Color.values())
        .filter(color -> color.word().equals(tree.get("seat")))
        .findFirst();
  }

  private static Map<String, Object> tree(String json) {
    try {
      return JsonCodec.parseObject(json);
    } catch (InvalidJsonException e) {
      throw new IllegalArgumentException("not a logged event: " + json, e);
    }
  }

  public GameEvent event() {
    return event;
  }

  public Optional<String> command() {
    return command;
  }

  /** The seat of the command, if the event does not imply it. */
  public Optional<Color> seat() {
    return seat;
  }

  /** The lag compensation in milliseconds. */
  public int lagMillis() {
    return lagMillis;
  }

  /** The {@code type} of the event in JSON. */
  public String type() {
    return type;
  }

  public String json() {
    return json;
  }

  RawJson raw() {
    return new RawJson(json);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameLogEntry logged && json.equals(logged.json);
  }

  @Override
  public int hashCode() {
    return json.hashCode();
  }

  @Override
  public String toString() {
    return json;
  }
}
