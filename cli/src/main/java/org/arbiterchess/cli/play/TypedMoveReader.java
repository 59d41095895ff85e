package org.arbiterchess.cli.play;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveText;
import org.arbiterchess.rules.Position;

/** Moves as only people write them: {@code ♘f3}, and {@code e2 e4} with a space. */
final class TypedMoveReader {

  private static final String FIGURES = "♔♕♖♗♘♚♛♜♝♞";
  private static final String LETTERS = "KQRBNKQRBN";
  private static final Pattern TWO_SQUARES =
      Pattern.compile("([KQRBNkqrbn]?[A-Ha-h][1-8])\\s+([A-Ha-h][1-8](\\s*=?[QRBNqrbn])?)");

  private TypedMoveReader() {}

  static MoveReading read(Position position, String typed) {
    return MoveText.read(position, respelled(typed));
  }

  private static String respelled(String typed) {
    StringBuilder text = new StringBuilder();
    // A pawn has no letter, and a figure may be followed by a sign that it is text or a picture.
    for (char letter : typed.replaceAll("[♙♟\\uFE0E\\uFE0F]", "").trim().toCharArray()) {
      int figure = FIGURES.indexOf(letter);
      text.append(figure < 0 ? letter : LETTERS.charAt(figure));
    }
    Matcher squares = TWO_SQUARES.matcher(text);
    return squares.matches()
        ? squares.group(1) + squares.group(2).replaceAll("\\s", "")
        : text.toString();
  }
}
