package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.QuickUnwinnabilityCheck;
import org.arbiterchess.winnability.Winnability;
import org.arbiterchess.winnability.WinnabilitySearch;

/** Could a side, or either, still checkmate by any series of legal moves? */
record WinnableQuery() implements Query {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "winner", "mode", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryParameters query) {
    Position position = query.position();
    boolean quick = query.text("mode").map(WinnableQuery::isQuick).orElse(false);
    Optional<Color> winner = query.text("winner").map(WinnableQuery::side);
    Map<Color, Winnability> prospects = new LinkedHashMap<>();
    for (Color color : Color.values()) {
      if (winner.orElse(color) == color) {
        prospects.put(color, quick ? quick(position, color) : full(position, color));
      }
    }
    return new WinnableAnswer(position, prospects);
  }

  private static Winnability full(Position position, Color color) {
    return WinnabilitySearch.search(position, color, WinnabilitySearch.BUDGET);
  }

  private static Winnability quick(Position position, Color color) {
    return QuickUnwinnabilityCheck.prove(position, color)
        .<Winnability>map(proof -> proof)
        .orElse(new Winnability.Undetermined(0));
  }

  private static boolean isQuick(String mode) {
    if (!mode.equals("quick") && !mode.equals("full")) {
      throw new BadInputException(
          "\"mode\" is " + QuotedText.of(mode) + "; it must be quick or full.");
    }
    return mode.equals("quick");
  }

  private static Color side(String word) {
    for (Color color : Color.values()) {
      if (color.word().equals(word)) {
        return color;
      }
    }
    throw new BadInputException(
        "\"winner\" is " + QuotedText.of(word) + "; it must be white or black.");
  }
}
