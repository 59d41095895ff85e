package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Position;

/** The tags of one game, stored as indexes into its text. Strings are created on demand. */
final class TagSection {

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private byte[] text = {};
  private int count;

  /** Four indexes per tag: the start and end of its name and of its value. */
  private int[] places = new int[4 * 16];

  /** Two indexes per comment in the tag section: its start and end. */
  private int[] comments = new int[4];

  private int commentPlaces;

  TagSection(PgnLimits budget, PgnProblemCollector notebook) {
    this.budget = budget;
    this.notebook = notebook;
  }

  /** Reads the tags and returns the index where the moves start. */
  int read(byte[] bytes, int from, int to) {
    text = bytes;
    count = 0;
    commentPlaces = 0;
    int at = from;
    int lastEnd = -1;
    boolean seen = false;
    while (at < to) {
      byte letter = bytes[at];
      int tagEnd = letter == '[' ? tag(at, to, seen) : 0;
      if (letter >= 0 && letter <= ' ') {
        lastEnd = letter == '\n' ? -1 : lastEnd;
        at = letter == '\n' && bytes[at + 1] == '%' ? lineEnd(at + 1, to) : at + 1;
      } else if (tagEnd > 0) {
        if (lastEnd >= 0) {
          notebook.forgive(PgnWarningKind.SEVERAL_TAGS_ON_A_LINE, at);
        }
        at = tagEnd;
        lastEnd = at;
        seen = true;
      } else if (letter == '[' && seen && brackets(at, to) > 0) {
        notebook.forgive(PgnWarningKind.BROKEN_TAG, at);
        comment(at, brackets(at, to));
        at = brackets(at, to);
      } else if (letter == '{') {
        int end = CommentEndFinder.find(bytes, at, to);
        if (end < 0) {
          return at;
        }
        comment(at + 1, end);
        at = end + 1;
      } else if (letter == ';') {
        int end = lineEnd(at, to);
        comment(at + 1, end);
        at = end;
      } else if (UnicodeSpace.length(bytes, at, to) > 0) {
        notebook.forgive(PgnWarningKind.UNICODE_SPACE, at);
        at += UnicodeSpace.length(bytes, at, to);
      } else {
        return at;
      }
    }
    return at;
  }

  /** Returns the index after text in brackets that is not a tag, or 0 if there is none. */
  private int brackets(int at, int to) {
    return TagScanner.bracketsEnd(text, at, Math.min(to, at + budget.tagBytes()));
  }

  private int lineEnd(int at, int to) {
    int i = at;
    while (i < to && text[i] != '\n') {
      i++;
    }
    return i;
  }

  private void comment(int from, int to) {
    if (commentPlaces == comments.length) {
      comments = Arrays.copyOf(comments, 2 * commentPlaces);
    }
    comments[commentPlaces++] = from;
    comments[commentPlaces++] = to;
  }

  /** Reads a tag and returns the index after it, or 0 if there is none. */
  private int tag(int at, int to, boolean seen) {
    int limit = Math.min(to, at + budget.tagBytes());
    int quote = TagScanner.quote(text, at, limit);
    if (quote == 0) {
      return looseTag(at, limit, seen);
    }
    int valueEnd = TagScanner.valueEnd(text, quote, limit);
    int end = TagScanner.end(text, valueEnd, limit);
    if (end == limit && limit < to) {
      overBudget(PgnText.TAG_TOO_LONG, budget.tagBytes(), at, at + 40);
    }
    if (count < budget.tags()) {
      look(at, quote, valueEnd, end);
    }
    add(at, quote + 1, valueEnd, end);
    return end;
  }

  /** Reads a tag whose value is not in straight quotation marks. */
  private int looseTag(int at, int limit, boolean seen) {
    int end = TagScanner.tagEnd(text, at, limit, seen);
    if (end > 0) {
      int name = TagScanner.spaces(text, at + 1, limit);
      int value = TagScanner.spaces(text, TagScanner.nameEnd(text, name, limit), limit);
      int curly = TagScanner.curlyLength(text, value);
      int valueEnd =
          TagScanner.withoutQuote(text, value + curly, text[end - 1] == ']' ? end - 1 : end);
      notebook.forgive(curly > 0 ? PgnWarningKind.CURLY_QUOTES : PgnWarningKind.BROKEN_TAG, at);
      lookAtEncoding(value, valueEnd);
      add(at, value + curly, valueEnd, end);
    }
    return end;
  }

