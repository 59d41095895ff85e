package org.arbiterchess.server.transfer;

import java.util.LinkedHashMap;
import java.util.Map;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.store.GameListCursor;
import org.arbiterchess.server.store.StoredGame;

/** The running totals of games and events, and a checksum of all games in order. */
public final class ExportTotals {

  private static final String HEADER = "{\"arbiter\":\"games\",\"v\":1}";

  private final Checksum checksum = new Checksum();
  private long games;
  private long events;
  private GameListCursor cursor = GameListCursor.START;

  /** The line before the first game. */
  public static String header() {
    return HEADER;
  }

  /** Adds a game to the totals and returns the line that represents it in the file. */
  public String addAndEncode(StoredGame game) {
    String gameChecksum = ExportedGameCodec.checksum(game);
    checksum.add(gameChecksum);
    games++;
    events += game.events().size();
    cursor = new GameListCursor(game.created(), game.id());
    return ExportedGameCodec.encode(game, gameChecksum);
  }

  /** The line after the last game. */
  public String footer() {
    return JsonTreeCodec.write(tree());
  }

  private Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("games", games);
    tree.put("events", events);
    tree.put("sha256", checksum.hex());
    return tree;
  }

  /** Whether a footer contains these totals. */
  boolean matchesFooter(Map<String, Object> line) {
    return JsonTreeCodec.write(line).equals(footer());
  }

  public long games() {
    return games;
  }

  public long events() {
    return events;
  }

  public String checksum() {
    return checksum.hex();
  }

  /** The cursor for the last game added to the totals. */
  public GameListCursor cursor() {
    return cursor;
  }
}
