package org.arbiterchess.pgn.read;

import static org.arbiterchess.bitboard.BitboardPosition.BISHOP;
import static org.arbiterchess.bitboard.BitboardPosition.EMPTY;
import static org.arbiterchess.bitboard.BitboardPosition.KING;
import static org.arbiterchess.bitboard.BitboardPosition.KNIGHT;
import static org.arbiterchess.bitboard.BitboardPosition.PAWN;
import static org.arbiterchess.bitboard.BitboardPosition.QUEEN;
import static org.arbiterchess.bitboard.BitboardPosition.ROOK;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.pgn.read.PgnWarning.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Parses a move directly from bytes and matches it against the legal moves. It accepts SAN, and
 * long algebraic notation with or without a hyphen. {@link MovetextReader} handles everything else.
 */
final class MoveTokenParser {

  private static final long A_FILE = 0x0101010101010101L;
  private static final long FIRST_RANK = 0xFFL;

  /** The role for each piece letter. */
  private static final byte[] ROLE = new byte[256];

  static {
    ROLE['N'] = KNIGHT;
    ROLE['B'] = BISHOP;
    ROLE['R'] = ROOK;
    ROLE['Q'] = QUEEN;
    ROLE['K'] = KING;
    ROLE['P'] = PAWN;
  }

  /** The index after the parsed move and its check signs. */
  int end;

  /** How the notation of the move deviates from SAN, if it does. */
  private @Nullable Kind deviation;

  /** Whether the move has a capture sign but captures nothing. */
  private boolean takesNothing;

  /** The index where any check signs start. */
  private int signs;

  /**
   * Parses a move. Returns the legal move, {@link MatchingMoveFinder#NO_MOVE} or {@link
   * MatchingMoveFinder#SEVERAL}.
   */
  int read(byte[] text, int at, BitboardPosition position) {
    deviation = null;
    takesNothing = false;
    byte first = text[at];
    int move;
    if (first >= 'a' && first <= 'h') {
      move = pawn(text, at, position);
    } else if (first == 'O' || first == '0') {
      move = castling(text, at, position);
    } else {
      move = piece(text, at, position);
    }
    if (move == MatchingMoveFinder.NO_MOVE) {
      return move;
    }
    int i = end;
    signs = i;
    while (text[i] == '+' || text[i] == '#') {
      i++;
    }
    end = i;
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
    return !one || (text[signs] == '#' && hasMove(after));
  }

  /** Whether the most recently read move is followed only by a hyphen, as in {@code Nc6-}. */
  boolean isBeforeStrayHyphen(byte[] text, int wordEnd) {
    boolean castling = text[signs - 1] == 'O' || text[signs - 1] == '0';
    return end == wordEnd - 1 && text[end] == '-' && !castling;
  }

  private static boolean hasMove(BitboardPosition position) {
    return MoveGenerator.generate(position, MoveGenerator.COUNT_ONLY) > 0;
  }

  private int pawn(byte[] text, int at, BitboardPosition position) {
    int file = text[at] - 'a';
    int second = text[at + 1];
    if (second >= '1' && second <= '8') {
      int square = (second - '1') << 3 | file;
      int third = text[at + 2];
      if (third <= ' ') {
        end = at + 2;
        return MatchingMoveFinder.pawn(position, -1L, square, true, false, PAWN);
      }
      boolean separated = third == 'x' || third == '-';
      int to = square(text, separated ? at + 3 : at + 2);
      if (to >= 0) {
        deviation = Kind.LONG_ALGEBRAIC;
        end = separated ? at + 5 : at + 4;
        return fromSquare(text, position, square, to, third == 'x');
      }
      end = at + 2;
      return MatchingMoveFinder.pawn(position, -1L, square, true, false, promotion(text, at + 2));
    }
    boolean takes = second == 'x';
    int to = square(text, takes ? at + 2 : at + 1);
    if (to < 0) {
      return MatchingMoveFinder.NO_MOVE;
    }
    end = takes ? at + 4 : at + 3;
    return MatchingMoveFinder.pawn(
        position, A_FILE << file, to, !takes, true, promotion(text, end));
  }

