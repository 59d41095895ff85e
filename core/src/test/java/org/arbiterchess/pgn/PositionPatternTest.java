package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PositionPattern;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests position patterns on random games. The test determines the expected results by examining
 * each game's positions one by one.
 */
class PositionPatternTest {

  private static final long SEED = 18;
  private static final int GAMES = 150;

  private final Random random = new Random(SEED);

  /** A random game: its text and all its positions. */
  private record RandomGame(String text, List<Position> positions) {

    PgnReader reader() {
      PgnReader reader = new PgnReader(ByteSource.of(text));
      assertThat(reader.next()).isTrue();
      return reader;
    }
  }

  private RandomGame game() {
    StringBuilder text = new StringBuilder("[Event \"?\"]\n\n");
    List<Position> positions = new ArrayList<>();
    Position position = Position.initial();
    positions.add(position);
    // Choosing from only a few opening moves makes transpositions and repetitions likely.
    for (int ply = random.nextInt(120); ply > 0 && position.hasLegalMove(); ply--) {
      List<Move> legal = position.legalMoves();
      int choices = positions.size() < 6 ? Math.min(4, legal.size()) : legal.size();
      Move move = legal.get(random.nextInt(choices));
      text.append(San.write(position, move)).append(' ');
      position = position.play(move);
      positions.add(position);
    }
    return new RandomGame(text.append("1/2-1/2").toString(), positions);
  }

  private static boolean reaches(RandomGame game, PositionPattern pattern) {
    return game.reader().reaches(List.of(pattern));
  }

  @Test
  void positions_are_found_exactly_where_they_occur() {
    RandomGame other = game();
    int compared = 0;
    int found = 0;
    for (int i = 0; i < GAMES; i++) {
      RandomGame game = game();
      for (RandomGame source : List.of(game, other)) {
        Position wanted = source.positions.get(random.nextInt(source.positions.size()));
        boolean exactly =
            game.positions.stream()
                .anyMatch(each -> each.repetitionKey().equals(wanted.repetitionKey()));
        boolean board =
            game.positions.stream()
                .anyMatch(each -> each.setup().board().equals(wanted.setup().board()));
        boolean boardAndTurn =
            game.positions.stream()
                .anyMatch(
                    each ->
                        each.turn() == wanted.turn()
                            && each.setup().board().equals(wanted.setup().board()));

        assertThat(reaches(game, PositionPattern.exactly(wanted))).isEqualTo(exactly);
        assertThat(reaches(game, PositionPattern.board(wanted))).isEqualTo(board);
        assertThat(reaches(game, PositionPattern.boardAndTurn(wanted))).isEqualTo(boardAndTurn);
        compared++;
        found += exactly ? 1 : 0;
      }
      other = game;
    }
    System.out.println(compared + " positions looked up, " + found + " found, seed " + SEED);
    assertThat(found).isBetween(GAMES, compared - 1);
  }

  @Test
  void material_is_found_exactly_where_it_occurs() {
    int found = 0;
    RandomGame other = game();
    for (int i = 0; i < GAMES; i++) {
      RandomGame game = game();
      RandomGame source = random.nextBoolean() ? game : other;
      Position wanted = source.positions.get(random.nextInt(source.positions.size()));
      String white = pieces(wanted, Color.WHITE);
      String black = pieces(wanted, Color.BLACK);
      boolean fixed = occurs(game, white, black);
      boolean either = fixed || occurs(game, black, white);
      String small = black.toLowerCase(Locale.ROOT);

      assertThat(reaches(game, material(white + "v" + small))).isEqualTo(fixed);
      assertThat(reaches(game, material(small + "v" + white))).isEqualTo(fixed);
      assertThat(reaches(game, material(white + "v" + black))).isEqualTo(either);
      assertThat(reaches(game, material(black + "v" + white))).isEqualTo(either);
      found += either ? 1 : 0;
      other = game;
    }
    System.out.println(GAMES + " materials looked up, " + found + " found, seed " + SEED);
    assertThat(found).isBetween(GAMES / 3, GAMES - 1);
  }

  private static PositionPattern material(String text) {
    return PositionPattern.material(text).orElseThrow();
  }

  private static boolean occurs(RandomGame game, String white, String black) {
    return game.positions.stream()
        .anyMatch(
            each ->
                pieces(each, Color.WHITE).equals(white) && pieces(each, Color.BLACK).equals(black));
  }

  private static String pieces(Position position, Color color) {
    StringBuilder text = new StringBuilder();
    for (Role role : Role.values()) {
      int count = position.squaresOf(new Piece(color, role)).size();
      text.append(String.valueOf(role.capital()).repeat(count));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "KQ", "KQvKvK", "KKvK", "KPPPPPPPPPvK", "kqvk", "KqvK", "KxvK", "v "})
  void other_texts_are_no_material(String text) {
    assertThat(PositionPattern.material(text)).isEmpty();
  }

  @Test
  void several_patterns_may_match_at_different_moves() {
    PgnReader reader = new PgnReader(ByteSource.of("1. e4 d5 2. exd5 Qxd5 *"));
    assertThat(reader.next()).isTrue();
    PositionPattern full = material("QRRBBNNPPPPPPPPvQRRBBNNPPPPPPPP");
    PositionPattern pawnUp = material("QRRBBNNPPPPPPPPvQRRBBNNPPPPPPP");

    assertThat(reader.reaches(List.of(full, pawnUp))).isTrue();
    assertThat(reader.reaches(List.of(full, material("KvK")))).isFalse();
    assertThat(reader.replay().plies()).as("the game can still be replayed").isEqualTo(4);
  }
}
