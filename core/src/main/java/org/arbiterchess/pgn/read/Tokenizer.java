package org.arbiterchess.pgn.read;

import java.util.Arrays;

/**
 * Splits the text of a game into tokens, after {@link PgnGameScanner} has found its end. White
 * space separates tokens and is skipped.
 */
final class Tokenizer {

  enum Token {
    END,
    /** A line that starts with a percent sign, which PGN reserves as an escape. */
    ESCAPE,
    /** A comment in braces. */
    COMMENT,
    /** A comment from a semicolon to the end of the line. */
    LINE_COMMENT,
    OPEN,
    CLOSE,
    BRACKET,
    /** A NAG: a dollar sign and digits. */
    NAG,
    /** An exclamation or question mark, or two of them. */
    GLYPH,
    ASTERISK,
    DOT,
    /** A sign that has no meaning in movetext. */
    STRAY,
    /** Digits. They may be the start of a word. */
    NUMBER,
    /** The first letter of a word; {@link #wordEnd} finds its end. */
    WORD,
    /** The first character of a word that starts with neither a letter nor a digit. */
    OTHER
  }

  /** The bytes that can follow a move directly. */
  static final boolean[] ENDS_MOVE = new boolean[256];

  /** The kind of token, indexed by the token's first byte. */
  private static final Token[] KINDS = new Token[256];

  static {
    Arrays.fill(ENDS_MOVE, 0, ' ' + 1, true);
    for (char letter : "{}()[];$!?".toCharArray()) {
      ENDS_MOVE[letter] = true;
    }
    Arrays.fill(KINDS, Token.OTHER);
    Arrays.fill(KINDS, '0', '9' + 1, Token.NUMBER);
    Arrays.fill(KINDS, 'A', 'Z' + 1, Token.WORD);
    Arrays.fill(KINDS, 'a', 'z' + 1, Token.WORD);
    set("}]<>,", Token.STRAY);
    set("{", Token.COMMENT);
    set(";", Token.LINE_COMMENT);
    set("(", Token.OPEN);
    set(")", Token.CLOSE);
    set("[", Token.BRACKET);
    set("$", Token.NAG);
    set("!?", Token.GLYPH);
    set("*", Token.ASTERISK);
    set(".", Token.DOT);
  }

  private static void set(String letters, Token kind) {
    for (int i = 0; i < letters.length(); i++) {
      KINDS[letters.charAt(i)] = kind;
    }
  }

  byte[] text = {};
  int from;
  int to;

  /** The index of the current token. */
  int at;

  /** The index after the current token, from which the next one is read. */
  int end;

  /** Whether the current comment has no closing brace. It then ends at {@link #end}. */
  boolean unclosed;

  void begin(byte[] bytes, int begin, int limit) {
    text = bytes;
    from = begin;
    to = limit;
    end = begin;
  }

  /** Advances to the next token. */
  Token next() {
    byte[] bytes = text;
    int i = end;
    while (i < to && isSpace(bytes[i])) {
      if (bytes[i] == '\n' && i + 1 < to && bytes[i + 1] == '%') {
        at = i;
        end = lineEnd(bytes, i + 1, to);
        return Token.ESCAPE;
      }
      i++;
    }
    at = i;
    if (i >= to) {
      end = i;
      return Token.END;
    }
    Token kind = KINDS[bytes[i] & 0xFF];
    switch (kind) {
      case COMMENT -> {
        int closing = CommentEnd.find(bytes, i, to);
        unclosed = closing < 0;
        end = unclosed ? ~closing : closing + 1;
      }
      case LINE_COMMENT -> end = lineEnd(bytes, i, to);
      case NUMBER, NAG -> end = digitsEnd(bytes, i + 1);
      case GLYPH -> end = KINDS[bytes[i + 1] & 0xFF] == Token.GLYPH ? i + 2 : i + 1;
      default -> end = i + 1;
    }
    return kind;
  }

