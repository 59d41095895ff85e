package org.arbiterchess.pgn.read;

import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.tree.PgnTag;
import org.arbiterchess.text.WordLookup;

/**
 * One tag pair in a text, possibly malformed. It starts with a bracket and a name. All numbers are
 * indexes into the text.
 */
final class TagScan {

  private static final boolean[] OF_NAME = new boolean[128];

  static {
    for (int i = 0; i < OF_NAME.length; i++) {
      OF_NAME[i] = PgnTag.isValidName("" + (char) i);
    }
  }

  /** Tag names that identify a line in brackets as a tag even without quotation marks. */
  private static final WordLookup KNOWN =
      new WordLookup("Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN");

  private final byte[] text;
  private final int limit;
  private final int name;
  private final int nameEnd;
  private final boolean named;

  /** The index after the name and spaces. */
  final int opening;

  /** Whether the value starts with a straight quotation mark. */
  final boolean isStraight;

  /** The length in bytes of the curly or angle quotation mark before the value, or 0. */
  final int curly;

  /** The start of the value that {@link #end} has found. */
  int valueFrom;

  /** The end of the value that {@link #end} has found. */
  int valueTo;

  TagScan(byte[] text, int at, int limit) {
    this.text = text;
    this.limit = limit;
    name = GameStart.spaces(text, at + 1, limit);
    int most = Math.min(limit, name + GameStart.LONGEST_OPENING);
    int i = name;
    while (i < most && text[i] >= 0 && OF_NAME[text[i]]) {
      i++;
    }
    nameEnd = i;
    opening = GameStart.spaces(text, i, limit);
    named = i > name && i - name <= PgnTag.MAX_NAME && opening < limit;
    isStraight = named && opening < at + GameStart.LONGEST_OPENING && text[opening] == '"';
    curly = named ? curlyLength(text, opening) : 0;
  }

  /** Whether a quotation mark follows the name. */
  boolean isQuoted() {
    return isStraight || curly > 0;
  }

  String name() {
    return TextDecoder.decode(text, name, nameEnd);
  }

  boolean isNamed(String wanted) {
    return nameEnd - name == wanted.length() && TextDecoder.startsWith(text, name, nameEnd, wanted);
  }

  boolean isKnown() {
    return KNOWN.has(name());
  }

  /** Whether this is an Event tag, the first tag of a game. */
  boolean isEvent() {
    return isStraight && isNamed("Event");
  }

  /**
   * Finds the value. Returns the index after the tag, or 0 if this is not a tag.
   *
   * @param afterTag whether another tag precedes this one; if so, a tag without quotation marks is
   *     accepted even if its name is unknown
   */
  int end(boolean afterTag) {
    if (isStraight) {
      valueFrom = opening + 1;
      valueTo = straightEnd();
      boolean closed = valueTo < limit && text[valueTo] == '"';
      int end = closed ? GameStart.spaces(text, valueTo + 1, limit) : valueTo;
      return end < limit && text[end] == ']' ? end + 1 : end;
    }
    int end = curly > 0 || afterTag || isKnown() ? looseEnd() : 0;
    valueFrom = opening + curly;
    valueTo = end > 0 ? withoutQuote(text[end - 1] == ']' ? end - 1 : end) : 0;
    return end;
  }

  /** Whether this tag says how the game starts. */
  boolean isOfStart() {
    return isNamed("FEN") || isNamed("SetUp") || isNamed("Variant");
  }

  /** The value, with escaped quotation marks and backslashes decoded. */
  String value() {
    String written = TextDecoder.decode(text, valueFrom, valueTo);
    StringBuilder value = new StringBuilder();
    for (int i = 0; i < written.length(); i++) {
      boolean protects = written.startsWith("\\\"", i) || written.startsWith("\\\\", i);
      i += protects ? 1 : 0;
      value.append(written.charAt(i));
    }
    return value.toString();
  }

  /** The value as a result, or NONE. */
  Result result() {
    return TerminationMarker.parse(text, valueFrom, valueTo);
  }

