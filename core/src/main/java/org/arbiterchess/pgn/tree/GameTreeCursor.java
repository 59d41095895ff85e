package org.arbiterchess.pgn.tree;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.Excerpt;

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

  private final CursorFrame frame;

  private GameTreeCursor(PgnGame header, CursorFrame frame) {
    this.header = header;
    this.frame = frame;
  }

  private GameTreeCursor at(CursorFrame place) {
    return new GameTreeCursor(header, place);
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
    return new GameTreeCursor(game, CursorFrame.ofMainLine(game));
  }

  /** The whole game, with all changes. */
  public PgnGame game() {
    return header.withLine(main().line());
  }

  /** The frame of the main line, including all changes. */
  private CursorFrame main() {
    CursorFrame main = frame;
    while (main.parent().isPresent()) {
      main = main.close();
    }
    return main;
  }

  /** The position at the cursor. */
  public Position position() {
    return frame.position();
  }

  /** The move before the cursor; empty at the start of a line. */
  public Optional<MoveNode> move() {
    return frame.node();
  }

  /** The line that the cursor is in: the main line or a variation. */
  public MoveLine line() {
    return frame.line();
  }

  /** The number of moves in this line before the cursor. */
  public int ply() {
    return frame.ply();
  }

  /** The nesting depth of the variation that contains the cursor; 0 in the main line. */
  public int depth() {
    int depth = 0;
    CursorFrame outer = frame;
    while (outer.parent().isPresent()) {
      depth++;
      outer = outer.parent().get();
    }
    return depth;
  }

  /** The variations on the move before the cursor; empty at the start of a line. */
  public List<MoveLine> variations() {
    return frame.node().map(MoveNode::variations).orElse(List.of());
  }

  /** Whether this line has a move after the cursor. */
  public boolean hasNext() {
    return frame.ply() < frame.line().moves().size();
  }

  /** Whether this line has a move before the cursor. */
  public boolean hasPrevious() {
    return frame.ply() > 0;
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
    return at(frame.at(frame.ply() + 1));
  }

  /**
   * Goes back one move in this line.
   *
   * @throws NoSuchElementException at the start of the line; to leave a variation, use {@link #out}
   */
  public GameTreeCursor previous() {
    if (!hasPrevious()) {
      throw new NoSuchElementException("no move precedes: the cursor is at the start of its line");
    }
    return at(frame.at(frame.ply() - 1));
  }

  /** Goes to the start of the game. */
  public GameTreeCursor toStart() {
    return at(main().at(0));
  }

  /** Goes to the end of the main line. */
  public GameTreeCursor toEnd() {
    CursorFrame main = main();
    return at(main.at(main.line().moves().size()));
  }

  /** Goes to the start of this line. */
  public GameTreeCursor toLineStart() {
    return at(frame.at(0));
  }

  /** Goes to the end of this line. */
  public GameTreeCursor toLineEnd() {
    return at(frame.at(frame.line().moves().size()));
  }

  /**
   * Goes to the start of a variation on the move before the cursor.
   *
   * @param index the variation's index in {@link #variations}
   * @throws IndexOutOfBoundsException if there is no such variation
   */
  public GameTreeCursor into(int index) {
    int size = variations().size();
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("no variation " + index + ": the move has " + size);
    }
    return at(frame.enter(index));
  }

  /**
   * Leaves the variation and goes to the place after the move that it replaces.
   *
   * @throws IllegalStateException in the main line
   */
  public GameTreeCursor out() {
    return at(variation("leave").close());
  }

  private CursorFrame variation(String verb) {
    if (frame.parent().isEmpty()) {
      throw new IllegalStateException(
          "there is no variation to " + verb + ": the cursor is in the main line");
    }
    return frame;
  }

  private MoveNode moveTo(String verb) {
    return frame
        .node()
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
    return tryPlay(move).orElseThrow();
  }

  /**
   * Plays a move as {@link #play(Move)} does. The move may be in any notation that {@link
   * MoveTextParser} reads, such as {@code Nf3} or {@code g1f3}.
   *
   * @throws IllegalMoveException with the arbiter's ruling if the move is illegal here
   * @throws TextParseException if the text is not a move, or matches several legal moves
   */
  public GameTreeCursor play(String move) {
    return tryPlay(move).orElseThrow();
  }

  /** Plays a move as {@link #play(Move)} does, but returns the ruling if the move is illegal. */
  public TryPlayResult tryPlay(Move move) {
    return rule(move.attempt(), move.toString());
  }

  /**
   * Plays a move as {@link #play(String)} does, but returns the ruling if the move is illegal, or
   * the error if the text is not a move.
   */
  public TryPlayResult tryPlay(String move) {
    MoveReading reading = MoveTextParser.read(position(), move);
    if (reading instanceof MoveReading.Understood understood) {
      return rule(understood.attempt(), move);
    }
    return TryPlayResult.Unreadable.of(reading, position());
  }

  private TryPlayResult rule(Attempt attempt, String text) {
    Ruling ruling = position().rule(attempt);
    return ruling instanceof Ruling.Legal legal
        ? new TryPlayResult.Played(at(frame.play(MoveNode.of(position(), legal.move()))))
        : new TryPlayResult.Illegal(text, (Ruling.Illegal) ruling);
  }

  /**
   * Plays a null move: the side to move passes, as in analysis.
   *
   * @throws IllegalArgumentException if the side to move is in check
   */
  public GameTreeCursor playNullMove() {
    return at(frame.play(MoveNode.nullMove(position())));
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

  private GameTreeCursor branch() {
    moveTo("replace");
    return at(frame.branch());
  }

  /**
   * Moves the variation that contains the cursor up one place, ahead of the previous variation. If
   * it is the first variation, it is swapped with the moves that it replaces, which then become its
   * first variation. The cursor stays after the same move.
   *
   * @throws IllegalStateException in the main line, or if the variation has no moves
   */
  public GameTreeCursor promote() {
    return at(variation("promote").promote());
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
    if (frame.parent().isPresent()) {
      return at(frame.demote());
    }
    moveTo("demote");
    return at(frame.demoteRest());
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
    return at(frame.truncate());
  }

  /**
   * Deletes the variation that contains the cursor, and goes to the place after the move that it
   * replaced.
   *
   * @throws IllegalStateException in the main line
   */
  public GameTreeCursor deleteVariation() {
    return at(variation("delete").with(MoveLine.empty(), 0).close());
  }

  /**
   * Changes the annotations of the move before the cursor, as in {@code cursor.annotate(notes ->
   * notes.withNag(1).withClock(298_000))}.
   *
   * @throws IllegalStateException at the start of a line
   */
  public GameTreeCursor annotate(UnaryOperator<MoveAnnotations> change) {
    MoveNode node = moveTo("annotate");
    return at(frame.with(node.withAnnotations(change.apply(node.annotations()))));
  }

  /** Adds a comment after the move or, at the start of a line, before its first move. */
  public GameTreeCursor withComment(String text) {
    return hasPrevious()
        ? annotate(notes -> notes.withComment(text))
        : at(frame.withOpening(PgnComment.of(text)));
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
    if (ExportTags.DERIVED.has(name) && !tagged.tag(name).orElse("").equals(value)) {
      throw new IllegalArgumentException(
          "the tag "
              + name
              + " follows from the game and cannot be \""
              + Excerpt.of(value)
              + "\"; use withResult, or start from another position");
    }
    return new GameTreeCursor(tagged, frame);
  }

  /** Returns a cursor at the same place in a copy of the game with a different result. */
  public GameTreeCursor withResult(Result result) {
    return new GameTreeCursor(header.withResult(result), frame);
  }
}
