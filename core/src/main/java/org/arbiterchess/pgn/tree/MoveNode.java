package org.arbiterchess.pgn.tree;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.jspecify.annotations.Nullable;

/**
 * A move in a game tree, in the main line or in a variation, with its annotations and the
 * variations that replace it. A node is immutable, and its move is always legal in the position
 * before it. The only exception is a null move, which occurs in analysis and is not legal chess.
 *
 * <p>Two nodes are equal if their positions, moves, annotations and variations are equal.
 */
public final class MoveNode {

  private final Position before;

  /** Null for a null move. */
  private final @Nullable Move move;

  private final Position after;
  private final MoveAnnotations annotations;
  private final List<MoveLine> variations;

  /** Computed lazily. Concurrent threads may each compute the same text. */
  private @Nullable String san;

  private MoveNode(
      Position before,
      @Nullable Move move,
      Position after,
      MoveAnnotations annotations,
      List<MoveLine> variations) {
    this.before = before;
    this.move = move;
    this.after = after;
    this.annotations = annotations;
    this.variations = variations;
  }

  /**
   * Returns a node without annotations or variations.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static MoveNode of(Position before, Move move) {
    return new MoveNode(before, move, before.play(move), MoveAnnotations.NONE, List.of());
  }

  /**
   * Returns a null move, written {@code --}: the side to move passes.
   *
   * @throws IllegalArgumentException if the side to move is in check and therefore cannot pass
   */
  public static MoveNode nullMove(Position before) {
    if (before.isCheck()) {
      throw new IllegalArgumentException(
          before.turn().word() + " is in check, so a null move is not possible");
    }
    Position after = Position.of(before.setup().pass());
    return new MoveNode(before, null, after, MoveAnnotations.NONE, List.of());
  }

  /** The position before the move, which is also where its variations start. */
  public Position before() {
    return before;
  }

  /** The move; empty for a null move. */
  public Optional<Move> move() {
    return Optional.ofNullable(move);
  }

  /** The position after the move. */
  public Position after() {
    return after;
  }

  /** The move in SAN; {@code --} for a null move. */
  public String san() {
    String text = san;
    if (text == null) {
      text = move == null ? "--" : San.write(before, move);
      san = text;
    }
    return text;
  }

  /** The comments and NAGs. */
  public MoveAnnotations annotations() {
    return annotations;
  }

  /** The variations, each of which starts with an alternative to this move. */
  public List<MoveLine> variations() {
    return variations;
  }

  /** Returns the same move and variations with different annotations. */
  public MoveNode withAnnotations(MoveAnnotations other) {
    return with(other, variations);
  }

  /**
   * Returns the same move and annotations with different variations.
   *
   * @throws IllegalArgumentException if a variation does not start in the position before this move
   */
  public MoveNode withVariations(List<MoveLine> others) {
    for (MoveLine line : others) {
      if (!line.moves().isEmpty() && !line.moves().get(0).before.equals(before)) {
        throw new IllegalArgumentException(
            "the variation " + line + " does not start in the position before " + this);
      }
    }
    return with(annotations, others);
  }

  private MoveNode with(MoveAnnotations notes, List<MoveLine> others) {
    MoveNode node = new MoveNode(before, move, after, notes, List.copyOf(others));
    node.san = san;
    return node;
  }

  /** Returns whether two nodes are equal apart from their variations. */
  boolean isSameMove(MoveNode other) {
    boolean same = move == null ? other.move == null : move.equals(other.move);
    return same && before.equals(other.before) && annotations.equals(other.annotations);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveNode node
        && isSameMove(node)
        && MoveLine.areEqual(variations, node.variations);
  }

  /** A hash of the move, its annotations and how many variations it has. */
  @Override
  public int hashCode() {
    return (after.hashCode() * 31 + annotations.hashCode()) * 31 + variations.size();
  }

  /** For debugging: the move with its number, such as {@code 2... Nf6}. */
  @Override
  public String toString() {
    return before.fullmoveNumber() + (before.turn().ordinal() == 0 ? ". " : "... ") + san();
  }
}
