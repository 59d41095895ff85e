package org.arbiterchess.cli;

import java.util.Map;
import org.arbiterchess.cli.drawing.Look;

/** What a question is answered with: the same for programs and for people. */
interface Answer {

  /** For programs: maps, lists, strings, numbers, booleans and null. */
  Map<String, Object> tree();

  /** For people: whole lines. */
  String prose(Look look);

  /** The code with which a single question exits. */
  int exitCode();
}
