package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/**
 * Tests draw claims by the player to move, for the position on the board or after a named move
 * (9.2, 9.3).
 */
class DrawClaimTest {

  private static final ClaimKind THREEFOLD = ClaimKind.THREEFOLD_REPETITION;
  private static final ClaimKind FIFTY = ClaimKind.FIFTY_MOVES;
  private static final SquareSet CLOSE_TO_HOME =
      SquareSet.of(Square.E1, Square.D1, Square.G1, Square.F3, Square.H3)
          .union(SquareSet.of(Square.E8, Square.D8, Square.B8, Square.C6, Square.A6));
  private static final String KNIGHTS_OUT_AND_HOME = "g1f3 g8f6 f3g1 f6g8";

  private static GameDriver oneMoveBeforeTheThirdTime() {
    return GameDriver.classical().play(KNIGHTS_OUT_AND_HOME).play("g1f3 g8f6 f3g1");
  }

  @Test
  void the_third_time_on_the_board_is_a_draw_on_claim() {
    GameDriver table = GameDriver.classical().play(KNIGHTS_OUT_AND_HOME, 2);
    assertThat(table.claim(THREEFOLD)).isInstanceOf(Decision.Accepted.class);
    assertThat(table.outcome())
        .isEqualTo(Outcome.of(Ending.THREEFOLD_REPETITION, Result.DRAW, "9.2.2"));
  }

  @Test
  void a_wrong_claim_without_a_move_is_refused_with_the_count_and_costs_nothing() {
    GameDriver table = GameDriver.classical().play(KNIGHTS_OUT_AND_HOME);
    Refusal refusal = ((Decision.Refused) table.claim(THREEFOLD)).refusal();
    assertThat(refusal.name()).isEqualTo("CLAIM_NOT_JUSTIFIED");
    assertThat(refusal.said().values()).containsExactly(2);
    Game before = table.game();
    table.claim(FIFTY);
    assertThat(table.game()).isEqualTo(before);
  }

  @Test
  void a_named_move_that_brings_the_third_time_draws_and_is_not_played() {
    GameDriver table = oneMoveBeforeTheThirdTime();
    assertThat(table.claim(THREEFOLD)).isInstanceOf(Decision.Refused.class);
    assertThat(table.claim(THREEFOLD, "f6g8")).isInstanceOf(Decision.Accepted.class);
    assertThat(table.outcome())
        .isEqualTo(Outcome.of(Ending.THREEFOLD_REPETITION, Result.DRAW, "9.2.1"));
    assertThat(table.game().plies()).isEqualTo(7);
  }

