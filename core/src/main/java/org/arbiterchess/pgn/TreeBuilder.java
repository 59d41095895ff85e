package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;

/** Puts what a reader tells together into a game. */
final class TreeBuilder implements MainLineVisitor {

  /** The moves of one line, the last of which may still get opinions, comments and variations. */
  private static final class Line {

    private interface Maker {
      void make(Ply ply, Notes notes, List<Variation> variations);
    }

    private final Maker maker;
    private Optional<Ply> last = Optional.empty();
    private List<PgnComment> before = new ArrayList<>();
    private List<PgnComment> beforeNext = new ArrayList<>();
    private List<PgnComment> after = new ArrayList<>();
    private List<Integer> nags = new ArrayList<>();
    private List<Variation> variations = new ArrayList<>();

    Line(Maker maker) {
      this.maker = maker;
    }

    void move(Ply ply) {
      make();
      last = Optional.of(ply);
      before = beforeNext;
      beforeNext = new ArrayList<>();
      after = new ArrayList<>();
      nags = new ArrayList<>();
      variations = new ArrayList<>();
    }

    void comment(PgnComment comment, boolean opening) {
      if (!comment.isEmpty()) {
        (opening ? beforeNext : after).add(comment);
      }
    }

    void nag(int nag) {
      if (last.isPresent()) {
        nags.add(nag);
      }
    }

    private void make() {
      last.ifPresent(ply -> maker.make(ply, new Notes(before, nags, after), variations));
    }

    /**
     * Makes the last move, and gives the comments that stand behind it: behind its variations, that
     * is, or else they are its own.
     */
    List<PgnComment> finish() {
      boolean own = last.isPresent() && variations.isEmpty();
      if (own) {
        after.addAll(beforeNext);
      }
      make();
      return own ? List.of() : beforeNext;
    }

    Optional<VariationVisitor> vary() {
      return Optional.of(new Branch(variations::add));
    }
  }

  /** A variation that is being told. */
  private static final class Branch implements VariationVisitor {

    private final List<VariationMove> moves = new ArrayList<>();
    private final Line line =
        new Line((ply, notes, variations) -> moves.add(new VariationMove(ply, notes, variations)));
    private final Consumer<Variation> taker;

    Branch(Consumer<Variation> taker) {
      this.taker = taker;
    }

    @Override
    public void considered(Ply ply) {
      line.move(ply);
    }

    @Override
    public void comment(PgnComment comment, boolean before) {
      line.comment(comment, before);
    }

    @Override
    public void nag(int nag) {
      line.nag(nag);
    }

    @Override
    public Optional<VariationVisitor> variation() {
      return line.vary();
    }

    @Override
    public void end() {
      List<PgnComment> closing = line.finish();
      if (!moves.isEmpty() || !closing.isEmpty()) {
        taker.accept(new Variation(moves, closing));
      }
    }
  }

  private final List<MainMove> moves = new ArrayList<>();
  private final Line line =
      new Line((ply, notes, variations) -> moves.add(new MainMove(ply, notes, variations)));
  private List<PgnTag> tags = List.of();
  private Position start = Position.initial();
  private Optional<PgnGame> game = Optional.empty();

  @Override
  public boolean begin(List<PgnTag> told, Position from) {
    tags = told;
    start = from;
    return true;
  }

  @Override
  public void played(Ply ply) {
    line.move(ply);
  }

  @Override
  public void comment(PgnComment comment, boolean before) {
    line.comment(comment, before);
  }

  @Override
  public void nag(int nag) {
    line.nag(nag);
  }

  @Override
  public Optional<VariationVisitor> variation() {
    return line.vary();
  }

  @Override
  public void end(Result result) {
    List<PgnComment> closing = line.finish();
    game = Optional.of(new PgnGame(tags, start, new MainLine(moves, closing), result));
  }

  PgnGame game() {
    return game.orElseThrow();
  }
}
