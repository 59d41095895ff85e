package org.arbiterchess.cli.play;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Position;

/** Reads moves that may contain figurines, as in {@code ♘f3}, or spaces, as in {@code e2 e4}. */
final class TypedMoveReader {

  private static final String FIGURINES = "♔♕♖♗♘♚♛♜♝♞";
  private static final String LETTERS = "KQRBNKQRBN";
  private static final Pattern TWO_SQUARES =
      Pattern.compile("([KQRBNkqrbn]?[A-Ha-h][1-8])\\s+([A-Ha-h][1-8](\\s*=?[QRBNqrbn])?)");

  private TypedMoveReader() {}

  static MoveReading read(Position position, String typed) {
    return MoveTextParser.read(position, normalized(typed));
  }

  private static String normalized(String typed) {
    StringBuilder text = new StringBuilder();
    // Removes pawn figurines, which have no letter in SAN, and Unicode variation selectors.
    for (char letter : typed.replaceAll("[♙♟\\uFE0E\\uFE0F]", "").trim().toCharArray()) {
      int index = FIGURINES.indexOf(letter);
      text.append(index < 0 ? letter : LETTERS.charAt(index));
    }
    Matcher squares = TWO_SQUARES.matcher(text);
    return squares.matches()
        ? squares.group(1) + squares.group(2).replaceAll("\\s", "")
        : text.toString();
  }
}
