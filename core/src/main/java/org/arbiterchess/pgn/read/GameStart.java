package org.arbiterchess.pgn.read;

import org.arbiterchess.movetext.MoveScanner;

/**
 * Recognises where a game starts: its tag pairs, the first move of a game without tags, and the
 * tags {@code [pgn]} and {@code [/pgn]}, which enclose a game in posts on chess forums.
 */
final class GameStart {

  /** The maximum length of a forum tag, including any options. */
  static final int LONGEST_FORUM_TAG = 64;

  /** The number of bytes in which comments and the first move are sought. */
  static final int LOOK_AHEAD = 4096;

  /** The maximum number of bytes from the opening bracket to the quotation mark, inclusive. */
  static final int LONGEST_OPENING = 128;

  private GameStart() {}

  /**
   * Returns whether a game starts at an index, with an Event tag or with two lines of other tags.
   */
  static boolean startsGame(byte[] text, int at, int limit) {
    if (at >= limit || text[at] != '[') {
      return false;
    }
    TagScan tag = new TagScan(text, at, limit);
    return tag.isEvent() || (tag.isQuoted() && tag.isKnown() && tag.isBeforeTag(tag.end(false)));
  }

  /**
   * Returns the index after text in brackets that looks like a tag but is not one, such as {@code
   * ["Club"]}. Returns 0 if there is none.
   */
  static int bracketsEnd(byte[] text, int at, int limit) {
    if (forumTagEnd(text, at, limit) > 0) {
      return 0;
    }
    for (int i = at + 1; i < limit && "\n\r{}".indexOf(text[i]) < 0; i++) {
      int next = text[i] == ']' ? spaces(text, i + 1, limit) : 0;
      if (next > 0 && (next >= limit || "\n\r[".indexOf(text[next]) >= 0)) {
        return i + 1;
      }
      if (next > i + 1) {
        return 0;
      }
    }
    return 0;
  }

  static int spaces(byte[] text, int at, int limit) {
    int i = at;
    while (i < limit && isSpace(text[i])) {
      i++;
    }
    return i;
  }

  static boolean isSpace(byte letter) {
    return letter == ' ' || letter == '\t';
  }

  /**
   * Returns whether White's first move, with its number, is at the start of the line at an index,
   * or after comments that start there. No blank line may separate them.
   */
  static boolean startsAt(byte[] text, int at, int limit) {
    int end = Math.min(limit, at + LOOK_AHEAD);
    int i = afterSpaces(text, at, end);
    while (i < end && (text[i] == '{' || text[i] == ';')) {
      boolean line = text[i] == ';';
      int last = line ? Tokenizer.lineEnd(text, i, end) : Tokenizer.CommentEnd.find(text, i, end);
      if (last < 0) {
        return false;
      }
      i = afterSpaces(text, line ? last : last + 1, end);
      i = i < end && text[i] == '\n' ? afterSpaces(text, i + 1, end) : i;
    }
    int dot = spaces(text, i + 1, end);
    boolean numbered = i < end && text[i] == '1' && (dot > i + 1 || text[dot] == '.');
    return numbered && text[dot + 1] != '.' && hasMove(text, i, end);
  }

  /** Returns whether a move or a comment follows the move number at an index, if there is one. */
  static boolean hasMove(byte[] text, int at, int limit) {
    int end = Math.min(limit, at + LONGEST_OPENING);
    int digits = Math.min(end, Tokenizer.digitsEnd(text, at));
    int move = at;
    if (digits > at) {
      move = spaces(text, digits, end);
      while (move < end && text[move] == '.') {
        move++;
      }
      move = spaces(text, move, end);
    }
    return !Tokenizer.isDigit(text[move])
        && (text[move] == '{' || looksLikeMoves(text, move, limit));
  }

  /** Returns the index of the next character that is a line feed or no white space. */
  static int afterSpaces(byte[] text, int from, int end) {
    int i = from;
    while (i < end) {
      boolean space = text[i] != '\n' && Tokenizer.isSpace(text[i]);
      int length = space ? 1 : TextDecoder.spaceLength(text, i, end);
      if (length == 0) {
        return i;
      }
      i += length;
    }
    return end;
  }

  /**
   * Returns whether text without tags looks like a game, that is, whether it starts with a move or
   * a move number.
   */
  static boolean looksLikeMoves(byte[] text, int at, int limit) {
    int i = Math.min(limit, Tokenizer.digitsEnd(text, at));
    int next = i > at ? spaces(text, i, limit) : i;
    if (i > at && next < limit && text[next] == '.') {
      return true;
    }
    // The full stop after a move number may be missing.
    return startsWithMove(text, next > i ? next : at, limit);
  }

  private static boolean startsWithMove(byte[] text, int at, int limit) {
    int move = at + pieceLength(text, at, limit);
    boolean castles =
        text[at + 1] == '-' && (text[at] == 'O' || text[at] == '0') && text[at + 2] == text[at];
    boolean takes = text[move] == 'x' || text[move + 1] == 'x';
    return castles
        || MoveScanner.square(text, takes ? move + (text[move] == 'x' ? 1 : 2) : move) >= 0
        || (move > at && MoveScanner.square(text, move + 1) >= 0);
  }

  /**
   * Returns the length in bytes of the piece letter (in any language) or figurine at an index, or
   * 0.
   */
  private static int pieceLength(byte[] text, int at, int limit) {
    if (at >= limit || text[at] >= 0) {
      return "KQRBNPDTLSFCAHWG".indexOf(text[at]) >= 0 ? 1 : 0;
    }
    int code = TextDecoder.codePointAt(text, at, limit);
    boolean figurine = code >= 0x2654 && code <= 0x265F;
    return figurine || "\u0424\u041b\u0421\u041a".indexOf(code) >= 0
        ? TextDecoder.length(text, at, limit)
        : 0;
  }

  /** Returns the index after a forum tag that starts at an index, or 0 if there is none. */
  static int forumTagEnd(byte[] text, int at, int limit) {
    int i = at + 1 < limit && text[at + 1] == '/' ? at + 2 : at + 1;
    if (text[at] != '[' || limit - i < 4 || !isPgn(text, i)) {
      return 0;
    }
    int end = Math.min(limit, at + LONGEST_FORUM_TAG);
    i += 3;
    if (text[i] != ']' && text[i] != ' ' && text[i] != '=') {
      return 0;
    }
    while (i < end && text[i] != ']' && text[i] != '\n' && text[i] != '"') {
      i++;
    }
    return i < end && text[i] == ']' ? i + 1 : 0;
  }

  private static boolean isPgn(byte[] text, int at) {
    return (text[at] | 0x20) == 'p' && (text[at + 1] | 0x20) == 'g' && (text[at + 2] | 0x20) == 'n';
  }
}
