package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Builds one line of moves. The last move stays open for NAGs, comments and variations. */
abstract class MoveLineBuilder {

  private Optional<Ply> last = Optional.empty();
  private List<PgnComment> before = new ArrayList<>();
  private List<PgnComment> beforeNext = new ArrayList<>();
  private List<PgnComment> after = new ArrayList<>();
  private List<Integer> nags = new ArrayList<>();
  private List<Variation> variations = new ArrayList<>();

  /** Adds a move once its annotations are complete. */
  abstract void make(Ply ply, MoveAnnotations notes, List<Variation> variations);

  final void move(Ply ply) {
    makeLast();
    last = Optional.of(ply);
    before = beforeNext;
    beforeNext = new ArrayList<>();
    after = new ArrayList<>();
    nags = new ArrayList<>();
    variations = new ArrayList<>();
  }

  public final void comment(PgnComment comment, boolean opening) {
    if (!comment.isEmpty()) {
      (opening ? beforeNext : after).add(comment);
    }
  }

  public final void nag(int nag) {
    if (last.isPresent()) {
      nags.add(nag);
    }
  }

  public final Optional<VariationVisitor> variation() {
    return Optional.of(new Branch(variations::add));
  }

  private void makeLast() {
    last.ifPresent(ply -> make(ply, new MoveAnnotations(before, nags, after), variations));
  }

  /**
   * Completes the last move and returns the closing comments. Comments after the variations of the
   * last move are closing comments; earlier ones belong to the move.
   */
  final List<PgnComment> finish() {
    boolean own = last.isPresent() && variations.isEmpty();
    if (own) {
      after.addAll(beforeNext);
    }
    makeLast();
    return own ? List.of() : beforeNext;
  }

  /** Builds a variation. */
  private static final class Branch extends MoveLineBuilder implements VariationVisitor {

    private final List<VariationMove> moves = new ArrayList<>();
    private final Consumer<Variation> taker;

    Branch(Consumer<Variation> taker) {
      this.taker = taker;
    }

    @Override
    void make(Ply ply, MoveAnnotations notes, List<Variation> variations) {
      moves.add(new VariationMove(ply, notes, variations));
    }

    @Override
    public void considered(Ply ply) {
      move(ply);
    }

    @Override
    public void end() {
      List<PgnComment> closing = finish();
      if (!moves.isEmpty() || !closing.isEmpty()) {
        taker.accept(new Variation(moves, closing));
      }
    }
  }
}
