package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.board.CastlingPath;
import org.arbiterchess.board.PackedPosition;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Allowance.Kind;

/** Finds what there is to explain about a legal move. */
final class Allowances {

  private final Position before;
  private final Move move;
  private final Position after;

  private Allowances(Position before, Move move) {
    this.before = before;
    this.move = move;
    this.after = before.play(move);
  }

  static Optional<Allowance> of(Position before, Move move) {
    Allowances asked = new Allowances(before, move);
    return asked
        .enPassant()
        .or(asked::castling)
        .or(asked::pinnedPieceChecks)
        .or(asked::stalemate)
        .or(asked::underpromotion);
  }

  private Optional<Allowance> enPassant() {
    return move.isEnPassant()
        ? because(Kind.EN_PASSANT, move.capturedSquare().orElseThrow(), 0)
        : Optional.empty();
  }

  private Optional<Allowance> castling() {
    if (!move.isCastling()) {
      return Optional.empty();
    }
    Square rook = move.castlingRook().orElseThrow();
    long attackers = attackers(rook.index());
    if (attackers != 0) {
      return because(Kind.CASTLING_WITH_ATTACKED_ROOK, rook, attackers);
    }
    int king = move.from().index();
    long kingsPath = CastlingPath.ofKing(king, rook.index()) | (1L << king);
    long rooksOwn = CastlingPath.ofRook(king, rook.index()) & ~kingsPath;
    for (long rest = rooksOwn; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (attackers(square) != 0) {
        return because(Kind.CASTLING_PAST_ATTACKED_SQUARE, Square.of(square), attackers(square));
      }
    }
    return Optional.empty();
  }

  private long attackers(int square) {
    PackedPosition p = before.packed();
    return p.attackers(p.turn ^ 1, square, p.occupied());
  }

  /** A piece may give check though it could not move for its own king's sake (3.1.3, 3.9.1). */
  private Optional<Allowance> pinnedPieceChecks() {
    PackedPosition p = after.packed();
    int us = p.turn ^ 1;
    int ownKing = p.king(us);
    for (Square checker : after.checkers()) {
      long without = p.occupied() & ~(1L << checker.index());
      long pinners = p.attackers(p.turn, ownKing, without);
      if (pinners != 0) {
        return Optional.of(
            new Allowance(Kind.CHECK_BY_PINNED_PIECE, move, checker, Packing.placed(p, pinners)));
      }
    }
    return Optional.empty();
  }

  private Optional<Allowance> stalemate() {
    return after.isStalemate()
        ? because(Kind.STALEMATE, after.king(after.turn()), 0)
        : Optional.empty();
  }

  private Optional<Allowance> underpromotion() {
    return move.promotion().filter(role -> role != Role.QUEEN).isPresent()
        ? because(Kind.UNDERPROMOTION, move.to(), 0)
        : Optional.empty();
  }

  private Optional<Allowance> because(Kind kind, Square square, long culprits) {
    List<PlacedPiece> pieces = Packing.placed(before.packed(), culprits);
    return Optional.of(new Allowance(kind, move, square, pieces));
  }
}
