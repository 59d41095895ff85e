package org.arbiterchess.cases;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.text.PositionalTemplate;
import org.arbiterchess.touch.Obligation;

/** Describes what is wrong with a question. */
public final class QuestionProblemFactory {

  private final Phrasebook book;

  public QuestionProblemFactory(Phrasebook book) {
    requireNonNull(book, "book");
    this.book = book;
  }

  /** Asks for a missing part of the question. */
  public CaseProblem missing(String key, CasePhrase phrase, String... values) {
    requireNonNull(key, "key");
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return new CaseProblem(key, true, text(phrase, values));
  }

  /** Explains why a part of the question cannot be used. */
  public CaseProblem unusable(String key, CasePhrase phrase, String... values) {
    requireNonNull(key, "key");
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return new CaseProblem(key, false, text(phrase, values));
  }

  /** Returns a problem unless the attempt moves a piece that belongs to the side to move. */
  Optional<CaseProblem> ofMove(String key, Position position, Attempt attempt) {
    if (Obligation.from(position, attempt).isEmpty()) {
      return Optional.of(unusable(key, CasePhrase.NO_PIECE_NAMED, attempt.toString()));
    }
    return attempt instanceof Attempt.Step step
        ? ofSquare(key, position, step.from())
        : Optional.empty();
  }

  /** Returns a problem if the time control is known and has no such period. */
  Optional<CaseProblem> ofPeriod(OptionalInt period, List<TimeControlStage> periods) {
    boolean exists = period.orElse(1) > 0 && period.orElse(1) <= periods.size();
    return periods.isEmpty() || exists
        ? Optional.empty()
        : Optional.of(unusable("period", CasePhrase.NO_SUCH_PERIOD, "" + periods.size()));
  }

  private Optional<CaseProblem> ofSquare(String key, Position position, Square square) {
    Optional<Piece> piece = position.pieceAt(square);
    if (piece.isEmpty()) {
      return Optional.of(unusable(key, CasePhrase.EMPTY_SQUARE, square.toString()));
    }
    return piece.get().color() == position.turn()
        ? Optional.empty()
        : Optional.of(unusable(key, CasePhrase.NOT_YOUR_PIECE, square.toString()));
  }

  private String text(CasePhrase phrase, String... values) {
    String text = PositionalTemplate.fill(book.template(phrase), List.of(values));
    boolean ended = text.endsWith("?") || text.endsWith(".");
    return ended ? text : text + ".";
  }
}
