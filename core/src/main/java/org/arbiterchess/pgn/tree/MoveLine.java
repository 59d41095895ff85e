package org.arbiterchess.pgn.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of moves: the main line of a game, or a variation. Each move is played in the position
 * after the previous one. A variation can consist of comments alone.
 *
 * <p>The closing comments follow the variations on the last move. If that move has no variations,
 * the closing comments are indistinguishable from the comments after it, so they are added there.
 *
 * @param closingComments the comments after the last move and its variations
 */
public record MoveLine(List<MoveNode> moves, List<PgnComment> closingComments) {

  /**
   * Leaves out empty comments.
   *
   * @throws IllegalArgumentException if a move is not played in the position after the previous one
   */
  public MoveLine {
    for (int i = 1; i < moves.size(); i++) {
      if (!moves.get(i).before().equals(moves.get(i - 1).after())) {
        throw new IllegalArgumentException(
            moves.get(i) + " is not played in the position after " + moves.get(i - 1));
      }
    }
    closingComments = MoveAnnotations.withoutEmpty(closingComments);
    int last = moves.size() - 1;
    if (!closingComments.isEmpty() && last >= 0 && moves.get(last).variations().isEmpty()) {
      moves = new ArrayList<>(moves);
      moves.set(last, withCommentsAfter(moves.get(last), closingComments));
      closingComments = List.of();
    }
    moves = List.copyOf(moves);
  }

  /** Returns a line without moves or comments. */
  public static MoveLine empty() {
    return new MoveLine(List.of(), List.of());
  }

  private static MoveNode withCommentsAfter(MoveNode node, List<PgnComment> comments) {
    MoveAnnotations old = node.annotations();
    List<PgnComment> after = new ArrayList<>(old.after());
    after.addAll(comments);
    return node.withAnnotations(new MoveAnnotations(old.before(), old.nags(), after));
  }

  /** Returns whether the line has neither moves nor comments. */
  public boolean isEmpty() {
    return moves.isEmpty() && closingComments.isEmpty();
  }

  /** Compares lines without recursion, because variations can be nested deeply. */
  static boolean areEqual(List<MoveLine> some, List<MoveLine> others) {
    Deque<MoveLine> left = new ArrayDeque<>();
    Deque<MoveLine> right = new ArrayDeque<>();
    boolean equal = pushPairs(some, others, left, right);
    while (equal && !left.isEmpty()) {
      MoveLine one = left.pop();
      MoveLine two = right.pop();
      equal =
          one.moves.size() == two.moves.size() && one.closingComments.equals(two.closingComments);
      for (int i = 0; equal && i < one.moves.size(); i++) {
        MoveNode node = one.moves.get(i);
        MoveNode other = two.moves.get(i);
        equal =
            node.isSameMove(other) && pushPairs(node.variations(), other.variations(), left, right);
      }
    }
    return equal;
  }

  private static boolean pushPairs(
      List<MoveLine> some, List<MoveLine> others, Deque<MoveLine> left, Deque<MoveLine> right) {
    for (int i = 0; i < some.size() && i < others.size(); i++) {
      left.push(some.get(i));
      right.push(others.get(i));
    }
    return some.size() == others.size();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveLine line && areEqual(List.of(this), List.of(line));
  }

  @Override
  public int hashCode() {
    return moves.hashCode() * 31 + closingComments.hashCode();
  }

  /** For debugging: the moves without annotations and variations, such as {@code 1. e4 e5}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (MoveNode node : moves) {
      boolean first = text.length() == 0;
      boolean numbered = first || node.before().turn().ordinal() == 0;
      text.append(first ? "" : " ").append(numbered ? node.toString() : node.san());
    }
    return text.toString();
  }
}