  /** Finds the move between two given squares for whatever piece is on the first square. */
  private int fromSquare(byte[] text, BitboardPosition position, int from, int to, boolean takes) {
    int role = position.roleAt(from);
    if (role == PAWN) {
      int placed = promotion(text, end);
      return MatchingMoveFinder.pawn(position, 1L << from, to, !takes, true, placed);
    }
    return role == EMPTY
        ? MatchingMoveFinder.NO_MOVE
        : MatchingMoveFinder.piece(position, role, 1L << from, to);
  }

  /** Parses the promotion piece. Returns PAWN if there is none. */
  private int promotion(byte[] text, int at) {
    boolean signed = text[at] == '=';
    int role = ROLE[text[signed ? at + 1 : at] & 0xFF];
    if (role == EMPTY && text[at + 1] <= ' ') {
      role = small(text[at]);
    }
    if (role == EMPTY) {
      return PAWN;
    }
    if (!signed && deviation == null) {
      deviation = Kind.PROMOTION_WITHOUT_SIGN;
    }
    end = signed ? at + 2 : at + 1;
    return role;
  }

  /** Returns the role for a lower-case promotion letter, as in UCI. */
  private static int small(byte letter) {
    return switch (letter) {
      case 'q' -> QUEEN;
      case 'r' -> ROOK;
      case 'b' -> BISHOP;
      case 'n' -> KNIGHT;
      default -> EMPTY;
    };
  }

  private int piece(byte[] text, int at, BitboardPosition position) {
    int role = ROLE[text[at] & 0xFF];
    if (role == EMPTY || role == PAWN) {
      return MatchingMoveFinder.NO_MOVE;
    }
    int i = at + 1;
    long among = -1L;
    int to = square(text, i);
    if (to >= 0 && text[i + 2] <= ' ') {
      end = i + 2;
      return MatchingMoveFinder.piece(position, role, among, to);
    }
    int letter = text[i];
    if (letter >= 'a' && letter <= 'h') {
      long file = A_FILE << (letter - 'a');
      letter = text[i + 1];
      boolean ranked = letter >= '1' && letter <= '8';
      int next = ranked ? i + 2 : i + 1;
      boolean separated = text[next] == 'x' || text[next] == '-';
      int goal = square(text, separated ? next + 1 : next);
      if (goal >= 0) {
        among = ranked ? file & FIRST_RANK << ((letter - '1') << 3) : file;
        deviation = ranked && text[next] == '-' ? Kind.LONG_ALGEBRAIC : null;
        i = separated ? next + 1 : next;
        to = goal;
      }
    } else if (letter >= '1' && letter <= '8') {
      among = FIRST_RANK << ((letter - '1') << 3);
      i += text[i + 1] == 'x' || text[i + 1] == '-' ? 2 : 1;
      to = square(text, i);
    } else if (letter == 'x' || letter == '-') {
      i++;
      to = square(text, i);
    }
    end = i + 2;
    if (to < 0) {
      return MatchingMoveFinder.NO_MOVE;
    }
    int move = MatchingMoveFinder.piece(position, role, among, to);
    if (move > 0) {
      takesNothing = text[i - 1] == 'x' && (position.occupied() >>> to & 1) == 0;
      if (deviation == null && among != -1L && isRedundant(position, move, among)) {
        boolean square = Long.bitCount(among) == 1;
        deviation = square ? Kind.LONG_ALGEBRAIC : Kind.REDUNDANT_ORIGIN;
      }
    }
    return move;
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
    byte letter = text[at];
    if (text[at + 1] != '-' || text[at + 2] != letter) {
      return MatchingMoveFinder.NO_MOVE;
    }
    boolean longer = text[at + 3] == '-' && text[at + 4] == letter;
    end = longer ? at + 5 : at + 3;
    deviation = letter == '0' ? Kind.CASTLING_WITH_ZEROS : null;
    return MatchingMoveFinder.castling(position, !longer);
  }

  static int square(byte[] text, int at) {
    int file = text[at] - 'a';
    int rank = text[at + 1] - '1';
    return (file | rank) >>> 3 == 0 ? rank << 3 | file : -1;
  }
}
