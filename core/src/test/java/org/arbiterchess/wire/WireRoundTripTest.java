package org.arbiterchess.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests that random values are unchanged after writing and reading. */
class WireRoundTripTest {

  @Test
  void random_games_survive_the_round_trip() {
    int games = SoakMode.count(100, 5_000);
    Set<Class<?>> seen = new HashSet<>();
    int messages = 0;
    for (int seed = 0; seed < games; seed++) {
      RandomGame played = new RandomGame(seed, 120);
      for (RandomGame.Step step : played.steps()) {
        assertSame(step.command(), WireFormat::write, WireFormat::readCommand);
        seen.add(step.command().getClass());
        assertSame(
            CommandResponse.of(step.decision(), Phrasebook.english()),
            WireFormat::write,
            WireFormat::readResponse);
      }
      for (GameEvent event : played.game().events()) {
        assertSame(event, WireFormat::write, WireFormat::readEvent);
        seen.add(event.getClass());
      }
      played
          .game()
          .outcome()
          .ifPresent(outcome -> assertSame(outcome, WireFormat::write, WireFormat::readOutcome));
      assertSame(played.game(), WireFormat::write, WireFormat::readGame);
      messages += played.steps().size() * 2 + played.game().size() + 1;
    }
    assertThat(seen).contains(Command.class.getPermittedSubclasses());
    assertThat(seen).contains(GameEvent.class.getPermittedSubclasses());
    System.out.println(messages + " messages of " + games + " games through the wire");
  }

  @Test
  void every_legal_move_of_any_position_survives_the_round_trip() {
    int positions = SoakMode.count(1_000, 100_000);
    assertStartAndMoves(RandomPositions.classical(41, positions));
    assertStartAndMoves(RandomPositions.chess960(42, positions));
    System.out.println(2 * positions + " positions and their moves through the wire");
  }

  private static void assertStartAndMoves(List<Position> positions) {
    for (Position position : positions) {
      GameEvent start =
          new GameEvent.Started(0, position, Rulebook.OVER_THE_BOARD, TimeControl.NONE);
      assertSame(start, WireFormat::write, WireFormat::readEvent);
      for (Move move : position.legalMoves()) {
        assertSame(move.attempt(), WireFormat::write, WireFormat::readAttempt);
      }
    }
  }

  private static <T> void assertSame(
      T value, Function<T, Object> writer, Function<Object, WireReading<T>> reader) {
    String text = WireJson.print(writer.apply(value));
    WireReading<T> reading = reader.apply(WireJson.parse(text));
    assertThat(reading).as(text).isEqualTo(new WireReading.Read<>(value));
    assertThat(WireJson.print(writer.apply(GoldenWireTest.value(reading)))).isEqualTo(text);
  }
}
