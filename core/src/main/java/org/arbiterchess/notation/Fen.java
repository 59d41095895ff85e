package org.arbiterchess.notation;

import java.util.List;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Excerpt;

/**
 * Positions as text. Strictly read are six fields, or four (the counters are then 0 and 1), or EPD,
 * in ASCII and with one space between fields; Chess960 is X-FEN and Shredder-FEN.
 */
public final class Fen {

  private Fen() {}

  /** Reads strictly. All problems are reported at once; nothing is thrown, whatever the text. */
  public static FenReading read(String text, Variant variant) {
    FenReader reader = FenReader.read(text, variant);
    if (!reader.problems().isEmpty()) {
      return new FenReading.Invalid(reader.problems().inOrder());
    }
    Position position = Position.of(reader.setup());
    return new FenReading.Valid(position, PositionWarnings.of(position), List.of());
  }

  /**
   * Reads what people paste: the placement alone is enough. What is missing is inferred, what is
   * wrong and not essential is dropped, and each such thing is told. The placement itself, its
   * kings and pawns, and a side to move that was named must be right. Where strict reading finds no
   * problem, nothing is forgiven.
   */
  public static FenReading readLeniently(String text, Variant variant) {
    FenReading strict = read(text, variant);
    return strict instanceof FenReading.Valid ? strict : LenientFenReader.read(text, variant);
  }

  /** Strict reading of a position of classical chess. */
  public static FenReading read(String text) {
    return read(text, Variant.CLASSICAL);
  }

  /**
   * The position of classical chess that a text describes.
   *
   * @throws IllegalArgumentException with every problem, if strict reading finds any
   */
  public static Position position(String text) {
    return position(text, Variant.CLASSICAL);
  }

  /**
   * The position that a text describes.
   *
   * @throws IllegalArgumentException with every problem, if strict reading finds any
   */
  public static Position position(String text, Variant variant) {
    FenReading reading = read(text, variant);
    if (reading instanceof FenReading.Valid valid) {
      return valid.position();
    }
    List<FenProblem> problems = ((FenReading.Invalid) reading).problems();
    throw new IllegalArgumentException(
        "not a position: " + Excerpt.of(text, 120) + ": " + problems);
  }

  /** Six fields, the en passant square after every double step. */
  public static String write(Position position) {
    return write(position, FenStyle.STANDARD);
  }

  public static String write(Position position, FenStyle style) {
    Setup setup = position.setup();
    if (style.enPassantOnlyIfLegal()) {
      setup = setup.withEnPassant(position.legalEnPassant());
    }
    return FenWriter.sixFields(setup, style.shredder());
  }

  /** Writes what is set up, playable or not. */
  public static String write(Setup setup) {
    return FenWriter.sixFields(setup, false);
  }
}
