package org.arbiterchess.cli.play;

import java.util.List;

/** The result of reading a saved game. */
sealed interface SavedGameReading {

  /**
   * The game can be continued.
   *
   * @param remarks what the file does not contain, in sentences
   */
  record Read(SavedGame saved, List<String> remarks) implements SavedGameReading {

    public Read {
      remarks = List.copyOf(remarks);
    }
  }

  record NotASavedGame(boolean isPgn) implements SavedGameReading {}

  /**
   * The file is damaged.
   *
   * @param line counted from 1
   * @param problem what is wrong and what to do, in sentences
   */
  record Damaged(int line, String problem) implements SavedGameReading {}
}
