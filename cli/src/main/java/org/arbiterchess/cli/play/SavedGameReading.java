package org.arbiterchess.cli.play;

import java.util.List;

/** The result of reading a saved game. */
sealed interface SavedGameReading {

  /**
   * The game can be resumed.
   *
   * @param remarks sentences about data missing from the file
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
   * @param line the line number, counted from 1
   * @param problem sentences that describe the problem and what to do
   */
  record Damaged(int line, String problem) implements SavedGameReading {}
}
