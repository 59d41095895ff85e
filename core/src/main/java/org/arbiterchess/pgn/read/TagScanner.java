package org.arbiterchess.pgn.read;

import org.arbiterchess.pgn.tree.PgnTag;
import org.arbiterchess.text.WordLookup;

/** Finds tag pairs in bytes, including malformed ones. */
final class TagScanner {

  /** The maximum number of bytes from the opening bracket to the quotation mark, inclusive. */
  static final int LONGEST_OPENING = 128;

  private static final boolean[] OF_NAME = new boolean[128];

  static {
    for (int i = 0; i < OF_NAME.length; i++) {
      OF_NAME[i] = PgnTag.isValidName("" + (char) i);
    }
  }

  private TagScanner() {}

  /** Tag names that identify a line in brackets as a tag even without quotation marks. */
  private static final WordLookup KNOWN =
      new WordLookup("Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN");

  /** Returns whether a tag starts at an index: a bracket, then a name and a quotation mark. */
  static boolean opens(byte[] text, int at, int limit) {
    return text[at] == '[' && (quote(text, at, limit) > 0 || curly(text, at, limit) > 0);
  }

  /**
   * Returns the index after the tag at an index, or 0 if there is none.
   *
   * @param afterTag whether another tag precedes this one; if so, a tag without quotation marks is
   *     accepted even if its name is unknown
   */
  static int tagEnd(byte[] text, int at, int limit, boolean afterTag) {
    int quote = quote(text, at, limit);
    if (quote > 0) {
      return end(text, valueEnd(text, quote, limit), limit);
    }
    boolean loose = curly(text, at, limit) > 0 || afterTag || isKnown(text, at, limit);
    return loose ? looseEnd(text, at, limit) : 0;
  }

  private static boolean isKnown(byte[] text, int at, int limit) {
    int name = spaces(text, at + 1, limit);
    return KNOWN.has(TextDecoder.decode(text, name, nameEnd(text, name, limit)));
  }

  static int nameEnd(byte[] text, int name, int limit) {
    int i = name;
    while (i < Math.min(limit, name + LONGEST_OPENING) && isOfName(text[i])) {
      i++;
    }
    return i;
  }

  /** Returns whether the names at two indexes, or after a bracket and spaces, are the same. */
  static boolean haveSameName(byte[] text, int first, int second, int limit) {
    int i = text[first] == '[' ? spaces(text, first + 1, limit) : first;
    int j = text[second] == '[' ? spaces(text, second + 1, limit) : second;
    while (isOfName(text[i]) && text[i] == text[j]) {
      i++;
      j++;
    }
    return !isOfName(text[i]) && !isOfName(text[j]);
  }

  /** Returns the index of an opening curly or angle quotation mark, or 0. */
  private static int curly(byte[] text, int at, int limit) {
    int i = value(text, at, limit);
    return i > 0 && curlyLength(text, i) > 0 ? i : 0;
  }

  /** Returns the index after the name of a tag and spaces, or 0 if it has no valid name. */
  private static int value(byte[] text, int at, int limit) {
    int name = spaces(text, at + 1, limit);
    int nameEnd = nameEnd(text, name, limit);
    int i = spaces(text, nameEnd, limit);
    return nameEnd > name && nameEnd - name <= PgnTag.MAX_NAME && i < limit ? i : 0;
  }

  /** Returns the length in bytes of the curly or angle quotation mark at an index, or 0. */
  static int curlyLength(byte[] text, int at) {
    int code = text[at] < 0 ? TextDecoder.codePointAt(text, at, at + 3) : 0;
    boolean quote = (code >= 0x2018 && code <= 0x201F) || code == 0xAB || code == 0xBB;
    return quote ? TextDecoder.length(text, at, at + 3) : 0;
  }

  /** Returns the end index of a value without its closing quotation mark or trailing whitespace. */
  static int withoutQuote(byte[] text, int from, int to) {
    int end = Math.max(from, to);
    while (end > from && Tokenizer.isSpace(text[end - 1])) {
      end--;
    }
    for (int length = 3; length > 0; length--) {
      int quote = end - length;
      boolean straight = length == 1 && quote >= from && text[quote] == '"';
      if (straight || (quote >= from && curlyLength(text, quote) == length)) {
        return quote;
      }
    }
    return end;
  }

  /**
   * Returns the index after a tag whose value is missing or not in straight quotation marks, or 0.
   * The closing bracket must be the last character of the line or be followed by another tag or
   * moves. If another tag follows on the next line, the bracket may be missing. A tag without a
   * value must have a known name or be followed by another tag on the next line.
   */
  private static int looseEnd(byte[] text, int at, int limit) {
    int name = spaces(text, at + 1, limit);
    int i = nameEnd(text, name, limit);
    boolean named = i > name && i - name <= PgnTag.MAX_NAME && i < limit;
    if (named && text[i] == ']') {
      boolean empty = isKnown(text, at, limit) || isBeforeTag(text, i + 1, limit);
      return empty ? i + 1 : 0;
    }
    if (!named
        || text[name] < 'A'
        || text[name] > 'Z'
        || (!isSpace(text[i]) && curlyLength(text, i) == 0)) {
      return 0;
    }
    for (; i < limit && "\n\r{}".indexOf(text[i]) < 0; i++) {
      int next = text[i] == ']' ? spaces(text, i + 1, limit) : 0;
      boolean last = next > 0 && (next >= limit || "\n\r[".indexOf(text[next]) >= 0);
      if (last || (next > 0 && GameStart.looksLikeMoves(text, next, limit))) {
        return i + 1;
      }
    }
    return isBeforeTag(text, i, limit) ? i : 0;
  }

  /**
   * Returns the index after text in brackets that looks like a tag but is not one, such as {@code
   * ["Club"]}. Returns 0 if there is none.
   */
  static int bracketsEnd(byte[] text, int at, int limit) {
    if (GameStart.forumTagEnd(text, at, limit) > 0) {
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

  /** Returns whether a line ends at an index and the next line starts with a tag. */
  private static boolean isBeforeTag(byte[] text, int at, int limit) {
    int feed = at < limit && text[at] == '\r' ? at + 1 : at;
    int next = feed < limit && text[feed] == '\n' ? spaces(text, feed + 1, limit) : limit;
    return next < limit && opens(text, next, limit);
  }

  /** Returns the index of the opening quotation mark, or 0 if no tag starts at the given index. */
  static int quote(byte[] text, int at, int limit) {
    int i = value(text, at, Math.min(limit, at + LONGEST_OPENING));
    return i > 0 && text[i] == '"' ? i : 0;
  }

  /**
   * Returns whether a game starts at an index, with an Event tag or with two lines of other tags.
   */
  static boolean startsGame(byte[] text, int at, int limit) {
    return isEvent(text, at, limit)
        || (at < limit
            && opens(text, at, limit)
            && isKnown(text, at, limit)
            && isBeforeTag(text, tagEnd(text, at, limit, false), limit));
  }

  /** Returns whether an Event tag, the first tag of a game, starts at an index. */
  static boolean isEvent(byte[] text, int at, int limit) {
    if (at >= limit || text[at] != '[') {
      return false;
    }
    int i = spaces(text, at + 1, limit);
    return limit - i > 5
        && TextDecoder.startsWith(text, i, limit, "Event")
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

  /** Returns the likely end of a value that lacks its closing quotation mark or bracket. */
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

  static int spaces(byte[] text, int at, int limit) {
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
    return letter >= 0 && OF_NAME[letter];
  }
}
