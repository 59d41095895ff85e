package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Builds one line of moves. The last move stays open for NAGs, comments and variations. Most moves
 * have none of these, so the lists are created on demand.
 */
final class MoveLineBuilder implements VariationVisitor {

  private final Consumer<MoveLine> taker;
  private final List<MoveNode> moves = new ArrayList<>();
  private Optional<MoveNode> last = Optional.empty();
  private List<PgnComment> before = List.of();
  private List<PgnComment> beforeNext = List.of();
  private List<PgnComment> after = List.of();
  private List<Integer> nags = List.of();
  private List<MoveLine> variations = List.of();

  /** Creates a builder that passes the finished line to the given consumer. */
  MoveLineBuilder(Consumer<MoveLine> taker) {
    this.taker = taker;
  }

  @Override
  public void considered(MoveNode move) {
    makeLast();
    last = Optional.of(move);
    before = beforeNext;
    beforeNext = List.of();
    after = List.of();
    nags = List.of();
    variations = List.of();
  }

  @Override
  public void comment(PgnComment comment, boolean opening) {
    if (comment.isEmpty()) {
      return;
    }
    if (opening) {
      beforeNext = with(beforeNext, comment);
    } else {
      after = with(after, comment);
    }
  }

  @Override
  public void nag(int nag) {
    if (last.isPresent()) {
      nags = with(nags, nag);
    }
  }

  @Override
  public Optional<VariationVisitor> variation() {
    MoveLineBuilder variation =
        new MoveLineBuilder(
            line -> {
              if (!line.isEmpty()) {
                variations = with(variations, line);
              }
            });
    if (!variations.isEmpty()) {
      // The game tree cannot store a comment between two variations, so the comment goes at the
      // start of the second one.
      variation.beforeNext = beforeNext;
      beforeNext = List.of();
    }
    return Optional.of(variation);
  }

  @Override
  public void end() {
    if (last.isPresent() && variations.isEmpty()) {
      for (PgnComment comment : beforeNext) {
        after = with(after, comment);
      }
      beforeNext = List.of();
    }
    makeLast();
    taker.accept(MoveLine.ofReader(moves, beforeNext));
  }

  private void makeLast() {
    if (last.isPresent()) {
      MoveNode node = last.get();
      boolean bare = before.isEmpty() && nags.isEmpty() && after.isEmpty() && variations.isEmpty();
      moves.add(bare ? node : node.with(new MoveAnnotations(before, nags, after), variations));
    }
  }

  /** Adds an element to a list, creating the list if this is its first element. */
  private static <T> List<T> with(List<T> list, T element) {
    List<T> longer = list.isEmpty() ? new ArrayList<>() : list;
    longer.add(element);
    return longer;
  }
}