  /** Returns whether the tag that ends at an index deviates from the standard. */
  boolean isBroken(int end) {
    boolean broken = !isStraight || text[valueTo] != '"' || text[end - 1] != ']';
    for (int i = valueFrom; i < valueTo; i++) {
      broken |= text[i] == '"' && text[i - 1] != '\\';
    }
    return broken;
  }

  /** Returns the index where the value ends if it starts with a straight quotation mark. */
  private int straightEnd() {
    int i = valueFrom;
    for (; i < limit && text[i] != '\n' && text[i] != '\r'; i++) {
      byte letter = text[i];
      if (letter == '\\' && i + 1 < limit && (text[i + 1] == '"' || text[i + 1] == '\\')) {
        i++;
      } else if (letter == '"') {
        int next = GameStart.spaces(text, i + 1, limit);
        if (next >= limit || text[next] == ']') {
          return i;
        }
      }
    }
    // The closing quotation mark or the bracket is missing.
    while (i > valueFrom && GameStart.isSpace(text[i - 1])) {
      i--;
    }
    boolean quoted = i > valueFrom && text[i - 1] == '"' && text[i - 2] != '\\';
    boolean bracket = i > valueFrom && text[i - 1] == ']';
    return quoted || bracket ? i - 1 : i;
  }

  /**
   * Returns the index after a tag whose value is missing or not in straight quotation marks, or 0.
   * The closing bracket must be the last character of the line or be followed by another tag or
   * moves. If another tag follows on the next line, the bracket may be missing. A tag without a
   * value must have a known name or be followed by another tag on the next line.
   */
  private int looseEnd() {
    int i = nameEnd;
    if (named && text[i] == ']') {
      return isKnown() || isBeforeTag(i + 1) ? i + 1 : 0;
    }
    if (!named || text[name] < 'A' || text[name] > 'Z' || (opening == nameEnd && curly == 0)) {
      return 0;
    }
    for (; i < limit && "\n\r{}".indexOf(text[i]) < 0; i++) {
      int next = text[i] == ']' ? GameStart.spaces(text, i + 1, limit) : 0;
      boolean last = next > 0 && (next >= limit || "\n\r[".indexOf(text[next]) >= 0);
      if (last || (next > 0 && GameStart.looksLikeMoves(text, next, limit))) {
        return i + 1;
      }
    }
    return isBeforeTag(i) ? i : 0;
  }

  /** Returns whether a line ends at an index and the next line starts with a tag. */
  boolean isBeforeTag(int at) {
    int feed = at < limit && text[at] == '\r' ? at + 1 : at;
    int next = feed < limit && text[feed] == '\n' ? GameStart.spaces(text, feed + 1, limit) : limit;
    return next < limit && text[next] == '[' && new TagScan(text, next, limit).isQuoted();
  }

  /** Returns the end of the value without its closing quotation mark or trailing whitespace. */
  private int withoutQuote(int to) {
    int end = Math.max(valueFrom, to);
    while (end > valueFrom && Tokenizer.isSpace(text[end - 1])) {
      end--;
    }
    for (int length = 3; length > 0; length--) {
      int quote = end - length;
      boolean straight = length == 1 && quote >= valueFrom && text[quote] == '"';
      if (straight || (quote >= valueFrom && curlyLength(text, quote) == length)) {
        return quote;
      }
    }
    return end;
  }

  private static int curlyLength(byte[] text, int at) {
    int code = text[at] < 0 ? TextDecoder.codePointAt(text, at, at + 3) : 0;
    boolean quote = (code >= 0x2018 && code <= 0x201F) || code == 0xAB || code == 0xBB;
    return quote ? TextDecoder.length(text, at, at + 3) : 0;
  }

  /** Whether another tag has the same name. */
  boolean hasNameOf(TagScan other) {
    boolean same = nameEnd - name == other.nameEnd - other.name;
    for (int i = 0; same && name + i < nameEnd; i++) {
      same = text[name + i] == other.text[other.name + i];
    }
    return same;
  }
}
