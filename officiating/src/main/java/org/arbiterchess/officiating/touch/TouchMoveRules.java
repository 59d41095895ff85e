package org.arbiterchess.officiating.touch;

import static org.arbiterchess.officiating.touch.Obligation.ObligationKind.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.officiating.touch.Obligation.ObligationKind;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.text.Lists;

/** Determines what the side to move must do because of the touched pieces (4.3 to 4.5). */
final class TouchMoveRules {

  private static final Optional<Square> NO_PIECE = Optional.empty();

  private final Position position;
  private final CastlingHomeSquares castling;
  private final List<Square> touched = new ArrayList<>();
  private final List<Square> own;
  private final List<Square> enemy;
  private final List<Move> legal;

  TouchMoveRules(Position position, List<Square> squares, CastlingHomeSquares castling) {
    this.position = position;
    this.castling = castling;
    SquareSet left = position.board().occupied();
    for (Square square : squares) {
      if (left.contains(square)) {
        touched.add(square);
        left = left.without(square);
      }
    }
    this.own = Lists.where(touched, this::isOwn);
    this.enemy = Lists.where(touched, square -> !isOwn(square));
    this.legal = withoutForbiddenCastling();
  }

  private boolean isOwn(Square square) {
    return position.squaresOf(position.turn()).contains(square);
  }

  Obligation obligation() {
    if (touched.isEmpty()) {
      return obliges(NONE, NO_PIECE, NO_PIECE, legal);
    }
    if (enemy.isEmpty()) {
      return ownTouched();
    }
    // The first own piece must capture the first enemy piece, if that is legal (4.3.3).
    Optional<Square> piece = Lists.first(own, any -> true);
    Square target = enemy.get(0);
    List<Move> captures =
        Lists.where(capturesOf(target), move -> move.from() == piece.orElse(null));
    return captures.isEmpty()
        ? firstThatCan(MOVE_FIRST)
        : obliges(CAPTURE_WITH, piece, Optional.of(target), captures);
  }

  /**
   * The first touched piece that can be moved or captured must be moved or captured (4.3.1 to
   * 4.3.3). If there is none, any legal move may be played (4.5).
   *
   * @param kind the kind of obligation if that piece is the player's own
   */
  private Obligation firstThatCan(ObligationKind kind) {
    ObligationKind capture = own.isEmpty() ? CAPTURE : CAPTURE_FIRST;
    for (Square square : touched) {
      Optional<Square> piece = Optional.of(square);
      List<Move> moves = isOwn(square) ? movesFrom(square) : capturesOf(square);
      if (!moves.isEmpty()) {
        return isOwn(square)
            ? obliges(kind, piece, NO_PIECE, moves)
            : obliges(capture, NO_PIECE, piece, moves);
      }
    }
    return obliges(FREE, NO_PIECE, NO_PIECE, legal);
  }

  /**
   * The obligation if only own pieces were touched. A king and a rook on their original squares, in
   * either order, have their own rules (4.4.1 to 4.4.3).
   */
  private Obligation ownTouched() {
    List<Square> counted = Lists.where(own, this::counts);
    return areFirst(Role.KING, Role.ROOK, counted)
        ? kingThenRook(counted.get(0), counted.get(1))
        : firstThatCan(areFirst(Role.ROOK, Role.KING, counted) ? NO_CASTLING : MOVE);
  }

  private boolean areFirst(Role first, Role second, List<Square> counted) {
    return counted.size() > 1
        && castling.has(first, position, counted.get(0))
        && castling.has(second, position, counted.get(1));
  }

  /** A touched piece that cannot move does not count, unless it is a king or a rook. */
  private boolean counts(Square square) {
    Role role = position.pieceAt(square).orElseThrow().role();
    return role == Role.KING || role == Role.ROOK || !movesFrom(square).isEmpty();
  }

  /**
   * The player must castle with the rook that was touched after the king (4.4.1). If that is
   * illegal, the player must make another king move or, if there is none, any legal move (4.4.3).
   */
  private Obligation kingThenRook(Square king, Square rook) {
    Optional<Square> piece = Optional.of(king);
    Optional<Square> target = Optional.of(rook);
    List<Move> moves = movesFrom(king);
    List<Move> castles = Lists.where(moves, move -> isWith(move, rook));
    if (!castles.isEmpty()) {
      return obliges(CASTLE, piece, target, castles);
    }
    return moves.isEmpty()
        ? obliges(FREE_AFTER_CASTLING, NO_PIECE, NO_PIECE, legal)
        : obliges(MOVE_KING, piece, target, moves);
  }

  private static boolean isWith(Move castling, Square rook) {
    return castling.castlingRook().filter(square -> square == rook).isPresent();
  }

  /**
   * The legal moves except castling with a rook that was touched before the king (4.4.2). If there
   * are no other moves, castling is included.
   */
  private List<Move> withoutForbiddenCastling() {
    int king = 0;
    while (king < own.size() && own.get(king) != position.king(position.turn())) {
      king++;
    }
    List<Square> before = king == own.size() ? List.of() : own.subList(0, king);
    List<Square> rooks = Lists.where(before, square -> castling.has(Role.ROOK, position, square));
    List<Move> moves =
        Lists.where(position.legalMoves(), move -> !Lists.any(rooks, rook -> isWith(move, rook)));
    return moves.isEmpty() ? position.legalMoves() : moves;
  }

  private List<Move> movesFrom(Square square) {
    return Lists.where(legal, move -> move.from() == square);
  }

  private List<Move> capturesOf(Square square) {
    return Lists.where(
        legal, move -> move.capturedSquare().filter(captured -> captured == square).isPresent());
  }

  private Obligation obliges(
      ObligationKind kind, Optional<Square> piece, Optional<Square> target, List<Move> moves) {
    return new Obligation(kind, touched, piece, target, moves);
  }
}
