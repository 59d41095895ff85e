package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.board.MoveGenerator;
import org.arbiterchess.board.PackedPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;

/** Proofs that take microseconds: sound and incomplete. */
public final class Quick {

  private Quick() {}

  /** Why a side can never checkmate; nothing means only that it takes longer to find out. */
  public static Optional<Proof> of(Position position, Color winner) {
    PackedPosition p = Packed.of(position, winner);
    return hasFreeOfficer(p) ? Optional.empty() : proof(p, winner);
  }

  /** The same without looking at the board first for a reason why there will hardly be a proof. */
  static Optional<Proof> proof(PackedPosition p, Color winner) {
    if (isMate(p)) {
      return Optional.empty();
    }
    Argument material = Material.noMate(p);
    if (material != null) {
      return Optional.of(Proof.of(material));
    }
    Pieces pieces = Fixpoint.proof(p);
    return pieces == null
        ? Optional.empty()
        : Optional.of(new Proof(pieces.argument(), regions(pieces, winner == Color.BLACK)));
  }

  /** What the material alone proves. */
  public static Optional<Argument> byMaterial(Position position, Color winner) {
    PackedPosition p = Packed.of(position, winner);
    return isMate(p) ? Optional.empty() : Optional.ofNullable(Material.noMate(p));
  }

  /** The same as {@link #of} without the regions, for those who only rule. */
  public static Optional<Argument> argument(Position position, Color winner) {
    PackedPosition p = Packed.of(position, winner);
    if (hasFreeOfficer(p) || isMate(p)) {
      return Optional.empty();
    }
    Argument material = Material.noMate(p);
    if (material != null) {
      return Optional.of(material);
    }
    Pieces pieces = Fixpoint.proof(p);
    return pieces == null ? Optional.empty() : Optional.of(pieces.argument());
  }

  /** Whether White has a queen, a rook or two knights, one of which has somewhere to go. */
  private static boolean hasFreeOfficer(PackedPosition p) {
    long white = p.of(PackedPosition.WHITE);
    long heavy = p.rooksAndQueens() & white;
    long knights = p.knights() & white;
    long officers = Long.bitCount(knights) > 1 ? heavy | knights : heavy;
    for (long rest = officers; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      if ((Pieces.attack(p.roleAt(at), at, p.occupied()) & ~white) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether neither side can ever checkmate (5.2.2), as far as that is quickly proven. */
  public static boolean isDead(Position position) {
    return argument(position, Color.WHITE).isPresent()
        && argument(position, Color.BLACK).isPresent();
  }

  /** Whether Black is mated. */
  static boolean isMate(PackedPosition p) {
    return p.turn == PackedPosition.BLACK
        && Packed.isCheck(p)
        && MoveGenerator.generate(p, MoveGenerator.COUNT_ONLY) == 0;
  }

  private static List<Proof.Region> regions(Pieces pieces, boolean over) {
    List<Proof.Region> regions = new ArrayList<>(pieces.count);
    for (int i = 0; i < pieces.count; i++) {
      Square at = Square.of(over ? pieces.square[i] ^ 56 : pieces.square[i]);
      regions.add(new Proof.Region(at, new SquareSet(Packed.turned(pieces.reach[i], over))));
    }
    return List.copyOf(regions);
  }
}