  /** Adds a tag. If there is already one with the same name, adds it as a comment instead. */
  private void add(int at, int value, int valueEnd, int end) {
    if (count == budget.tags()) {
      overBudget(PgnText.MANY_TAGS, budget.tags(), at, end);
      return;
    }
    int name = TagScanner.spaces(text, at + 1, end);
    int nameEnd = TagScanner.nameEnd(text, name, end);
    if (find(name, nameEnd) >= 0) {
      notebook.forgive(PgnWarningKind.DUPLICATE_TAG, at);
      comment(at, end);
      return;
    }
    if (4 * count == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[4 * count] = name;
    places[4 * count + 1] = nameEnd;
    places[4 * count + 2] = value;
    places[4 * count + 3] = valueEnd;
    count++;
  }

  private void overBudget(PgnText key, int limit, int at, int end) {
    String found = TextDecoder.decode(text, at, Math.min(end, text.length));
    notebook.error(PgnError.Kind.OVER_BUDGET, at, found, Said.of(key, limit));
  }

  private void look(int at, int quote, int valueEnd, int end) {
    boolean broken = text[valueEnd] != '"' || text[end - 1] != ']';
    for (int i = quote + 1; i < valueEnd; i++) {
      broken |= text[i] == '"' && text[i - 1] != '\\';
    }
    if (broken) {
      notebook.forgive(PgnWarningKind.BROKEN_TAG, at);
    }
    lookAtEncoding(quote + 1, valueEnd);
  }

  private void lookAtEncoding(int from, int to) {
    if (!TextDecoder.isUtf8(text, from, to)) {
      notebook.forgive(PgnWarningKind.LATIN_1, from);
    }
  }

  private int find(int name, int nameEnd) {
    int length = nameEnd - name;
    for (int i = 0; i < count; i++) {
      if (places[4 * i + 1] - places[4 * i] == length && text[places[4 * i]] == text[name]) {
        int same = 1;
        while (same < length && text[places[4 * i] + same] == text[name + same]) {
          same++;
        }
        if (same == length) {
          return i;
        }
      }
    }
    return -1;
  }

  /** Returns the index of the tag with this name, or -1. */
  int find(String name) {
    for (int i = 0; i < count; i++) {
      int from = places[4 * i];
      if (places[4 * i + 1] - from == name.length() && text[from] == name.charAt(0)) {
        int same = 1;
        while (same < name.length() && text[from + same] == name.charAt(same)) {
          same++;
        }
        if (same == name.length()) {
          return i;
        }
      }
    }
    return -1;
  }

  int valueFrom(int tag) {
    return places[4 * tag + 2];
  }

  int valueTo(int tag) {
    return places[4 * tag + 3];
  }

  /** Returns the value of a tag, with escaped quotation marks and backslashes decoded. */
  String value(int tag) {
    String written = TextDecoder.decode(text, valueFrom(tag), valueTo(tag));
    if (written.indexOf('\\') < 0) {
      return written;
    }
    StringBuilder value = new StringBuilder(written.length());
    for (int i = 0; i < written.length(); i++) {
      char letter = written.charAt(i);
      boolean protects =
          letter == '\\'
              && i + 1 < written.length()
              && (written.charAt(i + 1) == '"' || written.charAt(i + 1) == '\\');
      i += protects ? 1 : 0;
      value.append(written.charAt(i));
    }
    return value.toString();
  }

  Optional<String> value(String name) {
    int tag = find(name);
    return tag < 0 ? Optional.empty() : Optional.of(value(tag));
  }

  PgnTags all() {
    List<PgnTag> tags = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      tags.add(new PgnTag(TextDecoder.decode(text, places[4 * i], places[4 * i + 1]), value(i)));
    }
    return PgnTags.ofDistinct(tags);
  }

  /**
   * Passes each replaced tag to the visitor as a comment. A tag is replaced if {@link PgnGame}
   * derives a different value for it from the game.
   */
  void tellReplaced(Position start, Result result, PgnVisitorDispatcher feed) {
    if (find("FEN") >= 0 || find("SetUp") >= 0 || find("Variant") >= 0) {
      PgnTags exported = new ExportTags(all(), start, result).inOrder();
      tellReplaced("FEN", exported.value("FEN"), feed);
      tellReplaced("Variant", exported.value("Variant"), feed);
      tellReplaced("SetUp", exported.value("SetUp"), feed);
    }
    int written = find("Result");
    boolean same =
        written >= 0
            && result.winner().isPresent()
            && ResultParser.of(text, valueFrom(written), valueTo(written)) == result;
    if (written >= 0 && !same) {
      String value = ExportTags.resultTag(value(written), result);
      tellReplaced("Result", Optional.of(value), feed);
    }
  }

  private void tellReplaced(String name, Optional<String> value, PgnVisitorDispatcher feed) {
    int tag = find(name);
    String given = tag < 0 ? "" : value(tag).trim();
    boolean other = value.isPresent() && !given.isEmpty() && !given.equals(value.get().trim());
    if (other || (tag >= 0 && value.isEmpty())) {
      feed.comment("[" + name + " \"" + value(tag) + "\"]");
    }
  }

  /** The start and end index of each comment. */
  int[] comments() {
    return Arrays.copyOf(comments, commentPlaces);
  }
}
