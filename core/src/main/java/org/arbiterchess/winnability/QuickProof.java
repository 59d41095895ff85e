package org.arbiterchess.winnability;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * Proves within microseconds that White can never deliver checkmate: from the material alone, or
 * because no piece ever leaves its reachable squares, and those squares allow no checkmate. The
 * proofs are sound but incomplete.
 */
final class QuickProof {

  private QuickProof() {}

  /** A proof for positions from ordinary games, most of which a cheap test rules out. */
  static Optional<Winnability.Unwinnable> ofGame(Position position, Color winner) {
    BitboardPosition p = FlippedPosition.of(position, winner);
    return hasFreeOfficers(p) ? Optional.empty() : of(p, winner);
  }

  static Optional<Winnability.Unwinnable> of(BitboardPosition p, Color winner) {
    if (isMate(p)) {
      return Optional.empty();
    }
    UnwinnableReason material = material(p);
    if (material != null) {
      return Optional.of(new Winnability.Unwinnable(material));
    }
    ReachableSquares pieces = unreachableMate(p);
    return pieces == null
        ? Optional.empty()
        : Optional.of(
            new Winnability.Unwinnable(pieces.reason(), regions(pieces, winner == Color.BLACK)));
  }

  /** Whether all pawns are blocked. If they are not, a proof is unlikely. */
  static boolean isLocked(BitboardPosition p) {
    long white = p.pawns() & ~p.black;
    long black = p.pawns() & p.black;
    return ((white << 8 | black >>> 8) & ~p.occupied()) == 0;
  }

  /** Whether Black is checkmated. */
  static boolean isMate(BitboardPosition p) {
    return p.turn == BitboardPosition.BLACK
        && p.isCheck()
        && MoveGenerator.generate(p, MoveGenerator.COUNT_ONLY) == 0;
  }

  private static Map<Square, SquareSet> regions(ReachableSquares pieces, boolean over) {
    Map<Square, SquareSet> regions = new LinkedHashMap<>();
    for (int i = 0; i < pieces.count; i++) {
      Square at = Square.of(over ? pieces.square[i] ^ 56 : pieces.square[i]);
      long reach = over ? Long.reverseBytes(pieces.reach[i]) : pieces.reach[i];
      regions.put(at, new SquareSet(reach));
    }
    return regions;
  }

  /**
   * Returns the reason why White can never deliver checkmate, or null if the material does not
   * prove it. Black must not already be checkmated.
   */
  static @Nullable UnwinnableReason material(BitboardPosition p) {
    long white = p.of(BitboardPosition.WHITE);
    long straight = p.rooksAndQueens();
    if (((p.pawns() | straight) & white) != 0) {
      return null;
    }
    long knights = p.knights();
    long bishops = p.bishopsAndQueens() & ~straight;
    if (((knights | bishops) & white) == 0) {
      return UnwinnableReason.BARE_KING;
    }
    if ((knights & white) == 0) {
      boolean oneColor =
          (bishops & BitboardPosition.LIGHT_SQUARES) == 0
              || (bishops & ~BitboardPosition.LIGHT_SQUARES) == 0;
      return oneColor && (knights | p.pawns()) == 0 ? UnwinnableReason.BISHOPS_OF_ONE_COLOR : null;
    }
    boolean single = (bishops & white) == 0 && Long.bitCount(knights & white) == 1;
    long queens = straight & p.slant;
    boolean queensOnly = (p.occupied() & p.black & ~p.kings() & ~queens) == 0;
    return single && queensOnly ? UnwinnableReason.KNIGHT_AGAINST_QUEENS : null;
  }

  /**
   * Returns the reachable squares that prove that White can never deliver checkmate, or null if
   * there is no proof. Black must not already be checkmated.
   */
  static @Nullable ReachableSquares unreachableMate(BitboardPosition p) {
    return unreachableMate(p, RelaxedSearch.RoamingPieces.NONE);
  }

  /** Like {@link #unreachableMate(BitboardPosition)}, but for a board of {@link RelaxedSearch}. */
  static @Nullable ReachableSquares unreachableMate(
      BitboardPosition p, RelaxedSearch.RoamingPieces roaming) {
    if (p.castlingRooks != 0 || p.enPassant != BitboardPosition.NONE || hasPawnWithOpenFile(p)) {
      return null;
    }
    ReachableSquares pieces = new ReachableSquares(p, roaming);
    while (pieces.growOnce()) {
      pieces.sum();
      if (pieces.allowMate()) {
        return null;
      }
    }
    return pieces;
  }

  /**
   * Computes the reachable squares, whether or not they prove anything. Ignores castling and en
   * passant.
   */
  static ReachableSquares grown(BitboardPosition p) {
    ReachableSquares pieces = new ReachableSquares(p, RelaxedSearch.RoamingPieces.NONE);
    while (pieces.growOnce()) {
      pieces.sum();
    }
    return pieces;
  }

  /**
   * Whether White has a queen or rook that can move, or two knights, at least one of which can
   * move.
   */
  private static boolean hasFreeOfficers(BitboardPosition p) {
    long white = p.of(BitboardPosition.WHITE);
    long knights = p.knights() & white;
    long officers = p.rooksAndQueens() & white;
    officers |= (knights & (knights - 1)) != 0 ? knights : 0;
    for (long rest = officers; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if ((Attacks.of(p.roleAt(from), from, p.occupied()) & ~white) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether White has a pawn with no piece in front of it on its file. {@link #unreachableMate}
   * assumes that such a pawn can promote, so the proof always fails.
   */
  private static boolean hasPawnWithOpenFile(BitboardPosition p) {
    long below = p.occupied() >>> 8;
    below |= below >>> 8;
    below |= below >>> 16;
    below |= below >>> 32;
    return (p.pawns() & ~p.black & ~below) != 0;
  }
}
