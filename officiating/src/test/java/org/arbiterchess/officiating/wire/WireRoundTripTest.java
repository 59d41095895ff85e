package org.arbiterchess.officiating.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.strict.RandomStrictGame;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.officiating.strict.StrictEvent;
import org.arbiterchess.officiating.strict.StrictWire;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SealedTypes;
import org.arbiterchess.testing.SoakMode;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireJson;
import org.junit.jupiter.api.Test;

/** Tests that random values are unchanged after being written and read back. */
class WireRoundTripTest {

  @Test
  void random_games_survive_the_round_trip() {
    int games = SoakMode.count(100, 5_000);
    Set<Object> seen = new HashSet<>();
    int messages = 0;
    for (int seed = 0; seed < games; seed++) {
      RandomGame casual = new RandomGame(seed, 120);
      messages += assertSame(casual.steps(), casual.game(), seen);
      RandomStrictGame strict = new RandomStrictGame(seed, 120);
      messages += assertSame(strict.steps(), strict.game(), seen);
    }
    assertThat(seen).contains(SealedTypes.leaves(Action.class, StrictAction.class));
    assertThat(seen).contains(SealedTypes.leaves(GameEvent.class, StrictEvent.class));
    System.out.println(messages + " messages of " + 2 * games + " games through the wire");
  }

  private static int assertSame(List<RandomGame.Step> steps, Game game, Set<Object> seen) {
    for (RandomGame.Step step : steps) {
      if (isWritable(step.command())) {
        assertSame(step.command(), WireFormat::write, StrictWire.FORMAT::readCommand);
        seen.add(SealedTypes.leaf(step.command().action()));
      }
    }
    for (GameEvent event : game.events()) {
      assertSame(event, WireFormat::write, StrictWire.FORMAT::readEvent);
      seen.add(event.getClass());
    }
    game.outcome()
        .ifPresent(outcome -> assertSame(outcome, WireFormat::write, WireFormat::readOutcome));
    assertSame(game, WireFormat::write, StrictWire.FORMAT::readGame);
    return steps.size() + game.size() + 1;
  }

  /**
   * Whether any number of moves or plies in the command is within the range that the wire format
   * allows. {@code Arbiter.decide} rejects values outside this range anyway.
   */
  private static boolean isWritable(Command command) {
    return !(command.action() instanceof StrictAction.SetMoveCount set
            && (set.moves() < 0 || set.moves() > 9999))
        && !(command.action() instanceof StrictAction.Restore restore && restore.plies() < 0);
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
      assertSame(start, WireFormat::write, StrictWire.FORMAT::readEvent);
      for (Move move : position.legalMoves()) {
        assertSame(move.attempt(), WireFormat::write, WireFormat::readAttempt);
      }
    }
  }

  private static <T> void assertSame(
      T value, Function<T, Object> writer, Function<Object, Reading<T>> reader) {
    String text = WireJson.print(writer.apply(value));
    Reading<T> reading = reader.apply(WireJson.parse(text));
    assertThat(reading).as(text).isEqualTo(new Reading.Valid<>(value));
    assertThat(WireJson.print(writer.apply(GoldenWireTest.value(reading)))).isEqualTo(text);
  }
}
