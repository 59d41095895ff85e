package org.arbiterchess.pgn.read;

import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;

/** Tests whether each side has the required number of pieces of each role. */
final class MaterialCondition implements PositionPattern.Condition {

  private static final String LETTERS = " BRQPNK";
  private static final int CODES = LETTERS.length();

  /** The number of pieces that White must have, indexed by role code. */
  private final int[] white;

  private final int[] black;

  /** Whether a position with the colours swapped also matches. */
  private final boolean either;

  private MaterialCondition(int[] white, int[] black, boolean either) {
    this.white = white;
    this.black = black;
    this.either = either;
  }

  static Optional<PositionPattern.Condition> parse(String text) {
    int separator = text.indexOf('v');
    if (separator < 0 || text.indexOf('v', separator + 1) >= 0) {
      return Optional.empty();
    }
    String first = text.substring(0, separator);
    String second = text.substring(separator + 1);
    Optional<int[]> left = counts(first);
    Optional<int[]> right = counts(second);
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    boolean blackFirst = isSmall(first) && !isSmall(second);
    boolean either = !blackFirst && !isSmall(second);
    if (isSmall(first) && isSmall(second)) {
      return Optional.empty();
    }
    return Optional.of(
        blackFirst
            ? new MaterialCondition(right.get(), left.get(), false)
            : new MaterialCondition(left.get(), right.get(), either));
  }

  private static boolean isSmall(String side) {
    return !side.isEmpty() && side.charAt(0) >= 'a';
  }

  /** Counts one side's piece letters, which must be all upper case or all lower case. */
  private static Optional<int[]> counts(String side) {
    int[] counts = new int[CODES];
    for (int i = 0; i < side.length(); i++) {
      char letter = side.charAt(i);
      boolean small = letter >= 'a';
      int code = LETTERS.indexOf(small ? letter - 'a' + 'A' : letter);
      if (code < 1 || small != isSmall(side)) {
        return Optional.empty();
      }
      counts[code]++;
    }
    boolean possible = counts[BitboardPosition.KING] <= 1 && counts[BitboardPosition.PAWN] <= 8;
    counts[BitboardPosition.KING] = 1;
    return possible ? Optional.of(counts) : Optional.empty();
  }

  @Override
  public boolean holds(BitboardPosition position) {
    return fits(position, white, black) || (either && fits(position, black, white));
  }

  private static boolean fits(BitboardPosition position, int[] white, int[] black) {
    for (int code = 1; code < CODES; code++) {
      long pieces = position.ofRole(code);
      int blacks = Long.bitCount(pieces & position.black);
      if (blacks != black[code] || Long.bitCount(pieces) - blacks != white[code]) {
        return false;
      }
    }
    return true;
  }
}
