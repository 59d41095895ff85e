package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.chess.Role;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;

/** What is asked when a move is not quite said. */
final class MovePrompts {

  private MovePrompts() {}

  /** Which of several legal moves; the answer is its number, or the move itself. */
  static PlayerPrompt which(
      MoveReading.Ambiguous reading, Position position, Consumer<Attempt> play) {
    List<Move> moves = reading.candidates();
    List<String> choices = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      choices.add((i + 1) + " " + San.write(position, moves.get(i)));
    }
    return new PlayerPrompt(
        "Which one: " + String.join(", ", choices) + "?",
        typed -> {
          for (int i = 0; i < moves.size(); i++) {
            if (typed.trim().equals("" + (i + 1))) {
              play.accept(moves.get(i).attempt());
              return true;
            }
          }
          return false;
        });
  }

  /** What a pawn becomes, if that is all that was missing. */
  static Optional<PlayerPrompt> promotion(Ruling.Illegal ruling, Consumer<Attempt> play) {
    if (ruling.reason() != Reason.PROMOTION_MISSING
        || !(ruling.attempt() instanceof Attempt.Step step)) {
      return Optional.empty();
    }
    return Optional.of(
        new PlayerPrompt(
            "Queen, rook, bishop or knight? (q/r/b/n)",
            typed -> {
              Optional<Role> role = role(typed.trim().toLowerCase(Locale.ROOT));
              role.ifPresent(r -> play.accept(Attempt.promotion(step.from(), step.to(), r)));
              return role.isPresent();
            }));
  }

  private static Optional<Role> role(String typed) {
    for (Role role : Role.values()) {
      boolean named =
          typed.equals("" + role.letter()) || typed.equals(PositionDescription.name(role));
      if (role.isPromotion() && named) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }
}
