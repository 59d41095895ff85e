package org.arbiterchess.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * Answers one JSON object a line with one a line, in order, until the end of input. Every line gets
 * exactly one answer, whatever it says and whatever goes wrong with it.
 */
final class JsonFilter {

  private final Question question;
  private final Map<String, Object> options;

  JsonFilter(Question question, Map<String, Object> options) {
    this.question = question;
    this.options = options;
  }

  void run(Terminal terminal) {
    Lines lines = new Lines(terminal.in());
    try {
      while (lines.next()) {
        terminal.out().line(JsonEdge.write(answer(lines, terminal.err())));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The edge for one line: a fault of the program must not leave the other lines unanswered. */
  private Map<String, Object> answer(Lines lines, Output err) {
    try {
      Map<String, Object> given = JsonEdge.read(lines.text());
      return question.answer(new Query(question.keys(), options, given)).tree();
    } catch (BadInput e) {
      return error(e);
    } catch (RuntimeException | StackOverflowError e) {
      err.line(Faults.report(e));
      return Map.of("error", Faults.sentence(e));
    }
  }

  static Map<String, Object> error(BadInput e) {
    return Map.of("error", e.getMessage());
  }
}
