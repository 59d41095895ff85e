package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.arbiterchess.chess.Square;
import org.arbiterchess.text.Lists;

/**
 * A move's annotations. Empty comments are left out. The {@code with…} methods return modified
 * copies:
 *
 * <pre>{@code
 * MoveAnnotations notes =
 *     MoveAnnotations.NONE.withNag(1).withComment("Best by test.").withClock(298_000);
 * System.out.println(notes.after().get(0).text()); // Best by test.
 * System.out.println(notes.clock().getAsLong()); // 298000
 * }</pre>
 *
 * @param before the comments before the move
 * @param nags the numeric annotation glyphs, from 0 to {@link #MAX_NAG}
 * @param after the comments after the move
 */
public record MoveAnnotations(List<PgnComment> before, List<Integer> nags, List<PgnComment> after) {
  /** The highest NAG that PGN allows. */
  public static final int MAX_NAG = 255;

  /** No annotations. */
  public static final MoveAnnotations NONE = new MoveAnnotations(List.of(), List.of(), List.of());

  /**
   * Checks the NAGs.
   *
   * @throws IllegalArgumentException if a NAG is outside the range that PGN allows
   */
  public MoveAnnotations {
    before = withoutEmpty(before);
    nags = List.copyOf(nags);
    after = withoutEmpty(after);
    for (int nag : nags) {
      if (nag < 0 || nag > MAX_NAG) {
        throw new IllegalArgumentException("a NAG is from 0 to " + MAX_NAG + ", not " + nag);
      }
    }
  }

  static List<PgnComment> withoutEmpty(List<PgnComment> comments) {
    return List.copyOf(Lists.where(comments, comment -> !comment.isEmpty()));
  }

  /** The player's remaining time after the move in milliseconds, from {@code [%clk]}. */
  public OptionalLong clock() {
    return first(comment -> comment.clock().isPresent()).clock();
  }

  /** The time spent on the move in milliseconds, from {@code [%emt]}. */
  public OptionalLong elapsed() {
    return first(comment -> comment.elapsed().isPresent()).elapsed();
  }

  /** The engine's evaluation after the move, from {@code [%eval]}. */
  public Optional<EngineEvaluation> evaluation() {
    return first(comment -> comment.evaluation().isPresent()).evaluation();
  }

  private PgnComment first(Predicate<PgnComment> condition) {
    return Lists.first(after, condition).orElse(PgnComment.EMPTY);
  }

  /** Adds a comment after the move. */
  public MoveAnnotations withComment(String text) {
    return new MoveAnnotations(before, nags, append(after, PgnComment.of(text)));
  }

  /** Adds a comment before the move. */
  public MoveAnnotations withCommentBefore(PgnComment comment) {
    return new MoveAnnotations(append(before, comment), nags, after);
  }

  /** Removes all comments, including their commands. */
  public MoveAnnotations withoutComments() {
    return new MoveAnnotations(List.of(), nags, List.of());
  }

  /** Adds a NAG, such as 1 for {@code !}, unless the move already has it. */
  public MoveAnnotations withNag(int nag) {
    return Lists.any(nags, other -> other == nag)
        ? this
        : new MoveAnnotations(before, append(nags, nag), after);
  }

  /** Removes a NAG. */
  public MoveAnnotations withoutNag(int nag) {
    return new MoveAnnotations(before, Lists.where(nags, other -> other != nag), after);
  }

  /** Sets the player's remaining time after the move, {@code [%clk]}, in milliseconds. */
  public MoveAnnotations withClock(long millis) {
    return change(
        comment -> comment.clock().isPresent(),
        parts -> parts.clock = PgnComment.Parts.time(millis));
  }

  /** Sets the time spent on the move, {@code [%emt]}, in milliseconds. */
  public MoveAnnotations withElapsed(long millis) {
    return change(
        comment -> comment.elapsed().isPresent(),
        parts -> parts.elapsed = PgnComment.Parts.time(millis));
  }

  /** Sets the engine's evaluation after the move, {@code [%eval]}. */
  public MoveAnnotations withEvaluation(EngineEvaluation evaluation) {
    return change(
        comment -> comment.evaluation().isPresent(),
        parts -> parts.evaluation = Optional.of(evaluation));
  }

  /** Marks a square with {@code [%csl]}. */
  public MoveAnnotations withSquare(MarkColor color, Square square) {
    return change(
        comment -> !comment.squares().isEmpty(),
        parts -> parts.squares.add(new SquareMark(color, square)));
  }

  /** Draws an arrow with {@code [%cal]}. */
  public MoveAnnotations withArrow(MarkColor color, Square from, Square to) {
    return change(
        comment -> !comment.arrows().isEmpty(),
        parts -> parts.arrows.add(new ArrowMark(color, from, to)));
  }

  /**
   * Changes one of the comments after the move: the first that meets the condition or, failing
   * that, simply the first one. Adds a comment only if there is none, because some readers keep
   * only one comment per move.
   */
  private MoveAnnotations change(
      Predicate<PgnComment> condition, Consumer<PgnComment.Parts> operation) {
    List<PgnComment> changed = new ArrayList<>(after.isEmpty() ? List.of(PgnComment.EMPTY) : after);
    int at = 0;
    for (int i = after.size() - 1; i >= 0; i--) {
      at = condition.test(after.get(i)) ? i : at;
    }
    PgnComment.Parts parts = new PgnComment.Parts(changed.get(at));
    operation.accept(parts);
    changed.set(at, parts.comment());
    return new MoveAnnotations(before, nags, changed);
  }

  private static <T> List<T> append(List<T> list, T element) {
    List<T> longer = new ArrayList<>(list);
    longer.add(element);
    return longer;
  }
}
