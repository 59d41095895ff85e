package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.language.Texts;

/** The arbiter's response to a command. */
public sealed interface Decision {

  /** This decision, if it refuses the command; otherwise empty. */
  default Optional<Refused> refused() {
    return this instanceof Refused refused ? Optional.of(refused) : Optional.empty();
  }

  /** The events to apply, if the command is accepted; otherwise empty. */
  default Optional<List<GameEvent>> toOptional() {
    return this instanceof Accepted accepted ? Optional.of(accepted.events()) : Optional.empty();
  }

  /**
   * Returns the events to apply, in order.
   *
   * @throws CommandRefusedException if the command is refused; the message explains why
   */
  default List<GameEvent> orElseThrow() {
    if (this instanceof Refused refused) {
      throw new CommandRefusedException(refused.refusal());
    }
    return ((Accepted) this).events();
  }

  /** The command is accepted. The caller applies these events in order. */
  record Accepted(List<GameEvent> events) implements Decision {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** The command is refused and nothing changes. */
  record Refused(Refusal refusal) implements Decision {}

  /** Accepts a command that leads to these events. */
  static Decision accept(GameEvent... events) {
    return new Accepted(List.of(events));
  }

  /** Accepts a command that leads to this event, unless something stands in its way. */
  static Decision of(Game game, GameEvent event) {
    return unless(game.mode().obstacle(game, event), () -> List.of(event));
  }

  /** Accepts a command that leads to these events, unless something stands in its way. */
  static Decision unless(Optional<Refusal> obstacle, Supplier<List<GameEvent>> events) {
    return obstacle.isPresent() ? new Refused(obstacle.get()) : new Accepted(events.get());
  }

  /** Refuses a command for a reason, and the side that it refers to, if it does. */
  static Decision refuse(Refusal.Reason reason, Object... side) {
    return new Refused(Refusal.of(reason, side));
  }

  /**
   * The arbiter refused a command. The message is the arbiter's sentence, including the article
   * number.
   */
  final class CommandRefusedException extends ArbiterException {

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
}
