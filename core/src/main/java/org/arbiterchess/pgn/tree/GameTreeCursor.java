package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.arbiterchess.game.Result;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.Excerpt;
import org.jspecify.annotations.Nullable;

/**
 * A place in a game, from which the game can be read, extended and changed. A cursor is immutable:
 * moving it or changing the game produces a new cursor, and the old one still refers to the old
 * game. {@link #game} returns the whole game with all changes.
 *
 * <p>A cursor is either after a move, {@link #move}, or at the start of a line. As in PGN text, the
 * variations on that move are alternatives to it:
 *
 * <pre>{@code
 * PgnGame game =
 *     GameTreeCursor.start()
 *         .play("e4").withComment("Best by test.")
 *         .play("e5")
 *         .addVariation("c5").play("Nf3").out()
 *         .play("Nf3").withNag(1)
 *         .game();
 * System.out.println(game.line()); // 1. e4 e5 2. Nf3
 * System.out.println(game.line().moves().get(1).variations()); // [1... c5 2. Nf3]
 * }</pre>
 */
public final class GameTreeCursor {

  /**
   * The source of the tags, the starting position and the result. Its moves are out of date after a
   * change.
   */
  private final PgnGame header;

  /**
   * The place in the outer line, after the move that this variation replaces, or null in the main
   * line. A changed variation is not stored there until {@link #out} is called, so each change
   * copies only the current line, however deeply it is nested.
   */
  private final @Nullable GameTreeCursor outer;

  /** The variation's index among the variations on the move that it replaces. */
  private final int index;

  private final MoveLine line;

  /** The number of moves in this line before the cursor. */
  private final int ply;

  private GameTreeCursor(
      PgnGame header, @Nullable GameTreeCursor outer, int index, MoveLine line, int ply) {
    this.header = header;
    this.outer = outer;
    this.index = index;
    this.line = line;
    this.ply = ply;
  }

  private GameTreeCursor at(int place) {
    return with(line, place);
  }

  private GameTreeCursor with(MoveLine changed, int place) {
    return new GameTreeCursor(header, outer, index, changed, place);
  }

  /** Replaces the move before the cursor. */
  private GameTreeCursor with(MoveNode changed) {
    List<MoveNode> moves = new ArrayList<>(line.moves());
    moves.set(ply - 1, changed);
    return with(new MoveLine(moves, line.closingComments()), ply);
  }

  private GameTreeCursor with(PgnGame changed) {
    return new GameTreeCursor(changed, outer, index, line, ply);
  }

  /** Returns a cursor for a new game from the standard starting position. */
  public static GameTreeCursor start() {
    return of(Position.initial());
  }

  /** Returns a cursor for a new game from the given position, with all tag values unknown. */
  public static GameTreeCursor of(Position start) {
    return of(PgnGame.of(start));
  }

  /** Returns a cursor at the start of a game. */
  public static GameTreeCursor of(PgnGame game) {
    return new GameTreeCursor(game, null, 0, game.line(), 0);
  }

  /** The whole game, with all changes. */
  public PgnGame game() {
    return header.withLine(main().line);
  }

  /** The cursor at its place in the main line, with all changes. */
  private GameTreeCursor main() {
    GameTreeCursor main = this;
    while (main.outer != null) {
      main = main.out();
    }
    return main;
  }

  /** The position at the cursor. */
  public Position position() {
    if (ply > 0) {
      return line.moves().get(ply - 1).after();
    }
    return outer == null ? header.start() : outer.moveTo("replace").before();
  }

  /** The move before the cursor; empty at the start of a line. */
  public Optional<MoveNode> move() {
    return ply == 0 ? Optional.empty() : Optional.of(line.moves().get(ply - 1));
  }

  /** The line that the cursor is in: the main line or a variation. */
  public MoveLine line() {
    return line;
  }

  /** The number of moves in this line before the cursor. */
  public int ply() {
    return ply;
  }

  /** The nesting depth of the variation that contains the cursor; 0 in the main line. */
  public int depth() {
    int depth = 0;
    for (GameTreeCursor place = outer; place != null; place = place.outer) {
      depth++;
    }
    return depth;
  }

  /** The variations on the move before the cursor; empty at the start of a line. */
  public List<MoveLine> variations() {
    return move().map(MoveNode::variations).orElse(List.of());
  }

