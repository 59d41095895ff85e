package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGameVisitor;
import org.arbiterchess.pgn.tree.VariationVisitor;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/** Converts the reader's output to API types and passes it to the visitors. */
final class PgnVisitorDispatcher {

  /** The state of one line: its visitor, its current position and its previous position. */
  private static final class Line {

    final Optional<VariationVisitor> variation;
    final boolean main;
    Position now;
    Position before;

    /** Whether a comment at this point belongs to the next move. */
    boolean opening = true;

    /**
     * Whether a NAG at this point belongs to the next move, because the line has no move yet or the
     * next move's number has been read.
     */
    boolean nagsWait = true;

    boolean moved;

    /** The NAGs that have been read for the next move. */
    final List<Integer> nags = new ArrayList<>();

    Line(boolean main, Optional<VariationVisitor> variation, Position now) {
      this.main = main;
      this.variation = variation;
      this.now = now;
      this.before = now;
    }

    boolean isTold() {
      return main || variation.isPresent();
    }
  }

  /** Marks a comment as text that could not be read as moves. */
  static final String UNREAD = "[%unread]";

  private final PgnGameVisitor visitor;
  private final List<Line> lines = new ArrayList<>();

  PgnVisitorDispatcher(PgnGameVisitor visitor, Position start) {
    this.visitor = visitor;
    lines.add(new Line(true, Optional.empty(), start));
  }

  private Line line() {
    return lines.get(lines.size() - 1);
  }

  void move(int packed) {
    Line line = line();
    if (line.isTold()) {
      tell(MoveNode.of(line.now, PositionAndMovePacker.move(line.now, packed)));
    }
  }

  void pass() {
    Line line = line();
    if (line.isTold()) {
      tell(MoveNode.nullMove(line.now));
    }
  }

  private void tell(MoveNode move) {
    Line line = line();
    line.before = line.now;
    line.now = move.after();
    line.opening = false;
    line.moved = true;
    line.nagsWait = false;
    if (line.main) {
      visitor.played(move);
    } else {
      line.variation.orElseThrow().considered(move);
    }
    tellWaitingNags();
  }

  private void tellWaitingNags() {
    Line line = line();
    for (int nag : line.nags) {
      tell(line, nag);
    }
    line.nags.clear();
  }

  /**
   * Ends the current line. NAGs that were read for the next move are added to the last move. If the
   * line has no moves, they become comments.
   */
  void end() {
    Line line = line();
    if (line.moved) {
      tellWaitingNags();
    }
    for (int nag : line.nags) {
      comment(PgnComment.of("$" + nag));
    }
    line.nags.clear();
  }

  /** Records a move number. A comment or NAG after it belongs to the next move. */
  void number() {
    line().opening = true;
    line().nagsWait = true;
  }

  /** Returns whether a comment is marked as text that could not be read as moves. */
  static boolean isUnread(byte[] text, int from, int to) {
    int i = 0;
    while (i < UNREAD.length() && from + i < to && text[from + i] == UNREAD.charAt(i)) {
      i++;
    }
    return i == UNREAD.length();
  }

  /** Passes unreadable text to the visitor as a comment that starts with {@link #UNREAD}. */
  void unread(String text) {
    PgnComment comment = verbatim(text);
    if (!comment.isEmpty()) {
      comment(verbatim(UNREAD + " " + comment.text()));
    }
  }

  void comment(String text) {
    comment(text.startsWith(UNREAD) ? verbatim(text) : PgnComment.of(text));
  }

  /** Returns a comment that consists only of text. Commands in the text are not parsed. */
  static PgnComment verbatim(String text) {
    return new PgnComment(
        text, OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), List.of(), List.of());
  }

  private void comment(PgnComment comment) {
    Line line = line();
    if (line.main) {
      visitor.comment(comment, line.opening);
    } else if (line.isTold()) {
      line.variation.orElseThrow().comment(comment, line.opening);
    }
  }

  void nag(int nag) {
    Line line = line();
    if (line.nagsWait) {
      line.nags.add(nag);
    } else {
      tell(line, nag);
    }
  }

  private void tell(Line line, int nag) {
    if (line.main) {
      visitor.nag(nag);
    } else if (line.isTold()) {
      line.variation.orElseThrow().nag(nag);
    }
  }

  void open() {
    Line line = line();
    Optional<VariationVisitor> next =
        line.main ? visitor.variation() : line.variation.flatMap(VariationVisitor::variation);
    lines.add(new Line(false, next, line.before));
  }

  void close() {
    end();
    line().variation.ifPresent(VariationVisitor::end);
    lines.remove(lines.size() - 1);
    line().opening = true;
  }
}
