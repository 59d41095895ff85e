package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Square;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.GameTreeCursor;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

/** Tests that the longest games and the deepest variations do not overflow the stack. */
class GameTreeDepthTest {

  private static final List<String> KNIGHTS = List.of("Nf3", "Nf6", "Ng1", "Ng8");

  private static GameTreeCursor knights(int plies) {
    GameTreeCursor cursor = GameTreeCursor.start();
    for (int i = 0; i < plies; i++) {
      cursor = cursor.play(KNIGHTS.get(i % KNIGHTS.size()));
    }
    return cursor;
  }

  /** Nests variations of the first move: {@code 1. a3 (1. a4 (1. a3 (…)))}. */
  private static GameTreeCursor nested(int depth) {
    Position start = Position.initial();
    Move a3 = start.rule(Attempt.step(Square.A2, Square.A3)).orElseThrow();
    Move a4 = start.rule(Attempt.step(Square.A2, Square.A4)).orElseThrow();
    GameTreeCursor cursor = GameTreeCursor.start().play(a3);
    for (int i = 0; i < depth; i++) {
      cursor = cursor.addVariation(i % 2 == 0 ? a4 : a3);
    }
    return cursor;
  }

  private static void assertGoesRound(PgnGame game, PgnLimits limits) {
    String text = PgnCodec.write(game);
    PgnReader reader = new PgnReader(ByteSource.of(text), limits, 1);
    assertThat(reader.next()).isTrue();
    PgnReading reading = reader.read();
    assertThat(reading.errors()).isEmpty();
    assertThat(reading.game().equals(game)).isTrue();
    assertThat(reading.game().hashCode()).isEqualTo(game.hashCode());
    assertThat(reading.game().toString()).isEqualTo(game.toString());
  }

  @Test
  void a_game_of_two_thousand_plies_is_changed_and_goes_round() {
    GameTreeCursor cursor = knights(2_000);
    assertThat(cursor.position().fullmoveNumber()).isEqualTo(1_001);
    assertGoesRound(cursor.game(), PgnLimits.DEFAULT);
    GameTreeCursor varied = cursor.previous().addVariation("d4").promote();
    assertThat(varied.game().line().moves()).hasSize(1_999);
    assertGoesRound(varied.game(), PgnLimits.DEFAULT);
  }

  @Test
  void the_longest_game_that_the_reader_allows_goes_round() {
    int plies = PgnLimits.DEFAULT.plies();
    PgnReader reader =
        new PgnReader(ByteSource.of((String.join(" ", KNIGHTS) + " ").repeat(plies / 4)));
    assertThat(reader.next()).isTrue();
    PgnGame game = reader.read().game();
    assertThat(game.line().moves()).hasSize(plies);
    assertGoesRound(game, PgnLimits.DEFAULT);
    GameTreeCursor varied = GameTreeCursor.of(game).toEnd().previous().addVariation("d4").promote();
    assertGoesRound(varied.game(), PgnLimits.DEFAULT);
  }

  @Test
  void variations_at_the_limit_go_round() {
    GameTreeCursor deepest = nested(PgnLimits.DEFAULT.nesting());
    assertThat(deepest.depth()).isEqualTo(PgnLimits.DEFAULT.nesting());
    assertGoesRound(deepest.game(), PgnLimits.DEFAULT);
  }

  @Test
  void variations_far_beyond_the_limit_go_round_too() {
    int depth = 20_000;
    GameTreeCursor deepest = nested(depth);
    PgnLimits limits = new PgnLimits(8 << 20, 256 << 10, 256, 4096, 12_000, depth, 20_000);
    assertGoesRound(deepest.game(), limits);
    assertThat(deepest.toStart().game()).isEqualTo(deepest.game());
    assertThat(deepest.promote().depth()).isEqualTo(depth - 1);
  }
}
