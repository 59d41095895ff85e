package org.arbiterchess.officiating.strict;

import static org.arbiterchess.officiating.strict.StrictRefusal.*;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameEvent.Ended;
import org.arbiterchess.game.GameEvent.Started;
import org.arbiterchess.game.GameState;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.RefusalReason;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictAction.Adjust;
import org.arbiterchess.officiating.strict.StrictAction.Promote;
import org.arbiterchess.officiating.strict.StrictAction.Release;
import org.arbiterchess.officiating.strict.StrictAction.Touch;
import org.arbiterchess.officiating.strict.StrictEvent.ArbiterCalled;
import org.arbiterchess.officiating.strict.StrictEvent.ClockPressed;
import org.arbiterchess.officiating.strict.StrictEvent.TouchExcused;
import org.arbiterchess.officiating.strict.StrictState.StrictTurn;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.text.Lists;
import org.arbiterchess.tree.Messages;

/**
 * Strict play: a touched piece must move, a move is completed by pressing the clock, and
 * irregularities are penalised (Articles 4, 6 and 7). Only games over the board can be strict.
 */
public final class Strict extends Mode {

  /** Strict play, as the mode of a game. */
  public static final Strict MODE = new Strict();

  private Strict() {
    super("STRICT");
  }

  /** Creates the event that starts a strict game. The clock includes the first increment (6.3). */
  public static Started start(long at, Position position, TimeControl control) {
    FirstMoveIncrement first =
        control.hasClock() ? FirstMoveIncrement.INCLUDED : FirstMoveIncrement.NONE;
    return new Started(at, position, Rulebook.OVER_THE_BOARD, control, first, MODE);
  }

  /** The state that strict play adds to a game; empty in any other game. */
  public static Optional<StrictState> of(Game game) {
    return game.state().own().map(StrictState.class::cast);
  }

  /**
   * The move that a player has played on the board but not yet completed by pressing the clock. It
   * may be illegal.
   */
  public static Optional<ReleasedMove> released(Game game) {
    return of(game).flatMap(strict -> strict.turn().released());
  }

  /** What the side to move must play (4.3 to 4.5, 9.5.3); empty after the game. */
  public static Optional<Obligation> obligation(Game game) {
    if (of(game).isEmpty() || game.isOver()) {
      return Optional.empty();
    }
    StrictTurn turn = of(game).get().turn();
    Position position = game.position();
    CastlingHomeSquares castling = CastlingHomeSquares.of(game.startingPosition());
    return Optional.of(
        turn.named().isPresent()
            ? Obligation.ofClaim(position, turn.named().get(), turn.touched(), castling)
            : Obligation.of(position, turn.touched(), castling));
  }

  /**
   * States what the side to move must play after an incorrect claim (9.5.3); empty if there is no
   * such obligation. What touched pieces allow is not stated, because nobody tells the players that
   * (12.6).
   */
  public static Optional<Sentence> obligation(Game game, Texts texts, PlayerNames names) {
    Position position = game.position();
    return obligation(game)
        .filter(must -> must.kind().isNamed())
        .map(must -> new StrictSentences.Duty(must, position, names.of(position.turn()), texts))
        .map(StrictSentences.Duty::sentence);
  }

  /** States what the touched pieces, or an incorrect claim, oblige the side to move to do. */
  public static Sentence obligation(Obligation must, Position position, Texts texts) {
    return new StrictSentences.Duty(must, position, position.turn(), texts).sentence();
  }

  @Override
  public boolean allows(Rulebook rulebook) {
    return rulebook == Rulebook.OVER_THE_BOARD;
  }

  @Override
  protected Optional<Object> start(TimeControl control) {
    return Optional.of(StrictState.of(control));
  }

  @Override
  protected Optional<Refusal> obstacle(Game game, GameEvent event) {
    return new StrictObstacles(game).to(event, () -> super.obstacle(game, event));
  }

