package org.arbiterchess.server.transfer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.SeatHolder;
import org.arbiterchess.server.store.Seats;
import org.arbiterchess.server.store.StoredEvent;
import org.arbiterchess.server.store.StoredGame;

/**
 * Encodes a game as one line of JSON with all its stored data and a checksum, and decodes such
 * lines.
 */
public final class ExportedGameCodec {

  private static final String CHECKSUM_KEY = "sha256";

  private ExportedGameCodec() {}

  /** Encodes a game as one line, without the line break. */
  static String encode(StoredGame game, String checksum) {
    Map<String, Object> tree = tree(game);
    tree.put(CHECKSUM_KEY, checksum);
    return JsonTreeCodec.write(tree);
  }

  /** A game's checksum, which is the same in every store. */
  public static String checksum(StoredGame game) {
    return ExportTotals.sha256(JsonTreeCodec.write(tree(game)));
  }

  private static Map<String, Object> tree(StoredGame game) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", game.id());
    tree.put("created", game.created());
    tree.put("white", holder(game.seats().white()));
    tree.put("black", holder(game.seats().black()));
    tree.put("next", game.rematchGame().orElse(null));
    GameMetadata metadata = game.metadata();
    tree.put("rematch", metadata.rematchAskedBy().map(Color::word).orElse(null));
    tree.put("seat", metadata.seatAsked().orElse(null));
    tree.put("asker", metadata.seatAskerHash().orElse(null));
    List<List<Object>> events = new ArrayList<>();
    for (StoredEvent event : game.events()) {
      events.add(List.of(event.at(), event.type(), event.body()));
    }
    tree.put("events", events);
    return tree;
  }

  private static Map<String, Object> holder(SeatHolder holder) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("token", holder.tokenHash().orElse(null));
    tree.put("name", holder.name());
    return tree;
  }

  /**
   * Decodes the game on a line.
   *
   * @throws DamagedExportException if the line is not a game or its checksum is wrong
   */
  static StoredGame decode(Map<String, Object> tree, int lineNumber) {
    StoredGame game;
    try {
      game = game(tree);
    } catch (ClassCastException
        | NullPointerException
        | IndexOutOfBoundsException
        | IllegalArgumentException e) {
      throw new DamagedExportException(ServerText.EXPORT_NOT_A_GAME, lineNumber);
    }
    if (game.events().isEmpty() || !checksum(game).equals(tree.get(CHECKSUM_KEY))) {
      throw new DamagedExportException(ServerText.EXPORT_WRONG_CHECKSUM, lineNumber);
    }
    return game;
  }

  static Map<String, Object> parseLine(String text, int lineNumber) {
    try {
      return JsonTreeCodec.parseObject(text);
    } catch (InvalidJsonException e) {
      throw new DamagedExportException(ServerText.EXPORT_NOT_JSON, lineNumber);
    }
  }

  private static StoredGame game(Map<String, Object> tree) {
    Seats seats = new Seats(holder(tree, "white"), holder(tree, "black"));
    GameMetadata metadata =
        GameMetadata.of(
            seats,
            text(tree, "next"),
            text(tree, "rematch"),
            text(tree, "seat"),
            text(tree, "asker"));
    List<StoredEvent> events = new ArrayList<>();
    for (Object each : (List<?>) tree.get("events")) {
      List<?> event = (List<?>) each;
      events.add(
          new StoredEvent(
              ((Number) event.get(0)).longValue(), (String) event.get(1), (String) event.get(2)));
    }
    return new StoredGame(
        (String) tree.get("id"), ((Number) tree.get("created")).longValue(), 0, metadata, events);
  }

  private static SeatHolder holder(Map<String, Object> tree, String seat) {
    @SuppressWarnings("unchecked")
    Map<String, Object> holder = (Map<String, Object>) tree.get(seat);
    return new SeatHolder(text(holder, "token"), (String) holder.get("name"));
  }

  private static Optional<String> text(Map<String, Object> tree, String key) {
    return Optional.ofNullable((String) tree.get(key));
  }
}
