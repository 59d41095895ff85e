package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.testing.RandomPgnText;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests that arbitrary bytes are read quickly, and that any game read from them survives a round
 * trip.
 */
class HostilePgnTest {

  private static final String[] SPLINTERS = {
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "%",
    "\n%",
    "$",
    "$999",
    "!",
    "?",
    "*",
    "1-0",
    "1/2-1/2",
    "0-0-0",
    "O-O",
    "e8=Q",
    "Z0",
    "--",
    "[Event \"x\"]",
    "\n\n[Event \"y\"]\n",
    "[%clk 0:0",
    "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n",
    "\0",
    "\r",
    "\t",
    "é",
    "½-½",
    "999999999999.",
    "[Variant \"Chess960\"]",
    "1.",
    "...",
    "axb8=N#",
    "Nb1d2",
    "e2e4",
    "<",
    "=",
    "+-"
  };

  @Test
  void torn_games_are_read_without_a_fault() {
    int files = SoakMode.count(120, 2_000);
    for (long seed = 0; seed < files; seed++) {
      check(torn(seed), seed);
    }
    System.out.println("Seeds 0 to " + (files - 1) + ": torn files were read");
  }

  static byte[] torn(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      text.append(RandomPgnText.text(seed * 3 + i));
    }
    for (int cuts = 1 + random.nextInt(12); cuts > 0; cuts--) {
      int at = random.nextInt(text.length() - 1);
      switch (random.nextInt(3)) {
        case 0 -> text.delete(at, Math.min(text.length() - 1, at + 1 + random.nextInt(20)));
        case 1 -> text.insert(at, SPLINTERS[random.nextInt(SPLINTERS.length)]);
        default -> text.setCharAt(at, (char) random.nextInt(256));
      }
    }
    return text.toString()
        .getBytes(random.nextBoolean() ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }

  static void check(byte[] bytes, long seed) {
    PgnReader reader = new PgnReader(ByteSource.of(bytes));
    while (reader.next()) {
      PgnReading reading = reader.read();
      PgnReplayResult replay = reader.replay();
      String where = "seed " + seed;
      assertThat(replay.plies()).as(where).isEqualTo(reading.game().line().moves().size());
      assertThat(replay.errors()).as(where).isEqualTo(reading.errors());
      assertThat(replay.warnings()).as(where).isEqualTo(reading.warnings());
      String written = PgnCodec.write(reading.game());
      List<PgnReading> again = PgnWarningsTest.all(written);
      assertThat(again).as(where).hasSize(1);
      assertThat(again.get(0).errors())
          .as(where + "\n" + written)
          .allMatch(error -> error.kind() == PgnError.Kind.UNREAD_TEXT);
      if (!again.get(0).game().equals(reading.game())) {
        assertThat(PgnCodec.write(again.get(0).game())).as(where).isEqualTo(written);
        assertThat(again.get(0).game()).as(where + "\n" + written).isEqualTo(reading.game());
      }
    }
  }

  @Test
  void long_runs_of_one_sign_take_no_longer_than_they_should() {
    List<String> slow = new ArrayList<>();
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    for (String sign : SPLINTERS) {
      byte[] bytes =
          ("1. e4 " + sign.repeat(300_000 / sign.length())).getBytes(StandardCharsets.UTF_8);
      // The time of this thread alone, because other processes may keep both cores busy.
      long before = threads.getCurrentThreadCpuTime();
      PgnReader reader = new PgnReader(ByteSource.of(bytes));
      while (reader.next()) {
        reader.replay();
      }
      if (threads.getCurrentThreadCpuTime() - before > 5_000_000_000L) {
        slow.add(sign);
      }
    }
    assertThat(slow).isEmpty();
  }

  @Test
  void a_long_stretch_of_junk_hides_no_game() {
    for (String junk : List.of("* x\n", "no game here\n", "1-0\n\0(")) {
      String text = junk.repeat(20_000_000 / junk.length()) + "\n[Event \"x\"]\n\n1. e4 e5 1-0\n";
      PgnReader reader = new PgnReader(ByteSource.of(text.getBytes(StandardCharsets.UTF_8)));
      String found = "";
      while (reader.next()) {
        found += reader.tag("Event").orElse("") + reader.replay().plies();
      }
      assertThat(found).as(junk).isEqualTo("x2");
    }
  }

  @Test
  void the_fault_of_a_source_comes_out_as_it_is() {
    IllegalStateException fault = new IllegalStateException("the disk is gone");
    PgnReader reader =
        new PgnReader(
            (into, offset, length) -> {
              throw fault;
            });
    try {
      reader.next();
    } catch (IllegalStateException e) {
      assertThat(e).isSameAs(fault);
      return;
    }
    throw new AssertionError("nothing came out");
  }

  @Test
  void a_long_file_needs_no_more_memory_than_a_short_one() {
    byte[] game = RandomPgnText.text(7).getBytes(StandardCharsets.UTF_8);
    long total = 300L << 20;
    long[] left = {total};
    PgnReader reader =
        new PgnReader(
            (into, offset, length) -> {
              if (left[0] <= 0) {
                return -1;
              }
              int count = Math.min(length, game.length);
              System.arraycopy(game, 0, into, offset, count);
              Arrays.fill(into, offset + count - 1, offset + count, (byte) '\n');
              left[0] -= count;
              return count;
            });
    int games = 0;
    while (reader.next()) {
      games++;
    }
    assertThat(games).isGreaterThan(10_000);
  }

  @Test
  void half_a_character_after_a_half_is_the_end_of_the_text() {
    byte[] text = "1. e4 \u00bd-\u00bd".getBytes(StandardCharsets.UTF_8);
    PgnReader reader = new PgnReader(ByteSource.of(text, text.length - 1));

    assertThat(reader.next()).isTrue();
    assertThat(reader.replay().plies()).isEqualTo(1);
    assertThat(reader.next()).isFalse();
  }
}
