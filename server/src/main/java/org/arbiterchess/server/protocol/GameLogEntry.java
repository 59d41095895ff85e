package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.json.RawJson;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.table.Events;

/**
 * An event in a game's log and the fields that the server adds to it. The entry's JSON is created
 * only once.
 *
 * @param type the event's {@code type} in JSON
 * @param raw the JSON
 */
public record GameLogEntry(GameEvent event, Added added, String type, RawJson raw) {

  /**
   * The fields that the server adds to an event.
   *
   * @param command the id of the command that caused the event
   * @param seat the seat that sent the command, if the event itself does not imply the seat
   * @param lagMillis the number of milliseconds by which the event was backdated to compensate for
   *     lag
   * @param isOutage whether an outage of the server caused this event
   * @param match the score in the previous games, if this event starts a rematch
   */
  public record Added(
      Optional<String> command,
      Optional<Color> seat,
      int lagMillis,
      boolean isOutage,
      Optional<MatchScore> match) {

    private static final Added NOTHING =
        new Added(Optional.empty(), Optional.empty(), 0, false, Optional.empty());

    private static Added form(Fields fields, Added added) {
      return new Added(
          fields.optional("command", Form.WORD, added.command),
          fields.optional("seat", Form.COLOR, added.seat),
          fields.or(0, "lag", Form.number(0, Integer.MAX_VALUE), added.lagMillis),
          fields.or(false, "restart", Form.FLAG, added.isOutage),
          fields.optional("match", MatchScore.FORM, added.match));
    }
  }

  private static GameLogEntry of(GameEvent event, Added added) {
    Map<String, Object> tree = WireFormat.write(event);
    tree.putAll(Fields.write(added, Added::form));
    RawJson json = new RawJson(JsonTreeCodec.write(tree));
    return new GameLogEntry(event, added, (String) tree.get("type"), json);
  }

  /** An event that was not caused by a command. */
  public static GameLogEntry of(GameEvent event) {
    return of(event, Added.NOTHING);
  }

  /** The same, caused by an outage of the server if {@code isOutage} is true. */
  public static GameLogEntry of(GameEvent event, boolean isOutage) {
    return of(event, new Added(Optional.empty(), Optional.empty(), 0, isOutage, Optional.empty()));
  }

  /**
   * The start of a rematch.
   *
   * @param match the score in the previous games
   */
  public static GameLogEntry ofRematch(GameEvent started, MatchScore match) {
    return of(started, new Added(Optional.empty(), Optional.empty(), 0, false, Optional.of(match)));
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
    return of(event, new Added(Optional.of(command), seat, lagMillis, false, Optional.empty()));
  }

  /**
   * Parses an event from a stored log.
   *
   * @throws IllegalArgumentException if the text is not a valid event
   */
  public static GameLogEntry parse(String json) {
    try {
      Map<String, Object> tree = JsonTreeCodec.parseObject(json);
      if (WireNodeReader.readMessage(tree, GameLogEntry::read)
          instanceof Reading.Valid<GameLogEntry> valid) {
        return valid.value();
      }
    } catch (InvalidJsonException e) {
      throw new IllegalArgumentException("not a logged event: " + json, e);
    }
    throw new IllegalArgumentException("not a logged event: " + json);
  }

  private static Optional<GameLogEntry> read(WireNodeReader node) {
    return Events.CASUAL
        .read(node)
        .map(event -> of(event, Added.form(Fields.reading(node), Added.NOTHING)));
  }

  public String json() {
    return raw.json();
  }
}
