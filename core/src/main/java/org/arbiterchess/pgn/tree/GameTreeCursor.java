package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Explanation;
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

  private final Frame frame;

  private GameTreeCursor(PgnGame header, Frame frame) {
    this.header = header;
    this.frame = frame;
  }

  private GameTreeCursor at(Frame place) {
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
    return new GameTreeCursor(game, Frame.ofMainLine(game));
  }

  /** The whole game, with all changes. */
  public PgnGame game() {
    return header.withLine(main().line());
  }

  /** The frame of the main line, including all changes. */
  private Frame main() {
    Frame main = frame;
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
    Frame outer = frame;
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
    Frame main = main();
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

  private Frame variation(String verb) {
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
    return rule(move.attempt(), move.toString());
  }

  /**
   * Plays a move as {@link #play(Move)} does. The move may be in any notation that {@link
   * MoveTextParser} reads, such as {@code Nf3} or {@code g1f3}.
   *
   * @throws IllegalMoveException with the arbiter's ruling if the move is illegal here
   * @throws TextParseException if the text is not a move, or matches several legal moves
   */
  public GameTreeCursor play(String move) {
    MoveReading reading = MoveTextParser.read(position(), move);
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      throw new TextParseException(move, 0, ambiguous.message(position(), Texts.english()));
    }
    return rule(reading.orElseThrow(), move);
  }

  private GameTreeCursor rule(Attempt attempt, String text) {
    Ruling ruling = position().rule(attempt);
    if (ruling instanceof Ruling.Illegal illegal) {
      String message = "\"" + Excerpt.of(text) + "\": " + Explanation.of(illegal).cited();
      throw new IllegalMoveException(illegal, message);
    }
    return at(frame.play(MoveNode.of(position(), ((Ruling.Legal) ruling).move())));
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

  /**
   * For debugging: the line with a bar at the cursor, such as {@code 1. e4 e5 | 2. Nf3}. A
   * variation is in parentheses.
   */
  @Override
  public String toString() {
    List<MoveNode> moves = line().moves();
    MoveLine before = MoveLine.of(moves.subList(0, ply()), List.of());
    MoveLine after = MoveLine.of(moves.subList(ply(), moves.size()), List.of());
    String text = (before + " | " + after).trim();
    return depth() > 0 ? "(" + text + ")" : text;
  }

  /**
   * A line of moves, the cursor's place in it, and the parent line it branches from. A changed
   * variation is not stored in its parent until {@link #close} is called, so each change copies
   * only the current line, however deeply it is nested.
   *
   * @param parent the line that this variation branches from, with the cursor after the move that
   *     the variation replaces; empty for the main line
   * @param index the variation's index among the variations on that move
   * @param start the position before the first move
   * @param ply the number of moves in this line before the cursor
   */
  private record Frame(Optional<Frame> parent, int index, Position start, MoveLine line, int ply) {

    static Frame ofMainLine(PgnGame game) {
      return new Frame(Optional.empty(), 0, game.start(), game.line(), 0);
    }

    Position position() {
      return ply == 0 ? start : line.moves().get(ply - 1).after();
    }

    /** The move before the cursor. */
    Optional<MoveNode> node() {
      return ply == 0 ? Optional.empty() : Optional.of(line.moves().get(ply - 1));
    }

    Frame at(int place) {
      return new Frame(parent, index, start, line, place);
    }

    Frame forward(int moves) {
      return at(ply + moves);
    }

    Frame with(MoveLine changed, int place) {
      return new Frame(parent, index, start, changed, place);
    }

    /** Replaces the move before the cursor. */
    Frame with(MoveNode changed) {
      List<MoveNode> moves = new ArrayList<>(line.moves());
      moves.set(ply - 1, changed);
      return with(MoveLine.of(moves, line.closingComments()), ply);
    }

    /**
     * Plays a move. If another move follows, the new move starts a variation on it, unless the game
     * tree already contains the new move there.
     */
    Frame play(MoveNode move) {
      if (ply == line.moves().size()) {
        return append(move);
      }
      Frame next = forward(1);
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
    private Frame append(MoveNode move) {
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
    Frame withOpening(PgnComment comment) {
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
    Frame truncate() {
      return with(MoveLine.of(line.moves().subList(0, ply - 1), List.of()), ply - 1);
    }

    /** Enters a variation on the move before the cursor. */
    Frame enter(int variation) {
      MoveNode node = line.moves().get(ply - 1);
      MoveLine entered = node.variations().get(variation);
      return new Frame(Optional.of(this), variation, node.before(), entered, 0);
    }

    /** Enters a new, empty variation on the move before the cursor. */
    Frame branch() {
      MoveNode node = line.moves().get(ply - 1);
      int next = node.variations().size();
      return new Frame(Optional.of(this), next, node.before(), MoveLine.empty(), 0);
    }

    /**
     * Stores this variation in its parent, and returns the parent. An empty variation is removed.
     */
    Frame close() {
      Frame outer = parent.orElseThrow();
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
    Frame promote() {
      checkMoves(line);
      return index > 0 ? exchange(index - 1) : close().exchangeWithFirstVariation().forward(ply);
    }

    /** Moves this variation down one place among the variations on the same move. */
    Frame demote() {
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
    Frame demoteRest() {
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
    private Frame exchange(int other) {
      Frame outer = close();
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
    private Frame exchangeWithFirstVariation() {
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
}
