package org.arbiterchess.chess;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The pieces on a board, counted by colour and role, and their usual value in points: pawn 1,
 * knight and bishop 3, rook 5, queen 9.
 *
 * <pre>{@code
 * Material material = Fen.parse("4k2r/8/8/8/8/8/4P3/R3K3 w - - 0 1").material();
 * System.out.println(material); // KRPvKR
 * System.out.println(material.difference(Color.WHITE)); // 1
 * }</pre>
 */
public final class Material {

  private static final Role[] KING_FIRST = {
    Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN
  };

  /** The counts, six for White and six for Black, each in the order of {@link Role}. */
  private final int[] counts;

  private Material(int[] counts) {
    this.counts = counts;
  }

  /** Counts the pieces on a board. */
  public static Material of(Board board) {
    int[] counts = new int[12];
    for (PlacedPiece placed : board.pieces()) {
      counts[index(placed.color(), placed.role())]++;
    }
    return new Material(counts);
  }

  /** The usual value of a role in points; 0 for a king. */
  public static int points(Role role) {
    return switch (role) {
      case PAWN -> 1;
      case KNIGHT, BISHOP -> 3;
      case ROOK -> 5;
      case QUEEN -> 9;
      case KING -> 0;
    };
  }

  /** The number of pieces of the given role that a side has. */
  public int count(Color color, Role role) {
    return counts[index(color, role)];
  }

  /** The number of pieces that a side has, including pawns and the king. */
  public int count(Color color) {
    int count = 0;
    for (Role role : KING_FIRST) {
      count += count(color, role);
    }
    return count;
  }

  /** The value of a side's pieces in points, which is 39 at the start of a game. */
  public int points(Color color) {
    int points = 0;
    for (Role role : KING_FIRST) {
      points += points(role) * count(color, role);
    }
    return points;
  }

  /** A side's lead in points; negative if it is behind. */
  public int difference(Color color) {
    return points(color) - points(color.other());
  }

  /** How many more pieces of a role a side has than its opponent; negative if it has fewer. */
  public int difference(Color color, Role role) {
    return count(color, role) - count(color.other(), role);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Material material && Arrays.equals(counts, material.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  /**
   * White's pieces, a {@code v} and Black's pieces, as in endgame names such as {@code KRPvKR}. The
   * order is king, queen, rook, bishop, knight, pawn.
   */
  @Override
  public String toString() {
    return letters(Color.WHITE) + "v" + letters(Color.BLACK);
  }

  private String letters(Color color) {
    StringBuilder letters = new StringBuilder();
    for (Role role : KING_FIRST) {
      for (int n = count(color, role); n > 0; n--) {
        letters.append(role.capital());
      }
    }
    return letters.toString();
  }

  private static int index(Color color, Role role) {
    return 6 * color.ordinal() + role.ordinal();
  }
}
