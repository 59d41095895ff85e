package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameDriver;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.RefusalReason;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame.Step;
import org.arbiterchess.testing.SealedTypes;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests random strict games: replays, invariants and edited logs. */
class StrictReplayTest {

  private static final int COMMANDS = 250;

  private static int games() {
    return SoakMode.count(100, 5_000);
  }

  @Test
  void a_log_replays_to_the_same_game() {
    Set<Object> events = new HashSet<>();
    Map<Ending, Integer> ends = new EnumMap<>(Ending.class);
    for (int seed = 0; seed < games(); seed++) {
      Game game = new RandomStrictGame(seed, COMMANDS).game();
      Game again = Game.replay(game.events());
      assertThat(again).as("seed " + seed).isEqualTo(game);
      assertThat(Strict.of(again)).as("seed " + seed).isEqualTo(Strict.of(game));
      assertThat(again.clock()).as("seed " + seed).isEqualTo(game.clock());
      assertThat(again.position()).as("seed " + seed).isEqualTo(game.position());
      assertThat(again.board()).as("seed " + seed).isEqualTo(game.board());
      assertThat(again.drawOffer()).as("seed " + seed).isEqualTo(game.drawOffer());
      game.events().forEach(event -> events.add(event.getClass()));
      game.outcome().ifPresent(outcome -> ends.merge(outcome.ending(), 1, Integer::sum));
    }
    assertThat(events).contains(SealedTypes.leaves(StrictEvent.class));
    assertThat(ends).containsKeys(Ending.ILLEGAL_MOVES, Ending.FLAG, Ending.DECLARED);
    System.out.println(
        games() + " strict games from seed 0, " + COMMANDS + " commands each, " + ends);
  }

  @Test
  void what_holds_in_every_state_of_a_strict_game() {
    int states = 0;
    for (int seed = 0; seed < games(); seed++) {
      for (Step step : new RandomStrictGame(seed, COMMANDS).steps()) {
        assertHolds("seed " + seed + ", " + step.command(), step.after());
        if (step.decision() instanceof Decision.Refused) {
          assertThat(step.after()).isSameAs(step.before());
        }
        states++;
      }
    }
    System.out.println(states + " states of strict games");
  }

  private static void assertHolds(String name, Game game) {
    if (game.isOver()) {
      assertThat(Strict.obligation(game)).as(name).isEmpty();
      assertThat(game.board()).as(name).isEqualTo(game.position().board());
      return;
    }
    List<?> allowed = Strict.obligation(game).orElseThrow().allowed();
    assertThat(game.position().legalMoves()).as(name).hasSizeGreaterThanOrEqualTo(allowed.size());
    assertThat(allowed.isEmpty()).as(name).isEqualTo(!game.position().hasLegalMove());
    if (Strict.released(game).isEmpty()) {
      assertThat(game.board()).as(name).isEqualTo(game.position().board());
    }
    game.clock()
        .ifPresent(
            clock -> {
              assertThat(clock.isTicking() && game.isPaused()).as(name).isFalse();
              if (clock.isTicking()) {
                assertThat(clock.running()).as(name).contains(game.position().turn());
              }
            });
    StrictState strict = Strict.of(game).orElseThrow();
    for (Color color : Color.values()) {
      assertThat(strict.irregularities(color)).as(name).isLessThan(2);
    }
  }

  @Test
  void every_entry_of_the_arbiters_log_has_its_sentence_in_every_language() {
    int entries = 0;
    PlayerNames names = new PlayerNames("Anna", "Boris");
    for (int seed = 0; seed < games(); seed++) {
      Game game = new RandomStrictGame(seed, COMMANDS).game();
      for (Texts texts : Texts.all()) {
        List<ArbiterLog.Entry> log = ArbiterLog.of(game, texts, names);
        log.forEach(entry -> assertThat(entry.sentence().text()).isNotBlank());
        entries += log.size();
      }
    }
    assertThat(entries).isGreaterThan(games());
    System.out.println(entries + " entries of arbiters' logs");
  }

  @Test
  void an_edited_log_is_replayed_or_called_invalid_but_never_breaks() {
    int valid = 0;
    int invalid = 0;
    for (int seed = 0; seed < games(); seed++) {
      List<GameEvent> events = new RandomStrictGame(seed, COMMANDS).game().events();
      for (List<GameEvent> edited : edits(events, new Random(seed))) {
        try {
          Game game = Game.replay(edited);
          ArbiterLog.of(game, Texts.english(), PlayerNames.NONE);
          Strict.obligation(game, Texts.english(), PlayerNames.NONE);
          valid++;
        } catch (IllegalArgumentException e) {
          assertThat(e).hasMessageNotContaining("null");
          invalid++;
        }
      }
    }
    assertThat(valid).isPositive();
    assertThat(invalid).isPositive();
    System.out.println("edited strict logs: " + valid + " valid, " + invalid + " invalid");
  }

