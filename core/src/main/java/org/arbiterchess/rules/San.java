package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;

/**
 * Standard algebraic notation, such as {@code Nbd2}, {@code exd6}, {@code e8=Q+} and {@code O-O}.
 */
public final class San {

  private San() {}

  /**
   * Writes the move in SAN. The origin is included only if it is needed to distinguish legal moves:
   * the file if that suffices, otherwise the rank, otherwise both. {@code +} means check and {@code
   * #} mate.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static String write(Position position, Move move) {
    return withoutSuffix(position, move) + suffix(position.play(move));
  }

  /**
   * Writes an attempted move. A legal move is written in SAN, and an illegal one with both squares,
   * such as {@code Ng1-g5}. If the origin is unknown, only the known part is written, such as
   * {@code Nbd5}.
   */
  public static String write(Position position, Attempt attempt) {
    if (position.rule(attempt) instanceof Ruling.Legal legal) {
      return write(position, legal.move());
    }
    if (attempt instanceof Attempt.Castle castle) {
      return castle.side().notation('O');
    }
    if (!(attempt instanceof Attempt.Step step)) {
      String text = attempt.toString();
      return text.startsWith("P") ? text.substring(1) : text;
    }
    Optional<Piece> piece = position.board().pieceAt(step.from());
    Optional<Piece> target = position.board().pieceAt(step.to());
    boolean capture =
        piece.isPresent() && target.isPresent() && piece.get().color() != target.get().color();
    return LongAlgebraic.text(piece.map(Piece::role), step, capture);
  }

  /** Writes the move in SAN with the piece letters of the texts. */
  public static String write(Position position, Move move, Texts texts) {
    return texts.moves(write(position, move));
  }

  /** Writes an attempted move with the piece letters of the texts. */
  public static String write(Position position, Attempt attempt, Texts texts) {
    return texts.moves(write(position, attempt));
  }

  /** The check or mate suffix of the move that led to the position. */
  static String suffix(Position after) {
    return after.isCheck() ? after.hasLegalMove() ? "+" : "#" : "";
  }

  private static String withoutSuffix(Position position, Move move) {
    if (move.isCastling()) {
      return move.castlingSide().map(side -> side.notation('O')).orElseThrow();
    }
    String capture = move.isCapture() ? "x" : "";
    if (move.role() == Role.PAWN) {
      return (move.isCapture() ? "" + move.from().file().letter() : "")
          + capture
          + move.to()
          + move.promotion().map(role -> "=" + role.capital()).orElse("");
    }
    return move.role().capital() + origin(position, move) + capture + move.to();
  }

  private static String origin(Position position, Move move) {
    boolean others = false;
    boolean sameFile = false;
    boolean sameRank = false;
    for (Move other : position.legalMoves()) {
      boolean rival =
          other.role() == move.role()
              && other.to() == move.to()
              && other.from() != move.from()
              && !other.isCastling();
      others |= rival;
      sameFile |= rival && other.from().file() == move.from().file();
      sameRank |= rival && other.from().rank() == move.from().rank();
    }
    if (!others) {
      return "";
    }
    if (!sameFile) {
      return "" + move.from().file().letter();
    }
    return sameRank ? move.from().toString() : "" + move.from().rank().number();
  }

  /** Writes several moves with their numbers, such as {@code 2... Nf6 3. d4}. */
  public static String writeLine(Position start, List<Move> moves) {
    StringBuilder text = new StringBuilder();
    Position position = start;
    for (Move move : moves) {
      if (position.turn() == Color.WHITE || text.length() == 0) {
        text.append(text.length() == 0 ? "" : " ").append(position.fullmoveNumber());
        text.append(position.turn() == Color.WHITE ? "." : "...");
      }
      text.append(' ').append(write(position, move));
      position = position.play(move);
    }
    return text.toString();
  }

  /**
   * Leniently parses SAN: it accepts {@code 0-0}, {@code e8Q}, a redundant origin, annotations, and
   * wrong or missing suffixes. Text that matches no legal move still yields an attempt for the
   * arbiter to rule on.
   */
  public static Reading<Attempt> read(Position position, String text) {
    return MoveTextReader.read(position, text).reading();
  }

  /**
   * Parses only the exact output of {@link #write(Position, Move)}. Well-formed text that matches
   * no legal move yields an attempt for the arbiter to rule on.
   */
  public static Reading<Attempt> readStrictly(Position position, String text) {
    Reading<Attempt> reading = read(position, text);
    if (!(WrittenMove.read(text) instanceof Reading.Valid<WrittenMove> words)) {
      return reading;
    }
    String plain = words.value().plain();
    if (!text.equals(plain) && !text.equals(plain + "+") && !text.equals(plain + "#")) {
      return other(text, plain);
    }
    if (reading instanceof Reading.Valid<Attempt> valid
        && position.rule(valid.value()) instanceof Ruling.Legal legal) {
      String written = write(position, legal.move());
      return text.equals(written) ? reading : other(text, written);
    }
    return reading;
  }

  /**
   * Parses a legal move as {@link #read} does.
   *
   * @throws TextParseException if the text is ambiguous or not a move in this notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public static Move parse(Position position, String text) {
    return MoveTextReader.legal(position, text, read(position, text));
  }

  /**
   * Parses a legal move as {@link #readStrictly} does.
   *
   * @throws TextParseException if the text is ambiguous or not a move in this notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public static Move parseStrictly(Position position, String text) {
    return MoveTextReader.legal(position, text, readStrictly(position, text));
  }

  private static Reading<Attempt> other(String text, String written) {
    int offset = 0;
    while (offset < text.length()
        && offset < written.length()
        && text.charAt(offset) == written.charAt(offset)) {
      offset++;
    }
    return WrittenMove.malformed(text, offset, InputText.verbatim(written));
  }
}
