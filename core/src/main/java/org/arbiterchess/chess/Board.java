package org.arbiterchess.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable board with pieces in any arrangement. Methods that change the board return a new
 * one. {@code Fen.parseBoard} reads one from the first FEN field.
 */
public final class Board {

  public static final Board EMPTY = new Board(new Piece[64]);

  /** One entry per square; null if the square is empty. */
  private final Piece[] squares;

  private Board(Piece[] squares) {
    this.squares = squares;
  }

  /**
   * Creates a board with exactly the given pieces. If a square occurs more than once, the last
   * piece given for it is used.
   */
  public static Board of(Iterable<PlacedPiece> pieces) {
    Piece[] squares = new Piece[64];
    for (PlacedPiece placed : pieces) {
      squares[placed.square().index()] = placed.piece();
    }
    return new Board(squares);
  }

  public Optional<Piece> pieceAt(Square square) {
    return Optional.ofNullable(squares[square.index()]);
  }

  public Board with(Square square, Piece piece) {
    Piece[] changed = squares.clone();
    changed[square.index()] = piece;
    return new Board(changed);
  }

  public Board without(Square square) {
    Piece[] changed = squares.clone();
    changed[square.index()] = null;
    return new Board(changed);
  }

  /**
   * The board after the king and the rook on these squares have castled, legally or not; empty if
   * other pieces stand on their destinations.
   */
  public Optional<Board> castled(Square king, Square rook) {
    Piece castling = pieceAt(king).orElseThrow();
    CastlingSide side = CastlingSide.of(king, rook);
    Square kingGoal = side.kingGoal(castling.color());
    Square rookGoal = side.rookGoal(castling.color());
    Board lifted = without(king).without(rook);
    return lifted.pieceAt(kingGoal).isPresent() || lifted.pieceAt(rookGoal).isPresent()
        ? Optional.empty()
        : Optional.of(lifted.with(kingGoal, castling).with(rookGoal, pieceAt(rook).orElseThrow()));
  }

  public SquareSet occupied() {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= squares[i] == null ? 0 : 1L << i;
    }
    return new SquareSet(bits);
  }

  public SquareSet squaresOf(Color color) {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= squares[i] != null && squares[i].color() == color ? 1L << i : 0;
    }
    return new SquareSet(bits);
  }

  public SquareSet squaresOf(Piece piece) {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= piece.equals(squares[i]) ? 1L << i : 0;
    }
    return new SquareSet(bits);
  }

  /** The squares of all pieces of the given role, both White's and Black's. */
  public SquareSet squaresOf(Role role) {
    return squaresOf(new Piece(Color.WHITE, role)).union(squaresOf(new Piece(Color.BLACK, role)));
  }

  /** All pieces with their squares, from a1 to h8. */
  public List<PlacedPiece> pieces() {
    return pieces(occupied());
  }

  /** One side's pieces with their squares, from a1 to h8. */
  public List<PlacedPiece> pieces(Color color) {
    return pieces(squaresOf(color));
  }

  private List<PlacedPiece> pieces(SquareSet occupied) {
    List<PlacedPiece> pieces = new ArrayList<>(occupied.size());
    for (Square square : occupied) {
      pieces.add(squares[square.index()].on(square));
    }
    return List.copyOf(pieces);
  }

  /** The number of pieces of each colour and role, and their value in points. */
  public Material material() {
    return Material.of(this);
  }

  /**
   * This board, reflected or rotated. The pieces keep their colours. {@code Position.flip}, {@code
   * mirror} and {@code rotate} transform whole positions.
   */
  public Board transform(Symmetry symmetry) {
    Piece[] moved = new Piece[64];
    for (Square square : occupied()) {
      moved[symmetry.apply(square).index()] = squares[square.index()];
    }
    return new Board(moved);
  }

  /** The same board with every piece in the opposite colour. */
  public Board swapColors() {
    Piece[] swapped = new Piece[64];
    for (Square square : occupied()) {
      Piece piece = squares[square.index()];
      swapped[square.index()] = new Piece(piece.color().other(), piece.role());
    }
    return new Board(swapped);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Board board && Arrays.equals(squares, board.squares);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(squares);
  }

  /**
   * Returns eight lines, from the eighth rank down, with a dot for each empty square. {@link
   * BoardText} has more options.
   */
  @Override
  public String toString() {
    return BoardText.ascii().draw(this);
  }
}
