package org.arbiterchess.game;

import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.language.Texts;

/**
 * The arbiter refused a command. The message is the arbiter's sentence, including the article
 * number.
 */
public final class CommandRefusedException extends ArbiterException {

  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  /** Creates an exception for a refusal. */
  public CommandRefusedException(Refusal refusal) {
    super(refusal.sentence(Texts.english()).cited());
    this.refusal = refusal;
  }

  /** The refusal, with its reason. It is lost if the exception is serialized. */
  public Refusal refusal() {
    return refusal;
  }
}
