package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/**
 * Reads and writes positions as FEN. Strict parsing accepts six fields, four fields (the counters
 * default to 0 and 1), or EPD, in ASCII with one space between fields. Chess960 uses X-FEN and
 * Shredder-FEN.
 */
public final class Fen {

  private Fen() {}

  /**
   * Strictly parses a position and reports all problems at once. Invalid text never causes an
   * exception.
   */
  public static FenReading read(String text, Variant variant) {
    FenReader reader = FenReader.read(text, variant);
    if (!reader.problems().isEmpty()) {
      return new FenReading.Invalid(text, reader.problems().inOrder());
    }
    Position position = Position.of(reader.setup());
    return new FenReading.Valid(position, PositionWarnings.of(position), List.of());
  }

  /**
   * Strictly parses a setup that may be unplayable, for example because a king is missing.
   *
   * @return the setup; empty if the text is not FEN
   */
  public static Optional<Setup> readSetup(String text, Variant variant) {
    FenReader reader = FenReader.read(text, variant);
    return reader.isWellFormed() ? Optional.of(reader.setup()) : Optional.empty();
  }

  /**
   * Leniently parses text pasted by users. The placement alone is enough. The parser infers missing
   * fields, drops invalid optional fields, and reports a warning for each. The placement must be
   * valid, and the side to move must be valid if it is present. Text that passes strict parsing
   * causes none of these warnings.
   */
  public static FenReading readLeniently(String text, Variant variant) {
    FenReading strict = read(text, variant);
    return strict instanceof FenReading.Valid ? strict : LenientFenReader.read(text, variant);
  }

  /** Strictly parses a position in standard chess. */
  public static FenReading read(String text) {
    return read(text, Variant.CLASSICAL);
  }

  /**
   * Strictly parses a position in standard chess.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  public static Position parse(String text) {
    return parse(text, Variant.CLASSICAL);
  }

  /**
   * Strictly parses a position.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  public static Position parse(String text, Variant variant) {
    return read(text, variant).orElseThrow();
  }

  /**
   * Parses a position as {@link #readLeniently} does.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  public static Position parseLeniently(String text, Variant variant) {
    return readLeniently(text, variant).orElseThrow();
  }

  /** Writes all six fields, with the en passant square after every double pawn step. */
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

  /** Writes a setup, whether or not it is playable. */
  public static String write(Setup setup) {
    return FenWriter.sixFields(setup, false);
  }

  /**
   * Reads the first FEN field, for any arrangement of pieces. What follows a space is not read.
   *
   * @return the board, or empty if the field is malformed
   */
  public static Optional<Board> board(String text) {
    int end = text.indexOf(' ');
    FenToken field = new FenToken(end < 0 ? text : text.substring(0, end), 0);
    return PlacementField.read(field, false, new FenProblemCollector()).map(PlacementField::board);
  }

  /** Writes the first FEN field for a board with any arrangement of pieces. */
  public static String placement(Board board) {
    return FenWriter.placement(board);
  }
}
