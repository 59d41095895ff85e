package org.arbiterchess.officiating.touch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.officiating.touch.Obligation.ObligationKind;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Determines what the side to move must do because of the touched pieces (4.3 to 4.5). */
final class TouchMoveRules {

  private final Position position;
  private final CastlingHomeSquares castling;
  private final List<Square> touched = new ArrayList<>();
  private final List<Square> own = new ArrayList<>();
  private final List<Square> enemy = new ArrayList<>();
  private final List<Move> legal;

  TouchMoveRules(Position position, List<Square> squares, CastlingHomeSquares castling) {
    this.position = position;
    this.castling = castling;
    for (Square square : squares) {
      Optional<Color> color = position.pieceAt(square).map(piece -> piece.color());
      if (color.isPresent() && !contains(touched, square)) {
        touched.add(square);
        (color.get() == position.turn() ? own : enemy).add(square);
      }
    }
    this.legal = withoutForbiddenCastling();
  }

  Obligation obligation() {
    if (touched.isEmpty()) {
      return obliges(ObligationKind.NONE, Optional.empty(), Optional.empty(), legal);
    }
    if (enemy.isEmpty()) {
      return castlingTouched().orElseGet(() -> firstThatCan(ObligationKind.MOVE));
    }
    if (own.isEmpty()) {
      return firstThatCan(ObligationKind.CAPTURE);
    }
    return ownCapturesEnemy().orElseGet(() -> firstThatCan(ObligationKind.MOVE_FIRST));
  }

  /**
   * The player's first touched piece must capture the first touched enemy piece, if that is legal
   * (4.3.3).
   */
  private Optional<Obligation> ownCapturesEnemy() {
    Square piece = own.get(0);
    Square target = enemy.get(0);
    List<Move> captures = new ArrayList<>();
    for (Move move : capturesOf(target)) {
      if (move.from() == piece) {
        captures.add(move);
      }
    }
    return captures.isEmpty()
        ? Optional.empty()
        : Optional.of(
            obliges(
                ObligationKind.CAPTURE_WITH, Optional.of(piece), Optional.of(target), captures));
  }

  /**
   * The first touched piece that can be moved or captured must be moved or captured (4.3.1 to
   * 4.3.3). If there is none, any legal move may be played (4.5).
   *
   * @param kind the kind of obligation if that piece is the player's own
   */
  private Obligation firstThatCan(ObligationKind kind) {
    for (Square square : touched) {
      boolean mine = contains(own, square);
      List<Move> moves = mine ? movesFrom(square) : capturesOf(square);
      if (!moves.isEmpty()) {
        Optional<Square> piece = Optional.of(square);
        return mine
            ? obliges(kind, piece, Optional.empty(), moves)
            : obliges(
                own.isEmpty() ? ObligationKind.CAPTURE : ObligationKind.CAPTURE_FIRST,
                Optional.empty(),
                piece,
                moves);
      }
    }
    return obliges(ObligationKind.FREE, Optional.empty(), Optional.empty(), legal);
  }

  /**
   * Returns the obligation if the king and a rook were touched on their original squares, in either
   * order (4.4.1 to 4.4.3).
   */
  private Optional<Obligation> castlingTouched() {
    List<Square> counted = withoutStuckPieces();
    if (counted.size() < 2) {
      return Optional.empty();
    }
    Square first = counted.get(0);
    Square second = counted.get(1);
    if (castling.hasKing(position, first) && castling.hasRook(position, second)) {
      return Optional.of(kingThenRook(first, second));
    }
    return castling.hasRook(position, first) && castling.hasKing(position, second)
        ? Optional.of(firstThatCan(ObligationKind.NO_CASTLING))
        : Optional.empty();
  }

  /**
   * The player must castle with the rook that was touched after the king (4.4.1). If that is
   * illegal, the player must make another king move or, if there is none, any legal move (4.4.3).
   */
  private Obligation kingThenRook(Square king, Square rook) {
    List<Move> moves = movesFrom(king);
    for (Move move : moves) {
      if (move.castlingRook().filter(castles -> castles == rook).isPresent()) {
        return obliges(ObligationKind.CASTLE, Optional.of(king), Optional.of(rook), List.of(move));
      }
    }
    return moves.isEmpty()
        ? obliges(ObligationKind.FREE_AFTER_CASTLING, Optional.empty(), Optional.empty(), legal)
        : obliges(ObligationKind.MOVE_KING, Optional.of(king), Optional.of(rook), moves);
  }

  /** The player's touched pieces, except any that cannot move and are neither king nor rook. */
  private List<Square> withoutStuckPieces() {
    List<Square> counted = new ArrayList<>();
    for (Square square : own) {
      Role role = position.pieceAt(square).orElseThrow().role();
      if (role == Role.KING || role == Role.ROOK || !movesFrom(square).isEmpty()) {
        counted.add(square);
      }
    }
    return counted;
  }

  /**
   * The legal moves except castling with a rook that was touched before the king (4.4.2). If there
   * are no other moves, castling is included.
   */
  private List<Move> withoutForbiddenCastling() {
    SquareSet rooks = SquareSet.EMPTY;
    for (Square square : own) {
      if (castling.hasKing(position, square)) {
        break;
      }
      rooks = castling.hasRook(position, square) ? rooks.with(square) : rooks;
    }
    boolean kingTouched = contains(own, position.king(position.turn()));
    if (rooks.isEmpty() || !kingTouched) {
      return position.legalMoves();
    }
    List<Move> moves = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (!move.isCastling() || !rooks.contains(move.castlingRook().orElseThrow())) {
        moves.add(move);
      }
    }
    return moves.isEmpty() ? position.legalMoves() : moves;
  }

  private List<Move> movesFrom(Square square) {
    List<Move> moves = new ArrayList<>();
    for (Move move : legal) {
      if (move.from() == square) {
        moves.add(move);
      }
    }
    return moves;
  }

  private List<Move> capturesOf(Square square) {
    List<Move> moves = new ArrayList<>();
    for (Move move : legal) {
      if (move.capturedSquare().filter(captured -> captured == square).isPresent()) {
        moves.add(move);
      }
    }
    return moves;
  }

  private static boolean contains(List<Square> squares, Square square) {
    for (Square other : squares) {
      if (other == square) {
        return true;
      }
    }
    return false;
  }

  private Obligation obliges(
      ObligationKind kind, Optional<Square> piece, Optional<Square> target, List<Move> moves) {
    return new Obligation(kind, touched, piece, target, moves);
  }
}
