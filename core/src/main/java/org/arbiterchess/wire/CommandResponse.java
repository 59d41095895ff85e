package org.arbiterchess.wire;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.AttackArrow;

/** The response to a command: the new events, or a refusal. */
public sealed interface CommandResponse {

  /** Whether the command was accepted. */
  default boolean isAccepted() {
    return this instanceof Accepted;
  }

  /** This response, if the command was accepted; otherwise empty. */
  default Optional<Accepted> accepted() {
    return this instanceof Accepted accepted ? Optional.of(accepted) : Optional.empty();
  }

  /** This response, if the command was refused; otherwise empty. */
  default Optional<Refused> refused() {
    return this instanceof Refused refused ? Optional.of(refused) : Optional.empty();
  }

  /** The events to apply, if the command was accepted; otherwise empty. */
  default Optional<List<GameEvent>> toOptional() {
    return accepted().map(Accepted::events);
  }

  /**
   * Returns the events to apply, in order.
   *
   * @throws ArbiterException if the command was refused; the message explains why
   */
  default List<GameEvent> orElseThrow() {
    if (this instanceof Refused refused) {
      throw new ArbiterException(refused.sentence());
    }
    return ((Accepted) this).events();
  }

  /** The command was accepted and led to these events. */
  record Accepted(List<GameEvent> events) implements CommandResponse {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /**
   * The command was refused.
   *
   * @param reason the public name of the reason
   * @param article the article of the Laws; empty for house rules
   * @param sentence the explanation in the client's language
   * @param squares the squares to highlight if the command was a move
   * @param arrows the arrows to draw if the command was a move
   */
  record Refused(
      String reason,
      Optional<String> article,
      String sentence,
      List<Square> squares,
      List<AttackArrow> arrows)
      implements CommandResponse {

    public Refused {
      squares = List.copyOf(squares);
      arrows = List.copyOf(arrows);
    }
  }

  /** Converts a decision to a response in the language of the texts. */
  static CommandResponse of(Decision decision, Texts texts) {
    if (decision instanceof Decision.Accepted accepted) {
      return new Accepted(accepted.events());
    }
    Refusal refusal = ((Decision.Refused) decision).refusal();
    List<Square> squares = List.of();
    List<AttackArrow> arrows = List.of();
    if (refusal instanceof Refusal.OfMove move) {
      squares = move.ruling().squares();
      arrows = move.ruling().arrows();
    }
    String sentence = refusal.sentence(texts).cited();
    return new Refused(refusal.name(), refusal.article(), sentence, squares, arrows);
  }
}
