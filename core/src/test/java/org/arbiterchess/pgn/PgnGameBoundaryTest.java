package org.arbiterchess.pgn;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests where games without tags, and tags without moves, start and end. */
class PgnGameBoundaryTest {

  private static List<String> lines(String text) {
    List<String> games = new ArrayList<>();
    PgnWarningsTest.all(text).forEach(reading -> games.add(PgnWarningsTest.moves(reading)));
    return games;
  }

  private static List<String> tag(String text, String name) {
    List<String> values = new ArrayList<>();
    PgnWarningsTest.all(text)
        .forEach(reading -> values.add(reading.game().tag(name).orElseThrow()));
    return values;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. Nf3\n\n1. d4 d5",
        "  1. e4 e5 2. Nf3\n\n  1. d4 d5",
        "\t1.e4 e5 2.Nf3\n \t\n\t1.d4 d5",
        "1. e4 e5 2. Nf3\r\n\r\n1. d4 d5\r\n",
        "1. e4 e5 2. Nf3\r\r1. d4 d5\r",
        "1 e4 e5 2 Nf3\n\n1 d4 d5",
        "1. e4 e5 2. Nf3\n\u00a0\n\u00a01. d4 d5",
        "1. e4 e5 2. Nf3\n\n\n\n\n1. d4 d5\n",
        "1. e4 e5 2. Nf3\n% an escaped line\n\n% and one more\n1. d4 d5\n",
        "1. e4 e5\n2. Nf3 {a comment\n\n1. c4 in it}\n\n1. d4 d5\n",
        "1. e4 e5 2. Nf3 (2. f4\n\n1. c4) \n\n1. d4 {best} d5\n",
        "1. e4 e5 2. Nf3\n\n1. {best} d4 d5\n",
        "1. e4 e5 2. Nf3\n\n{The second game} 1. d4 d5\n",
        "1. e4 e5 2. Nf3\n\n; The second game\n1. d4 d5\n",
        "1. e4 e5\n\n2. Nf3\n\n1. d4\n\n1... d5",
        "1. {first} e4 e5 2. Nf3 ; a comment\n\n1. d4 d5",
      })
  void a_game_without_tags_starts_after_a_blank_line(String text) {
    List<PgnReading> games = PgnWarningsTest.all(text);

    assertThat(games).extracting(PgnWarningsTest::moves).containsExactly("e4 e5 Nf3", "d4 d5");
    assertThat(PgnWarningsTest.odd(games.get(0))).contains(PgnWarning.Kind.MISSING_RESULT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5\n\n2. Nf3 Nc6",
        "1. e4\n\n1... e5 2. Nf3 Nc6",
        "1. e4\n\n1. ... e5 2. Nf3 Nc6",
        "1. e4\n\n1… e5 2. Nf3 Nc6",
        "1. e4 e5\n\nNf3 Nc6",
        "1. e4 e5 2. Nf3\n\n2... Nc6",
        "1. e4 e5 2. Nf3 (\n\n1. d4 d5) Nc6",
        "1. e4 {a comment\n\n1. d4 d5\n\n} e5 2. Nf3 Nc6",
        "1. e4 e5 2. Nf3 Nc6\n\n1-0",
        "1. e4 e5\n\n{a comment}\n\n2. Nf3 Nc6",
        "0. e4 e5\n\n1. Nf3 Nc6",
      })
  void a_game_continues_after_a_blank_line(String text) {
    assertThat(lines(text)).containsExactly("e4 e5 Nf3 Nc6");
  }

  @Test
  void move_numbers_of_a_set_up_position_continue_after_a_blank_line() {
    String fen = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 5 40\"]\n\n";

    assertThat(lines(fen + "40... Kd7\n\n41. e4 Kd6\n\n42. e5+")).containsExactly("Kd7 e4 Kd6 e5+");
    assertThat(lines(fen + "40... Kd7 41. e4\n\n1. d4 d5")).containsExactly("Kd7 e4", "d4 d5");
    assertThat(lines(fen.replace("b - - 5 40", "b - - 5 1") + "1... Kd7\n\n2. e4"))
        .containsExactly("Kd7 e4");
  }

  @Test
  void a_game_with_tags_ends_before_one_without() {
    String text = "[White \"Ann\"]\n\n1. e4 e5\n\n1. d4 d5\n\n[White \"Ben\"]\n\n1. c4";

    assertThat(lines(text)).containsExactly("e4 e5", "d4 d5", "c4");
    assertThat(tag(text, "White")).containsExactly("Ann", "?", "Ben");
  }

  @Test
  void text_before_the_moves_of_a_game_with_tags_does_not_end_it() {
    assertThat(PgnWarningsTest.all("[White \"Ann\"]\n\nA fine game.\n\n1. e4 e5 1-0")).hasSize(1);
  }

  @Test
  void a_comment_before_a_game_without_tags_belongs_to_it() {
    List<PgnReading> games = PgnWarningsTest.all("Round 2\n\n{A fine game} 1. e4 e5 1-0");

    assertThat(games).extracting(PgnWarningsTest::moves).containsExactly("e4 e5");
    assertThat(games.get(0).game().line().moves().get(0).annotations().before())
        .containsExactly(PgnComment.of("A fine game"));
  }

  @Test
  void unread_text_ends_before_the_next_game() {
    List<PgnReading> games = PgnWarningsTest.all("1. e4 e5\n\nRound 2\n\n1. d4 d5");

    assertThat(games).extracting(PgnWarningsTest::moves).containsExactly("e4 e5", "d4 d5");
    assertThat(games.get(0).errors()).hasSize(1);
    assertThat(games.get(1).errors()).isEmpty();
  }

  @Test
  void tags_without_moves_or_event_are_games() {
    String two = "[White \"A\"]\n[Black \"B\"]\n\n[White \"C\"]\n[Black \"D\"]\n";
    assertThat(tag(two, "Black")).containsExactly("B", "D");
    assertThat(tag(two + "\n1. e4 *", "White")).containsExactly("A", "C");
    assertThat(tag(two.replace("\n", "\r\n"), "White")).containsExactly("A", "C");

    String others =
        "[White \"A\"]\n[Black \"B\"]\n\n\n[Site \"S\"]\n[Round \"2\"]\n[White \"C\"]\n";
    assertThat(tag(others, "White")).containsExactly("A", "C");
    assertThat(tag(others, "Site")).containsExactly("?", "S");
    assertThat(tag("[White \"A\"]\n\n[White \"B\"]\n\n[White \"C\"]", "White"))
        .containsExactly("A", "B", "C");
    assertThat(tag("[White \"A\"]\n\n[Result \"*\"]\n[White]\n[Black \"B\"]\n\n1. e4 *", "Black"))
        .containsExactly("?", "B");
  }

  @Test
  void other_tags_after_a_blank_line_belong_to_the_same_game() {
    for (String blank : List.of("\n\n", "\n\n\n", "\r\n \r\n")) {
      String text = "[White \"A\"]" + blank + "[Black \"B\"]\n\n1. e4 *";
      assertThat(tag(text, "White")).containsExactly("A");
      assertThat(tag(text, "Black")).containsExactly("B");
    }
    assertThat(tag("[White \"A\"]\n[White \"B\"]\n\n1. e4 *", "White")).containsExactly("A");
  }

  /** A reader of the whole text must find the same games as a reader of each game's own text. */
  @Test
  void every_game_is_found_again_in_its_own_text_wherever_the_source_is_cut() {
    String[] parts = {
      "1. e4 e5 2. Nf3",
      "1. d4 {c\n\n1. c4} d5",
      "\n\n",
      "\n",
      "\n \n\t",
      "1... e5",
      "2. Nf3",
      "[White \"A\"]\n",
      "[Black \"B\"]\n",
      "{a}",
      "; b\n",
      "\n% c\n",
      " *",
      " (1. c4\n\n1. b4) ",
      "x"
    };
    int games = 0;
    int seeds = SoakMode.count(50, 1_500);
    for (long seed = 0; seed < seeds; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder text = new StringBuilder("; padding\n".repeat(random.nextInt(14_000)));
      for (int i = 0; i < 200; i++) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      byte[] bytes = text.toString().getBytes(UTF_8);
      List<String> found = new ArrayList<>();
      PgnReader whole = new PgnReader(ByteSource.of(bytes));
      int end = 0;
      while (whole.next()) {
        PgnReader alone = new PgnReader(ByteSource.of(whole.text()), PgnLimits.DEFAULT, 1);
        assertThat(alone.next()).isTrue();
        assertThat(alone.read().game())
            .as("seed %d: %s", seed, new String(whole.text(), UTF_8))
            .isEqualTo(whole.read().game());
        assertThat(alone.next()).as("seed %d: %s", seed, whole.gameText()).isFalse();
        found.add(whole.gameText());
        int at = (int) whole.textOffset();
        end = at + whole.text().length;
        assertThat(Arrays.copyOfRange(bytes, at, end)).isEqualTo(whole.text());
      }
      assertThat(slowly(bytes, random)).as("seed %d", seed).isEqualTo(found);
      games += found.size();
    }
    assertThat(games).isGreaterThan(10 * seeds);
  }

  private static List<String> slowly(byte[] bytes, SplittableRandom random) {
    int[] at = {0};
    PgnReader reader =
        new PgnReader(
            (into, offset, length) -> {
              int count =
                  Math.min(Math.min(length, 1 + random.nextInt(4_000)), bytes.length - at[0]);
              System.arraycopy(bytes, at[0], into, offset, count);
              at[0] += count;
              return count == 0 ? -1 : count;
            });
    List<String> games = new ArrayList<>();
    while (reader.next()) {
      games.add(reader.gameText());
    }
    return games;
  }

  @Test
  void many_blank_lines_take_no_longer_than_they_should() {
    for (String hostile :
        List.of(
            "\n", " \n", "\n\n{}", "\n\n;\n", "[A \"\"]\n\n", "\n\n%\n", "\n\n1", "\n\n1. {}")) {
      byte[] bytes = ("1. e4 " + hostile.repeat(1_000_000 / hostile.length())).getBytes(UTF_8);
      long before = System.nanoTime();
      PgnReader reader = new PgnReader(ByteSource.of(bytes));
      while (reader.next()) {
        reader.line();
      }
      assertThat(System.nanoTime() - before).as(hostile).isLessThan(5_000_000_000L);
    }
  }
}
