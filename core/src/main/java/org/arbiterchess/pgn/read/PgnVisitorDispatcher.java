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

/** Converts the reader's output to API types and passes it to the visitors, if there are any. */
final class PgnVisitorDispatcher {

  /** Marks a comment as text that could not be read as moves. */
  static final String UNREAD = "[%unread]";

  /** Tells nobody. */
  static final PgnVisitorDispatcher NONE = new PgnVisitorDispatcher();

  /** The state of one line: its visitor, its current position and its previous position. */
  private static final class Line {
    final Optional<VariationVisitor> visitor;
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

    Line(Optional<VariationVisitor> visitor, Position now) {
      this.visitor = visitor;
      this.now = now;
      this.before = now;
    }
  }

  /** Passes the moves that were played to the visitor of a game. */
  private record MainLine(PgnGameVisitor game) implements VariationVisitor {

    @Override
    public void considered(MoveNode move) {
      game.played(move);
    }

    @Override
    public void comment(PgnComment comment, boolean before) {
      game.comment(comment, before);
    }

    @Override
    public void nag(int nag) {
      game.nag(nag);
    }

    @Override
    public Optional<VariationVisitor> variation() {
      return game.variation();
    }
  }

  private final List<Line> lines = new ArrayList<>();
  private final boolean silent;

  private PgnVisitorDispatcher() {
    silent = true;
  }

  PgnVisitorDispatcher(PgnGameVisitor visitor, Position start) {
    silent = false;
    lines.add(new Line(Optional.of(new MainLine(visitor)), start));
  }

  boolean isSilent() {
    return silent;
  }

  private Line line() {
    return lines.get(lines.size() - 1);
  }

  void move(int packed) {
    if (!silent && line().visitor.isPresent()) {
      Position now = line().now;
      tell(MoveNode.of(now, PositionAndMovePacker.move(now, packed)));
    }
  }

  void pass() {
    if (!silent && line().visitor.isPresent()) {
      tell(MoveNode.nullMove(line().now));
    }
  }

  private void tell(MoveNode move) {
    Line line = line();
    line.before = line.now;
    line.now = move.after();
    line.opening = false;
    line.moved = true;
    line.nagsWait = false;
    line.visitor.ifPresent(visitor -> visitor.considered(move));
    tellWaitingNags();
  }

  private void tellWaitingNags() {
    Line line = line();
    for (int nag : line.nags) {
      line.visitor.ifPresent(visitor -> visitor.nag(nag));
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
    if (!silent) {
      line().opening = true;
      line().nagsWait = true;
    }
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
    if (!silent) {
      boolean opening = line().opening;
      line().visitor.ifPresent(visitor -> visitor.comment(comment, opening));
    }
  }

  void nag(int nag) {
    if (silent) {
      return;
    }
    if (line().nagsWait) {
      line().nags.add(nag);
    } else {
      line().visitor.ifPresent(visitor -> visitor.nag(nag));
    }
  }

  void open() {
    if (!silent) {
      Line line = line();
      lines.add(new Line(line.visitor.flatMap(VariationVisitor::variation), line.before));
    }
  }

  void close() {
    if (!silent) {
      end();
      line().visitor.ifPresent(VariationVisitor::end);
      lines.remove(lines.size() - 1);
      line().opening = true;
    }
  }
}
