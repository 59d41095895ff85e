package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;

/** Proofs that take microseconds: sound and incomplete. */
public final class QuickUnwinnabilityCheck {

  private QuickUnwinnabilityCheck() {}

  /** Why a side can never checkmate; nothing means only that it takes longer to find out. */
  public static Optional<Winnability.Unwinnable> prove(Position position, Color winner) {
    PackedPosition p = FlippedPosition.of(position, winner);
    return ProofPrecheck.ofOfficers(p) ? Optional.empty() : proof(p, winner);
  }

  /** The same without looking at the board first for a reason why there will hardly be a proof. */
  static Optional<Winnability.Unwinnable> proof(PackedPosition p, Color winner) {
    if (isMate(p)) {
      return Optional.empty();
    }
    UnwinnableReason material = MaterialProof.noMate(p);
    if (material != null) {
      return Optional.of(new Winnability.Unwinnable(material));
    }
    ReachableSquares pieces = ReachabilityProof.proof(p);
    return pieces == null
        ? Optional.empty()
        : Optional.of(
            new Winnability.Unwinnable(pieces.reason(), regions(pieces, winner == Color.BLACK)));
  }

  /** The same as {@link #prove} without the regions, for those who only rule. */
  public static Optional<UnwinnableReason> reason(Position position, Color winner) {
    PackedPosition p = FlippedPosition.of(position, winner);
    if (ProofPrecheck.ofOfficers(p) || isMate(p)) {
      return Optional.empty();
    }
    UnwinnableReason material = MaterialProof.noMate(p);
    if (material != null) {
      return Optional.of(material);
    }
    ReachableSquares pieces = ReachabilityProof.proof(p);
    return pieces == null ? Optional.empty() : Optional.of(pieces.reason());
  }

  /** Whether neither side can ever checkmate (5.2.2), as far as that is quickly proven. */
  public static boolean isDead(Position position) {
    return reason(position, Color.WHITE).isPresent() && reason(position, Color.BLACK).isPresent();
  }

  /** Whether Black is mated. */
  static boolean isMate(PackedPosition p) {
    return p.turn == PackedPosition.BLACK
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
