package org.arbiterchess.server.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.store.GameListCursor;
import org.arbiterchess.server.store.StoredGame;

/** The running totals of games and events, and a checksum of all games in order. */
public final class ExportTotals {

  /** The line before the first game. */
  public static final String HEADER = "{\"arbiter\":\"games\",\"v\":1}";

  static final String CHECKSUM_KEY = "sha256";

  private String checksum = "";
  private long games;
  private long events;
  private GameListCursor cursor = GameListCursor.START;

  /** Adds a game to the totals and returns the line that represents it in the file. */
  public String addAndEncode(StoredGame game) {
    String gameChecksum = checksum(game);
    checksum = sha256(checksum + gameChecksum);
    games++;
    events += game.events().size();
    cursor = new GameListCursor(game.created(), game.id());
    Map<String, Object> tree = game.tree();
    tree.put(CHECKSUM_KEY, gameChecksum);
    return JsonTreeCodec.write(tree);
  }

  /** A game's checksum, which is the same in every store. */
  public static String checksum(StoredGame game) {
    return sha256(JsonTreeCodec.write(game.tree()));
  }

  /** The line after the last game. */
  public String footer() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("games", games);
    tree.put("events", events);
    tree.put(CHECKSUM_KEY, checksum);
    return JsonTreeCodec.write(tree);
  }

  /** The SHA-256 checksum of a text, in hexadecimal. */
  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is not available", e);
    }
  }

  public long games() {
    return games;
  }

  public long events() {
    return events;
  }

  public String checksum() {
    return checksum;
  }

  /** The cursor for the last game added to the totals. */
  public GameListCursor cursor() {
    return cursor;
  }
}
