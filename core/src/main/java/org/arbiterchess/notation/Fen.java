package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.remark.Reading;
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
        + castling(setup, shredder)
        + " "
        + setup.enPassant().map(Square::toString).orElse("-");
  }

  /**
   * Reads the first FEN field, for any arrangement of pieces. What follows a space is not read.
   *
   * <pre>{@code
   * Board board = Fen.parseBoard("8/8/8/3Q4/8/8/8/8");
   * System.out.println(BoardFacts.of(board).attacks(Square.D5).size()); // 27
   * }</pre>
   */
  public static Reading<Board> readBoard(String text) {
    return FenParser.board(text);
  }

  /**
   * Parses the first FEN field as {@link #readBoard} does.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  public static Board parseBoard(String text) {
    return readBoard(text).orElseThrow();
  }

  /** Writes the first FEN field for a board with any arrangement of pieces. */
  public static String placement(Board board) {
    StringBuilder text = new StringBuilder();
    for (int rank = 8; rank >= 1; rank--) {
      int empty = 0;
      for (File file : File.values()) {
        Optional<Piece> piece = board.pieceAt(Square.of(file, Rank.of(rank)));
        if (piece.isEmpty()) {
          empty++;
        } else {
          text.append(empty > 0 ? "" + empty : "").append(piece.get().symbol());
          empty = 0;
        }
      }
      text.append(empty > 0 ? "" + empty : "").append(rank > 1 ? "/" : "");
    }
    return text.toString();
  }

  /** The square of a side's king, if the side has exactly one and it is on its back rank. */
  static Optional<Square> kingAtHome(Board board, Color color) {
    SquareSet kings = board.squaresOf(new Piece(color, Role.KING));
    Optional<Square> only = kings.size() == 1 ? kings.first() : Optional.empty();
    return only.filter(king -> king.rank() == color.backRank());
  }

  /**
   * The square of the rook that {@code K} or {@code Q} means: in standard chess, the corner; in
   * Chess960, the outermost rook on that side of the king.
   */
  static Optional<Square> castlingRook(
      Variant variant, Board board, Color color, CastlingSide side) {
    if (variant == Variant.CLASSICAL) {
      return Optional.of(side.corner(color));
    }
    SquareSet rooks = board.squaresOf(new Piece(color, Role.ROOK));
    return kingAtHome(board, color).flatMap(king -> side.outermost(king, rooks));
  }

  /**
   * The castling field: White's rights before Black's, king side before queen side. In standard
   * chess, {@code shredder} has no effect, because strict parsing rejects file letters.
   */
  static String castling(Setup setup, boolean shredder) {
    boolean files = shredder && setup.variant() == Variant.CHESS960;
    StringBuilder text = new StringBuilder();
    for (Color color : Color.values()) {
      for (int file = 8; file >= 1; file--) {
        Square rook = Square.of(File.of(file), color.backRank());
        if (setup.castlingRooks().contains(rook)) {
          text.append(
              cased(files ? rook.file().letter() : castlingLetter(setup, color, rook), color));
        }
      }
    }
    return text.length() == 0 ? "-" : text.toString();
  }

  /**
   * The letter {@code k} or {@code q}, or the file letter if the rook is not the outermost on its
   * side of the king.
   */
  private static char castlingLetter(Setup setup, Color color, Square rook) {
    for (CastlingSide side : CastlingSide.values()) {
      if (castlingRook(setup.variant(), setup.board(), color, side).orElse(null) == rook) {
        return side == CastlingSide.KING_SIDE ? 'k' : 'q';
      }
    }
    return rook.file().letter();
  }

  /** The letter in upper case for White. */
  private static char cased(char letter, Color color) {
    return color == Color.WHITE ? (char) (letter - 'a' + 'A') : letter;
  }
}
