package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/**
 * Strictly splits the text of a position into fields separated by single spaces, or into four
 * fields followed by EPD operations. It reports irregular spacing and continues.
 */
final class FenSplitter {

  /** The maximum length of FEN or EPD text, including any EPD operations. */
  static final int LONGEST = 8192;

  private static final int FIELDS_BEFORE_OPERATIONS = 4;

  private final String text;
  private final FenProblemCollector problems;
  private final List<FenToken> fields = new ArrayList<>();
  private Optional<FenToken> operations = Optional.empty();

  private FenSplitter(String text, FenProblemCollector problems) {
    this.text = text;
    this.problems = problems;
  }

  static FenSplitter split(String text, FenProblemCollector problems) {
    FenSplitter split = new FenSplitter(text, problems);
    if (isShort(text, problems)) {
      split.split();
    }
    return split;
  }

  static boolean isShort(String text, FenProblemCollector problems) {
    if (text.length() > LONGEST) {
      problems.inText(
          LONGEST,
          InputRemark.of(InputText.CHARACTERS, text.length()),
          InputRemark.of(InputText.AT_MOST_CHARACTERS, LONGEST));
    }
    return text.length() <= LONGEST;
  }

  Optional<FenToken> field(int number) {
    return number < fields.size() ? Optional.of(fields.get(number)) : Optional.empty();
  }

  int fieldCount() {
    return fields.size();
  }

  Optional<FenToken> operations() {
    return operations;
  }

  private void split() {
    int at = space(0);
    while (at < text.length()) {
      if (fields.size() == FIELDS_BEFORE_OPERATIONS && startsOperations(at)) {
        operations = Optional.of(new FenToken(text.substring(at), at));
        return;
      }
      int end = at;
      while (end < text.length() && text.charAt(end) > ' ') {
        end++;
      }
      fields.add(new FenToken(text.substring(at, end), at));
      at = space(end);
    }
  }

  /** Skips whitespace, reports irregular spacing, and returns the index after the whitespace. */
  private int space(int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) <= ' ') {
      end++;
    }
    boolean outside = start == 0 || end == text.length();
    boolean right = outside ? end == start : end == start + 1 && text.charAt(start) == ' ';
    if (!right) {
      problems.inText(
          start,
          spaces(start, end - start),
          InputRemark.of(outside ? InputText.NO_SPACE : InputText.ONE_SPACE));
    }
    return end;
  }

  private InputRemark spaces(int start, int count) {
    if (count > 1) {
      return InputRemark.of(InputText.SPACES, count);
    }
    return text.charAt(start) == ' '
        ? InputRemark.of(InputText.A_SPACE)
        : InputRemark.verbatim(Excerpt.at(text, start));
  }

  private boolean startsOperations(int at) {
    return Ascii.isLetter(text.charAt(at)) && text.indexOf(';', at) >= 0;
  }
}
