package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Action.Stop;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Seat;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;

/** Tests how PGN records the end of a game: the result, the Termination tag and the comment. */
class PgnTerminationTest {

  private static void assertEnds(
      SanGameDriver sitting, String result, String why, String lastLine) {
    assertThat(sitting.pgn())
        .contains("\n[Result \"" + result + "\"]\n")
        .contains("\n[Termination \"" + why + "\"]\n")
        .endsWith("\n" + lastLine + " " + result + "\n");
  }

  private static Command verdict(Winnability.Answer answer) {
    return new Command(Seat.ARBITER, "v", new Action.Verdict(answer));
  }

  private static Command stop(Stop how) {
    return new Command(Seat.ARBITER, "s", how);
  }

  @Test
  void a_resignation_is_a_normal_end_and_without_result_until_it_is_decided() {
    SanGameDriver sitting =
        SanGameDriver.classical()
            .play("e4")
            .ask(new Command(Seat.BLACK, "r", Action.Simple.RESIGN));
    assertEnds(
        sitting, "*", "normal", "1. e4 {The game is over, and its result is being decided.}");
    sitting.ask(verdict(Winnability.Answer.WINNABLE));
    assertEnds(sitting, "1-0", "normal", "1. e4 {Black resigns: White wins (5.1.2).}");
  }

  @Test
  void a_stalemate_is_a_normal_end_with_a_sentence_over_two_lines() {
    SanGameDriver sitting =
        SanGameDriver.from(Fen.parse("7k/8/8/6Q1/8/8/8/K7 w - - 0 1")).play("Qg6");
    assertThat(sitting.rest())
        .isEqualTo(
            """
            [Result "1/2-1/2"]
            [FEN "7k/8/8/6Q1/8/8/8/K7 w - - 0 1"]
            [SetUp "1"]
            [Termination "normal"]
            [TimeControl "-"]

            1. Qg6 {Stalemate: Black has no legal move and is not in check. The game is
            drawn (5.2.1).} 1/2-1/2
            """);
  }

  @Test
  void an_agreement_and_a_claim_are_normal_ends() {
    SanGameDriver agreed = SanGameDriver.classical().play("e4 e5").ask(stop(Stop.DRAW_AGREED));
    assertEnds(agreed, "1/2-1/2", "normal", "1. e4 e5 {Draw by agreement (5.2.3).}");
    SanGameDriver claimed =
        SanGameDriver.classical()
            .play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")
            .ask(
                new Command(
                    Seat.WHITE,
                    "c",
                    new Action.Claim(ClaimKind.THREEFOLD_REPETITION, Optional.empty())));
    assertThat(claimed.rest())
        .endsWith(
            """

            1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 {The same position has occurred for
            the third time: the game is drawn (9.2.2).} 1/2-1/2
            """);
  }

  @Test
  void a_flag_is_a_time_forfeit() {
    SanGameDriver sitting = SanGameDriver.timed("1+0").play("e4").after(61);
    sitting
        .ask(new Command(Seat.WHITE, "f", Action.Simple.CHECK_FLAG))
        .ask(verdict(Winnability.Answer.WINNABLE));
    assertEnds(
        sitting,
        "1-0",
        "time forfeit",
        "1. e4 {[%clk 0:01:00] Black's flag has fallen: White wins (6.9).}");
  }

  @Test
  void a_flag_before_a_bare_king_is_a_time_forfeit_that_is_drawn_and_says_why() {
    SanGameDriver sitting =
        SanGameDriver.timed("1+0", Fen.parse("7k/8/8/8/8/8/Q7/K7 b - - 0 1")).play("Kg7").after(61);
    sitting.ask(new Command(Seat.BLACK, "f", Action.Simple.CHECK_FLAG));
    assertThat(sitting.rest())
        .isEqualTo(
            """
            [Result "1/2-1/2"]
            [FEN "7k/8/8/8/8/8/Q7/K7 b - - 0 1"]
            [SetUp "1"]
            [Termination "time forfeit"]
            [TimeControl "60"]

            1... Kg7 {[%clk 0:01:00] White's flag has fallen, but Black could never
            checkmate: the game is drawn (6.9). Black has only a king, and a lone king
            cannot checkmate.} 1/2-1/2
            """);
  }

  @Test
  void who_leaves_abandons() {
    SanGameDriver sitting = SanGameDriver.online().play("e4 e5");
    sitting.ask(new Command(Seat.WHITE, "c", new Action.ClaimAbandoned(true)));
    assertEnds(sitting, "1-0", "abandoned", "1. e4 e5 {Black has left the game: White wins.}");
  }

  @Test
  void a_game_called_off_or_ended_without_result_is_abandoned() {
    SanGameDriver aborted =
        SanGameDriver.classical().ask(new Command(Seat.WHITE, "a", Action.Simple.ABORT));
    assertEnds(aborted, "*", "abandoned", "{The game was aborted and has no result.}");
    SanGameDriver notBegun = SanGameDriver.classical().ask(stop(Stop.NO_FIRST_MOVE));
    assertThat(notBegun.rest().replace('\n', ' '))
        .contains(
            "{White did not make the first move in time: the game was aborted and has no result.}");
    SanGameDriver stopped = SanGameDriver.classical().play("e4 e5").ask(stop(Stop.NO_RESULT));
    assertEnds(stopped, "*", "abandoned", "1. e4 e5 {The game ends without a result.}");
  }

  @Test
  void a_start_that_is_already_mate_has_its_sentence_and_no_moves() {
    SanGameDriver mate = SanGameDriver.from(Fen.parse("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1"));
    assertEnds(mate, "1-0", "normal", "{Checkmate: White wins (5.1.1).}");
  }
}
