package org.arbiterchess.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.PgnGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnFileWritingTest {

  private static final long SEED = 18;

  @TempDir Path folder;

  private final List<PgnGame> games = randomGames(50);
  private Path file;

  @BeforeEach
  void name_the_file() {
    file = folder.resolve("games.pgn");
  }

  private static List<PgnGame> randomGames(int count) {
    return RandomGames.stream(SEED, 120)
        .limit(count)
        .map(game -> Pgn.read(RandomGames.pgn(game)).findFirst().orElseThrow().game())
        .toList();
  }

  private static List<PgnGame> read(Path file) {
    try (Stream<PgnReading> readings = Pgn.read(file)) {
      return readings
          .peek(reading -> assertThat(reading.errors()).isEmpty())
          .peek(reading -> assertThat(reading.warnings()).isEmpty())
          .map(PgnReading::game)
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"games.pgn", "games.pgn.gz"})
  void written_games_are_read_back(String name) {
    Path target = folder.resolve(name);
    Pgn.write(target, games);
    assertThat(read(target)).isEqualTo(games);
    Pgn.write(target, games.stream().limit(3));
    assertThat(read(target)).isEqualTo(games.subList(0, 3));
    System.out.println(games.size() + " games were written and read, seed " + SEED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"games.pgn", "games.pgn.gz"})
  void appended_games_follow_those_of_the_file(String name) {
    Path target = folder.resolve(name);
    for (PgnGame game : games) {
      Pgn.append(target, game);
    }
    assertThat(read(target)).isEqualTo(games);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\n\n", "\r\n", "\r\n\r\n"})
  void an_appended_game_starts_after_an_empty_line(String end) throws IOException {
    Files.writeString(file, "1. e4 *" + end);
    Pgn.append(file, games.get(0));
    assertThat(Files.readString(file).replace("\r", "")).startsWith("1. e4 *\n\n[Event");
    try (Stream<PgnReading> readings = Pgn.read(file)) {
      assertThat(readings.map(PgnReading::game).skip(1)).containsExactly(games.get(0));
    }
  }

  @Test
  void a_compressed_file_without_a_line_feed_at_its_end_can_be_appended_to() throws IOException {
    Path target = folder.resolve("games.pgn.gz");
    try (var out = new java.util.zip.GZIPOutputStream(Files.newOutputStream(target))) {
      out.write("1. e4 *".getBytes(UTF_8));
    }
    Pgn.append(target, games.get(0));
    try (Stream<PgnReading> readings = Pgn.read(target)) {
      assertThat(readings.map(PgnReading::game).skip(1)).containsExactly(games.get(0));
    }
  }

  @Test
  void a_file_can_be_rewritten_from_its_own_games() {
    Pgn.write(file, games);
    Pgn.write(file, Pgn.read(file).map(PgnReading::game).filter(game -> game != null).skip(10));
    assertThat(read(file)).isEqualTo(games.subList(10, games.size()));
  }

  @Test
  void if_a_game_cannot_be_had_the_file_stays_as_it_was() throws IOException {
    Pgn.write(file, games);
    Iterator<PgnGame> interrupted =
        Stream.concat(
                games.stream().limit(5),
                Stream.generate(
                    () -> {
                      throw new NoSuchElementException("no more games");
                    }))
            .map(PgnGame.class::cast)
            .iterator();
    assertThatThrownBy(() -> Pgn.write(file, () -> interrupted)).hasMessage("no more games");
    assertThat(read(file)).isEqualTo(games);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void a_symbolic_link_stays_one_and_permissions_stay_as_they_are() throws IOException {
    assumeTrue(
        Files.getFileStore(folder).supportsFileAttributeView("posix"),
        "skipped: there are no POSIX permissions");
    Pgn.write(file, games);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.pgn"), file);

    Pgn.write(link, games.subList(0, 1));

    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(read(file)).hasSize(1);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }

  @Test
  void a_file_that_cannot_be_written_is_named() {
    Path lost = folder.resolve("no-folder").resolve("games.pgn");
    assertThatThrownBy(() -> Pgn.write(lost, games))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("Cannot write " + lost + ": there is no such file or folder");
    assertThatThrownBy(() -> Pgn.append(lost, games.get(0)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("Cannot write " + lost + ": there is no such file or folder");
    assertThatThrownBy(() -> Pgn.write(folder, games))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("Cannot write " + folder + ": ");
  }
}
