package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.game.Game;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

class AskExitCodeTest {

  /** Returns an answer from a search that neither found a checkmate nor ruled one out. */
  private static Answer unproved(Position position) {
    return new Answer(
        Answer.Game.BLACK_WINS,
        Answer.Board.UNCHANGED,
        Answer.Clocks.BOTH_STOPPED,
        new Answer.AddedTime(0, 0),
        false,
        Answer.Forfeit.NO,
        List.of("5.1.2"),
        List.of(),
        List.of(),
        List.of(),
        new Answer.Evidence(Optional.of(position.setup()), List.of(), List.of(), List.of()),
        new Answer.MatePossible(position, Optional.empty(), Optional.empty()));
  }

  @Test
  void a_search_without_a_result_is_undetermined() {
    Game game = Game.start();
    Question resigned = Question.of(Question.Kind.RESIGNED).with(Fact.GAME, game);
    Question dead = Question.of(Question.Kind.DEAD).with(Fact.GAME, game);

    assertThat(AskCommand.exitCode(resigned, unproved(game.position()))).isEqualTo(3);
    assertThat(AskCommand.exitCode(dead, unproved(game.position()))).isEqualTo(3);
  }

  private static String[] with(String[] args, String... more) {
    return Stream.concat(Arrays.stream(args), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void an_answer_that_needs_no_search_is_an_answer() {
    assertThat(arbiter("ask", "flag", "--both-fallen").exitCode()).isZero();
    String[] atTimeControl = {"ask", "flag", "--fallen", "white", "--control", "40/120:60"};
    assertThat(arbiter(with(atTimeControl, "--completed", "40")).exitCode()).isZero();
    assertThat(arbiter(with(atTimeControl, "--completed", "unknown")).exitCode()).isZero();
    assertThat(arbiter("ask", "flag", "--moves", "f3 e5 g4 Qh4", "--fallen", "black").exitCode())
        .isZero();
    assertThat(arbiter("ask", "dead", "--moves", "f3 e5 g4 Qh4").exitCode()).isZero();
    assertThat(arbiter("ask", "illegal", "--move", "e2e5", "--pressed").exitCode()).isZero();
    assertThat(arbiter("ask", "claim", "--kind", "fifty").exitCode()).isZero();
  }
}
