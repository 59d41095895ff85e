package org.arbiterchess.cli;

import java.util.List;
import java.util.Set;
import org.arbiterchess.cli.wording.MoveComplaint;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Is this move allowed here? Without {@code moves} the position alone is asked; with them, the game
 * that they make, which also knows whether it is over and what its record proves.
 */
record RuleQuestion(FenStyle style) implements Question {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "move", "moves", "chess960");
  }

  @Override
  public Answer answer(Query query) {
    String text = query.required("move");
    Position start = query.position();
    List<String> moves = query.moves();
    if (moves.isEmpty()) {
      return answer(start, start.rule(attempt(start, text)));
    }
    Replay replay = Replay.of(start, Rulebook.OVER_THE_BOARD, moves);
    if (replay.stop().isPresent()) {
      throw new BadInput("The moves cannot be played: " + replay.stop().get().sentence());
    }
    Position position = replay.game().position();
    return answer(position, replay.game().rule(attempt(position, text)));
  }

  private static Attempt attempt(Position position, String text) {
    MoveReading reading = MoveText.read(position, text);
    if (reading instanceof MoveReading.Understood understood) {
      return understood.attempt();
    }
    throw new BadInput(MoveComplaint.of(reading, position));
  }

  private Answer answer(Position position, Ruling ruling) {
    return ruling instanceof Ruling.Legal legal
        ? new LegalAnswer(position, legal.move(), style)
        : new IllegalAnswer(position, (Ruling.Illegal) ruling);
  }
}
