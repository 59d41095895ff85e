package org.arbiterchess.movetext;

import static org.arbiterchess.bitboard.BitboardPosition.BISHOP;
import static org.arbiterchess.bitboard.BitboardPosition.EMPTY;
import static org.arbiterchess.bitboard.BitboardPosition.KING;
import static org.arbiterchess.bitboard.BitboardPosition.KNIGHT;
import static org.arbiterchess.bitboard.BitboardPosition.PAWN;
import static org.arbiterchess.bitboard.BitboardPosition.QUEEN;
import static org.arbiterchess.bitboard.BitboardPosition.ROOK;

/**
 * Splits a move into castling or its piece letter, origin (complete, partial or absent) and
 * destination. Upper-case letters are pieces and lower-case letters are files. A move may also
 * consist of only two squares. It looks at up to eight bytes after the text, which must be zero,
 * and allocates no memory.
 */
public final class MoveScanner {

  /** The number of letters of castling, 2 or 3; 0 for another move. */
  public int castling;

  /** The role that the piece letter names, or EMPTY. */
  public int role;

  /** The file of the origin, from 0 to 7, or -1. */
  public int file;

  /** The rank of the origin, from 0 to 7, or -1. */
  public int rank;

  /** The capture sign or hyphen before the destination, or 0. */
  public int sign;

  /**
   * The index where the destination was expected. If it is after {@link #end}, a sign without a
   * destination follows the move.
   */
  public int goal;

  /** The destination, or -1 if the text is not a move. */
  public int to;

  /** The index after the move. */
  public int end;

  public void read(byte[] text, int at) {
    role = EMPTY;
    file = -1;
    rank = -1;
    sign = 0;
    to = 0;
    byte first = text[at];
    castling = first == 'O' || first == '0' || first == 'o' ? castling(text, at) : 0;
    if (castling == 0) {
      readSquares(text, at);
    }
  }

  /** Returns the number of letters of castling, with or without hyphens, or 0 if it is none. */
  private int castling(byte[] text, int at) {
    int letters = 0;
    int next = at;
    while (text[next] == text[at]) {
      letters++;
      end = next + 1;
      next = text[end] == '-' ? end + 1 : end;
    }
    return letters == 2 || letters == 3 ? letters : 0;
  }

  private void readSquares(byte[] text, int at) {
    role = role(text[at]);
    int i = role == EMPTY ? at : at + 1;
    if (text[i] >= 'a' && text[i] <= 'h') {
      file = text[i++] - 'a';
    }
    if (text[i] >= '1' && text[i] <= '8') {
      rank = text[i++] - '1';
    }
    byte next = text[i];
    boolean signed = next == 'x' || next == '-' || next == ':' || next == 'X';
    goal = signed ? i + 1 : i;
    to = square(text, goal);
    if (to >= 0) {
      sign = signed ? next : 0;
      end = goal + 2;
    } else if (file >= 0 && rank >= 0) {
      to = rank << 3 | file;
      file = -1;
      rank = -1;
      end = i;
    }
  }

  /** The square whose name in lower case is at an index, or -1. */
  public static int square(byte[] text, int at) {
    int file = text[at] - 'a';
    int rank = text[at + 1] - '1';
    return (file | rank) >>> 3 == 0 ? rank << 3 | file : -1;
  }

  /** The role with a letter in upper case, or EMPTY. */
  public static int role(int letter) {
    return switch (letter) {
      case 'B' -> BISHOP;
      case 'R' -> ROOK;
      case 'Q' -> QUEEN;
      case 'P' -> PAWN;
      case 'N' -> KNIGHT;
      case 'K' -> KING;
      default -> EMPTY;
    };
  }
}
