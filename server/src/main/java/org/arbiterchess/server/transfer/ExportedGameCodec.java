package org.arbiterchess.server.transfer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.GameMetadata;
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
    tree.putAll(game.metadata().tree());
    List<List<Object>> events = new ArrayList<>();
    for (StoredEvent event : game.events()) {
      events.add(List.of(event.at(), event.type(), event.body()));
    }
    tree.put("events", events);
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
        | NoSuchElementException
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
    List<StoredEvent> events = new ArrayList<>();
    for (Object each : (List<?>) tree.get("events")) {
      List<?> event = (List<?>) each;
      events.add(
          new StoredEvent(
              ((Number) event.get(0)).longValue(), (String) event.get(1), (String) event.get(2)));
    }
    return new StoredGame(
        (String) tree.get("id"),
        ((Number) tree.get("created")).longValue(),
        0,
        GameMetadata.of(tree),
        events);
  }
}
