package org.arbiterchess.pgn.read;

import static org.arbiterchess.bitboard.BitboardPosition.EMPTY;
import static org.arbiterchess.bitboard.BitboardPosition.PAWN;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.movetext.MoveScanner;
import org.arbiterchess.pgn.read.PgnWarning.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Parses a move directly from bytes and matches it against the legal moves. It accepts SAN, and
 * long algebraic notation with or without a hyphen. {@link MovetextReader} handles everything else.
 */
final class MoveTokenParser {

  private static final long A_FILE = 0x0101010101010101L;
  private static final long FIRST_RANK = 0xFFL;

  private final MoveScanner parts = new MoveScanner();

  /** The index after the parsed move and its check signs. */
  int end;

  /** How the notation of the move deviates from SAN, if it does. */
  private @Nullable Kind deviation;

  /** Whether the move has a capture sign but captures nothing. */
  private boolean takesNothing;

  /** The index where any check signs start. */
  int signs;

  /**
   * Parses a move. Returns the legal move, {@link MatchingMoveFinder#NO_MOVE} or {@link
   * MatchingMoveFinder#SEVERAL}.
   */
  int read(byte[] text, int at, BitboardPosition position) {
    deviation = null;
    takesNothing = false;
    int role = MoveScanner.role(text[at]);
    int goal = role == EMPTY ? at : at + 1;
    int to = MoveScanner.square(text, goal);
    end = goal + 2;
    signs = end;
    if (to >= 0 && text[end] <= ' ' && role != PAWN) {
      return role == EMPTY
          ? MatchingMoveFinder.pawn(position, -1L, to, true, false, PAWN)
          : MatchingMoveFinder.piece(position, role, -1L, to);
    }
    parts.read(text, at);
    end = parts.end;
    boolean known = parts.to >= 0 && parts.sign != 'X' && parts.sign != ':';
    int move =
        parts.castling > 0
            ? castling(text, at, position)
            : !known || parts.role == PAWN
                ? MatchingMoveFinder.NO_MOVE
                : parts.role == EMPTY ? pawn(text, position) : piece(position);
    if (move == MatchingMoveFinder.NO_MOVE) {
      return move;
    }
    signs = end;
    while (text[end] == '+' || text[end] == '#') {
      end++;
    }
    return move;
  }

  /** Reports how the most recently read move deviates from SAN. */
  void forgive(Movetext movetext, int at) {
    if (deviation != null) {
      movetext.forgive(deviation, at);
    }
    if (takesNothing) {
      movetext.forgive(Kind.WRONG_SIGN, at);
    }
  }

  /**
   * Returns whether the most recently read move has a check sign that contradicts the resulting
   * position. A missing sign is accepted, and so is a check sign on a mating move.
   */
  boolean hasWrongCheckSign(byte[] text, BitboardPosition after) {
    if (signs == end) {
      return false;
    }
    boolean one = end == signs + 1 && after.isCheck();
    return !one
        || (text[signs] == '#' && MoveGenerator.generate(after, MoveGenerator.COUNT_ONLY) > 0);
  }

  /** Whether the most recently read move is followed only by a hyphen, as in {@code Nc6-}. */
  boolean isBeforeStrayHyphen(byte[] text, int wordEnd) {
    return end == wordEnd - 1 && text[end] == '-' && parts.castling == 0;
  }

  /** Finds a move without a piece letter, which has both squares if the piece is not a pawn. */
  private int pawn(byte[] text, BitboardPosition position) {
    long among = origins();
    boolean takes = parts.sign == 'x';
    int to = parts.to;
    if (parts.file >= 0 && parts.rank >= 0) {
      deviation = Kind.LONG_ALGEBRAIC;
      int role = position.roleAt(Long.numberOfTrailingZeros(among));
      if (role != PAWN) {
        return role == EMPTY
            ? MatchingMoveFinder.NO_MOVE
            : MatchingMoveFinder.piece(position, role, among, to);
      }
    } else if (parts.rank >= 0 || (parts.file < 0 ? parts.sign != 0 : parts.sign == '-')) {
      return MatchingMoveFinder.NO_MOVE;
    }
    return MatchingMoveFinder.pawn(position, among, to, !takes, parts.file >= 0, promotion(text));
  }

  /** Reads the promotion piece. Returns PAWN if there is none. */
  private int promotion(byte[] text) {
    boolean signed = text[end] == '=';
    byte letter = text[signed ? end + 1 : end];
    int role = MoveScanner.role(letter & 0xDF);
    // As in UCI, a letter in lower case ends the move and has no sign.
    boolean small = letter >= 'a';
    if (role == EMPTY || (small && (signed || letter == 'p' || text[end + 1] > ' '))) {
      return PAWN;
    }
    if (!signed && deviation == null) {
      deviation = Kind.PROMOTION_WITHOUT_SIGN;
    }
    end += signed ? 2 : 1;
    return role;
  }

  private int piece(BitboardPosition position) {
    long among = origins();
    int move = MatchingMoveFinder.piece(position, parts.role, among, parts.to);
    if (move > 0) {
      takesNothing = parts.sign == 'x' && (position.occupied() >>> parts.to & 1) == 0;
      boolean square = Long.bitCount(among) == 1;
      if (square && parts.sign == '-') {
        deviation = Kind.LONG_ALGEBRAIC;
      } else if (among != -1L && isRedundant(position, move, among)) {
        deviation = square ? Kind.LONG_ALGEBRAIC : Kind.REDUNDANT_ORIGIN;
      }
    }
    return move;
  }

  /** The squares on the file and the rank of the origin, as far as they are given. */
  private long origins() {
    return (parts.file < 0 ? -1L : A_FILE << parts.file)
        & (parts.rank < 0 ? -1L : FIRST_RANK << (8 * parts.rank));
  }

  /** Returns whether SAN would disambiguate this move differently or not at all. */
  private static boolean isRedundant(BitboardPosition position, int move, long among) {
    int role = PackedMove.role(move);
    int to = PackedMove.to(move);
    int from = PackedMove.from(move);
    long file = A_FILE << (from & 7);
    if (among == file) {
      return MatchingMoveFinder.piece(position, role, -1L, to) > 0;
    }
    long rank = FIRST_RANK << (from & 56);
    return MatchingMoveFinder.piece(position, role, file, to) > 0
        || (among != rank && MatchingMoveFinder.piece(position, role, rank, to) > 0);
  }

  private int castling(byte[] text, int at, BitboardPosition position) {
    boolean hyphens = end - at == 2 * parts.castling - 1;
    if (!hyphens || text[at] == 'o') {
      return MatchingMoveFinder.NO_MOVE;
    }
    deviation = text[at] == '0' ? Kind.CASTLING_WITH_ZEROS : null;
    return MatchingMoveFinder.castling(position, parts.castling == 2);
  }
}