  /** Whether this line has a move after the cursor. */
  public boolean hasNext() {
    return ply < line.moves().size();
  }

  /**
   * Goes forward one move in this line.
   *
   * @throws NoSuchElementException at the end of the line; see {@link #hasNext}
   */
  public GameTreeCursor next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no move follows: the cursor is at the end of its line");
    }
    return at(ply + 1);
  }

  /**
   * Goes back one move in this line.
   *
   * @throws NoSuchElementException at the start of the line; to leave a variation, use {@link #out}
   */
  public GameTreeCursor previous() {
    if (ply == 0) {
      throw new NoSuchElementException("no move precedes: the cursor is at the start of its line");
    }
    return at(ply - 1);
  }

  /** Goes to the start of the game. */
  public GameTreeCursor toStart() {
    return main().at(0);
  }

  /** Goes to the end of the main line. */
  public GameTreeCursor toEnd() {
    return main().toLineEnd();
  }

  /** Goes to the start of this line. */
  public GameTreeCursor toLineStart() {
    return at(0);
  }

  /** Goes to the end of this line. */
  public GameTreeCursor toLineEnd() {
    return at(line.moves().size());
  }

  /**
   * Goes to the start of a variation on the move before the cursor.
   *
   * @param index the variation's index in {@link #variations}
   * @throws IndexOutOfBoundsException if there is no such variation
   */
  public GameTreeCursor into(int index) {
    List<MoveLine> variations = variations();
    if (index < 0 || index >= variations.size()) {
      throw new IndexOutOfBoundsException(
          "no variation " + index + ": the move has " + variations.size());
    }
    return new GameTreeCursor(header, this, index, variations.get(index), 0);
  }

  /**
   * Leaves the variation and goes to the place after the move that it replaces. A variation without
   * moves and comments is removed.
   *
   * @throws IllegalStateException in the main line
   */
  public GameTreeCursor out() {
    GameTreeCursor place = variation("leave").with(header);
    MoveNode node = place.moveTo("replace");
    List<MoveLine> variations = new ArrayList<>(node.variations());
    boolean added = index == variations.size();
    if (added && line.isEmpty()) {
      return place;
    }
    if (added) {
      variations.add(line);
    } else if (line.isEmpty()) {
      variations.remove(index);
    } else {
      variations.set(index, line);
    }
    return place.with(node.withVariations(variations));
  }

  /** Returns the place in the outer line. */
  private GameTreeCursor variation(String verb) {
    if (outer == null) {
      throw new IllegalStateException(
          "there is no variation to " + verb + ": the cursor is in the main line");
    }
    return outer;
  }

  private MoveNode moveTo(String verb) {
    return move()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "there is no move to " + verb + ": the cursor is at the start of its line"));
  }

  /**
   * Plays a move and goes to the place after it. If another move follows in this line, the new move
   * starts a variation on that move. If the game already contains the new move here, the cursor
   * simply goes to the place after it. Existing moves are never lost; to replace them, {@link
   * #delete} them first.
   *
   * @throws IllegalMoveException with the arbiter's ruling if the move is illegal here
   */
  public GameTreeCursor play(Move move) {
    Ruling ruling = position().rule(move.attempt());
    if (ruling instanceof Ruling.Illegal illegal) {
      String message = "\"" + move + "\": " + illegal.sentence().cited();
      throw new IllegalMoveException(illegal, message);
    }
    return play(MoveNode.of(position(), ruling.orElseThrow()));
  }

  /**
   * Plays a move as {@link #play(Move)} does. The move may be in any notation that {@link
   * Position#readMove} reads, such as {@code Nf3} or {@code g1f3}.
   *
   * @throws IllegalMoveException with the arbiter's ruling if the move is illegal here
   * @throws TextParseException if the text is not a move, or matches several legal moves
   */
  public GameTreeCursor play(String move) {
    return play(MoveNode.of(position(), position().parseMove(move)));
  }

  private GameTreeCursor play(MoveNode move) {
    if (!hasNext()) {
      return append(move);
    }
    GameTreeCursor next = next();
    if (line.moves().get(ply).move().equals(move.move())) {
      return next;
    }
    List<MoveLine> variations = next.variations();
    for (int i = 0; i < variations.size(); i++) {
      List<MoveNode> moves = variations.get(i).moves();
      if (!moves.isEmpty() && moves.get(0).move().equals(move.move())) {
        return next.into(i).next();
      }
    }
    return next.branch().append(move);
  }

  /**
   * Adds a move at the end of the line. The closing comments of the line then become comments
   * before this move.
   */
  private GameTreeCursor append(MoveNode move) {
    List<MoveNode> moves = new ArrayList<>(line.moves());
    List<PgnComment> before = line.closingComments();
    moves.add(
        before.isEmpty()
            ? move
            : move.withAnnotations(new MoveAnnotations(before, List.of(), List.of())));
    return with(new MoveLine(moves, List.of()), ply + 1);
  }

  /**
   * Plays a null move: the side to move passes, as in analysis.
   *
   * @throws IllegalArgumentException if the side to move is in check
   */
  public GameTreeCursor playNullMove() {
    return play(MoveNode.nullMove(position()));
  }

  /**
   * Adds a variation on the move before the cursor, and goes to the place after its first move.
   *
   * @throws IllegalMoveException with the arbiter's ruling if the move is illegal there
   * @throws TextParseException if the text is not a move, or matches several legal moves
   * @throws IllegalStateException at the start of a line, where there is no move to replace
   */
  public GameTreeCursor addVariation(String move) {
    return branch().play(move);
  }

  /** Adds a variation as {@link #addVariation(String)} does. */
  public GameTreeCursor addVariation(Move move) {
    return branch().play(move);
  }

  /** Enters a new, empty variation on the move before the cursor. */
  private GameTreeCursor branch() {
    int next = moveTo("replace").variations().size();
    return new GameTreeCursor(header, this, next, MoveLine.empty(), 0);
  }

  /**
   * Moves the variation that contains the cursor up one place, ahead of the previous variation. If
   * it is the first variation, it is swapped with the moves that it replaces, which then become its
   * first variation. The cursor stays after the same move.
   *
   * @throws IllegalStateException in the main line, or if the variation has no moves
   */
  public GameTreeCursor promote() {
    variation("promote");
    checkMoves(line);
    if (index > 0) {
      return exchange(index - 1);
    }
    GameTreeCursor exchanged = out().exchangeWithFirstVariation();
    return exchanged.at(exchanged.ply + ply);
  }

  /**
   * Makes the variation that contains the cursor, and the moves that lead to it, the main line. The
   * moves that they replace become variations. The cursor stays after the same move; in the main
   * line, nothing changes.
   *
   * @throws IllegalStateException if the variation has no moves
   */
  public GameTreeCursor promoteToMain() {
    GameTreeCursor cursor = this;
    while (cursor.depth() > 0) {
      cursor = cursor.promote();
    }
    return cursor;
  }

  /**
   * Moves the variation that contains the cursor down one place, after the next variation. In the
   * main line, the move before the cursor and the moves after it are swapped with the first
   * variation that replaces that move. The cursor stays after the same move.
   *
   * @throws IllegalStateException if there is no variation to swap with, or if the variation being
   *     moved has no moves
   */
  public GameTreeCursor demote() {
    if (outer == null) {
      MoveNode node = moveTo("demote");
      if (node.variations().isEmpty()) {
        throw new IllegalStateException(node + " has no variation that could take its place");
      }
      checkMoves(node.variations().get(0));
      return exchangeWithFirstVariation().next().into(0).next();
    }
    if (index + 1 >= out().variations().size()) {
      throw new IllegalStateException("the variation is the last one of its move");
    }
    checkMoves(line);
    return exchange(index + 1);
  }

  /**
   * Deletes the move before the cursor, with its annotations and variations, and all moves after it
   * in this line. The cursor moves back to the place before the deleted move. To keep a variation
   * on the move, {@link #promote} it first.
   *
   * @throws IllegalStateException at the start of a line
   */
  public GameTreeCursor delete() {
    moveTo("delete");
    return with(new MoveLine(line.moves().subList(0, ply - 1), List.of()), ply - 1);
  }

  /**
   * Deletes the variation that contains the cursor, and goes to the place after the move that it
   * replaced.
   *
   * @throws IllegalStateException in the main line
   */
  public GameTreeCursor deleteVariation() {
    variation("delete");
    return with(MoveLine.empty(), 0).out();
  }

  /**
   * Changes the annotations of the move before the cursor, as in {@code cursor.annotate(notes ->
   * notes.withNag(1).withClock(298_000))}.
   *
   * @throws IllegalStateException at the start of a line
   */
  public GameTreeCursor annotate(UnaryOperator<MoveAnnotations> change) {
    MoveNode node = moveTo("annotate");
    return with(node.withAnnotations(change.apply(node.annotations())));
  }

  /** Adds a comment after the move or, at the start of a line, before its first move. */
  public GameTreeCursor withComment(String text) {
    if (ply > 0) {
      return annotate(notes -> notes.withComment(text));
    }
    if (hasNext()) {
      return next().annotate(notes -> notes.withCommentBefore(PgnComment.of(text))).at(0);
    }
    List<PgnComment> comments = new ArrayList<>(line.closingComments());
    comments.add(PgnComment.of(text));
    return with(new MoveLine(List.of(), comments), 0);
  }

  /** Adds a NAG to the move, such as 1 for {@code !}. */
  public GameTreeCursor withNag(int nag) {
    return annotate(notes -> notes.withNag(nag));
  }

  /**
   * Returns a cursor at the same place in a copy of the game with the tag changed; see {@link
   * PgnTags#with}. The tags Result, FEN and SetUp are derived from the game. To change them, use
   * {@link #withResult}, or start from another position.
   *
   * @throws IllegalArgumentException if the tag is derived from the game and the value differs
   */
  public GameTreeCursor withTag(String name, String value) {
    PgnGame tagged = header.withTags(header.tags().with(name, value));
    if (PgnTags.DERIVED.has(name) && !tagged.tag(name).orElse("").equals(value)) {
      throw new IllegalArgumentException(
          "the tag "
              + name
              + " follows from the game and cannot be \""
              + Excerpt.of(value)
              + "\"; use withResult, or start from another position");
    }
    return with(tagged);
  }

  /** Returns a cursor at the same place in a copy of the game with a different result. */
  public GameTreeCursor withResult(Result result) {
    return with(header.withResult(result));
  }

  /**
   * For debugging: the line with a bar at the cursor, such as {@code 1. e4 e5 | 2. Nf3}. A
   * variation is in parentheses.
   */
  @Override
  public String toString() {
    List<MoveNode> moves = line.moves();
    MoveLine before = new MoveLine(moves.subList(0, ply), List.of());
    MoveLine after = new MoveLine(moves.subList(ply, moves.size()), List.of());
    String text = (before + " | " + after).trim();
    return depth() > 0 ? "(" + text + ")" : text;
  }

  private static void checkMoves(MoveLine variation) {
    if (variation.moves().isEmpty()) {
      throw new IllegalStateException("the variation has no moves that could be exchanged");
    }
  }

  /** Swaps this variation with another variation on the same move. */
  private GameTreeCursor exchange(int other) {
    GameTreeCursor place = out();
    MoveNode node = place.moveTo("exchange");
    List<MoveLine> variations = new ArrayList<>(node.variations());
    MoveLine here = variations.set(other, variations.get(index));
    variations.set(index, here);
    return place.with(node.withVariations(variations)).into(other).at(ply);
  }

  /**
   * Swaps the rest of the line, from the move before the cursor onwards, with the first variation
   * that replaces that move. This leaves the cursor before the swapped moves.
   */
  private GameTreeCursor exchangeWithFirstVariation() {
    MoveNode old = moveTo("exchange");
    MoveLine variation = old.variations().get(0);
    MoveNode first = variation.moves().get(0);
    List<MoveNode> rest = new ArrayList<>(line.moves().subList(ply - 1, line.moves().size()));
    rest.set(0, old.withVariations(List.of()));
    List<MoveLine> variations = new ArrayList<>();
    variations.add(new MoveLine(rest, line.closingComments()));
    variations.addAll(first.variations());
    variations.addAll(old.variations().subList(1, old.variations().size()));
    List<MoveNode> moves = new ArrayList<>(line.moves().subList(0, ply - 1));
    moves.add(first.withVariations(variations));
    moves.addAll(variation.moves().subList(1, variation.moves().size()));
    return with(new MoveLine(moves, variation.closingComments()), ply - 1);
  }
}
