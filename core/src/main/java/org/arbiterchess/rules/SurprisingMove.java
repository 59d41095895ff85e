package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.CastlingPath;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;

/**
 * An explanation of why a surprising move is legal. Players may mistake such a move for a program
 * error.
 *
 * @param square the square that the explanation refers to, such as the captured pawn's, the rook's
 *     or the king's
 * @param culprits the pieces that appear to make the move illegal
 */
record SurprisingMove(Kind kind, Move move, Square square, List<PlacedPiece> culprits) {

  static Optional<SurprisingMove> of(Position before, Move move) {
    return new Search(before, move).find();
  }

  /** Explains why the move is legal. */
  Sentence sentence(Texts texts) {
    return Sentences.of(this, texts);
  }

  /** The kinds of surprising move that can be explained. */
  enum Kind {
    EN_PASSANT("3.7.3.1"),
    CASTLING_WITH_ATTACKED_ROOK("3.8.2.2"),
    CASTLING_PAST_ATTACKED_SQUARE("3.8.2.2"),
    CHECK_BY_PINNED_PIECE("3.1.3"),
    STALEMATE("5.2.1"),
    UNDERPROMOTION("3.7.3.3");

    private final String article;

    Kind(String article) {
      this.article = article;
    }

    String article() {
      return article;
    }
  }

  /** Looks for the reason why players often question a move. */
  private static final class Search {

    private final Position before;
    private final Move move;
    private final Position after;

    Search(Position before, Move move) {
      this.before = before;
      this.move = move;
      this.after = before.play(move);
    }

    Optional<SurprisingMove> find() {
      return enPassant()
          .or(this::castling)
          .or(this::pinnedPieceChecks)
          .or(this::stalemate)
          .or(this::underpromotion);
    }

    private Optional<SurprisingMove> enPassant() {
      return move.isEnPassant()
          ? because(Kind.EN_PASSANT, move.capturedSquare().orElseThrow(), 0)
          : Optional.empty();
    }

    private Optional<SurprisingMove> castling() {
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
      BitboardPosition p = before.packed();
      return p.attackers(p.turn ^ 1, square, p.occupied());
    }

    /** A piece gives check even if it is pinned to its own king (3.1.3, 3.9.1). */
    private Optional<SurprisingMove> pinnedPieceChecks() {
      BitboardPosition p = after.packed();
      int us = p.turn ^ 1;
      int ownKing = p.king(us);
      for (Square checker : after.checkers()) {
        long without = p.occupied() & ~(1L << checker.index());
        long pinners = p.attackers(p.turn, ownKing, without);
        if (pinners != 0) {
          return Optional.of(
              new SurprisingMove(
                  Kind.CHECK_BY_PINNED_PIECE,
                  move,
                  checker,
                  BitboardPositionConverter.placed(p, pinners)));
        }
      }
      return Optional.empty();
    }

    private Optional<SurprisingMove> stalemate() {
      return after.isStalemate()
          ? because(Kind.STALEMATE, after.king(after.turn()), 0)
          : Optional.empty();
    }

    private Optional<SurprisingMove> underpromotion() {
      return move.promotion().filter(role -> role != Role.QUEEN).isPresent()
          ? because(Kind.UNDERPROMOTION, move.to(), 0)
          : Optional.empty();
    }

    private Optional<SurprisingMove> because(Kind kind, Square square, long culprits) {
      List<PlacedPiece> pieces = BitboardPositionConverter.placed(before.packed(), culprits);
      return Optional.of(new SurprisingMove(kind, move, square, pieces));
    }
  }
}
