package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.IllegalMoveEvidence;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Evidence for rulings, taken from the move history because the position alone cannot provide it.
 */
record IllegalMoveHistoryEvidence(Position now, List<Position> positions, List<Move> moves) {

  /**
   * Adds details from the move history to a ruling, or returns the ruling unchanged if there are
   * none.
   */
  static Ruling.Illegal tellMore(Ruling.Illegal ruling, Game game) {
    return switch (ruling.detail()) {
      case RIGHT_LOST -> of(game).howTheRightWasLost(ruling);
      case EN_PASSANT_NOT_NOW -> of(game).howThePawnCame(ruling);
      default -> ruling;
    };
  }

  private static IllegalMoveHistoryEvidence of(Game game) {
    return new IllegalMoveHistoryEvidence(game.position(), game.positions(), game.moves());
  }

  /**
   * Adds to the ruling the move by which the right to castle was lost: the first move of the king
   * or the rook, or the capture of the rook (3.8.2.1).
   */
  private Ruling.Illegal howTheRightWasLost(Ruling.Illegal ruling) {
    Color color = ruling.player();
    Optional<Square> home = startingRook(color, ruling.evidence().goal().orElseThrow());
    if (home.isEmpty()) {
      return ruling.withDetail(DetailedReason.RIGHT_LOST_BY_SETUP, 0);
    }
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      int number = positions.get(i).fullmoveNumber();
      if (move.color() != color) {
        if (move.capturedSquare().orElse(null) == home.get()) {
          return naming(home, ruling).withDetail(DetailedReason.RIGHT_LOST_ROOK_CAPTURED, number);
        }
      } else if (move.role() == Role.KING) {
        return ruling.withDetail(DetailedReason.RIGHT_LOST_KING_MOVED, number);
      } else if (move.from() == home.get()) {
        return naming(home, ruling).withDetail(DetailedReason.RIGHT_LOST_ROOK_MOVED, number);
      }
    }
    return ruling;
  }

  /**
   * Returns the starting square of the rook that could castle. This is the given square if a rook
   * could castle from there at the start. In Chess960, a different rook may now stand on the given
   * square. In that case, the result is the starting square of the rook on the same side of the
   * king.
   */
  private Optional<Square> startingRook(Color color, Square rook) {
    Position start = positions.get(0);
    Optional<Square> sameSide = Optional.empty();
    boolean kingSide = rook.index() > now.king(color).index();
    for (Square home : start.castlingRooks()) {
      if (home == rook) {
        return Optional.of(home);
      }
      boolean own = home.rank() == color.backRank();
      if (own && home.index() > start.king(color).index() == kingSide) {
        sameSide = Optional.of(home);
      }
    }
    return sameSide;
  }

  /** Returns the same ruling with the rook's starting square as the square in its evidence. */
  private static Ruling.Illegal naming(Optional<Square> home, Ruling.Illegal ruling) {
    IllegalMoveEvidence told = ruling.evidence();
    IllegalMoveEvidence closer =
        new IllegalMoveEvidence(
            told.mover(), home, told.culprits(), told.squares(), told.arrows(), told.number());
    return new Ruling.Illegal(
        ruling.player(), ruling.attempt(), ruling.detail(), ruling.article(), closer);
  }

  /**
   * Adds to the ruling how the pawn reached its square. For a double step, the ruling says how many
   * moves ago it was made, where 1 is the opponent's last move (3.7.3.2). Otherwise, the pawn got
   * there by a single step or a capture (3.7.3.1). If the pawn has not moved since the start, the
   * ruling is returned unchanged, unless the starting position has an en passant square on that
   * file.
   */
  private Ruling.Illegal howThePawnCame(Ruling.Illegal ruling) {
    Square pawn = ruling.evidence().culprits().get(0).square();
    Color opponent = ruling.player().other();
    int ago = 0;
    for (int i = moves.size() - 1; i >= 0; i--) {
      Move move = moves.get(i);
      ago += move.color() == opponent ? 1 : 0;
      if (move.color() == opponent && move.to() == pawn) {
        return move.isDoubleStep()
            ? ruling.withDetail(DetailedReason.EN_PASSANT_TOO_LATE, ago)
            : ruling.withDetail(DetailedReason.EN_PASSANT_SINGLE_STEPS, 0);
      }
    }
    Optional<Square> steppedOver = positions.get(0).enPassant();
    boolean justAdvanced =
        positions.get(0).turn() != opponent
            && steppedOver.isPresent()
            && steppedOver.get().file() == pawn.file();
    return justAdvanced ? ruling.withDetail(DetailedReason.EN_PASSANT_TOO_LATE, ago + 1) : ruling;
  }
}
