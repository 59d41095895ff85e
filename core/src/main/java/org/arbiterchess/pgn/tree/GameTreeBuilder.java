package org.arbiterchess.pgn.tree;

import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;

/** Builds a game tree from a reader's callbacks. */
public final class GameTreeBuilder implements PgnGameVisitor {

  private final MoveLineBuilder builder = new MoveLineBuilder(finished -> line = finished);
  private MoveLine line = MoveLine.empty();
  private PgnTags tags = PgnTags.UNKNOWN;
  private Position start = Position.initial();
  private Optional<PgnGame> game = Optional.empty();

  /** Creates a builder for one game. */
  public GameTreeBuilder() {}

  @Override
  public boolean begin(PgnTags told, Position from) {
    tags = told;
    start = from;
    return true;
  }

  @Override
  public void played(MoveNode move) {
    builder.considered(move);
  }

  @Override
  public void comment(PgnComment comment, boolean before) {
    builder.comment(comment, before);
  }

  @Override
  public void nag(int nag) {
    builder.nag(nag);
  }

  @Override
  public Optional<VariationVisitor> variation() {
    return builder.variation();
  }

  @Override
  public void end(Result result) {
    builder.end();
    game = Optional.of(new PgnGame(tags, start, line, result));
  }

  /** The game. Call this method after {@link #end}. */
  public PgnGame game() {
    return game.orElseThrow();
  }
}
