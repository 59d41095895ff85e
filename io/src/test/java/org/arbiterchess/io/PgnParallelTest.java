package org.arbiterchess.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a parallel stream reads what a sequential one reads, and what a filter skips. */
class PgnParallelTest {

  private static final PgnLimits SMALL = new PgnLimits(1 << 18, 1 << 14, 64, 4096, 400, 16, 200);

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("games.pgn"), text);
  }

  /** About four megabytes: good games, errors, text between games, and games that are too long. */
  private static String mixed() {
    StringBuilder text = new StringBuilder("\ufeff% written by a test\n");
    String game = RandomGames.pgn(RandomGames.stream(3, 60).findFirst().orElseThrow());
    for (int i = 0; i < 2000; i++) {
      text.append(game).append('\n');
      if (i % 7 == 0) {
        text.append("[White \"No. ").append(i).append("\"]\n\n1. e4 e5 2. Ke3 {why?} Nf6 1-0\n\n");
      }
      if (i % 50 == 0) {
        text.append("Round ").append(i).append(" was dull.\n\n1. e4 * 1. d5 * 1. c4 d5 2. Qd4 *\n");
      }
      if (i % 400 == 0) {
        text.append("\n").append("words between games\n".repeat(2000)).append("\n1. Sf3 d5 *\n\n");
        text.append("[White \"Long\"]\n\n1. e4 {").append("x ".repeat(200_000)).append("} *\n\n");
      }
    }
    return text.toString();
  }

  @Test
  void a_parallel_stream_reads_the_same_games_in_the_same_order() throws IOException {
    Path file = file(mixed());
    try (Stream<PgnReading> one = Pgn.read(file, SMALL);
        Stream<PgnReading> many = Pgn.read(file, SMALL)) {
      List<PgnReading> expected = one.toList();
      assertThat(many.parallel().toList()).isEqualTo(expected);
      assertThat(expected.stream().flatMap(each -> each.errors().stream()).map(PgnError::kind))
          .contains(PgnError.Kind.ILLEGAL_MOVE, PgnError.Kind.OVER_BUDGET);
    }
    try (Stream<PgnReading> many = Pgn.read(file, SMALL)) {
      List<PgnReading> ordered = new ArrayList<>();
      many.parallel().forEachOrdered(ordered::add);
      assertThat(ordered).hasSizeGreaterThan(2000);
      assertThat(ordered.get(0).game()).isNotEqualTo(ordered.get(1).game());
    }
  }

  @Test
  void the_games_are_parsed_by_several_threads() {
    String game = RandomGames.pgn(RandomGames.stream(3, 60).findFirst().orElseThrow());
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    CountDownLatch others =
        new CountDownLatch(Math.min(1, ForkJoinPool.getCommonPoolParallelism()));
    long games =
        Pgn.read((game + "\n").repeat(5000))
            .parallel()
            .peek(
                reading -> {
                  if (threads.add(Thread.currentThread()) && threads.size() > 1) {
                    others.countDown();
                  }
                  // The first thread waits for a second one, which may start late on a busy
                  // machine.
                  await(others);
                })
            .filter(reading -> reading.errors().isEmpty())
            .count();
    assertThat(games).isEqualTo(5000);
    assertThat(others.getCount()).isZero();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void a_source_that_fails_makes_the_parallel_stream_fail() {
    InputStream failing =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the cable is out");
          }

          @Override
          public int read(byte[] bytes, int from, int length) throws IOException {
            throw new IOException("the cable is out");
          }
        };
    InputStream games = new ByteArrayInputStream("1. e4 e5 *\n\n".repeat(40_000).getBytes(UTF_8));
    try (Stream<PgnReading> read = Pgn.read(new SequenceInputStream(games, failing))) {
      assertThatThrownBy(() -> read.parallel().count())
          .isInstanceOf(UncheckedIOException.class)
          .hasStackTraceContaining("the cable is out");
    }
  }

  @Test
  void a_filter_chooses_games_by_their_tags() throws IOException {
    Path file =
        file(
            """
            [White "Ann"]

            1. e4 e5 2. Ke3 *

            [White "Ben"]

            1. e4 e5 2. Ke3 *

            [White "Ann"]

            1. d4 d5 *
            """);
    List<String> asked = new ArrayList<>();
    try (Stream<PgnReading> games =
        Pgn.read(file, tags -> asked.add(tags.white()) && tags.white().equals("Ben"))) {
      List<PgnReading> found = games.toList();
      assertThat(found).hasSize(1);
      assertThat(found.get(0).game().tags().white()).isEqualTo("Ben");
      assertThat(found.get(0).errors().get(0).line()).isEqualTo(7);
    }
    assertThat(asked).containsExactly("Ann", "Ben", "Ann");
    try (Stream<PgnReading> games = Pgn.read(file, tags -> tags.white().equals("Ann"))) {
      assertThat(games.parallel().map(each -> each.game().moves().size())).containsExactly(2, 2);
    }
  }
}
