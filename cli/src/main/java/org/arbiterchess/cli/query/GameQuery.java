package org.arbiterchess.cli.query;

import java.util.Optional;
import java.util.Set;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.FenStyle;

/** How does a game stand after these moves? */
record GameQuery(FenStyle style) implements Query {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "moves", "rulebook", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryParameters query) {
    if (!query.hasMoves()) {
      throw query.missing("moves");
    }
    Rulebook rulebook =
        query.text("rulebook").map(GameQuery::rulebook).orElse(Rulebook.OVER_THE_BOARD);
    GameReplay replay = GameReplay.of(query.position(), rulebook, query.moves());
    Optional<GameReplay.Stop> stop = replay.stop();
    return stop.isPresent()
        ? new UnplayableGameAnswer(replay.game().position(), stop.get())
        : new GameStatusAnswer(replay.game(), style);
  }

  private static Rulebook rulebook(String name) {
    for (Rulebook rulebook : Rulebook.values()) {
      if (rulebook.name().equals(name)) {
        return rulebook;
      }
    }
    throw new BadInputException(
        "\"rulebook\" is " + QuotedText.of(name) + "; it must be OVER_THE_BOARD or ONLINE.");
  }
}
