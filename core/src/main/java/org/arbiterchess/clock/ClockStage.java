package org.arbiterchess.clock;

import java.util.List;
import org.arbiterchess.game.TimeControlStage;

/**
 * The stage of the time control that a player has reached.
 *
 * @param number the number of this stage, counted from 1
 * @param count the number of stages
 * @param movesToNext the moves that the player must complete before the next stage; 0 in the last
 *     one
 */
public record ClockStage(int number, int count, int movesToNext) {

  static ClockStage of(List<TimeControlStage> stages, int moves) {
    int left = moves;
    int last = stages.size() - 1;
    for (int i = 0; i < last; i++) {
      int length = stages.get(i).moves();
      if (left < length) {
        return new ClockStage(i + 1, stages.size(), length - left);
      }
      left -= length;
    }
    return new ClockStage(stages.size(), stages.size(), 0);
  }
}
