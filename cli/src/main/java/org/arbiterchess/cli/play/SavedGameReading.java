package org.arbiterchess.cli.play;

import java.util.List;

/** The result of reading a saved game. */
sealed interface SavedGameReading {

  /**
   * The game can be resumed.
   *
   * @param isOwn whether the file can be overwritten without losing any of its content
   * @param remarks sentences about the file, for example about missing information
   */
  record Read(SavedGame saved, boolean isOwn, List<String> remarks) implements SavedGameReading {

    public Read {
      remarks = List.copyOf(remarks);
    }
  }

  /** The file is neither PGN nor a saved game nor a list of moves. */
  record NotASavedGame() implements SavedGameReading {}

  /**
   * The file is damaged.
   *
   * @param line the line number, counted from 1
   * @param problem sentences that describe the problem and what to do
   */
  record Damaged(int line, String problem) implements SavedGameReading {}
}
