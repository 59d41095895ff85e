package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PackedPositions;

/** Converts the reader's output to API types and passes it to the visitors. */
final class VisitorDispatcher {

  /** One line's state: its visitor, its current position and the previous one. */
  private static final class Line {

    final Optional<VariationVisitor> variation;
    final boolean main;
    Position now;
    Position before;

    /** Whether a comment at this point belongs to the next move. */
    boolean opening = true;

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

  private final MainLineVisitor visitor;
  private final List<Line> lines = new ArrayList<>();

  VisitorDispatcher(MainLineVisitor visitor, Position start) {
    this.visitor = visitor;
    lines.add(new Line(true, Optional.empty(), start));
  }

  private Line line() {
    return lines.get(lines.size() - 1);
  }

  void move(int packed) {
    Line line = line();
    if (line.isTold()) {
      tell(MoveNode.of(line.now, PackedPositions.move(line.now, packed)));
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
    if (line.main) {
      visitor.played(move);
    } else {
      line.variation.orElseThrow().considered(move);
    }
  }

  /** Records a move number. A comment after it belongs to the next move. */
  void number() {
    line().opening = true;
  }

  void comment(String text) {
    Line line = line();
    PgnComment comment = PgnComment.of(text);
    if (line.main) {
      visitor.comment(comment, line.opening);
    } else if (line.isTold()) {
      line.variation.orElseThrow().comment(comment, line.opening);
    }
  }

  void nag(int nag) {
    Line line = line();
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
    line().variation.ifPresent(VariationVisitor::end);
    lines.remove(lines.size() - 1);
    line().opening = true;
  }
}
