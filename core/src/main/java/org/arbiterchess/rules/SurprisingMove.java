package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.CastlingPath;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.message.RulesText;

/**
 * An explanation of why a surprising move is legal. Players may mistake such a move for a program
 * error.
 *
 * @param reason the key of the explanation, which begins with {@code LEGAL_}
 * @param square the square that the explanation refers to, such as the captured pawn's, the rook's
 *     or the king's
 * @param culprits the pieces that appear to make the move illegal
 */
record SurprisingMove(RulesText reason, Move move, Square square, List<PlacedPiece> culprits) {

  static Optional<SurprisingMove> of(Position before, Move move) {
    Position after = before.play(move);
    if (move.isEnPassant()) {
      Square pawn = move.capturedSquare().orElseThrow();
      return because(RulesText.LEGAL_EN_PASSANT, move, pawn, after, SquareSet.EMPTY);
    }
    return castling(before, move)
        .or(() -> pinnedPieceChecks(after, move))
        .or(() -> stalemateOrUnderpromotion(after, move));
  }

  private static Optional<SurprisingMove> castling(Position before, Move move) {
    if (!move.isCastling()) {
      return Optional.empty();
    }
    Square rook = move.castlingRook().orElseThrow();
    SquareSet attackers = before.attackers(move.color().other(), rook);
    if (!attackers.isEmpty()) {
      return because(RulesText.LEGAL_CASTLING_WITH_ATTACKED_ROOK, move, rook, before, attackers);
    }
    int king = move.from().index();
    long kingsPath = CastlingPath.ofKing(king, rook.index()) | (1L << king);
    for (Square square : new SquareSet(CastlingPath.ofRook(king, rook.index()) & ~kingsPath)) {
      attackers = before.attackers(move.color().other(), square);
      if (!attackers.isEmpty()) {
        return because(
            RulesText.LEGAL_CASTLING_PAST_ATTACKED_SQUARE, move, square, before, attackers);
      }
    }
    return Optional.empty();
  }

  /** A piece gives check even if it is pinned to its own king (3.1.3, 3.9.1). */
  private static Optional<SurprisingMove> pinnedPieceChecks(Position after, Move move) {
    Square ownKing = after.king(move.color());
    for (Square checker : after.checkers()) {
      SquareSet others = new SquareSet(after.packed().occupied()).without(checker);
      SquareSet pinners = after.facts().attackers(after.turn(), ownKing, others);
      if (!pinners.isEmpty()) {
        return because(RulesText.LEGAL_CHECK_BY_PINNED_PIECE, move, checker, after, pinners);
      }
    }
    return Optional.empty();
  }

  private static Optional<SurprisingMove> stalemateOrUnderpromotion(Position after, Move move) {
    if (after.isStalemate()) {
      Square king = after.king(after.turn());
      return because(RulesText.LEGAL_STALEMATE, move, king, after, SquareSet.EMPTY);
    }
    return move.promotion().filter(role -> role != Role.QUEEN).isPresent()
        ? because(RulesText.LEGAL_UNDERPROMOTION, move, move.to(), after, SquareSet.EMPTY)
        : Optional.empty();
  }

  private static Optional<SurprisingMove> because(
      RulesText reason, Move move, Square square, Position position, SquareSet culprits) {
    List<PlacedPiece> pieces = BitboardPositionConverter.placed(position.packed(), culprits.bits());
    return Optional.of(new SurprisingMove(reason, move, square, pieces));
  }
}
