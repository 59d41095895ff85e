package org.arbiterchess.cli.query;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.messages.Language;

/** The answer to a query, for programs and for people. */
public interface QueryAnswer {

  /** Maps, lists, strings, numbers, booleans and null. */
  Map<String, Object> json(Language language);

  /** Whole lines. */
  String text(BoardStyle style, Language language);

  /** The exit code of a single query. */
  int exitCode();
}
