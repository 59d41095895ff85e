package org.arbiterchess.cli.play;

import java.util.regex.Pattern;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Position;

/** Reads a typed move, which may contain spaces, as in {@code e2 e4}. */
final class TypedMoveReader {

  private static final Pattern TWO_SQUARES =
      Pattern.compile(
          "[KQRBNkqrbn♔-♟]?[\\uFE0E\\uFE0F]?[A-Ha-h][1-8]\\s+[A-Ha-h][1-8](\\s*=?[QRBNqrbn♕-♘♛-♞])?");

  private TypedMoveReader() {}

  static MoveReading read(Position position, String typed) {
    boolean twoSquares = TWO_SQUARES.matcher(typed.trim()).matches();
    return MoveTextParser.read(position, twoSquares ? typed.replaceAll("\\s", "") : typed);
  }
}
