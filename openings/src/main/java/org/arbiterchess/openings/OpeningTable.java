package org.arbiterchess.openings;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;

/**
 * A table of openings indexed by position, read from {@code openings.txt}. The file has one line
 * per position: the piece placement and the side to move as in FEN, the ECO code and the name,
 * separated by {@code |}. The table is loaded once, when the class is first used.
 */
final class OpeningTable {

  private static final String FILE = "openings.txt";
  private static final Map<String, Opening> OPENINGS = Map.copyOf(load());

  private OpeningTable() {}

  private static Map<String, Opening> load() {
    try (InputStream in = OpeningTable.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(
            FILE + " is missing from the jar; use the original arbiter-openings jar.");
      }
      Map<String, Opening> openings = new HashMap<>();
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, UTF_8));
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        int eco = line.indexOf('|');
        int name = line.indexOf('|', eco + 1);
        Opening opening = new Opening(line.substring(eco + 1, name), line.substring(name + 1));
        openings.put(line.substring(0, eco), opening);
      }
      return openings;
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + FILE + " of arbiter-openings.", e);
    }
  }

  /** Returns the opening for a position, or empty if the table does not list the position. */
  static Optional<Opening> get(Position position) {
    String turn = position.turn() == Color.WHITE ? " w" : " b";
    return Optional.ofNullable(OPENINGS.get(Fen.placement(position.board()) + turn));
  }

  static Map<String, Opening> all() {
    return OPENINGS;
  }
}