  /** Returns the index after the word that starts at the current token. */
  int wordEnd() {
    int i = at + 1;
    while (i < to && !ENDS_MOVE[text[i] & 0xFF]) {
      i++;
    }
    return i;
  }

  static boolean isSpace(byte letter) {
    return letter >= 0 && letter <= ' ';
  }

  static boolean isDigit(byte letter) {
    return letter >= '0' && letter <= '9';
  }

  static int digitsEnd(byte[] text, int at) {
    int i = at;
    while (isDigit(text[i])) {
      i++;
    }
    return i;
  }

  /** Returns the index of the next line feed, or the end of the text. */
  static int lineEnd(byte[] text, int at, int to) {
    int i = at;
    while (i < to && text[i] != '\n') {
      i++;
    }
    return i;
  }

  /**
   * Finds the end of a comment in braces. The first closing brace ends the comment unless comments
   * are nested. They count as nested if the comment contains another opening brace and the next
   * brace after the closing one is also a closing brace. An unclosed comment ends before the tags
   * of the next game.
   */
  static final class CommentEnd {

    /** The return value if the end lies beyond the text read so far. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int LOOK_AHEAD = 2048;

    /** The number of bytes needed to recognise a tag and the start of the next one. */
    private static final int TAG_LOOK_AHEAD = 512;

    /** The number of nested comments that are still open. */
    private int opened;

    /** The index from which to continue the search if the result is {@link #UNKNOWN}. */
    int next;

    /**
     * Returns the index of the closing brace, searching only up to the limit. If the comment is
     * unclosed, returns the bitwise complement of the index where it is assumed to end.
     *
     * @param open the index of the opening brace
     */
    static int find(byte[] text, int open, int limit) {
      return new CommentEnd().find(text, open + 1, limit, true);
    }

    /**
     * Searches from an index inside the comment. Returns the same as {@link #find(byte[], int,
     * int)}, or {@link #UNKNOWN} if more text is needed. The text may have moved within its buffer
     * since the last search.
     *
     * @param from the index after the opening brace, or {@link #next}
     * @param last whether the source has no text beyond the limit
     */
    int find(byte[] text, int from, int limit, boolean last) {
      int at = from;
      int end = UNKNOWN;
      while (at < limit && end == UNKNOWN) {
        byte letter = text[at];
        if (letter < '{' && letter != '\n') {
          // Most letters of a comment, which are skipped fastest in this order.
        } else if (letter == '}') {
          int brace = opened == 0 ? 0 : nextBrace(text, at + 1, limit, last);
          if (brace == UNKNOWN) {
            break;
          }
          end = brace == '}' ? UNKNOWN : at;
          opened--;
        } else if (letter == '{') {
          opened++;
        } else if (letter == '\n') {
          if (limit - at < TAG_LOOK_AHEAD && !last) {
            break;
          }
          boolean game = isBlankLine(text, at) && GameStart.startsGame(text, at + 1, limit);
          end = game ? ~(at + 1) : UNKNOWN;
        }
        at++;
      }
      next = at;
      return end == UNKNOWN && last ? ~limit : end;
    }

    private static int nextBrace(byte[] text, int from, int limit, boolean last) {
      int end = Math.min(limit, from + LOOK_AHEAD);
      for (int i = from; i < end; i++) {
        if (text[i] == '{' || text[i] == '}') {
          return text[i];
        }
        if (text[i] == '[' && text[i - 1] == '\n') {
          return '[';
        }
      }
      return last || end < limit ? '[' : UNKNOWN;
    }

    /** Returns whether the line that ends at this line feed is blank. */
    private static boolean isBlankLine(byte[] text, int lineFeed) {
      int before = lineFeed - 1;
      while (before > 0 && (text[before] == '\r' || text[before] == ' ')) {
        before--;
      }
      return text[before] == '\n';
    }
  }
}
