package org.arbiterchess.officiating.touch;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Lists;

/**
 * What the side to move must play because of the touched pieces (4.3 to 4.5).
 *
 * @param touched the squares of the touched pieces, in order
 * @param piece the piece that must move; for castling, the king
 * @param target the piece that must be captured; for castling, the rook
 * @param allowed the legal moves that meet the obligation; empty only if there is no legal move
 */
public record Obligation(
    ObligationKind kind,
    List<Square> touched,
    Optional<Square> piece,
    Optional<Square> target,
    List<Move> allowed) {

  public Obligation {
    touched = List.copyOf(touched);
    allowed = List.copyOf(allowed);
  }

  /**
   * Returns the obligation of the side to move.
   *
   * @param touched the squares of the touched pieces of either colour, in order
   * @param castling the original squares of kings and rooks
   */
  public static Obligation of(
      Position position, List<Square> touched, CastlingHomeSquares castling) {
    return new TouchMoveRules(position, touched, castling).obligation();
  }

  /**
   * Returns the obligation after an incorrect claim that named a move (9.5.3). If the named piece
   * cannot move at all, only the touched pieces count.
   */
  public static Obligation ofClaim(
      Position position, Attempt named, List<Square> touched, CastlingHomeSquares castling) {
    Optional<Square> from = from(position, named);
    Optional<Move> legal = position.rule(named).toOptional();
    List<Move> moves =
        legal.map(List::of).orElseGet(() -> from.map(position::legalMoves).orElse(List.of()));
    ObligationKind kind =
        legal.isPresent() ? ObligationKind.NAMED_MOVE : ObligationKind.NAMED_PIECE;
    return moves.isEmpty()
        ? of(position, touched, castling)
        : new Obligation(kind, touched, from, Optional.empty(), moves);
  }

  /** Returns the square of the piece that an attempt moves; empty if the attempt names no piece. */
  public static Optional<Square> from(Position position, Attempt attempt) {
    if (attempt instanceof Attempt.Step step) {
      return Optional.of(step.from());
    }
    if (attempt instanceof Attempt.Unreached) {
      Ruling.Illegal ruling = (Ruling.Illegal) position.rule(attempt);
      return ruling.evidence().mover().map(PlacedPiece::square);
    }
    return attempt instanceof Attempt.Castle
        ? Optional.of(position.king(position.turn()))
        : Optional.empty();
  }

  /**
   * Whether the piece may stay where the attempt has put it. A legal move must be one of the
   * allowed moves. An illegal move does not break the touch-move rule if the moved piece could meet
   * the obligation, because the arbiter rules on the move only after the clock is pressed.
   */
  public boolean permits(Position position, Attempt attempt) {
    Ruling ruling = ReleasedMove.rule(position, attempt);
    return ruling instanceof Ruling.Legal legal
        ? Lists.any(allowed, legal.move()::equals)
        : kind.isFree() || from(position, attempt).filter(this::mayMove).isPresent();
  }

  /** Whether the obligation allows a move by the piece on this square. */
  public boolean mayMove(Square square) {
    return Lists.any(allowed, move -> move.from() == square);
  }

  /** What a player must do after touching pieces, or after an incorrect claim that named a move. */
  public enum ObligationKind {
    /** Make any legal move, because no piece was touched. */
    NONE(""),
    /** Move the first touched piece that can move (4.3.1). */
    MOVE("4.3.1"),
    /** Capture the first touched enemy piece that can be captured (4.3.2). */
    CAPTURE("4.3.2"),
    /** Capture the first touched enemy piece with the player's first touched piece (4.3.3). */
    CAPTURE_WITH("4.3.3"),
    /**
     * Move the player's own piece, because it is the first touched piece of either colour that can
     * be moved or captured.
     */
    MOVE_FIRST("4.3.3"),
    /**
     * Capture the opponent's piece, because it is the first touched piece of either colour that can
     * be moved or captured.
     */
    CAPTURE_FIRST("4.3.3"),
    /** Castle with the rook that was touched after the king (4.4.1). */
    CASTLE("4.4.1"),
    /**
     * Make another king move, because castling with the rook touched after the king is illegal
     * (4.4.3).
     */
    MOVE_KING("4.4.3"),
    /**
     * A rook was touched before the king. Move the first of the two that can move, without castling
     * with that rook (4.4.2).
     */
    NO_CASTLING("4.4.2"),
    /**
     * Make any legal move, because the king was touched before a rook but cannot move at all
     * (4.4.3).
     */
    FREE_AFTER_CASTLING("4.4.3"),
    /** Make any legal move, because no touched piece can be moved or captured (4.5). */
    FREE("4.5"),
    /** Play the legal move that an incorrect claim named (9.5.3). */
    NAMED_MOVE("9.5.3"),
    /**
     * Make another move with the same piece, because the move that an incorrect claim named is
     * illegal (9.5.3).
     */
    NAMED_PIECE("9.5.3");

    private final String article;

    ObligationKind(String article) {
      this.article = article;
    }

    /** The article of the Laws that imposes the obligation; empty if no piece was touched. */
    public Optional<String> article() {
      return this == NONE ? Optional.empty() : Optional.of(article);
    }

    /** Whether an incorrect claim, not a touched piece, imposes the obligation. */
    public boolean isNamed() {
      return this == NAMED_MOVE || this == NAMED_PIECE;
    }

    /**
     * Whether any legal move may be played: either no piece was touched, or no move would meet the
     * obligation.
     */
    public boolean isFree() {
      return this == NONE || this == FREE || this == FREE_AFTER_CASTLING;
    }
  }

  /**
   * The original squares of kings and rooks. Article 4.4 applies to a king and a rook that are
   * touched on these squares, whether or not the right to castle remains.
   */
  public record CastlingHomeSquares(SquareSet kings, SquareSet rooks) {
    private static final CastlingHomeSquares CLASSICAL =
        new CastlingHomeSquares(
            SquareSet.of(Square.E1, Square.E8),
            SquareSet.of(Square.A1, Square.H1, Square.A8, Square.H8));

    /** Returns the original squares in a game that starts from the given position. */
    public static CastlingHomeSquares of(Position start) {
      return start.variant() == Variant.CLASSICAL
          ? CLASSICAL
          : new CastlingHomeSquares(
              SquareSet.of(start.king(Color.WHITE), start.king(Color.BLACK)),
              start.castlingRooks());
    }

    /** Whether the side to move has its king or a rook on this square, and it started there. */
    boolean has(Role role, Position position, Square square) {
      return (role == Role.KING ? kings : rooks).contains(square)
          && square.rank() == position.turn().backRank()
          && position.squaresOf(new Piece(position.turn(), role)).contains(square);
    }
  }
}
