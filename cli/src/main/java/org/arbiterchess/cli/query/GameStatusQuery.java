package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.Fen;

/** Reports the state of a game after a list of moves. */
record GameStatusQuery(Fen.Style style) implements Query {

  static final List<String> RULEBOOKS = List.of("OVER_THE_BOARD", "ONLINE");

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "moves", "rulebook", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryArguments arguments) {
    if (!arguments.hasMoves()) {
      throw arguments.missingKey("moves");
    }
    Rulebook rulebook =
        arguments
            .oneOf("rulebook", RULEBOOKS)
            .map(Rulebook::valueOf)
            .orElse(Rulebook.OVER_THE_BOARD);
    GameReplay replay =
        GameReplay.of(arguments.position(), rulebook, arguments.moves(), arguments.texts());
    Optional<GameReplay.Failure> failure = replay.failure();
    return failure.isPresent()
        ? new UnplayableGameAnswer(replay.game().position(), failure.get())
        : new GameStatusAnswer(replay.game(), style);
  }
}
