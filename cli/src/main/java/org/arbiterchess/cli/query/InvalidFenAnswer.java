package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.rules.Variant;

/** The answer to a query about an invalid FEN: a list of all the problems in the FEN. */
record InvalidFenAnswer(String text, Variant variant, List<Problem> problems)
    implements QueryAnswer {

  /** The length of the longest FEN to print. A longer one could wrap and misalign the carets. */
  private static final int MAX_SHOWN = 120;

  @Override
  public Map<String, Object> json(Texts texts) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("valid", false);
    List<Map<String, Object>> list = new ArrayList<>();
    for (Problem problem : problems) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("field", problem.place());
      entry.put("offset", problem.offset());
      entry.put("found", problem.found().in(texts));
      entry.put("expected", problem.expected().in(texts));
      list.add(entry);
    }
    json.put("problems", list);
    return json;
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    StringBuilder lines = new StringBuilder(texts.say(TerminalText.INVALID_FEN)).append('\n');
    if (text.length() <= MAX_SHOWN) {
      lines
          .append("  ")
          .append(QuotedText.printable(text))
          .append("\n  ")
          .append(caretLine())
          .append('\n');
    }
    for (Problem problem : problems) {
      lines.append("- ").append(texts.say(TerminalText.of(problem))).append('\n');
    }
    hint(text, variant, texts).ifPresent(hint -> lines.append(hint).append('\n'));
    return lines.toString();
  }

  /** Returns how to complete a FEN that lacks some of its fields, such as a bare placement. */
  static Optional<String> hint(String text, Variant variant, Texts texts) {
    boolean incomplete = text.matches("[A-Za-z0-9/-]+( [A-Za-z-]+){0,2}");
    if (!incomplete || !Fen.readLeniently(text, variant).isValid()) {
      return Optional.empty();
    }
    String option = variant == Variant.CHESS960 ? "--chess960 " : "";
    return Optional.of(
        texts.say(
            TerminalText.HOW_TO_COMPLETE, "arbiter fen --lenient " + option + '"' + text + '"'));
  }

  /** Returns a line with a caret under each problem. The problems are sorted by offset. */
  private String caretLine() {
    StringBuilder line = new StringBuilder();
    for (Problem problem : problems) {
      if (problem.offset() >= line.length()) {
        line.append(" ".repeat(problem.offset() - line.length())).append('^');
      }
    }
    return line.toString();
  }

  @Override
  public int exitCode() {
    return ExitCode.NO;
  }
}
