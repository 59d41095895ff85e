package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;

/** Builds a game tree from a reader's callbacks. */
final class GameTreeBuilder extends MoveLineBuilder implements MainLineVisitor {

  private final List<MainLineMove> moves = new ArrayList<>();
  private List<PgnTag> tags = List.of();
  private Position start = Position.initial();
  private Optional<PgnGame> game = Optional.empty();

  @Override
  void make(Ply ply, MoveAnnotations notes, List<Variation> variations) {
    moves.add(new MainLineMove(ply, notes, variations));
  }

  @Override
  public boolean begin(List<PgnTag> told, Position from) {
    tags = told;
    start = from;
    return true;
  }

  @Override
  public void played(Ply ply) {
    move(ply);
  }

  @Override
  public void end(Result result) {
    List<PgnComment> closing = finish();
    game = Optional.of(new PgnGame(tags, start, new MainLine(moves, closing), result));
  }

  PgnGame game() {
    return game.orElseThrow();
  }
}
