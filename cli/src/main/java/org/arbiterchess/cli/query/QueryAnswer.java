package org.arbiterchess.cli.query;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.language.Texts;

/** The answer to a query, as JSON and as text. */
public interface QueryAnswer {

  /** Returns the answer as a JSON tree of maps, lists, strings, numbers, booleans and null. */
  Map<String, Object> json(Texts texts);

  /** Returns the answer as complete lines of text. */
  String text(BoardStyle style, Texts texts);

  /** The program's exit code if this is its only answer. */
  int exitCode();
}
