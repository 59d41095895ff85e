package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.notation.FenProblem;

/** No, that is no position: everything that is wrong with the text. */
record InvalidFenAnswer(String text, List<FenProblem> problems) implements QueryAnswer {

  /** A longer text is not shown, since nothing could be pointed at. */
  private static final int LONGEST = 120;

  @Override
  public Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("valid", false);
    List<Map<String, Object>> list = new ArrayList<>();
    for (FenProblem problem : problems) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("field", problem.field());
      entry.put("offset", problem.offset());
      entry.put("found", problem.found().toString());
      entry.put("expected", problem.expected().toString());
      list.add(entry);
    }
    tree.put("problems", list);
    return tree;
  }

  @Override
  public String prose(BoardStyle look) {
    StringBuilder lines = new StringBuilder("This is not a position that can be played:\n");
    if (text.length() <= LONGEST) {
      lines
          .append("  ")
          .append(QuotedText.plain(text))
          .append("\n  ")
          .append(pointers())
          .append('\n');
    }
    problems.forEach(problem -> lines.append("- ").append(problem).append('\n'));
    return lines.toString();
  }

  /** A mark under every place where something is wrong; problems come in the order of the text. */
  private String pointers() {
    StringBuilder line = new StringBuilder();
    for (FenProblem problem : problems) {
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
