package org.arbiterchess.officiating.clock;

import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Texts;

/** The clock refused a command. The message explains why. */
public final class ClockRefusedException extends ArbiterException {

  private static final long serialVersionUID = 1;

  private final transient ClockRefusal refusal;

  /** Creates an exception for a refusal. */
  public ClockRefusedException(ClockRefusal refusal) {
    super(refusal.sentence(Texts.english(), PlayerNames.NONE).cited());
    this.refusal = refusal;
  }

  /** The refusal, with its reason. It is lost if the exception is serialized. */
  public ClockRefusal refusal() {
    return refusal;
  }
}
