package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.rules.MoveTextReader.Meaning;
import org.arbiterchess.text.Ascii;

/**
 * Reads typed moves with the piece letters of a language, as {@link Position#readMove(String,
 * org.arbiterchess.language.Texts)} describes.
 *
 * @param letters the letters for king, queen, rook, bishop and knight
 */
record LetterReader(String letters) {

  private static final String ENGLISH = "KQRBN";
  private static final String FILES = "abcdefgh";
  private static final String CAPITAL_FILES = "ABCDEFGH";

  Meaning read(Position position, String typed) {
    if (letters.equals(ENGLISH)) {
      return MoveTextReader.typed(position, typed);
    }
    String text = withEnglishPromotion(typed);
    Meaning plain = MoveTextReader.typed(position, text);
    int first = firstLetter(text);
    if (first < text.length() && !isPawnMove(text, first)) {
      Meaning piece = MoveTextReader.typed(position, withEnglish(text, first));
      if (!piece.isMalformed()) {
        boolean isEither = !plain.isMalformed() && canBeFile(text, first);
        return isEither ? either(position, typed, piece, plain) : piece;
      }
    }
    return plain.isMalformed() ? MoveTextReader.typed(position, typed) : plain;
  }

  /** The offset after a move number, or the end of the text. */
  private static int firstLetter(String text) {
    int first = 0;
    while (first < text.length() && " .0123456789".indexOf(text.charAt(first)) >= 0) {
      first++;
    }
    return first;
  }

  /** The text with the English letter of the piece at the end, after a square of the last rank. */
  private String withEnglishPromotion(String text) {
    int end = text.length();
    while (end > 0 && "+#!? ".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    end -= end > 0 && text.charAt(end - 1) == ')' ? 1 : 0;
    int square = end - 1;
    square -= square > 0 && text.charAt(square - 1) == ' ' ? 1 : 0;
    square -= square > 0 && "=(/".indexOf(text.charAt(square - 1)) >= 0 ? 1 : 0;
    boolean promotes =
        square >= 2
            && "18".indexOf(text.charAt(square - 1)) >= 0
            && isFile(text.charAt(square - 2));
    return promotes ? withEnglish(text, end - 1) : text;
  }

  private static boolean isFile(char letter) {
    return FILES.indexOf(letter) >= 0 || CAPITAL_FILES.indexOf(letter) >= 0;
  }

  /** The text with the English letter for the same piece, if there is a piece letter. */
  private String withEnglish(String text, int at) {
    int index = Ascii.lower(letters).indexOf(Ascii.lower(text.substring(at, at + 1)));
    return index < 0
        ? text
        : text.substring(0, at) + ENGLISH.charAt(index) + text.substring(at + 1);
  }

  private static boolean canBeFile(String text, int first) {
    if (CAPITAL_FILES.indexOf(text.charAt(first)) < 0) {
      return FILES.indexOf(text.charAt(first)) >= 0;
    }
    for (int at = first + 1; at < text.length() - 1; at++) {
      if (WrittenMove.square(text, at).isPresent()) {
        return false;
      }
    }
    return true;
  }

  /** Whether the letter is a file, from which a pawn moves or captures what stands beside. */
  private static boolean isPawnMove(String text, int first) {
    int file = FILES.indexOf(text.charAt(first));
    int next = first + 1;
    if (file < 0 || next == text.length()) {
      return false;
    }
    if (isRank(text, next)) {
      return true;
    }
    next += "xX:\u00d7-".indexOf(text.charAt(next)) >= 0 ? 1 : 0;
    int to = next < text.length() ? FILES.indexOf(text.charAt(next)) : -1;
    return to >= 0 && isRank(text, next + 1) && Math.abs(to - file) == 1;
  }

  private static boolean isRank(String text, int at) {
    return at < text.length() && text.charAt(at) >= '1' && text.charAt(at) <= '8';
  }

  private static Meaning either(Position position, String typed, Meaning first, Meaning second) {
    List<Move> legal = new ArrayList<>(first.candidates(position));
    MoveTextReader.addOnce(second.candidates(position), legal);
    return legal.isEmpty() ? first : MoveTextReader.among(position, typed, legal);
  }
}
