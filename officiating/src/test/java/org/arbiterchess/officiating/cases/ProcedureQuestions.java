package org.arbiterchess.officiating.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.cases.Question.Kind;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Variant;

/** Generates many versions of the questions about procedure, including some with missing parts. */
final class ProcedureQuestions {

  private static final List<Kind> KINDS =
      List.of(
          Kind.HANDS,
          Kind.SETUP,
          Kind.DISPLACED,
          Kind.CLOCK,
          Kind.LATE,
          Kind.OFFER,
          Kind.FORGOTTEN,
          Kind.TWO_MINUTES,
          Kind.OVER,
          Kind.WRITING,
          Kind.PHONE,
          Kind.SPECTATOR,
          Kind.ILLEGAL_POSITION);
  private static final List<String> ILLEGAL_POSITIONS =
      List.of(
          "4k3/8/8/8/8/8/4R3/4K3 w - - 0 30",
          "4k3/8/8/8/1b6/8/4R3/4K3 w - - 0 30",
          "8/8/8/8/8/8/4R3/4K3 b - - 0 30",
          "4k3/8/8/8/8/8/8/p3K3 w - - 0 30",
          "4k3/8/8/8/8/8/8/4K3 w - - 0 30",
          "4k2k/8/8/8/8/8/8/4K3 w - - 0 30");
  private static final List<String> CONTROLS =
      List.of("90+30", "40/90+0:30+30", "120+0", "15+10", "3+2", "-");

  private ProcedureQuestions() {}

  static List<Question> all() {
    List<Question> all = new ArrayList<>();
    for (Kind kind : KINDS) {
      List<Question> questions = List.of(Question.of(kind));
      for (Fact<?> fact : kind.facts()) {
        if (kind.dependsOnControl() || !List.of(Fact.CONTROL, Fact.SUPERVISED).contains(fact)) {
          questions = withEachValue(questions, fact);
        }
      }
      all.addAll(questions);
    }
    return all;
  }

  /** Returns each question with each value of the fact and, if it is optional, without it. */
  @SuppressWarnings("unchecked") // values() follows the type of the fact.
  private static <T> List<Question> withEachValue(List<Question> questions, Fact<T> fact) {
    List<Question> more = new ArrayList<>(fact.isRequired() ? List.of() : questions);
    for (Object value : values(fact)) {
      questions.forEach(question -> more.add(question.with(fact, (T) value)));
    }
    return more;
  }

  private static List<?> values(Fact<?> fact) {
    return switch (fact.type()) {
      case GAME -> List.of(Game.start());
      case MOVES, SQUARE, SQUARES -> List.of();
      case SETUP ->
          ILLEGAL_POSITIONS.stream()
              .map(fen -> Fen.readSetup(fen, Variant.CLASSICAL).orElseThrow())
              .toList();
      case CONTROL -> CONTROLS.stream().map(TimeControl::of).toList();
      case COLOR -> Arrays.asList(Color.values());
      case YES -> List.of(true, false);
      case YES_OR_NO -> fact == Fact.SUPERVISED ? List.of(false) : List.of(true, false);
      case NUMBER -> fact == Fact.COMPLETED ? List.of(9, 10) : List.of(1);
      case MINUTES -> fact == Fact.DEFAULT_TIME ? List.of(30) : List.of(10, 31);
      case SECONDS -> List.of(0, 60, 300);
      case NUMBER_OR_UNKNOWN, MINUTES_OR_NEVER -> List.of(OptionalInt.empty(), OptionalInt.of(5));
      case MOVE -> List.of(Attempt.step(Square.E2, Square.E4));
      case WORD -> fact.words();
      case WORDS -> fact.words().stream().map(List::of).toList();
    };
  }
}
