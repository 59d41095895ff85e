package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Role;
import org.arbiterchess.notation.MoveReading.Ambiguous;
import org.arbiterchess.notation.MoveReading.Malformed;
import org.arbiterchess.notation.MoveReading.Understood;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.Ascii;

/**
 * Parses moves typed in any notation: {@code e4}, {@code nf3}, {@code e2e4}, {@code Ng1-f3}, {@code
 * e8=N}, {@code 0-0}. Figurines, dashes and multiplication signs are also accepted, as in {@code
 * ♘f3} and {@code O–O}.
 */
public final class MoveTextParser {

  /**
   * The letters for the white and then the black figurines, from king to pawn. A pawn has a space
   * instead of a letter.
   */
  private static final String FIGURINES = "KQRBN KQRBN ";

  private static final char FIRST_FIGURINE = '\u2654';

  private MoveTextParser() {}

  /**
   * Parses the text exactly as typed, and ignores case only if that fails. In a move such as {@code
   * bd3}, the lower-case b means a bishop, because no pawn on the b-file can capture there. Invalid
   * text never causes an exception.
   */
  public static MoveReading read(Position position, String typed) {
    String text = typed.trim();
    String plain = inAscii(text);
    MoveReading reading = readPlain(position, plain);
    // If the text is not a move, the message quotes it as typed.
    boolean asTyped = reading instanceof Malformed && !plain.equals(text);
    return asTyped ? San.read(position, text) : reading;
  }

  /** Converts figurines, dashes and multiplication signs to ASCII. */
  private static String inAscii(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      int figurine = letter - FIRST_FIGURINE;
      if (figurine >= 0 && figurine < FIGURINES.length()) {
        plain.append(FIGURINES.charAt(figurine));
      } else if ((letter >= '\u2010' && letter <= '\u2015') || letter == '\u2212') {
        plain.append('-');
      } else if (letter == '\u00d7') {
        plain.append('x');
      } else if (letter != '\ufe0e' && letter != '\ufe0f') {
        plain.append(letter);
      }
    }
    return plain.toString().trim();
  }

  private static MoveReading readPlain(Position position, String text) {
    if (text.startsWith("b") && !isPawnsFile(text)) {
      return San.read(position, "B" + text.substring(1));
    }
    MoveReading exact = San.read(position, text);
    if (!(exact instanceof Malformed) || text.length() > WrittenMove.LONGEST) {
      return exact;
    }
    MoveReading best = exact;
    List<Move> legal = new ArrayList<>();
    for (String respelled : respellings(text)) {
      MoveReading reading = San.read(position, respelled);
      if (reading instanceof Ambiguous ambiguous) {
        ambiguous.candidates().forEach(move -> addOnce(move, legal));
      } else if (reading instanceof Understood understood) {
        if (position.rule(understood.attempt()) instanceof Ruling.Legal ruling) {
          addOnce(ruling.move(), legal);
        }
        best = best instanceof Understood ? best : reading;
      }
    }
    if (legal.size() > 1) {
      return new Ambiguous(text, legal);
    }
    return legal.isEmpty() ? best : new Understood(legal.get(0).attempt());
  }

  private static void addOnce(Move move, List<Move> moves) {
    for (Move other : moves) {
      if (other.equals(move)) {
        return;
      }
    }
    moves.add(move);
  }

  /**
   * Parses a legal move as {@link #read} does.
   *
   * @throws TextParseException if the text is ambiguous or not a move in any notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public static Move parse(Position position, String typed) {
    return MoveResolver.legal(position, typed, read(position, typed));
  }

  /**
   * Whether a leading b names a file: either a pawn's file or the file of a complete origin square.
   */
  private static boolean isPawnsFile(String text) {
    return WrittenMove.scan(text)
        .move()
        .filter(move -> move.castling().isEmpty() && move.from().isEmpty())
        .filter(move -> move.file().isPresent())
        .filter(move -> move.to().file() != File.A && move.to().file() != File.C)
        .isEmpty();
  }

  /**
   * Returns the text in lower case. If its first letter names a piece, a version with that letter
   * in upper case comes first in the list.
   */
  private static List<String> respellings(String text) {
    String small = Ascii.lower(text);
    int first = 0;
    while (first < small.length() && " .0123456789".indexOf(small.charAt(first)) >= 0) {
      first++;
    }
    if (first == small.length() || Role.ofLetter(small.charAt(first)).isEmpty()) {
      return List.of(small);
    }
    char capital = Role.ofLetter(small.charAt(first)).orElseThrow().capital();
    return List.of(small.substring(0, first) + capital + small.substring(first + 1), small);
  }
}
