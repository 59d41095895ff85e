package org.arbiterchess.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.arbiterchess.pgn.read.PgnReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests when games are read, how much memory that takes, and when the file is closed. */
class PgnLazinessTest {

  private static final long MEGABYTES = Boolean.getBoolean("arbiter.soak") ? 1_000 : 50;

  @TempDir Path folder;

  /** A stream that repeats the text of one game. */
  static final class EndlessGames extends InputStream {

    private final byte[] game;
    private final long limit;
    private long given;
    private boolean closed;

    EndlessGames(long limit) {
      this.limit = limit;
      String moves = RandomGames.pgn(RandomGames.stream(7, 80).findFirst().orElseThrow());
      String comment = "{" + "Both sides know the theory of this line by heart. ".repeat(480) + "}";
      game = (moves.replaceFirst("\n1\\. ", "\n" + comment + " 1. ") + "\n").getBytes(UTF_8);
    }

    @Override
    public int read() {
      return given < limit ? game[(int) (given++ % game.length)] : -1;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      if (given >= limit) {
        return -1;
      }
      int at = (int) (given % game.length);
      int count = Math.min(length, game.length - at);
      System.arraycopy(game, at, into, offset, count);
      given += count;
      return count;
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  @Test
  void nothing_is_read_before_the_first_game_is_asked_for() {
    EndlessGames input = new EndlessGames(Long.MAX_VALUE);
    try (Stream<PgnReading> games = Pgn.read(input)) {
      assertThat(input.given).isZero();
      assertThat(games.limit(5)).hasSize(5);
    }
    assertThat(input.given).isLessThan(1_000_000);
    assertThat(input.closed).isTrue();
  }

  @Test
  void reading_to_the_end_closes_the_input() {
    EndlessGames input = new EndlessGames(100_000);
    assertThat(Pgn.read(input).count()).isPositive();
    assertThat(input.closed).isTrue();
  }

  @Test
  void closing_the_stream_closes_the_file() throws IOException {
    Path links = Path.of("/proc/self/fd");
    assumeTrue(Files.isDirectory(links), "skipped: only Linux lists open files in /proc");
    Path file = folder.toRealPath().resolve("games.pgn");
    Files.copy(new EndlessGames(2_000_000), file);

    try (Stream<PgnReading> games = Pgn.read(file)) {
      assertThat(games.limit(1).iterator().next().errors()).isEmpty();
      assertThat(isOpen(file, links)).isTrue();
    }
    assertThat(isOpen(file, links)).isFalse();
  }

  private static boolean isOpen(Path file, Path links) throws IOException {
    try (Stream<Path> open = Files.list(links)) {
      return open.anyMatch(link -> link(link).equals(file.toString()));
    }
  }

  /**
   * The target of a symbolic link, or an empty string if the link has disappeared since it was
   * listed.
   */
  private static String link(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      return "";
    }
  }

  /** Reads the games in a separate JVM, whose heap is much smaller than the input. */
  @Test
  void a_large_input_needs_little_memory() throws Exception {
    Process reader =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx16m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                LargeInput.class.getName(),
                String.valueOf(MEGABYTES << 20))
            .redirectErrorStream(true)
            .start();
    String output = new String(reader.getInputStream().readAllBytes(), UTF_8);

    assertThat(reader.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(output).contains(" games, 0 errors");
    assertThat(reader.exitValue()).as(output).isZero();
    System.out.println("with a heap of 16 MB: " + MEGABYTES + " MB, " + output.strip());
  }

  /** A program that reads games. Its argument specifies how many bytes to read. */
  static final class LargeInput {

    private LargeInput() {}

    public static void main(String[] arguments) {
      long[] count = new long[2];
      try (Stream<PgnReading> games = Pgn.read(new EndlessGames(Long.parseLong(arguments[0])))) {
        games.forEach(
            reading -> {
              count[0]++;
              count[1] += reading.errors().size();
            });
      }
      System.out.println(count[0] + " games, " + count[1] + " errors");
    }
  }

  @Test
  void a_text_can_be_read_twice_at_the_same_time() {
    String text = "1. e4 *\n\n1. d4 *\n\n1. c4 *\n";
    var first = Pgn.read(text).iterator();
    var second = Pgn.read(new ByteArrayInputStream(text.getBytes(UTF_8))).iterator();
    while (first.hasNext()) {
      assertThat(first.next()).isEqualTo(second.next());
    }
    assertThat(second.hasNext()).isFalse();
  }
}
