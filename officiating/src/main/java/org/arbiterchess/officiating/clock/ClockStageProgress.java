package org.arbiterchess.officiating.clock;

import java.util.List;
import org.arbiterchess.game.TimeControlStage;

/**
 * The stage of the time control that a player has reached.
 *
 * @param number the stage number, counting from 1
 * @param count the number of stages
 * @param movesToNext the number of moves that the player must complete before the next stage; 0 in
 *     the last stage
 */
public record ClockStageProgress(int number, int count, int movesToNext) {

  static ClockStageProgress of(List<TimeControlStage> stages, int moves) {
    int left = moves;
    int last = stages.size() - 1;
    for (int i = 0; i < last; i++) {
      int length = stages.get(i).moves();
      if (left < length) {
        return new ClockStageProgress(i + 1, stages.size(), length - left);
      }
      left -= length;
    }
    return new ClockStageProgress(stages.size(), stages.size(), 0);
  }
}
