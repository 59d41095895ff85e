package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

/** The tags of one game, stored as indexes into its text. Strings are created on demand. */
final class TagSection {

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private byte[] text;
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
    while (at < to) {
      byte letter = bytes[at];
      if (letter >= 0 && letter <= ' ') {
        lastEnd = letter == '\n' ? -1 : lastEnd;
        at = letter == '\n' && bytes[at + 1] == '%' ? lineEnd(at + 1, to) : at + 1;
      } else if (letter == '[' && TagScanner.opens(bytes, at, to)) {
        if (lastEnd >= 0) {
          notebook.forgive(PgnWarningKind.SEVERAL_TAGS_ON_A_LINE, at);
        }
        at = tag(at, to);
        lastEnd = at;
      } else if (letter == '{') {
        int end = CommentEndFinder.find(bytes, at, to, true, budget.commentBytes());
        if (end < 0) {
          return at;
        }
        comment(at + 1, end);
        at = end + 1;
      } else if (letter == ';') {
        int end = lineEnd(at, to);
        comment(at + 1, end);
        at = end;
      } else {
        return at;
      }
    }
    return at;
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

  private int tag(int at, int to) {
    int limit = Math.min(to, at + budget.tagBytes());
    int quote = TagScanner.quote(text, at, limit);
    int valueEnd = TagScanner.valueEnd(text, quote, limit);
    int end = TagScanner.end(text, valueEnd, limit);
    if (end == limit && limit < to) {
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(text, at, at + 40),
          PgnRemark.exceeding(PgnRemarkKey.TAG_TOO_LONG, budget.tagBytes()));
    }
    if (count == budget.tags()) {
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(text, at, end),
          PgnRemark.exceeding(PgnRemarkKey.MANY_TAGS, budget.tags()));
    }
    if (count < budget.tags()) {
      int name = at + 1;
      while (!TagScanner.isOfName(text[name])) {
        name++;
      }
      int nameEnd = name;
      while (TagScanner.isOfName(text[nameEnd])) {
        nameEnd++;
      }
      look(at, quote, valueEnd, end);
      if (find(name, nameEnd) >= 0) {
        notebook.forgive(PgnWarningKind.DUPLICATE_TAG, at);
      } else {
        add(name, nameEnd, quote + 1, valueEnd);
      }
    }
    return end;
  }

  private void look(int at, int quote, int valueEnd, int end) {
    boolean broken = text[valueEnd] != '"' || text[end - 1] != ']';
    boolean beyondAscii = false;
    for (int i = quote + 1; i < valueEnd; i++) {
      broken |= text[i] == '"' && text[i - 1] != '\\';
      beyondAscii |= text[i] < 0;
    }
    if (broken) {
      notebook.forgive(PgnWarningKind.BROKEN_TAG, at);
    }
    if (beyondAscii && !TextDecoder.isUtf8(text, quote + 1, valueEnd)) {
      notebook.forgive(PgnWarningKind.LATIN_1, quote + 1);
    }
  }

  private void add(int name, int nameEnd, int value, int valueEnd) {
    if (4 * count == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[4 * count] = name;
    places[4 * count + 1] = nameEnd;
    places[4 * count + 2] = value;
    places[4 * count + 3] = valueEnd;
    count++;
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

  /** The start and end index of each comment. */
  int[] comments() {
    return Arrays.copyOf(comments, commentPlaces);
  }
}
