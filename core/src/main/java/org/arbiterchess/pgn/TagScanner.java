package org.arbiterchess.pgn;

/** Finds tag pairs in bytes, including malformed ones. */
final class TagScanner {

  /** The maximum distance from the opening bracket to the quotation mark. */
  static final int LONGEST_OPENING = 128;

  private TagScanner() {}

  /** Returns whether a tag starts at an index: a bracket, a name and a quotation mark. */
  static boolean opens(byte[] text, int at, int limit) {
    return text[at] == '[' && quote(text, at, limit) > 0;
  }

  /** Returns the index of the opening quotation mark, or 0 if no tag starts at the given index. */
  static int quote(byte[] text, int at, int limit) {
    int end = Math.min(limit, at + LONGEST_OPENING);
    int i = spaces(text, at + 1, end);
    int name = i;
    while (i < end && isOfName(text[i])) {
      i++;
    }
    int nameEnd = i;
    i = spaces(text, i, end);
    boolean named = nameEnd > name && nameEnd - name <= PgnTag.MAX_NAME;
    return named && i < end && text[i] == '"' ? i : 0;
  }

  /** Returns whether an Event tag, the first tag of a game, starts at an index. */
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
   * Returns the index where the value ends: at a quotation mark followed by a bracket, otherwise at
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

  /** Returns the likely end of a value without a closing quotation mark or bracket. */
  private static int lastQuote(byte[] text, int quote, int end) {
    int i = end;
    while (i > quote + 1 && isSpace(text[i - 1])) {
      i--;
    }
    boolean quoted = i > quote + 1 && text[i - 1] == '"' && text[i - 2] != '\\';
    boolean bracket = i > quote + 1 && text[i - 1] == ']';
    return quoted || bracket ? i - 1 : i;
  }

  /** Returns the index after a tag pair, given the end of its value. */
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
