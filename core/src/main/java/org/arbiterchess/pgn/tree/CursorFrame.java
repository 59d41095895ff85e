package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.rules.Position;

/**
 * A line of moves, the cursor's place in it, and the parent line it branches from. A changed
 * variation is not stored in its parent until {@link #close} is called, so each change copies only
 * the current line, however deeply it is nested.
 *
 * @param parent the line that this variation branches from, with the cursor after the move that the
 *     variation replaces; empty for the main line
 * @param index the variation's index among the variations on that move
 * @param start the position before the first move
 * @param ply the number of moves in this line before the cursor
 */
record CursorFrame(
    Optional<CursorFrame> parent, int index, Position start, MoveLine line, int ply) {

  static CursorFrame ofMainLine(PgnGame game) {
    return new CursorFrame(Optional.empty(), 0, game.start(), game.line(), 0);
  }

  Position position() {
    return ply == 0 ? start : line.moves().get(ply - 1).after();
  }

  /** The move before the cursor. */
  Optional<MoveNode> node() {
    return ply == 0 ? Optional.empty() : Optional.of(line.moves().get(ply - 1));
  }

  CursorFrame at(int place) {
    return new CursorFrame(parent, index, start, line, place);
  }

  CursorFrame forward(int moves) {
    return at(ply + moves);
  }

  CursorFrame with(MoveLine changed, int place) {
    return new CursorFrame(parent, index, start, changed, place);
  }

  /** Replaces the move before the cursor. */
  CursorFrame with(MoveNode changed) {
    List<MoveNode> moves = new ArrayList<>(line.moves());
    moves.set(ply - 1, changed);
    return with(MoveLine.of(moves, line.closingComments()), ply);
  }

  /**
   * Plays a move. If another move follows, the new move starts a variation on it, unless the game
   * tree already contains the new move there.
   */
  CursorFrame play(MoveNode move) {
    if (ply == line.moves().size()) {
      return append(move);
    }
    CursorFrame next = forward(1);
    MoveNode following = line.moves().get(ply);
    if (following.move().equals(move.move())) {
      return next;
    }
    for (int i = 0; i < following.variations().size(); i++) {
      List<MoveNode> moves = following.variations().get(i).moves();
      if (!moves.isEmpty() && moves.get(0).move().equals(move.move())) {
        return next.enter(i).forward(1);
      }
    }
    return next.branch().append(move);
  }

  /**
   * Adds a move at the end of the line. The closing comments of the line then become comments
   * before this move.
   */
  private CursorFrame append(MoveNode move) {
    List<MoveNode> moves = new ArrayList<>(line.moves());
    MoveNode added = move;
    if (!line.closingComments().isEmpty()) {
      MoveAnnotations notes = move.annotations();
      List<PgnComment> before = new ArrayList<>(line.closingComments());
      before.addAll(notes.before());
      added = move.withAnnotations(new MoveAnnotations(before, notes.nags(), notes.after()));
    }
    moves.add(added);
    return with(MoveLine.of(moves, List.of()), ply + 1);
  }

  /** Adds a comment before the first move. */
  CursorFrame withOpening(PgnComment comment) {
    if (line.moves().isEmpty()) {
      List<PgnComment> comments = new ArrayList<>(line.closingComments());
      comments.add(comment);
      return with(MoveLine.of(List.of(), comments), ply);
    }
    MoveNode first = line.moves().get(0);
    MoveNode changed = first.withAnnotations(first.annotations().withCommentBefore(comment));
    return at(1).with(changed).at(ply);
  }

  /** Removes the move before the cursor and everything after it. */
  CursorFrame truncate() {
    return with(MoveLine.of(line.moves().subList(0, ply - 1), List.of()), ply - 1);
  }

  /** Enters a variation on the move before the cursor. */
  CursorFrame enter(int variation) {
    MoveNode node = line.moves().get(ply - 1);
    MoveLine entered = node.variations().get(variation);
    return new CursorFrame(Optional.of(this), variation, node.before(), entered, 0);
  }

  /** Enters a new, empty variation on the move before the cursor. */
  CursorFrame branch() {
    MoveNode node = line.moves().get(ply - 1);
    int next = node.variations().size();
    return new CursorFrame(Optional.of(this), next, node.before(), MoveLine.empty(), 0);
  }

  /** Stores this variation in its parent, and returns the parent. An empty variation is removed. */
  CursorFrame close() {
    CursorFrame outer = parent.orElseThrow();
    MoveNode node = outer.node().orElseThrow();
    boolean added = index == node.variations().size();
    if (added && line.isEmpty()) {
      return outer;
    }
    List<MoveLine> variations = new ArrayList<>(node.variations());
    if (line.isEmpty()) {
      variations.remove(index);
    } else if (added) {
      variations.add(line);
    } else {
      variations.set(index, line);
    }
    return outer.with(node.withVariations(variations));
  }

  /**
   * Moves this variation up one place. The first variation is swapped with the moves that it
   * replaces in the parent line.
   */
  CursorFrame promote() {
    checkMoves(line);
    return index > 0 ? exchange(index - 1) : close().exchangeWithFirstVariation().forward(ply);
  }

  /** Moves this variation down one place among the variations on the same move. */
  CursorFrame demote() {
    if (index + 1 >= close().node().orElseThrow().variations().size()) {
      throw new IllegalStateException("the variation is the last one of its move");
    }
    checkMoves(line);
    return exchange(index + 1);
  }

  /**
   * Swaps the rest of the line, from the move before the cursor onwards, with the first variation
   * that replaces that move. The cursor stays after the same move, which is now in a variation.
   */
  CursorFrame demoteRest() {
    MoveNode node = line.moves().get(ply - 1);
    if (node.variations().isEmpty()) {
      throw new IllegalStateException(node + " has no variation that could take its place");
    }
    checkMoves(node.variations().get(0));
    return exchangeWithFirstVariation().forward(1).enter(0).forward(1);
  }

  private static void checkMoves(MoveLine variation) {
    if (variation.moves().isEmpty()) {
      throw new IllegalStateException("the variation has no moves that could be exchanged");
    }
  }

  /** Swaps this variation with a neighbouring variation on the same move. */
  private CursorFrame exchange(int other) {
    CursorFrame outer = close();
    MoveNode node = outer.node().orElseThrow();
    List<MoveLine> variations = new ArrayList<>(node.variations());
    MoveLine here = variations.set(other, variations.get(index));
    variations.set(index, here);
    return outer.with(node.withVariations(variations)).enter(other).at(ply);
  }

  /**
   * Swaps the rest of the line, from the move before the cursor onwards, with the first variation
   * that replaces that move. This leaves the cursor before the swapped moves.
   */
  private CursorFrame exchangeWithFirstVariation() {
    MoveNode old = line.moves().get(ply - 1);
    MoveLine variation = old.variations().get(0);
    MoveNode first = variation.moves().get(0);
    List<MoveNode> rest = new ArrayList<>(line.moves().subList(ply - 1, line.moves().size()));
    rest.set(0, old.withVariations(List.of()));
    List<MoveLine> variations = new ArrayList<>();
    variations.add(MoveLine.of(rest, line.closingComments()));
    variations.addAll(first.variations());
    variations.addAll(old.variations().subList(1, old.variations().size()));
    List<MoveNode> moves = new ArrayList<>(line.moves().subList(0, ply - 1));
    moves.add(first.withVariations(variations));
    moves.addAll(variation.moves().subList(1, variation.moves().size()));
    return with(MoveLine.of(moves, variation.closingComments()), ply - 1);
  }
}
