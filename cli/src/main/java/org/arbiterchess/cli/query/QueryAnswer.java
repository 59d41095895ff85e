package org.arbiterchess.cli.query;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;

/** What a question is answered with: the same for programs and for people. */
public interface QueryAnswer {

  /** For programs: maps, lists, strings, numbers, booleans and null. */
  Map<String, Object> tree();

  /** For people: whole lines. */
  String prose(BoardStyle look);

  /** The code with which a single question exits. */
  int exitCode();
}
