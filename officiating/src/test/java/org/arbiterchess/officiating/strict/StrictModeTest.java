package org.arbiterchess.officiating.strict;

import static org.arbiterchess.testing.PretendTexts.PRETEND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.PretendLanguageTest;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.touch.Obligation.ObligationKind;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** What strict play does differently in the parts of the library that every mode shares. */
class StrictModeTest {

  @Test
  void in_strict_play_a_clock_is_set_under_7_1_and_the_player_is_named() {
    Game called =
        Game.replay(
            List.of(
                Strict.start(0, Position.initial(), TimeControl.of("5+3")),
                new StrictEvent.ArbiterCalled(1, Optional.of(Color.BLACK))));
    List<GameEvent> set =
        List.of(
            new GameEvent.ClockSet(2, Color.WHITE, 65_000),
            new GameEvent.ClockSet(2, Color.BLACK, 70_000));
    PlayerNames names = new PlayerNames("Anna", "");
    assertThat(Announcement.ofEvents(called, set, Texts.english(), names))
        .extracting(Sentence::cited)
        .containsExactly(
            "Anna's clock now shows 1:05 (7.1).", "Black's clock now shows 1:10 (7.1).");
  }

  @Test
  void in_strict_play_only_a_touched_piece_has_goals() {
    Game game = Game.start(Strict.start(0, Position.initial(), TimeControl.NONE));
    Command touch = new Command(Seat.WHITE, "1", new StrictAction.Touch(Square.B1));
    Game touched = game.apply(Arbiter.decide(game, touch, 0).orElseThrow());

    assertThat(game.legalGoals(Square.E2)).containsExactly(Square.E3, Square.E4);
    assertThat(touched.legalGoals(Square.B1)).containsExactly(Square.A3, Square.C3);
    assertThat(touched.legalGoals(Square.E2)).isEmpty();
  }

  @Test
  void in_strict_play_only_the_arbiter_changes_a_clock() {
    Game strict = Game.start(Strict.start(0, Position.initial(), TimeControl.of("5+3")));
    Decision decision =
        Arbiter.decide(strict, new Command(Seat.WHITE, "g", Action.Simple.GIVE_TIME), 1000);
    assertThat(decision.refused().orElseThrow().refusal().name()).isEqualTo("ONLY_FOR_THE_ARBITER");
  }

  @Test
  void a_strict_game_comes_back_with_all_its_events() {
    for (int seed = 0; seed < SoakMode.count(50, 1_000); seed++) {
      Game game = new RandomStrictGame(seed, 150).game();
      assertThat(StrictPgn.read(PgnGame.of(game, PgnTags.UNKNOWN))).contains(game);
    }
  }

  @Test
  void a_played_game_becomes_the_game_that_its_text_yields() {
    for (int seed = 0; seed < SoakMode.count(150, 3_000); seed++) {
      Game game = new RandomStrictGame(seed, 150).game();
      PgnGame pgn = PgnGame.of(game, PgnTags.UNKNOWN);
      String text = PgnCodec.write(game, PgnTags.UNKNOWN);
      assertThat(pgn).as("seed " + seed).isEqualTo(PgnCodec.read(text).orElseThrow().game());
    }
  }

  @Test
  void every_answer_event_and_duty_of_a_strict_game_comes_from_the_catalogue() {
    Set<String> refused = new HashSet<>();
    Set<ObligationKind> duties = EnumSet.noneOf(ObligationKind.class);
    for (int seed = 0; seed < 60; seed++) {
      for (RandomGame.Step step : new RandomStrictGame(seed, 200).steps()) {
        if (isOurs(step)) {
          PretendLanguageTest.assertSaid(step, refused, "");
        }
        Game after = step.after();
        Strict.obligation(after)
            .filter(duty -> !duty.kind().isFree())
            .map(duty -> Strict.obligation(duty, after.position(), PRETEND))
            .ifPresent(duty -> PretendLanguageTest.assertSaid(duty.text(), ""));
        Strict.obligation(after).ifPresent(duty -> duties.add(duty.kind()));
      }
    }
    assertThat(refused).hasSizeGreaterThan(20);
    assertThat(duties).hasSizeGreaterThan(6);
    System.out.println("strict play in a pretend language: " + refused.size() + " refusals");
  }

  /**
   * Whether the program writes the text for this step. The text of an accepted note is written by
   * the human arbiter.
   */
  private static boolean isOurs(RandomGame.Step step) {
    return !(step.command().action() instanceof StrictAction.Note)
        || step.decision() instanceof Decision.Refused;
  }

  @Test
  void every_refusal_comes_from_the_catalogue() {
    for (StrictRefusal reason : StrictRefusal.values()) {
      PretendLanguageTest.assertSaid(Refusal.of(reason).sentence(PRETEND).text(), "");
    }
  }
}
