package org.arbiterchess.pgn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/**
 * A move as it is written in SAN or long algebraic notation, legal or not.
 *
 * @param castling present if the text is castling; the other components are then meaningless
 * @param marked whether the text ends with a sign for check or mate
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

  private static final Pattern MOVE =
      Pattern.compile(
          "([KQRBNP]?)([a-h]?)([1-8]?)([x:-]?)([a-h][1-8])(?:[=/(]?([QRBNqrbn])\\)?)?"
              + "([+#]*)(?:e\\.?p\\.?)?");

  private static final Pattern CASTLING = Pattern.compile("([Oo0])-?\\1(-?\\1)?([+#]*)");

  /** Parses a word. Returns empty if it is not a move. */
  static Optional<WrittenMove> parse(String word) {
    Matcher castling = CASTLING.matcher(word);
    if (castling.matches()) {
      CastlingSide side =
          castling.group(2) == null ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
      return Optional.of(
          new WrittenMove(
              Optional.of(side),
              Optional.of(Role.KING),
              Optional.empty(),
              Optional.empty(),
              false,
              Square.A1,
              Optional.empty(),
              !castling.group(3).isEmpty()));
    }
    Matcher move = MOVE.matcher(word);
    if (!move.matches()) {
      return Optional.empty();
    }
    String file = move.group(2);
    String rank = move.group(3);
    return Optional.of(
        new WrittenMove(
            Optional.empty(),
            role(move.group(1)),
            file.isEmpty() ? Optional.empty() : Optional.of(File.of(file.charAt(0) - 'a' + 1)),
            rank.isEmpty() ? Optional.empty() : Optional.of(Rank.of(rank.charAt(0) - '0')),
            !move.group(4).isEmpty() && !move.group(4).equals("-"),
            Square.ofName(move.group(5)).orElseThrow(),
            move.group(6) == null ? Optional.empty() : role(move.group(6)),
            !move.group(7).isEmpty()));
  }

  private static Optional<Role> role(String letter) {
    return letter.isEmpty() ? Optional.empty() : Role.ofLetter(letter.charAt(0));
  }

  /** Returns whether the text allows the piece: it has the named role and origin. */
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
