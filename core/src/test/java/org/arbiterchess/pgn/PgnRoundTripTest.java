package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.RandomPgnText;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests that writing a game and reading it back yields an equal game. */
class PgnRoundTripTest {

  @Test
  void random_trees_are_read_again_as_they_were_written() {
    int moves = 0;
    for (int seed = 0; seed < SoakMode.count(300, 10_000); seed++) {
      PgnReading reading = only(RandomPgnText.text(seed));
      assertThat(reading.errors()).as("seed " + seed).isEmpty();
      String written = PgnCodec.write(reading.game());
      PgnReading again = only(written);
      assertThat(again.game()).as("seed " + seed).isEqualTo(reading.game());
      assertThat(again.warnings()).as(written).isEmpty();
      assertThat(PgnCodec.write(again.game())).isEqualTo(written);
      assertThat(written.lines()).allMatch(line -> line.length() < 80);
      moves += again.game().line().moves().size();
    }
    System.out.println("trees with " + moves + " moves of the main line went round");
  }

  @Test
  void games_that_were_played_here_are_read() {
    int games = 0;
    for (int seed = 0; seed < SoakMode.count(200, 5_000); seed++) {
      Game game = new RandomGame(seed, 150).game();
      String written = PgnCodec.write(game, PgnTags.ofPlayers("Ann \"\\", "Ben"));
      PgnReading reading = only(written);
      assertThat(reading.errors()).as(written).isEmpty();
      assertThat(reading.warnings()).as(written).isEmpty();
      assertThat(reading.game().line().moves())
          .extracting(move -> move.move().orElseThrow())
          .isEqualTo(game.moves());
      assertThat(Fen.write(reading.game().last())).isEqualTo(Fen.write(game.position()));
      assertThat(PgnCodec.write(reading.game())).isEqualTo(written);
      games++;
    }
    System.out.println(games + " games that were played here were read");
  }

  @Test
  void a_file_read_in_the_smallest_bites_is_the_same_file() {
    StringBuilder text = new StringBuilder("\ufeffjunk\n\n");
    for (int seed = 0; seed < 20; seed++) {
      text.append(RandomPgnText.text(seed)).append(seed % 5 == 0 ? "more junk\n\n" : "");
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);

    assertThat(all(new PgnReader(crumbs(bytes)))).isEqualTo(PgnWarningsTest.all(bytes));
  }

  @Test
  void a_game_that_was_skipped_changes_nothing_for_the_next() {
    StringBuilder text = new StringBuilder();
    for (int seed = 0; seed < 50; seed++) {
      text.append(RandomPgnText.text(seed));
    }
    List<PgnReading> whole = PgnWarningsTest.all(text.toString());
    PgnReader reader = new PgnReader(ByteSource.of(text.toString()));
    for (int i = 0; i < whole.size(); i++) {
      assertThat(reader.next()).isTrue();
      if (i % 7 == 3) {
        assertThat(reader.read()).isEqualTo(whole.get(i));
        assertThat(reader.replay().plies()).isEqualTo(whole.get(i).game().line().moves().size());
        assertThat(reader.replay().last()).isEqualTo(whole.get(i).game().last());
        assertThat(reader.tag("ECO")).hasValue("C20");
      }
    }
    assertThat(reader.next()).isFalse();
  }

  @Test
  void the_text_of_each_game_can_be_read_on_its_own() {
    StringBuilder text = new StringBuilder("junk (\n");
    for (int seed = 0; seed < 30; seed++) {
      text.append(RandomPgnText.text(seed)).append("x y z\n\n");
    }
    List<PgnReading> whole = PgnWarningsTest.all(text.toString());
    PgnReader reader = new PgnReader(ByteSource.of(text.toString()));
    List<PgnReading> parts = new ArrayList<>();
    while (reader.next()) {
      byte[] part = reader.text();
      parts.addAll(all(new PgnReader(ByteSource.of(part), PgnLimits.DEFAULT, reader.textLine())));
    }
    assertThat(parts).isEqualTo(whole);
  }

  static List<PgnReading> all(PgnReader reader) {
    List<PgnReading> games = new ArrayList<>();
    while (reader.next()) {
      games.add(reader.read());
    }
    return games;
  }

  private static ByteSource crumbs(byte[] bytes) {
    int[] at = {0};
    return (into, offset, length) -> {
      if (at[0] == bytes.length) {
        return -1;
      }
      into[offset] = bytes[at[0]++];
      return 1;
    };
  }

  private static PgnReading only(String text) {
    List<PgnReading> games = PgnWarningsTest.all(text);
    assertThat(games).as(text).hasSize(1);
    return games.get(0);
  }
}