  /**
   * Returns copies of the log in which an event is missing, two are swapped, one is repeated, or
   * all but the first are shuffled.
   */
  private static List<List<GameEvent>> edits(List<GameEvent> events, Random random) {
    List<List<GameEvent>> edits = new ArrayList<>();
    for (int i = 0; i < 8 && events.size() > 3; i++) {
      int at = 1 + random.nextInt(events.size() - 2);
      List<GameEvent> without = new ArrayList<>(events);
      without.remove(at);
      List<GameEvent> exchanged = new ArrayList<>(events);
      Collections.swap(exchanged, at, at + 1);
      List<GameEvent> repeated = new ArrayList<>(events);
      repeated.add(at + 1, events.get(at));
      List<GameEvent> mixed = new ArrayList<>(events);
      Collections.shuffle(mixed.subList(1, mixed.size()), random);
      edits.addAll(Arrays.asList(without, exchanged, repeated, mixed));
    }
    return edits;
  }

  @Test
  void a_press_completes_one_move_and_only_once() {
    for (TimeControl control : List.of(GameDriver.control("5+3"), TimeControl.NONE)) {
      StrictScene scene = new StrictScene(Position.initial(), control);
      Game game = scene.play("moves e2e4").game();
      assertThat(game.events().get(game.size() - 1)).isInstanceOf(StrictEvent.ClockPressed.class);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> game.apply(new StrictEvent.ClockPressed(9, Color.WHITE)))
          .withMessage("event at 9: NOT_COMPLETED");
    }
  }

  @Test
  void a_move_that_is_entered_is_the_one_made_on_the_board() {
    Game released =
        new StrictScene(Position.initial(), GameDriver.control("5+3"))
            .play("touch g1; release g1f3")
            .game();
    GameEvent made = new GameEvent.MovePlayed(9, GameDriver.attempt("g1f3"));
    GameEvent other = new GameEvent.MovePlayed(9, GameDriver.attempt("e2e4"));
    assertThat(released.apply(made).plies()).isEqualTo(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> released.apply(other))
        .withMessage("event at 9: MOVE_MADE");
    Game illegal =
        new StrictScene(Position.initial(), GameDriver.control("5+3"))
            .play("touch g1; release g1g3")
            .game();
    assertThatIllegalArgumentException().isThrownBy(() -> illegal.apply(made));
  }

  @Test
  void a_casual_game_has_no_events_of_strict_play() {
    Game casual = Game.start();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> casual.apply(new StrictEvent.ClockStarted(0)));
    assertThat(Strict.of(casual)).isEmpty();
    assertThat(Strict.obligation(casual)).isEmpty();
    assertThat(ArbiterLog.of(casual, Texts.english(), PlayerNames.NONE)).isEmpty();
  }

  @Test
  void strict_play_is_not_for_games_online() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new GameEvent.Started(
                    0,
                    Position.initial(),
                    Rulebook.ONLINE,
                    TimeControl.NONE,
                    FirstMoveIncrement.NONE,
                    Strict.MODE))
        .withMessageContaining("ONLINE");
  }

  @Test
  void a_casual_game_refuses_every_command_of_strict_play() {
    Set<Object> refused = new HashSet<>();
    Game casual = Game.start();
    for (Step step : new RandomStrictGame(1, 2_000).steps()) {
      if (step.command().action() instanceof StrictAction) {
        assertThat(Arbiter.decide(casual, step.command(), 0))
            .isEqualTo(Decision.refuse(RefusalReason.ONLY_IN_STRICT_PLAY));
        refused.add(SealedTypes.leaf(step.command().action()));
      }
    }
    assertThat(refused).contains(SealedTypes.leaves(StrictAction.class));
  }

  @Test
  void after_the_end_every_command_is_refused() {
    StrictScene scene = new StrictScene(Position.initial(), GameDriver.control("5+3"));
    Game over = scene.play("black: resign; settle").game();
    Set<Object> refused = new HashSet<>();
    for (Step step : new RandomStrictGame(1, 2_000).steps()) {
      Decision decision = Arbiter.decide(over, step.command(), scene.now());
      assertThat(decision).as(step.command().toString()).isInstanceOf(Decision.Refused.class);
      refused.add(SealedTypes.leaf(step.command().action()));
    }
    assertThat(refused).contains(SealedTypes.leaves(StrictAction.class));
    assertThat(over.outcome().map(Outcome::result)).isEqualTo(Optional.of(Result.WHITE_WINS));
  }
}
