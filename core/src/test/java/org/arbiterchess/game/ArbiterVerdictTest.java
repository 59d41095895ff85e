package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;

/** Tests that a single call determines the result after a flag fall. */
class ArbiterVerdictTest {

  private static final Position BARE_KING = Fen.parse("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");

  @Test
  void a_flag_fall_loses_if_the_opponent_could_checkmate_and_draws_otherwise() {
    Outcome lost = Arbiter.flagFell(BARE_KING, Color.BLACK, 10_000);
    assertThat(lost.result()).isEqualTo(Result.WHITE_WINS);
    assertThat(lost.article()).isEqualTo("6.9");
    Outcome drawn = Arbiter.flagFell(BARE_KING, Color.WHITE, 10_000);
    assertThat(drawn.result()).isEqualTo(Result.DRAW);
    assertThat(drawn.why()).isPresent();
  }

  @Test
  void checkmate_and_stalemate_end_the_game_before_any_flag() {
    Position mated = Fen.parse("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    Position stalemated = Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    for (Color fallen : Color.values()) {
      Outcome mate = Arbiter.flagFell(mated, fallen, 10_000);
      assertThat(mate.ending()).isEqualTo(Ending.CHECKMATE);
      assertThat(mate.result()).isEqualTo(Result.BLACK_WINS);
      assertThat(mate.article()).isEqualTo("5.1.1");
      Outcome stalemate = Arbiter.flagFell(stalemated, fallen, 10_000);
      assertThat(stalemate.ending()).isEqualTo(Ending.STALEMATE);
      assertThat(stalemate.isDraw()).isTrue();
    }
  }

  @Test
  void without_a_proof_within_the_budget_the_flag_fall_loses() {
    Position locked = Fen.parse("8/2k5/8/p1p1p1p1/P1P1P1P1/8/2K5/8 w - - 0 1");
    Winnability unknown = Winnability.search(locked, Color.WHITE, 0);
    Outcome outcome = Arbiter.flagFell(locked, Color.BLACK, 0);
    assertThat(outcome.isDraw()).isEqualTo(unknown.unwinnable().isPresent());
    Outcome searched = Arbiter.flagFell(Position.initial(), Color.BLACK, 0);
    assertThat(searched.result()).isEqualTo(Result.WHITE_WINS);
  }

  @Test
  void a_game_before_the_flag_falls_stays_as_it_is() {
    Game game =
        Game.start(BARE_KING, Rulebook.OVER_THE_BOARD, TimeControl.of("1+0"), 0)
            .apply(new GameEvent.MovePlayed(1_000, GameDriver.attempt("e2e4")));
    assertThat(Arbiter.settle(game, 60_999, 10_000)).isEqualTo(game);
    Game settled = Arbiter.settle(game, 61_000, 10_000);
    assertThat(settled.outcome().orElseThrow().result()).isEqualTo(Result.WHITE_WINS);
    assertThat(Arbiter.settle(settled, 99_000, 10_000)).isEqualTo(settled);
  }

  @Test
  void every_open_result_is_settled_as_the_search_says() {
    Map<Result, Integer> results = new EnumMap<>(Result.class);
    int games = SoakMode.count(200, 5_000);
    for (int seed = 0; seed < games; seed++) {
      Game game = new RandomGame(seed, 120).game();
      Game settled = Arbiter.settle(game, Long.MAX_VALUE / 2, 2_000);
      assertThat(settled.outcome().filter(Outcome::isBeingDecided)).isEmpty();
      Optional<Color> fallen = settled.outcome().flatMap(Outcome::fallen);
      boolean byFlag = settled.outcome().filter(o -> o.ending() == Ending.FLAG).isPresent();
      if (byFlag && settled.size() > game.size()) {
        Outcome expected = Arbiter.flagFell(settled.position(), fallen.orElseThrow(), 2_000);
        assertThat(settled.outcome().orElseThrow().result()).isEqualTo(expected.result());
        results.merge(expected.result(), 1, Integer::sum);
      }
    }
    System.out.println(games + " games, seeds from 0, flags " + results);
    assertThat(results).isNotEmpty();
  }
}
