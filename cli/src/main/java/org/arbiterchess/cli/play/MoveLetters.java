package org.arbiterchess.cli.play;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Position;

/**
 * Reads and shows moves with a language's piece letters, such as {@code Sf3} in German. The rules
 * read and write all moves with English letters.
 *
 * @param letters the letters for king, queen, rook, bishop and knight
 */
record MoveLetters(String letters) {

  private static final String ENGLISH = "KQRBN";

  /** A piece move or a promotion in a sentence, but not in a file name such as {@code Nf3.pgn}. */
  private static final Pattern WRITTEN =
      Pattern.compile(
          "(?<![\\w/])([KQRBN])(?=[a-h]?[1-8]?[x-]?[a-h][1-8](?!\\w|\\.\\w))"
              + "|(?<=[a-h][18]=)([QRBN])(?!\\w|\\.\\w)");

  /**
   * A typed move that begins with a letter, after an optional move number. The groups are the
   * number, the letter and the rest.
   */
  private static final Pattern TYPED =
      Pattern.compile("(\\s*(?:\\d+\\s*\\.+\\s*)?)(\\p{L})([a-hA-H1-8x:×-].*)");

  /** The rest of a pawn move, after the letter of its starting file. */
  private static final Pattern AFTER_FILE = Pattern.compile("[1-8].*|[x:×-]?([a-h])[1-8].*");

  private static final Pattern TYPED_PROMOTION =
      Pattern.compile("(?<=[a-hA-H][18][=(/]?\\s?)(\\p{L})(?=\\)?[+#!?\\s]*$)");

  /** Returns the text with this language's piece letters in its moves. */
  String shown(String text) {
    return WRITTEN
        .matcher(text)
        .replaceAll(found -> "" + letters.charAt(ENGLISH.indexOf(found.group())));
  }

  /**
   * Reads a typed move, with this language's letters or with English ones. A lower-case letter is a
   * file if a pawn could make the move, as in {@code dxe5}, and otherwise a piece, as in {@code
   * dd4}.
   */
  MoveReading read(Position position, String typed) {
    String text = TYPED_PROMOTION.matcher(typed).replaceFirst(found -> english(found.group(1)));
    Matcher move = TYPED.matcher(text);
    if (move.matches() && !isPawnMove(move.group(2), move.group(3))) {
      text = move.group(1) + english(move.group(2)) + move.group(3);
    }
    MoveReading reading = MoveTextParser.read(position, text);
    return reading instanceof MoveReading.Malformed
        ? MoveTextParser.read(position, typed)
        : reading;
  }

  private static boolean isPawnMove(String first, String rest) {
    Matcher after = AFTER_FILE.matcher(rest);
    return "abcdefgh".contains(first)
        && after.matches()
        && (after.group(1) == null || Math.abs(after.group(1).charAt(0) - first.charAt(0)) == 1);
  }

  /**
   * Returns the English piece letter, or the letter itself if it is not a piece letter in this
   * language.
   */
  private String english(String letter) {
    int index = letters.indexOf(letter.toUpperCase(Locale.ROOT));
    return index < 0 ? letter : "" + ENGLISH.charAt(index);
  }
}
