package org.arbiterchess.cli.play;

import java.util.List;

/** What came of reading a saved game. */
public sealed interface SavedGameReading {

  /**
   * The game can be continued.
   *
   * @param remarks sentences on what the file does not hold
   */
  record Read(SavedGame saved, List<String> remarks) implements SavedGameReading {

    public Read {
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * The file is something else.
   *
   * @param pgn whether it is a game all the same, in PGN
   */
  record Foreign(boolean pgn) implements SavedGameReading {}

  /**
   * The file is damaged.
   *
   * @param line counted from 1
   * @param problem a sentence on what is there and what to do
   */
  record Damaged(int line, String problem) implements SavedGameReading {}
}
