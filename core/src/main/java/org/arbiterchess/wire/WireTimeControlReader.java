package org.arbiterchess.wire;

import java.util.Optional;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlReading;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;

/** Reads time controls, which are strings such as {@code 5+3}. */
public final class WireTimeControlReader {

  private WireTimeControlReader() {}

  /** Reads a time control. If the node is not a valid one, adds a problem and returns empty. */
  public static Optional<TimeControl> read(WireNodeReader node) {
    Optional<String> text = node.text();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    TimeControlReading reading = TimeControl.read(text.get());
    if (reading instanceof TimeControlReading.Malformed problem) {
      node.addProblem(
          problem.found(),
          InputRemark.of(InputText.AT_OFFSET, problem.expected(), problem.offset()));
      return Optional.empty();
    }
    return Optional.of(((TimeControlReading.Read) reading).control());
  }
}
