package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.ScoresheetMove;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.pgn.tree.PgnToGameResult;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.RandomPgnText;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests the conversion between {@code Game} and {@code PgnGame}, in both directions. */
class GameConversionTest {

  private static final PgnTags TAGS = PgnTags.ofPlayers("Ann", "Ben").with("WhiteElo", "1850");

  private static PgnGame read(String text) {
    return PgnCodec.read(text).orElseThrow().game();
  }

  private static List<Long> secondsLeft(Game game) {
    List<Long> seconds = new ArrayList<>();
    for (ScoresheetMove entry : game.scoresheet()) {
      OptionalLong clock = entry.clock();
      seconds.add(clock.isPresent() ? clock.getAsLong() / 1000 : -1);
    }
    return seconds;
  }

  @Test
  void a_played_game_becomes_the_game_that_its_text_yields() {
    int seeds = SoakMode.count(150, 3_000);
    for (int seed = 0; seed < seeds; seed++) {
      Game game = new RandomGame(seed, 150).game();
      PgnGame pgn = PgnGame.of(game, TAGS);
      assertThat(pgn).as("seed " + seed).isEqualTo(read(PgnCodec.write(game, TAGS)));
    }
    System.out.println("Seeds 0 to " + (seeds - 1) + ": games became PGN");
  }

  @Test
  void a_played_game_comes_back_with_its_moves_clocks_and_result() {
    int seeds = SoakMode.count(300, 5_000);
    Map<TextKey, Integer> losses = new HashMap<>();
    for (int seed = 0; seed < seeds; seed++) {
      Game game = new RandomGame(seed, 150).game();
      PgnToGameResult converted = PgnGame.of(game, TAGS).toGame();
      converted.losses().forEach(loss -> losses.merge(loss.remark().key(), 1, Integer::sum));
      Game again = converted.game();
      String where = "seed " + seed + ": " + converted.losses();
      assertThat(again.moves()).as(where).isEqualTo(game.moves());
      assertThat(again.position()).as(where).isEqualTo(game.position());
      assertThat(again.control()).as(where).isEqualTo(game.control());
      assertThat(secondsLeft(again)).as(where).isEqualTo(secondsLeft(game));
      boolean decided = !game.outcome().map(Outcome::isBeingDecided).orElse(false);
      if (decided && !losses(converted).contains(PgnText.RESULT_LOST)) {
        assertThat(result(again)).as(where).isEqualTo(result(game));
      }
      assertThat(Game.replay(again.events())).isEqualTo(again);
    }
    System.out.println("Seeds 0 to " + (seeds - 1) + ": games came back, losses " + losses);
    assertThat(losses).doesNotContainKeys(PgnText.NULL_MOVE, PgnText.MOVE_AFTER_END);
    assertThat(losses).doesNotContainKeys(PgnText.VARIATIONS_LOST, PgnText.TIME_CONTROL_LOST);
  }

  private static Result result(Game game) {
    return game.outcome().map(Outcome::result).orElse(Result.NONE);
  }

  @Test
  void games_of_other_programs_become_games() {
    int plies = 0;
    for (int seed = 0; seed < SoakMode.count(200, 3_000); seed++) {
      PgnGame pgn = read(RandomPgnText.text(seed));
      PgnToGameResult converted = pgn.toGame();
      boolean whole =
          !losses(converted).contains(PgnText.NULL_MOVE)
              && !losses(converted).contains(PgnText.MOVE_AFTER_END);
      int all = pgn.line().moves().size();
      assertThat(converted.game().plies()).as("seed " + seed).matches(n -> n == all || !whole);
      plies += converted.game().plies();
    }
    System.out.println("games of other programs with " + plies + " moves became games");
  }

  private static List<TextKey> losses(PgnToGameResult converted) {
    return converted.losses().stream().map(loss -> loss.remark().key()).toList();
  }

  @Test
  void what_a_game_cannot_take_over_is_listed() {
    assertThat(losses(read("1. e4 e5 2. -- d6 *").toGame())).containsExactly(PgnText.NULL_MOVE);
    assertThat(read("1. e4 e5 2. -- d6 *").toGame().losses().get(0).message())
        .isEqualTo("2. -- is a null move, which nobody can play.");
    assertThat(losses(read("1. e4 $1 e5 (1... c5) {fine} *").toGame()))
        .containsExactly(PgnText.VARIATIONS_LOST, PgnText.ANNOTATIONS_LOST);
    assertThat(losses(read("[TimeControl \"soon\"]\n\n1. e4 *").toGame()))
        .containsExactly(PgnText.TIME_CONTROL_LOST);
    assertThat(losses(read("1. f3 e5 2. g4 Qh4# 1-0").toGame()))
        .containsExactly(PgnText.RESULT_LOST);
    assertThat(losses(read("1. f3 e5 2. g4 Qh4# 0-1").toGame())).isEmpty();
    assertThat(losses(read("1. e4 1/2-1/2").toGame())).containsExactly(PgnText.RESULT_LOST);
    String dead = "[FEN \"8/8/8/4k3/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 Kd5 2. Kd3 1/2-1/2";
    assertThat(losses(read(dead).toGame())).containsExactly(PgnText.MOVE_AFTER_END);
  }

  @Test
  void the_termination_tag_says_how_a_game_ended() {
    String timed = "[TimeControl \"60+1\"]\n[Termination \"Time forfeit\"]\n\n";
    PgnToGameResult flag = read(timed + "1. e4 e5 2. Nf3 1-0").toGame();
    assertThat(flag.game().outcome().orElseThrow().ending()).isEqualTo(Ending.FLAG);
    assertThat(losses(flag)).isEmpty();
    PgnToGameResult left = read("[Termination \"abandoned\"]\n\n1. e4 e5 0-1").toGame();
    assertThat(left.game().outcome().orElseThrow().ending()).isEqualTo(Ending.ABANDONED);
    PgnToGameResult resigned = read("1. e4 e5 0-1").toGame();
    assertThat(resigned.game().outcome().orElseThrow().ending()).isEqualTo(Ending.RESIGNATION);
    assertThat(losses(resigned)).containsExactly(PgnText.REASON_OF_RESULT_LOST);
    PgnToGameResult agreed = read("1. e4 e5 1/2-1/2").toGame();
    assertThat(agreed.game().outcome().orElseThrow().ending()).isEqualTo(Ending.AGREEMENT);
  }

  @Test
  void clock_times_become_the_times_of_the_moves() {
    PgnToGameResult converted =
        read("[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58.5]} 2. Nf3 "
                + "{[%clk 0:05:01]} Nc6 {[%emt 0:00:10]} *")
            .toGame();
    assertThat(losses(converted)).isEmpty();
    assertThat(converted.game().scoresheet())
        .extracting(entry -> entry.clock().getAsLong())
        .containsExactly(300_000L, 298_500L, 301_000L, 291_500L);
    PgnToGameResult corrected =
        read("[TimeControl \"300\"]\n\n1. e4 {[%clk 0:05:00]} e5 {[%clk 0:06:00]} *").toGame();
    assertThat(losses(corrected)).containsExactly(PgnText.CLOCK_CORRECTED);
    assertThat(corrected.losses().get(0).message())
        .isEqualTo("The clock time after 1... e5 was corrected.");
  }
}
