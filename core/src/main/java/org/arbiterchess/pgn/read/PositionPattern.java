package org.arbiterchess.pgn.read;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.RepetitionKey;
import org.arbiterchess.rules.packed.PackedLine;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/**
 * A condition on a position. {@link PgnReader#reaches} uses it to find games by the positions in
 * their main line.
 */
public final class PositionPattern {

  /** The letter for each role code. */
  private static final String LETTERS = " BRQPNK";

  private final Predicate<BitboardPosition> condition;

  private PositionPattern(Predicate<BitboardPosition> condition) {
    this.condition = condition;
  }

  /** Matches every position with the same pieces on the same squares. */
  public static PositionPattern board(Position position) {
    BitboardPosition wanted = PositionAndMovePacker.pack(position);
    return new PositionPattern(wanted::hasBoardOf);
  }

  /** Matches every position with the same pieces on the same squares and the same side to move. */
  public static PositionPattern boardAndTurn(Position position) {
    BitboardPosition wanted = PositionAndMovePacker.pack(position);
    return new PositionPattern(found -> wanted.hasBoardOf(found) && wanted.turn == found.turn);
  }

  /**
   * Matches every position that counts as a repetition of the given one (9.2.3), with the same
   * pieces, side to move and castling rights. The en passant square matters only if an en passant
   * capture is legal.
   */
  public static PositionPattern exactly(Position position) {
    Predicate<BitboardPosition> similar = boardAndTurn(position).condition;
    RepetitionKey key = position.repetitionKey();
    return new PositionPattern(
        found ->
            similar.test(found)
                && key.equals(
                    PositionAndMovePacker.position(found, position.variant(), 0, 1)
                        .repetitionKey()));
  }

  /**
   * Matches positions with exactly this material, such as {@code KRPvKR}; kings may be omitted. If
   * all letters are upper case, either side may be White. If one side is in upper case and the
   * other in lower case, as in {@code KRPvkr}, upper case is White and lower case is Black.
   *
   * @return empty if the text is not of this form
   */
  public static Optional<PositionPattern> material(String text) {
    int separator = text.indexOf('v');
    if (separator < 0 || text.indexOf('v', separator + 1) >= 0) {
      return Optional.empty();
    }
    String first = text.substring(0, separator);
    String second = text.substring(separator + 1);
    Optional<int[]> left = counts(first);
    Optional<int[]> right = counts(second);
    if (left.isEmpty() || right.isEmpty() || (isSmall(first) && isSmall(second))) {
      return Optional.empty();
    }
    int[] white = isSmall(first) ? right.get() : left.get();
    int[] black = isSmall(first) ? left.get() : right.get();
    boolean either = !isSmall(first) && !isSmall(second);
    return Optional.of(
        new PositionPattern(
            found -> hasPieces(found, white, black) || (either && hasPieces(found, black, white))));
  }

  private static boolean isSmall(String side) {
    return !side.isEmpty() && side.charAt(0) >= 'a';
  }

  /**
   * Counts one side's piece letters, which must be all upper case or all lower case. Returns the
   * number for each role code, or empty if a side cannot have these pieces.
   */
  private static Optional<int[]> counts(String side) {
    int[] counts = new int[LETTERS.length()];
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

  private static boolean hasPieces(BitboardPosition position, int[] white, int[] black) {
    for (int code = 1; code < LETTERS.length(); code++) {
      long pieces = position.ofRole(code);
      int blacks = Long.bitCount(pieces & position.black);
      if (blacks != black[code] || Long.bitCount(pieces) - blacks != white[code]) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether every pattern matches at least one position of the main line. */
  static boolean allOccur(List<PositionPattern> patterns, PackedLine line) {
    boolean[] found = new boolean[patterns.size()];
    int missing = patterns.size();
    BitboardPosition now = new BitboardPosition();
    BitboardPosition next = new BitboardPosition();
    now.copy(line.start);
    for (int ply = 0; ; ply++) {
      for (int i = 0; i < found.length; i++) {
        if (!found[i] && patterns.get(i).condition.test(now)) {
          found[i] = true;
          missing--;
        }
      }
      if (missing == 0 || ply == line.moves.length) {
        return missing == 0;
      }
      PackedLine.play(now, line.moves[ply], next);
      BitboardPosition swapped = now;
      now = next;
      next = swapped;
    }
  }
}
