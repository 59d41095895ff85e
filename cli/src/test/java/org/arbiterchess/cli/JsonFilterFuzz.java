package org.arbiterchess.cli;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;

/** Any bytes get JSON back, a line for a line, and no fault of the program is found. */
class JsonFilterFuzz {

  @FuzzTest
  void every_question_survives_any_line(byte[] bytes) {
    for (String command : List.of("rule", "moves", "game", "fen")) {
      Ran ran = Ran.reading(bytes, command, "--json", "-");
      for (String line : ran.lines()) {
        Ran.parse(line);
      }
      if (ran.exitCode() != 0 || !ran.err().isEmpty()) {
        throw new AssertionError(ran.toString());
      }
    }
  }
}
