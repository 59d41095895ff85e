package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;

/**
 * Proves within microseconds that a side can never deliver checkmate. The proofs are sound but
 * incomplete.
 */
public final class QuickUnwinnabilityCheck {

  private QuickUnwinnabilityCheck() {}

  /**
   * Returns a proof that a side can never deliver checkmate, or empty if the quick check finds
   * none.
   */
  public static Optional<Winnability.Unwinnable> prove(Position position, Color winner) {
    BitboardPosition p = FlippedPosition.of(position, winner);
    return ProofPrecheck.ofOfficers(p) ? Optional.empty() : proof(p, winner);
  }

  /** Like {@link #prove}, but without {@link ProofPrecheck}. */
  static Optional<Winnability.Unwinnable> proof(BitboardPosition p, Color winner) {
    if (isMate(p)) {
      return Optional.empty();
    }
    UnwinnableReason material = MaterialProof.noMate(p);
    if (material != null) {
      return Optional.of(new Winnability.Unwinnable(material));
    }
    ReachableSquares pieces = UnreachableMateProof.proof(p);
    return pieces == null
        ? Optional.empty()
        : Optional.of(
            new Winnability.Unwinnable(pieces.reason(), regions(pieces, winner == Color.BLACK)));
  }

  /** Like {@link #prove}, but without the regions, for callers that need only the reason. */
  public static Optional<UnwinnableReason> reason(Position position, Color winner) {
    BitboardPosition p = FlippedPosition.of(position, winner);
    if (ProofPrecheck.ofOfficers(p) || isMate(p)) {
      return Optional.empty();
    }
    UnwinnableReason material = MaterialProof.noMate(p);
    if (material != null) {
      return Optional.of(material);
    }
    ReachableSquares pieces = UnreachableMateProof.proof(p);
    return pieces == null ? Optional.empty() : Optional.of(pieces.reason());
  }

  /** Whether the quick check proves that neither side can ever deliver checkmate (5.2.2). */
  public static boolean isDead(Position position) {
    return reason(position, Color.WHITE).isPresent() && reason(position, Color.BLACK).isPresent();
  }

  /** Whether Black is checkmated. */
  static boolean isMate(BitboardPosition p) {
    return p.turn == BitboardPosition.BLACK
        && p.isCheck()
        && MoveGenerator.generate(p, MoveGenerator.COUNT_ONLY) == 0;
  }

  private static List<Winnability.Region> regions(ReachableSquares pieces, boolean over) {
    List<Winnability.Region> regions = new ArrayList<>(pieces.count);
    for (int i = 0; i < pieces.count; i++) {
      Square at = Square.of(over ? pieces.square[i] ^ 56 : pieces.square[i]);
      regions.add(
          new Winnability.Region(
              at, new SquareSet(over ? Long.reverseBytes(pieces.reach[i]) : pieces.reach[i])));
    }
    return List.copyOf(regions);
  }
}
