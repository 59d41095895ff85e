package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Decision.CommandRefusedException;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.winnability.Winnability;
import org.arbiterchess.wire.WireFormat;
import org.junit.jupiter.api.Test;

/** Tests the accessors of result types: the values they return and the exceptions they throw. */
class ResultUnwrappingTest {

  private static final Texts ENGLISH = Texts.english();

  @Test
  void a_ruling_gives_its_move_or_explains_why_there_is_none() {
    Ruling legal = Position.initial().rule(Attempt.step(Square.E2, Square.E4));
    assertThat(legal.isLegal()).isTrue();
    assertThat(legal.orElseThrow()).hasToString("e2e4");
    assertThat(legal.toOptional()).contains(legal.orElseThrow());
    assertThat(legal.illegal()).isEmpty();

    Ruling illegal = Position.initial().rule(Attempt.step(Square.E1, Square.E2));
    assertThat(illegal.isLegal()).isFalse();
    assertThat(illegal.legal()).isEmpty();
    assertThat(illegal.toOptional()).isEmpty();
    Ruling.Illegal why = illegal.illegal().orElseThrow();
    assertThat(why.reason()).isEqualTo(Reason.OWN_PIECE_THERE);
    IllegalMoveException thrown =
        catchThrowableOfType(IllegalMoveException.class, illegal::orElseThrow);
    assertThat(thrown.ruling()).isEqualTo(why);
    assertThat(thrown).hasMessage(why.sentence().cited());
  }

  @Test
  void a_decision_gives_its_events_or_says_why_it_is_refused() {
    Command move = new Command(Seat.WHITE, "", new Action.Move(Attempt.step(Square.E2, Square.E4)));
    Decision accepted = Arbiter.decide(Game.start(), move, 0);
    assertThat(accepted.toOptional()).contains(accepted.orElseThrow());
    assertThat(Game.start().apply(accepted.orElseThrow()).plies()).isEqualTo(1);
    assertThat(accepted.refused()).isEmpty();

    Decision refused =
        Arbiter.decide(Game.start(), new Command(Seat.WHITE, "", Action.Simple.OFFER_DRAW), 0);
    assertThat(refused.toOptional()).isEmpty();
    CommandRefusedException thrown =
        catchThrowableOfType(CommandRefusedException.class, refused::orElseThrow);
    assertThat(thrown.refusal()).isEqualTo(refused.refused().orElseThrow().refusal());
    assertThat(thrown).hasMessage(thrown.refusal().sentence(ENGLISH).cited());
    assertThat(thrown.refusal().ruling()).isEmpty();
  }

  @Test
  void a_tree_gives_its_value_or_all_problems() {
    Object tree = WireFormat.write(Game.start());
    assertThat(WireFormat.CASUAL.readGame(tree).orElseThrow()).isEqualTo(Game.start());
    assertThat(WireFormat.CASUAL.readGame(tree).problems()).isEmpty();
    Reading<Command> bad = WireFormat.CASUAL.readCommand(Map.of("type", "x"));
    assertThat(bad.toOptional()).isEmpty();
    TextParseException thrown = catchThrowableOfType(TextParseException.class, bad::orElseThrow);
    assertThat(bad.problems()).hasSizeGreaterThan(0);
    assertThat(thrown).hasMessageContaining(bad.problems().get(0).toString());
  }

  @Test
  void a_search_says_whether_a_side_can_mate_or_that_it_does_not_know() {
    Position bare = Fen.parse("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    assertThat(Winnability.search(bare, Color.WHITE).answer())
        .isEqualTo(Winnability.Answer.WINNABLE);
    Winnability never = Winnability.search(bare, Color.BLACK);
    assertThat(never.answer()).isEqualTo(Winnability.Answer.UNWINNABLE);
    assertThat(never.unwinnable()).isPresent();
    Winnability unknown = new Winnability.Undetermined(7);
    assertThat(unknown.answer()).isEqualTo(Winnability.Answer.UNDETERMINED);
    assertThat(unknown.unwinnable()).isEmpty();
  }
}
