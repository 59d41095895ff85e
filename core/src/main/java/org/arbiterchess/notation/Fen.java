package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
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
   * Options for writing FEN.
   *
   * @param enPassantOnlyIfLegal whether to write the en passant square only if a capture there is
   *     legal, rather than after every double step
   * @param shredder whether to write Chess960 castling rights as rook files, rather than as {@code
   *     KQkq}
   */
  public record Style(boolean enPassantOnlyIfLegal, boolean shredder) {

    /** Standard FEN; in Chess960 this is X-FEN. */
    public static final Style STANDARD = new Style(false, false);

    public static final Style EN_PASSANT_IF_LEGAL = new Style(true, false);

    /** Shredder-FEN in Chess960; standard FEN in standard chess. */
    public static final Style SHREDDER = new Style(false, true);
  }

  /**
   * Strictly parses a position and reports all problems at once. Invalid text never causes an
   * exception.
   */
  public static Reading<Position> read(String text, Variant variant) {
    return FenParser.strictly(text, variant).position();
  }

  /**
   * Strictly parses a setup that may be unplayable, for example because a king is missing.
   *
   * @return the setup; empty if the text is not FEN
   */
  public static Optional<Setup> readSetup(String text, Variant variant) {
    return FenParser.strictly(text, variant).wellFormedSetup();
  }

  /**
   * Leniently parses text pasted by users. The placement alone is enough. The parser infers missing
   * fields, drops invalid optional fields, and reports a warning for each. The placement must be
   * valid, and the side to move must be valid if it is present. Text that passes strict parsing
   * causes none of these warnings.
   */
  public static Reading<Position> readLeniently(String text, Variant variant) {
    Reading<Position> strict = read(text, variant);
    return strict.isValid() ? strict : FenParser.leniently(text, variant).position();
  }

  /** Strictly parses a position in standard chess. */
  public static Reading<Position> read(String text) {
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
    return write(position, Style.STANDARD);
  }

  public static String write(Position position, Style style) {
    Setup setup = position.setup();
    if (style.enPassantOnlyIfLegal()) {
      setup = setup.withEnPassant(position.legalEnPassant());
    }
    return sixFields(setup, style.shredder());
  }

  /** Writes a setup, whether or not it is playable. */
  public static String write(Setup setup) {
    return sixFields(setup, false);
  }

  private static String sixFields(Setup setup, boolean shredder) {
    return fourFields(setup, shredder) + " " + setup.halfmoveClock() + " " + setup.fullmoveNumber();
  }

  static String fourFields(Setup setup, boolean shredder) {
    return placement(setup.board())
        + (setup.turn() == Color.WHITE ? " w " : " b ")
        + CastlingLetters.field(setup, shredder)
        + " "
        + setup.enPassant().map(Square::toString).orElse("-");
  }

  /**
   * Reads the first FEN field, for any arrangement of pieces. What follows a space is not read.
   *
   * @return the board, or empty if the field is malformed
   */
  public static Optional<Board> board(String text) {
    int end = text.indexOf(' ');
    FenParser.Word field = new FenParser.Word(end < 0 ? text : text.substring(0, end), 0);
    return Placement.read(field, false, new FenProblem.Collector()).map(Placement::board);
  }

  /** Writes the first FEN field for a board with any arrangement of pieces. */
  public static String placement(Board board) {
    return Placement.write(board);
  }
}
