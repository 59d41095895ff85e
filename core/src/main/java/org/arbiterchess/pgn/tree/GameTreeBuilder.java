package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;

/** Builds a game tree from a reader's callbacks. */
public final class GameTreeBuilder implements PgnGameVisitor {

  private final LineBuilder builder = new LineBuilder(finished -> line = finished);
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

  /**
   * Builds one line of moves. The last move stays open for NAGs, comments and variations. Most
   * moves have none of these, so the lists are created on demand.
   */
  private static final class LineBuilder implements VariationVisitor {

    private final Consumer<MoveLine> taker;
    private final List<MoveNode> moves = new ArrayList<>();
    private Optional<MoveNode> last = Optional.empty();
    private List<PgnComment> before = List.of();
    private List<PgnComment> beforeNext = List.of();
    private List<PgnComment> after = List.of();
    private List<Integer> nags = List.of();
    private List<MoveLine> variations = List.of();

    /** Creates a builder that passes the finished line to the given consumer. */
    LineBuilder(Consumer<MoveLine> taker) {
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
      LineBuilder variation =
          new LineBuilder(
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
        boolean bare =
            before.isEmpty() && nags.isEmpty() && after.isEmpty() && variations.isEmpty();
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
}