  @Override
  protected GameState after(GameState state, GameEvent event) {
    GameState next =
        new StrictTransitions(state).after(event).orElseGet(() -> super.after(state, event));
    StrictState strict = (StrictState) next.own().orElseThrow();
    return event instanceof Ended ? next.withOwn(strict.withTurn(StrictTurn.NEW)) : next;
  }

  @Override
  protected Optional<Move> madeMove(Game game) {
    return released(game).flatMap(ReleasedMove::made);
  }

  @Override
  protected Board board(Game game) {
    return released(game).map(ReleasedMove::board).orElseGet(() -> game.position().board());
  }

  /** The legal moves of a piece that the player's obligation allows. */
  @Override
  protected List<Move> moves(Game game, Square from) {
    List<Move> allowed = obligation(game).map(Obligation::allowed).orElse(List.of());
    Square origin =
        released(game).filter(move -> move.to() == from).map(ReleasedMove::from).orElse(from);
    return Lists.where(allowed, move -> move.from() == origin && game.madeMove().isEmpty());
  }

  /** A player who has touched a piece may not claim a draw (9.4). */
  @Override
  protected boolean mayClaim(Game game) {
    return !of(game).orElseThrow().turn().hasTouched();
  }

  @Override
  protected Optional<Sentence> sentence(
      Game before, GameEvent event, Texts texts, PlayerNames names) {
    // A clock press needs no sentence, because the move that it completes has its own.
    return event instanceof ClockPressed
        ? Optional.empty()
        : new StrictSentences(before, texts, names)
            .of(event)
            .or(() -> super.sentence(before, event, texts, names));
  }

  @Override
  public List<Mode.PgnNote> pgnNotes(Game game) {
    return StrictPgn.notes(game);
  }

  @Override
  public Messages<Action> actions() {
    return StrictWire.ACTIONS;
  }

  @Override
  public Messages<GameEvent> events() {
    return StrictWire.EVENTS;
  }

  @Override
  protected Decision decide(Game game, Command command, long now) {
    Action action = command.action();
    if (action instanceof Action.Move
        || action == Action.Simple.ASK_TAKEBACK
        || action instanceof Action.AnswerTakeback) {
      return Decision.refuse(NOT_IN_STRICT_PLAY);
    }
    if (action == Action.Simple.GIVE_TIME) {
      // Only the arbiter adjusts the clocks (6.10.2).
      return Decision.refuse(RefusalReason.ONLY_FOR_THE_ARBITER);
    }
    Optional<Color> player = command.seat().color();
    if (action == StrictAction.Simple.CALL_ARBITER) {
      return Decision.accept(new ArbiterCalled(now, player));
    }
    if (player.isPresent() && action == Action.Simple.OFFER_DRAW) {
      return new StrictPlayerHandler(game, player.get(), now).offer(command.id());
    }
    if (player.isPresent() && action instanceof Action.Claim claim) {
      return new StrictPlayerHandler(game, player.get(), now).claim(command.id(), claim);
    }
    if (!(action instanceof StrictAction strict)) {
      return super.decide(game, command, now);
    }
    return player.isPresent()
        ? ofPlayer(game, strict, player.get(), now)
        : new StrictArbiterHandler(game, now).decide(strict);
  }

  private static Decision ofPlayer(Game game, StrictAction action, Color player, long now) {
    StrictPlayerHandler at = new StrictPlayerHandler(game, player, now);
    if (action instanceof Adjust adjust) {
      return at.adjust(adjust.on());
    }
    if (action instanceof Touch touch) {
      return at.touch(touch.square());
    }
    if (action == StrictAction.Simple.EXCUSE_TOUCH) {
      return Decision.of(game, new TouchExcused(now, player));
    }
    if (action instanceof Release release) {
      return at.release(release.attempt());
    }
    if (action instanceof Promote promote) {
      return at.promote(promote.role());
    }
    return action == StrictAction.Simple.PRESS
        ? at.press()
        : Decision.refuse(RefusalReason.ONLY_FOR_THE_ARBITER);
  }
}