  @Test
  void a_wrong_claim_with_a_named_move_plays_the_move_and_stands_as_an_offer() {
    GameDriver table = oneMoveBeforeTheThirdTime();
    Decision decision = table.claim(THREEFOLD, "b8c6");
    assertThat(decision)
        .isEqualTo(
            Decision.accept(
                new GameEvent.DrawClaimed(
                    0, Color.BLACK, THREEFOLD, Optional.of(GameDriver.attempt("b8c6")), 1, false),
                new GameEvent.DrawOffered(0, Color.BLACK, "c"),
                new GameEvent.MovePlayed(0, GameDriver.attempt("b8c6"))));
    assertThat(table.game().drawOffer()).contains(new Offer(Color.BLACK, "c"));
    assertThat(table.game().position().turn()).isEqualTo(Color.WHITE);
    table.accepted(new Command(Seat.WHITE, "a", new Action.AnswerDraw(Optional.of("c"), true)));
    assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.AGREEMENT, Result.DRAW, "5.2.3"));
  }

  @Test
  void a_wrong_claim_opens_no_second_offer() {
    GameDriver table =
        oneMoveBeforeTheThirdTime()
            .accepted(new Command(Seat.BLACK, "first", Action.Simple.OFFER_DRAW));
    table.claim(THREEFOLD, "b8c6");
    assertThat(table.game().drawOffer()).contains(new Offer(Color.BLACK, "first"));
  }

  @Test
  void the_move_of_a_wrong_claim_still_answers_the_opponents_offer() {
    GameDriver table =
        oneMoveBeforeTheThirdTime()
            .accepted(new Command(Seat.WHITE, "o", Action.Simple.OFFER_DRAW));
    table.claim(THREEFOLD, "b8c6");
    assertThat(table.game().drawOffer()).isEmpty();
  }

  @Test
  void before_both_have_moved_a_wrong_claim_is_no_offer() {
    GameDriver table = GameDriver.classical();
    assertThat(table.claim(FIFTY, "e2e4")).isInstanceOf(Decision.Accepted.class);
    assertThat(table.game().drawOffer()).isEmpty();
    assertThat(table.game().plies()).isEqualTo(1);
  }

  @Test
  void the_move_of_a_wrong_claim_may_checkmate() {
    GameDriver table = GameDriver.from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 10 20");
    table.claim(FIFTY, "a1a8");
    assertThat(table.outcome().result()).isEqualTo(Result.WHITE_WINS);
  }

  @Test
  void an_illegal_named_move_is_ruled_like_any_other() {
    GameDriver table = oneMoveBeforeTheThirdTime();
    Decision decision = table.claim(THREEFOLD, "b8b6");
    assertThat(((Decision.Refused) decision).refusal().ruling().orElseThrow().reason())
        .isEqualTo(Reason.KNIGHT_SHAPE);
    assertThat(table.game().plies()).isEqualTo(7);
  }

  @Test
  void fifty_moves_each_are_claimed_on_the_board_or_with_the_move_that_completes_them() {
    GameDriver onTheBoard = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 100 80");
    onTheBoard.claim(FIFTY);
    assertThat(onTheBoard.outcome()).isEqualTo(Outcome.of(Ending.FIFTY_MOVES, Result.DRAW, "9.3"));
    GameDriver withMove = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    assertThat(withMove.claim(FIFTY)).isInstanceOf(Decision.Refused.class);
    withMove.claim(FIFTY, "a1a2");
    assertThat(withMove.outcome()).isEqualTo(Outcome.of(Ending.FIFTY_MOVES, Result.DRAW, "9.3"));
    assertThat(withMove.game().plies()).isZero();
  }

  @Test
  void a_pawn_move_named_one_move_too_early_spoils_the_claim() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    Decision.Accepted decision = (Decision.Accepted) table.claim(FIFTY, "e2e4");
    assertThat(((GameEvent.DrawClaimed) decision.events().get(0)).count()).isZero();
    assertThat(table.game().isOver()).isFalse();
    assertThat(table.game().plies()).isEqualTo(1);
  }

  @Test
  void a_game_lists_the_moves_with_which_a_claim_would_be_correct() {
    Game thirdTime = oneMoveBeforeTheThirdTime().game();
    assertThat(claimsWithMove(thirdTime)).containsExactly("THREEFOLD_REPETITION f6g8");
    Game fifty = GameDriver.from("4k3/8/8/8/8/8/4p3/4K2R w - - 99 80").game();
    assertThat(claimsWithMove(fifty))
        .contains("FIFTY_MOVES h1g1")
        .doesNotContain("FIFTY_MOVES e1e2");
    assertThat(GameDriver.online("4k3/8/8/8/8/8/4P3/R3K3 w - - 98 80").game().claimsWithMove())
        .isEmpty();
  }

  /** Shuffles knights and kings, so that a position is the same as another if its pieces are. */
  @RepeatedTest(10)
  void the_listed_moves_are_those_after_which_the_pieces_stand_so_for_the_third_time(
      RepetitionInfo run) {
    Random random = new Random(run.getCurrentRepetition());
    Game game = Game.start(Fen.parse("1n2k3/8/8/8/8/8/8/4K1N1 w - - 60 90"));
    List<String> placements = new ArrayList<>();
    for (int ply = 0; ply < 80 && !game.isOver(); ply++) {
      placements.add(seen(game.position()));
      Set<String> expected = new TreeSet<>();
      for (Move move : game.position().legalMoves()) {
        Position after = game.position().play(move);
        if (Collections.frequency(placements, seen(after)) >= 2) {
          expected.add("THREEFOLD_REPETITION " + move.attempt());
        }
        if (ply + 61 >= 100 && game.position().pieceAt(move.to()).isEmpty()) {
          expected.add("FIFTY_MOVES " + move.attempt());
        }
      }
      assertThat(new TreeSet<>(claimsWithMove(game))).isEqualTo(expected);
      List<Move> quiet = new ArrayList<>(game.position().legalMoves());
      quiet.removeIf(move -> !CLOSE_TO_HOME.contains(move.to()));
      game = game.play(quiet.get(random.nextInt(quiet.size())));
    }
  }

  private static String seen(Position position) {
    String[] fields = Fen.write(position).split(" ", -1);
    return fields[0] + fields[1];
  }

  private static List<String> claimsWithMove(Game game) {
    return game.claimsWithMove().stream()
        .map(claim -> claim.kind() + " " + claim.judgedAfter().orElseThrow().attempt())
        .toList();
  }

  @Test
  void another_move_named_does_not_spoil_a_claim_that_the_board_meets() {
    GameDriver fifty = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 100 80");
    fifty.claim(FIFTY, "e2e4");
    assertThat(fifty.outcome()).isEqualTo(Outcome.of(Ending.FIFTY_MOVES, Result.DRAW, "9.3"));
    assertThat(fifty.game().plies()).isZero();
    GameDriver third = GameDriver.classical().play(KNIGHTS_OUT_AND_HOME, 2);
    third.claim(THREEFOLD, "e2e4");
    assertThat(third.outcome())
        .isEqualTo(Outcome.of(Ending.THREEFOLD_REPETITION, Result.DRAW, "9.2.2"));
  }

  @Test
  void the_count_of_fifty_is_in_moves_of_each_side() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    Decision.Refused refused = (Decision.Refused) table.claim(FIFTY);
    assertThat(refused.refusal().said().values()).containsExactly(49);
    assertThat(refused.refusal().article()).contains("9.3");
  }

  @Test
  void only_the_player_to_move_may_claim() {
    GameDriver table = GameDriver.classical().play(KNIGHTS_OUT_AND_HOME, 2);
    Refusal refusal =
        table.refused(new Command(Seat.BLACK, "c", new Action.Claim(THREEFOLD, Optional.empty())));
    assertThat(refusal.name()).isEqualTo("NOT_YOUR_TURN");
    assertThat(refusal.article()).contains("9.2");
  }

  @Test
  void online_there_is_nothing_to_claim() {
    GameDriver table = GameDriver.online();
    for (ClaimKind kind : ClaimKind.values()) {
      Refusal refusal = ((Decision.Refused) table.claim(kind, "e2e4")).refusal();
      assertThat(refusal.name()).isEqualTo("NOTHING_TO_CLAIM");
      assertThat(refusal.article()).contains(kind == THREEFOLD ? "Online 5.4.1" : "Online 5.4.4");
    }
    assertThat(table.game().plies()).isZero();
  }

  @Test
  void both_claims_may_be_open_at_once_repetition_first() {
    GameDriver table =
        GameDriver.from("4k1n1/7p/8/8/8/8/7P/4K1N1 w - - 92 80").play(KNIGHTS_OUT_AND_HOME, 2);
    assertThat(table.game().claims()).isEqualTo(List.of(THREEFOLD, FIFTY));
  }
}
