package org.arbiterchess.cli.play;

import java.util.regex.Pattern;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;

/** Reads a typed move, which may contain spaces, as in {@code e2 e4}. */
final class TypedMoveReader {

  private static final Pattern TWO_SQUARES =
      Pattern.compile(
          "[\\p{L}♔-♟]?[\\uFE0E\\uFE0F]?[A-Ha-h][1-8]\\s+[A-Ha-h][1-8](\\s*=?[\\p{L}♕-♘♛-♞])?");

  private TypedMoveReader() {}

  static MoveReading read(Position position, String typed, Texts texts) {
    boolean twoSquares = TWO_SQUARES.matcher(typed.trim()).matches();
    return new LocalizedMoveNotation(texts.say(TerminalText.PIECE_LETTERS))
        .read(position, twoSquares ? typed.replaceAll("\\s", "") : typed);
  }
}
