package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Winnability;

/** Checks whether a side can still give checkmate by any sequence of legal moves. */
record WinnableQuery() implements Query {

  static final List<String> SIDES = List.of(Color.WHITE.word(), Color.BLACK.word());

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "winner", "mode", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryArguments arguments) {
    Position position = arguments.position();
    boolean quick = arguments.oneOf("mode", List.of("quick", "full")).equals(Optional.of("quick"));
    Optional<Color> winner = arguments.oneOf("winner", SIDES).map(WinnableQuery::color);
    Map<Color, Winnability> prospects = new LinkedHashMap<>();
    for (Color color : Color.values()) {
      if (winner.orElse(color) == color) {
        prospects.put(color, quick ? quick(position, color) : full(position, color));
      }
    }
    return new WinnableAnswer(position, prospects);
  }

  private static Winnability full(Position position, Color color) {
    return Winnability.search(position, color);
  }

  private static Winnability quick(Position position, Color color) {
    return Winnability.quickProof(position, color)
        .<Winnability>map(proof -> proof)
        .orElse(new Winnability.Undetermined(0));
  }

  private static Color color(String word) {
    return word.equals(Color.WHITE.word()) ? Color.WHITE : Color.BLACK;
  }
}
