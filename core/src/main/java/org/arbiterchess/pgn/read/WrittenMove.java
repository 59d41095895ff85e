package org.arbiterchess.pgn.read;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/**
 * A move as written in SAN or long algebraic notation, legal or not.
 *
 * @param castling present if the text is a castling move; the other components are then meaningless
 * @param marked whether the text ends with a check or mate symbol
 */
record WrittenMove(
    Optional<CastlingSide> castling,
    Optional<Role> role,
    Optional<File> file,
    Optional<Rank> rank,
    boolean capture,
    Square to,
    Optional<Role> promotion,
    boolean marked) {

  /** Parses a word. Returns empty if it is not a move. */
  static Optional<WrittenMove> parse(String word) {
    int end = word.length();
    while (end > 0 && "+#".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    String text = word.substring(0, end);
    boolean marked = end < word.length();
    if (text.endsWith("e.p.")) {
      return parsed(text.substring(0, end - 4), marked);
    }
    return parsed(text.endsWith("ep") ? text.substring(0, end - 2) : text, marked);
  }

  private static Optional<WrittenMove> parsed(String text, boolean marked) {
    return castling(text)
        .map(
            side ->
                new WrittenMove(
                    Optional.of(side),
                    Optional.of(Role.KING),
                    Optional.empty(),
                    Optional.empty(),
                    false,
                    Square.A1,
                    Optional.empty(),
                    marked))
        .or(() -> piece(text, marked));
  }

  private static Optional<CastlingSide> castling(String text) {
    String letters = text.replace("-", "").replace('0', 'O').replace('o', 'O');
    return switch (letters) {
      case "OO" -> Optional.of(CastlingSide.KING_SIDE);
      case "OOO" -> Optional.of(CastlingSide.QUEEN_SIDE);
      default -> Optional.empty();
    };
  }

  /**
   * Parses role, origin, separator, destination and promotion. Only the destination is required.
   */
  private static Optional<WrittenMove> piece(String text, boolean marked) {
    Optional<Role> promotion = promotion(text);
    String rest = promotion.isEmpty() ? text : withoutPromotion(text);
    int at = rest.length() - 2;
    Optional<Square> to = at < 0 ? Optional.empty() : Square.ofName(rest.substring(at));
    if (to.isEmpty()) {
      return Optional.empty();
    }
    boolean separated = at > 0 && "x:-".indexOf(rest.charAt(at - 1)) >= 0;
    boolean capture = separated && rest.charAt(at - 1) != '-';
    String before = rest.substring(0, separated ? at - 1 : at);
    int next = 0;
    Optional<Role> role = Optional.empty();
    if (!before.isEmpty() && "KQRBNP".indexOf(before.charAt(0)) >= 0) {
      role = Role.ofLetter(before.charAt(0));
      next++;
    }
    Optional<File> file = Optional.empty();
    if (next < before.length() && before.charAt(next) >= 'a' && before.charAt(next) <= 'h') {
      file = Optional.of(File.of(before.charAt(next) - 'a' + 1));
      next++;
    }
    Optional<Rank> rank = Optional.empty();
    if (next < before.length() && before.charAt(next) >= '1' && before.charAt(next) <= '8') {
      rank = Optional.of(Rank.of(before.charAt(next) - '0'));
      next++;
    }
    return next < before.length()
        ? Optional.empty()
        : Optional.of(
            new WrittenMove(
                Optional.empty(), role, file, rank, capture, to.get(), promotion, marked));
  }

  /** The promotion in {@code e8=Q}, {@code e8Q}, {@code e7e8q}, {@code e8(Q)} or {@code e8/Q}. */
  private static Optional<Role> promotion(String text) {
    int last = text.length() - (text.endsWith(")") ? 2 : 1);
    return last > 0 && "QRBNqrbn".indexOf(text.charAt(last)) >= 0
        ? Role.ofLetter(text.charAt(last))
        : Optional.empty();
  }

  private static String withoutPromotion(String text) {
    int end = text.length() - (text.endsWith(")") ? 2 : 1);
    return text.substring(0, end > 0 && "=(/".indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : end);
  }

  /** Returns whether the text could refer to a piece with the given role and origin. */
  boolean allows(Role moving, Square from) {
    boolean named = role.isPresent() ? role.get() == moving : moving == Role.PAWN || hasOrigin();
    return named
        && (file.isEmpty() || file.get() == from.file())
        && (rank.isEmpty() || rank.get() == from.rank());
  }

  private boolean hasOrigin() {
    return file.isPresent() && rank.isPresent();
  }
}
