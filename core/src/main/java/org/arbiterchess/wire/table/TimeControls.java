package org.arbiterchess.wire.table;

import java.util.Optional;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.WireNodeReader;

/** Reads and writes time controls, apart from {@link Events}, so that a clock needs no games. */
public final class TimeControls {

  private TimeControls() {}

  /** The form of a time control, which is a string such as {@code 5+3}. */
  public static Form<TimeControl> form(TimeControl placeholder) {
    return new Form<>(node -> read(node).orElse(placeholder), TimeControl::text);
  }

  private static Optional<TimeControl> read(WireNodeReader node) {
    Optional<String> text = node.text();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Reading<TimeControl> reading = TimeControl.read(text.get());
    for (Problem problem : reading.problems()) {
      node.addProblem(
          problem.found(), Said.of(InputText.AT_OFFSET, problem.expected(), problem.offset()));
    }
    return reading.toOptional();
  }
}
