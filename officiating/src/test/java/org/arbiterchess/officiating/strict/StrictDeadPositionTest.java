package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;

/** Tests moves in strict play after which only a search can prove the position dead (5.2.2). */
class StrictDeadPositionTest {

  /** If Black moves the queen to d7, White must take it, which leaves only the kings. */
  private static final Game GAME =
      Game.start(Strict.start(0, Fen.parse("3K4/q7/8/8/6k1/8/8/8 b - - 0 64"), TimeControl.NONE));

  private static Game after(Game game, Command command) {
    return game.apply(((Decision.Accepted) Arbiter.decide(game, command, 5)).events());
  }

  private static Game released(Square from, Square to) {
    return after(
        GAME,
        new Command(Seat.of(Color.BLACK), "1", new StrictAction.Release(Attempt.step(from, to))));
  }

  @Test
  void the_game_ends_before_the_press() {
    Game made = released(Square.A7, Square.D7);

    assertThat(made.isOver()).isFalse();
    assertThat(Arbiter.findVerdict(GAME)).isEmpty();
    assertThat(Arbiter.findVerdict(made)).contains(Winnability.Answer.UNWINNABLE);

    Game over =
        after(
            made,
            new Command(Seat.ARBITER, "2", new Action.Verdict(Winnability.Answer.UNWINNABLE)));
    assertThat(over.outcome().orElseThrow().ending()).isEqualTo(Ending.DEAD_POSITION);
    assertThat(over.plies()).isEqualTo(1);
  }

  @Test
  void an_illegal_move_leaves_the_position_as_it_was() {
    Game shown = released(Square.A7, Square.D6);

    assertThat(Arbiter.verdictPosition(shown)).isEqualTo(GAME.position());
    assertThat(Arbiter.findVerdict(shown)).isEmpty();
  }
}
