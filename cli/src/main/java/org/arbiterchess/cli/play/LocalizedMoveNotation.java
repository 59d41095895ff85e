package org.arbiterchess.cli.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Reads and shows moves with a language's piece letters, such as {@code Sf3} in German. The rules
 * code reads and writes all moves with English letters.
 *
 * @param letters the letters for king, queen, rook, bishop and knight
 */
record LocalizedMoveNotation(String letters) {

  private static final String ENGLISH = "KQRBN";

  /**
   * Matches either quoted text, such as a file name or a player's input, or a piece letter in a
   * move or a promotion.
   */
  private static final Pattern WRITTEN =
      Pattern.compile(
          "\"[^\"]*\"|„[^“]*“|“[^”]*”"
              + "|(?<![\\w/])[KQRBN](?=[a-h]?[1-8]?[x-]?[a-h][1-8](?!\\w|\\.\\w))"
              + "|(?<=[a-h][18]=)[QRBN](?!\\w|\\.\\w)");

  /**
   * A typed move that begins with a letter, after an optional move number. The groups are the
   * number, the letter and the rest.
   */
  private static final Pattern TYPED =
      Pattern.compile("(\\s*(?:\\d+\\s*\\.+\\s*)?)(\\p{L})([a-hA-H1-8xX:×-].*)");

  /** The rest of a pawn move, after the letter of its starting file. */
  private static final Pattern AFTER_FILE = Pattern.compile("[1-8].*|[xX:×-]?([a-h])[1-8].*");

  private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");

  private static final Pattern TYPED_PROMOTION =
      Pattern.compile("(?<=[a-hA-H][18][=(/]?\\s?)(\\p{L})(?=\\)?[+#!?\\s]*$)");

  /** Returns the text with this language's piece letters in its moves. Quoted text is unchanged. */
  String shown(String text) {
    return WRITTEN
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(shownPart(found.group())));
  }

  private String shownPart(String found) {
    return found.length() > 1 ? found : "" + letters.charAt(ENGLISH.indexOf(found));
  }

  /**
   * Reads a typed move, with this language's letters or with English ones. A lower-case letter is a
   * file if a pawn could make the move, as in {@code dxe5}. Otherwise, as in {@code dd4}, or if the
   * squares are in capitals, as in {@code D2D4}, the letter can stand for either a file or a piece.
   * If the text can be read as two different moves, the legal one is used; if both are legal, the
   * text is ambiguous.
   */
  MoveReading read(Position position, String typed) {
    if (letters.equals(ENGLISH)) {
      return position.readMove(typed);
    }
    String text = TYPED_PROMOTION.matcher(typed).replaceFirst(found -> english(found.group(1)));
    MoveReading plain = position.readMove(text);
    Matcher move = TYPED.matcher(text);
    if (move.matches() && !isPawnMove(move.group(2), move.group(3))) {
      MoveReading piece = position.readMove(move.group(1) + english(move.group(2)) + move.group(3));
      if (!isMalformed(piece)) {
        return !isMalformed(plain) && canBeFile(move.group(2), move.group(3))
            ? either(position, typed, piece, plain)
            : piece;
      }
    }
    return isMalformed(plain) ? position.readMove(typed) : plain;
  }

  private static boolean canBeFile(String first, String rest) {
    return "abcdefgh".contains(first)
        || ("ABCDEFGH".contains(first) && !SQUARE.matcher(rest).find());
  }

  private static MoveReading either(
      Position position, String typed, MoveReading first, MoveReading second) {
    Set<Move> legal = new LinkedHashSet<>(legalMoves(position, first));
    legal.addAll(legalMoves(position, second));
    if (legal.size() > 1) {
      return new MoveReading.Ambiguous(typed, List.copyOf(legal));
    }
    return legal.isEmpty() ? first : new MoveReading.Understood(legal.iterator().next().attempt());
  }

  private static List<Move> legalMoves(Position position, MoveReading reading) {
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      return ambiguous.candidates();
    }
    return reading instanceof MoveReading.Understood understood
            && position.rule(understood.attempt()) instanceof Ruling.Legal legal
        ? List.of(legal.move())
        : List.of();
  }

  private static boolean isMalformed(MoveReading reading) {
    return reading instanceof MoveReading.Malformed;
  }

  private static boolean isPawnMove(String first, String rest) {
    Matcher after = AFTER_FILE.matcher(rest);
    return "abcdefgh".contains(first)
        && after.matches()
        && (after.group(1) == null || Math.abs(after.group(1).charAt(0) - first.charAt(0)) == 1);
  }

  /**
   * Returns the English letter for the same piece, or the given letter if it does not stand for a
   * piece in this language.
   */
  private String english(String letter) {
    int index = letters.indexOf(letter.toUpperCase(Locale.ROOT));
    return index < 0 ? letter : "" + ENGLISH.charAt(index);
  }
}
