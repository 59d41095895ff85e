package org.arbiterchess.pgn.read;

import org.arbiterchess.pgn.tree.PgnTag;
import org.arbiterchess.text.WordLookup;

/**
 * Recognises where a game starts: tag pairs, including malformed ones, the first move of a game
 * without tags, and the tags {@code [pgn]} and {@code [/pgn]}, which enclose a game in posts on
 * chess forums.
 */
final class GameStart {

  /** The maximum length of a forum tag, including any options. */
  static final int LONGEST_FORUM_TAG = 64;

  /** The number of bytes in which comments and the first move are sought. */
  static final int LOOK_AHEAD = 4096;

  /** The maximum number of bytes from the opening bracket to the quotation mark, inclusive. */
  static final int LONGEST_OPENING = 128;

  private static final boolean[] OF_NAME = new boolean[128];

  static {
    for (int i = 0; i < OF_NAME.length; i++) {
      OF_NAME[i] = PgnTag.isValidName("" + (char) i);
    }
  }

  private GameStart() {}

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
      if (last || (next > 0 && looksLikeMoves(text, next, limit))) {
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
    int digits = at;
    while (digits < end && Tokenizer.isDigit(text[digits])) {
      digits++;
    }
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
    int i = at;
    while (i < limit && Tokenizer.isDigit(text[i])) {
      i++;
    }
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
        || MoveTokenParser.square(text, takes ? move + (text[move] == 'x' ? 1 : 2) : move) >= 0
        || (move > at && MoveTokenParser.square(text, move + 1) >= 0);
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
