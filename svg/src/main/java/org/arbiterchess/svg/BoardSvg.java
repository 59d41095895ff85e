package org.arbiterchess.svg;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.MarkColor;
import org.arbiterchess.pgn.tree.SquareMark;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * A picture of a board, which {@link #text} writes as an SVG document. Pictures are immutable:
 * every method returns a new picture.
 *
 * <pre>{@code
 * String svg =
 *     BoardSvg.of(Fen.parse("4k3/8/8/8/8/8/4r3/4K2R w K - 0 1"))
 *         .fromBlack()
 *         .lastMove(Square.E7, Square.E2)
 *         .arrow(MarkColor.GREEN, Square.E1, Square.E2)
 *         .mark(MarkColor.RED, Square.H1)
 *         .title("White is in check")
 *         .text();
 * System.out.println(svg.contains("class=\"arrow green\"")); // true
 * }</pre>
 *
 * <p>The document can be used on its own, in an {@code <img>} or inside an HTML page. Its root has
 * the class {@code arbiter-board}, and all its elements also have classes: {@code square light},
 * {@code piece white knight}, {@code arrow green}, {@code mark red}, {@code last-move}, {@code
 * check}, {@code coordinate}, {@code caption} and so on. The style sheet in the document is only a
 * default, and {@link #withoutStyle} omits it. Text from the caller is escaped.
 */
public final class BoardSvg {

  /** The default width of a picture in pixels. {@link #width} sets a different width. */
  public static final int DEFAULT_WIDTH = 400;

  /** The maximum width in pixels. */
  public static final int MAX_WIDTH = 100_000;

  private static final int MAX_CANDIDATES = 3;

  final Board board;

  // What follows is set only in a copy that no other code can access yet.

  Color bottom = Color.WHITE;
  boolean coordinates = true;
  boolean style = true;
  int width = DEFAULT_WIDTH;

  /** An empty title, description or caption is omitted from the document. */
  String title = "";

  String description = "";
  String caption = "";

  List<Square> lastMove = List.of();
  Optional<Square> check = Optional.empty();

  /** The squares of the attempted move that was ruled illegal. */
  List<Square> attempt = List.of();

  Set<SquareMark> marks = Set.of();
  Set<ArrowMark> arrows = Set.of();

  private BoardSvg(Board board) {
    this.board = board;
  }

  private BoardSvg(BoardSvg other) {
    board = other.board;
    bottom = other.bottom;
    coordinates = other.coordinates;
    style = other.style;
    width = other.width;
    title = other.title;
    description = other.description;
    caption = other.caption;
    lastMove = other.lastMove;
    check = other.check;
    attempt = other.attempt;
    marks = other.marks;
    arrows = other.arrows;
  }

  /** A picture of any arrangement of pieces, with White at the bottom. */
  public static BoardSvg of(Board board) {
    return new BoardSvg(board);
  }

  /** A picture of a position, with White at the bottom. If a king is in check, it is marked. */
  public static BoardSvg of(Position position) {
    BoardSvg svg = of(position.board());
    return position.isCheck() ? svg.check(position.king(position.turn())) : svg;
  }

  /** Shows the board with Black at the bottom. */
  public BoardSvg fromBlack() {
    return from(Color.BLACK);
  }

  /** Shows the board with the given side at the bottom. */
  public BoardSvg from(Color bottom) {
    return with(copy -> copy.bottom = bottom);
  }

  /** Shows or hides the letters and numbers at the edge of the board. They are shown by default. */
  public BoardSvg coordinates(boolean shown) {
    return with(copy -> copy.coordinates = shown);
  }

  /** Highlights the squares of the last move. */
  public BoardSvg lastMove(Move move) {
    return lastMove(move.from(), move.to());
  }

  /** Highlights the squares of the last move. */
  public BoardSvg lastMove(Square from, Square to) {
    return with(copy -> copy.lastMove = List.of(from, to));
  }

  /** Marks a king in check. {@link #of(Position)} does this automatically. */
  public BoardSvg check(Square king) {
    return with(copy -> copy.check = Optional.of(king));
  }

  /** Adds a green arrow. */
  public BoardSvg arrow(Square from, Square to) {
    return arrow(MarkColor.GREEN, from, to);
  }

  /**
   * Adds an arrow.
   *
   * @throws IllegalArgumentException if the two squares are the same
   */
  public BoardSvg arrow(MarkColor color, Square from, Square to) {
    if (from == to) {
      throw new IllegalArgumentException(
          "an arrow needs two different squares, not " + from + " twice; use mark for one square");
    }
    return with(copy -> copy.arrows = with(arrows, new ArrowMark(color, from, to)));
  }

  /** Adds an arrow, such as one from a PGN comment. */
  public BoardSvg arrow(ArrowMark arrow) {
    return arrow(arrow.color(), arrow.from(), arrow.to());
  }

  /** Marks a square with a green ring. */
  public BoardSvg mark(Square square) {
    return mark(MarkColor.GREEN, square);
  }

  /** Marks a square with a ring. */
  public BoardSvg mark(MarkColor color, Square square) {
    return with(copy -> copy.marks = with(marks, new SquareMark(color, square)));
  }

  /** Adds a square mark, such as one from a PGN comment. */
  public BoardSvg mark(SquareMark mark) {
    return mark(mark.color(), mark.square());
  }

  /**
   * Shows why a move is illegal. The move's squares have dashed outlines. Red rings and arrows show
   * the evidence. The caption and description contain the arbiter's explanation in English.
   */
  public BoardSvg ruling(Ruling.Illegal ruling) {
    return ruling(ruling, Texts.english());
  }

  /** Shows why a move is illegal, with the arbiter's explanation in the language of the texts. */
  public BoardSvg ruling(Ruling.Illegal ruling, Texts texts) {
    String sentence = ruling.sentence(texts).cited();
    BoardSvg svg = with(copy -> copy.attempt = attemptedSquares(ruling));
    for (Square square : evidence(ruling)) {
      svg = svg.mark(MarkColor.RED, square);
    }
    for (AttackArrow arrow : ruling.arrows()) {
      if (arrow.from() != arrow.to()) {
        svg = svg.arrow(MarkColor.RED, arrow.from(), arrow.to());
      }
    }
    return svg.title(ruling.attempt().toString()).description(sentence).caption(sentence);
  }

  /**
   * Returns the squares to mark with rings. If no piece can reach the destination, these are the
   * squares of the pieces that the player may have meant, or none if there are too many.
   */
  private static List<Square> evidence(Ruling.Illegal ruling) {
    boolean candidates = ruling.attempt() instanceof Attempt.Unreached;
    return candidates && ruling.squares().size() > MAX_CANDIDATES ? List.of() : ruling.squares();
  }

  private static List<Square> attemptedSquares(Ruling.Illegal ruling) {
    if (ruling.attempt() instanceof Attempt.Step step) {
      return step.from() == step.to() ? List.of(step.from()) : List.of(step.from(), step.to());
    }
    return ruling.attempt() instanceof Attempt.Unreached unreached
        ? List.of(unreached.to())
        : List.of();
  }

  /** Writes text below the board, on as many lines as needed. */
  public BoardSvg caption(String caption) {
    return with(copy -> copy.caption = caption);
  }

  /** Sets the name that screen readers announce and browsers show as a tooltip. */
  public BoardSvg title(String title) {
    return with(copy -> copy.title = title);
  }

  /** Sets the longer description for screen readers. */
  public BoardSvg description(String description) {
    return with(copy -> copy.description = description);
  }

  /**
   * Sets the width in pixels, which also determines the height. A page can override both with CSS.
   *
   * @throws IllegalArgumentException if the width is not between 1 and {@link #MAX_WIDTH}
   */
  public BoardSvg width(int pixels) {
    if (pixels < 1 || pixels > MAX_WIDTH) {
      throw new IllegalArgumentException("width must be 1 to " + MAX_WIDTH + ", not " + pixels);
    }
    return with(copy -> copy.width = pixels);
  }

  /** Omits the style sheet, for a page that styles the classes itself. */
  public BoardSvg withoutStyle() {
    return with(copy -> copy.style = false);
  }

  /**
   * The SVG document, without an XML declaration, so that it can also be embedded in an HTML page.
   */
  public String text() {
    return new BoardSvgWriter(this).text();
  }

  /** The same as {@link #text}. */
  @Override
  public String toString() {
    return text();
  }

  private BoardSvg with(Consumer<BoardSvg> change) {
    BoardSvg copy = new BoardSvg(this);
    change.accept(copy);
    return copy;
  }

  /** The marks with another one, which copies of the picture may share. */
  private static <T> Set<T> with(Set<T> marks, T mark) {
    Set<T> more = new LinkedHashSet<>(marks);
    more.add(mark);
    return Collections.unmodifiableSet(more);
  }
}
