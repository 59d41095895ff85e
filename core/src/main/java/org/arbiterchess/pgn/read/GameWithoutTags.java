package org.arbiterchess.pgn.read;

/** Recognises the first move of a game without tags. */
final class GameWithoutTags {

  /** The number of bytes in which comments and the first move are sought. */
  static final int LOOK_AHEAD = 4096;

  private GameWithoutTags() {}

  /**
   * Returns whether White's first move, with its number, is at the start of the line at an index,
   * or after comments that start there. No blank line may separate them.
   */
  static boolean startsAt(byte[] text, int at, int limit) {
    int end = Math.min(limit, at + LOOK_AHEAD);
    int i = afterSpaces(text, at, end);
    while (i < end && (text[i] == '{' || text[i] == ';')) {
      boolean line = text[i] == ';';
      int last =
          line ? MovetextByteClassifier.lineEnd(text, i, end) : CommentEndFinder.find(text, i, end);
      if (last < 0) {
        return false;
      }
      i = afterSpaces(text, line ? last : last + 1, end);
      i = i < end && text[i] == '\n' ? afterSpaces(text, i + 1, end) : i;
    }
    int dot = TagScanner.spaces(text, i + 1, end);
    boolean numbered = i < end && text[i] == '1' && (dot > i + 1 || text[dot] == '.');
    return numbered && text[dot + 1] != '.' && hasMove(text, i, end);
  }

  /** Returns whether a move or a comment follows the move number at an index, if there is one. */
  static boolean hasMove(byte[] text, int at, int limit) {
    int end = Math.min(limit, at + TagScanner.LONGEST_OPENING);
    int digits = at;
    while (digits < end && MovetextByteClassifier.isDigit(text[digits])) {
      digits++;
    }
    int move = at;
    if (digits > at) {
      move = TagScanner.spaces(text, digits, end);
      while (move < end && text[move] == '.') {
        move++;
      }
      move = TagScanner.spaces(text, move, end);
    }
    return !MovetextByteClassifier.isDigit(text[move])
        && (text[move] == '{' || MoveTokenParser.looksLikeMoves(text, move, limit));
  }

  /** Returns the index of the next character that is a line feed or no white space. */
  static int afterSpaces(byte[] text, int from, int end) {
    int i = from;
    while (i < end) {
      boolean space = text[i] != '\n' && MovetextByteClassifier.isSpace(text[i]);
      int length = space ? 1 : UnicodeSpace.length(text, i, end);
      if (length == 0) {
        return i;
      }
      i += length;
    }
    return end;
  }
}
