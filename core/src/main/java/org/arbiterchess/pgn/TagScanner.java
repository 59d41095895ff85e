package org.arbiterchess.pgn;

/** Where tags begin and end in bytes, also those that are not written as they should be. */
final class TagScanner {

  /** How far a tag's opening is looked at; a longer name is none. */
  static final int LONGEST_OPENING = 128;

  private TagScanner() {}

  /** Whether a tag opens here: a bracket, a name, and a quotation mark. */
  static boolean opens(byte[] text, int at, int limit) {
    return text[at] == '[' && quote(text, at, limit) > 0;
  }

  /** Where the value's quotation mark is, of a tag that opens here, or 0. */
  static int quote(byte[] text, int at, int limit) {
    int end = Math.min(limit, at + LONGEST_OPENING);
    int i = spaces(text, at + 1, end);
    int name = i;
    while (i < end && isOfName(text[i])) {
      i++;
    }
    int nameEnd = i;
    i = spaces(text, i, end);
    return nameEnd > name && i < end && text[i] == '"' ? i : 0;
  }

  /** Whether the tag that opens here is the one with which games begin. */
  static boolean isEvent(byte[] text, int at, int limit) {
    if (at >= limit || text[at] != '[') {
      return false;
    }
    int i = spaces(text, at + 1, limit);
    return limit - i > 5
        && text[i] == 'E'
        && text[i + 1] == 'v'
        && text[i + 2] == 'e'
        && text[i + 3] == 'n'
        && text[i + 4] == 't'
        && !isOfName(text[i + 5])
        && quote(text, at, limit) > 0;
  }

  /**
   * Where the value ends whose quotation mark is given: at a mark that the bracket follows, else at
   * the end of the line.
   */
  static int valueEnd(byte[] text, int quote, int limit) {
    int i = quote + 1;
    for (; i < limit; i++) {
      byte letter = text[i];
      if (letter == '\n' || letter == '\r') {
        break;
      }
      if (letter == '\\' && i + 1 < limit && (text[i + 1] == '"' || text[i + 1] == '\\')) {
        i++;
      } else if (letter == '"') {
        int next = spaces(text, i + 1, limit);
        if (next >= limit || text[next] == ']') {
          return i;
        }
      }
    }
    return lastQuote(text, quote, i);
  }

  /** A value without its closing mark or without the bracket ends where it may have been meant. */
  private static int lastQuote(byte[] text, int quote, int end) {
    int i = end;
    while (i > quote + 1 && isSpace(text[i - 1])) {
      i--;
    }
    boolean quoted = i > quote + 1 && text[i - 1] == '"' && text[i - 2] != '\\';
    boolean bracket = i > quote + 1 && text[i - 1] == ']';
    return quoted || bracket ? i - 1 : i;
  }

  /** What follows a tag whose value ends there. */
  static int end(byte[] text, int valueEnd, int limit) {
    int i = valueEnd;
    if (i < limit && text[i] == '"') {
      i = spaces(text, i + 1, limit);
    }
    return i < limit && text[i] == ']' ? i + 1 : i;
  }

  private static int spaces(byte[] text, int at, int limit) {
    int i = at;
    while (i < limit && isSpace(text[i])) {
      i++;
    }
    return i;
  }

  private static boolean isSpace(byte letter) {
    return letter == ' ' || letter == '\t';
  }

  static boolean isOfName(byte letter) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9')
        || letter == '_'
        || letter == '-'
        || letter == '+'
        || letter == '#'
        || letter == '='
        || letter == ':';
  }
}
