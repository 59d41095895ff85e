package org.arbiterchess.cli;

import java.util.Optional;
import java.util.Set;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.FenStyle;

/** How does a game stand after these moves? */
record GameQuestion(FenStyle style) implements Question {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "moves", "rulebook", "chess960");
  }

  @Override
  public Answer answer(Query query) {
    if (!query.hasMoves()) {
      throw query.missing("moves");
    }
    Rulebook rulebook =
        query.text("rulebook").map(GameQuestion::rulebook).orElse(Rulebook.OVER_THE_BOARD);
    Replay replay = Replay.of(query.position(), rulebook, query.moves());
    Optional<Replay.Stop> stop = replay.stop();
    return stop.isPresent()
        ? new BrokenGameAnswer(replay.game().position(), stop.get())
        : new GameAnswer(replay.game(), style);
  }

  private static Rulebook rulebook(String name) {
    for (Rulebook rulebook : Rulebook.values()) {
      if (rulebook.name().equals(name)) {
        return rulebook;
      }
    }
    throw new BadInput(
        "\"rulebook\" is " + Quoted.of(name) + "; it must be OVER_THE_BOARD or ONLINE.");
  }
}
