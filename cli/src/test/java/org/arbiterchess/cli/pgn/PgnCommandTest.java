package org.arbiterchess.cli.pgn;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.DocumentationExample;
import org.arbiterchess.cli.Main;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class PgnCommandTest {

  private static final String ANN_WINS =
      """
      [Event "Club"]
      [White "Ann"]
      [Black "Ben"]
      [Result "1-0"]

      1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

      """;

  private static final String ILLEGAL =
      """
      [Event "Club"]
      [White "Cat"]
      [Black "Ben"]
      [Result "0-1"]

      1. e4 e5 2. Nf4 Nc6 0-1

      """;

  private static final String DRAWN_BY_NOBODY =
      """
      [White "Dan"]
      [Black "Ann"]
      [FEN "4k3/8/8/8/8/8/8/4K2r w - - 0 1"]
      [Termination "Time forfeit"]
      [Result "1-0"]

      1. Kf2 1-0
      """;

  private static final String ALL = ANN_WINS + ILLEGAL + DRAWN_BY_NOBODY;

  @TempDir Path folder;

  private String file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes).toString();
  }

  @Test
  void games_are_counted_checked_and_audited() {
    CommandRun ran = reading(ALL, "pgn", "-");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.err()).isEmpty();
    assertThat(DocumentationExample.masked(ran.out()))
        .isEqualTo(
            """
            3 games with 10 half-moves, read in 0 s, 0 games per second.
            White won 2 games and Black won 1 game.
            1 error:
              line 13:13: Nf4 is not allowed. You have no knight that can reach f4 (3.6).
            1 contradiction of the Laws:
              line 15: The recorded result is 1-0, but White had insufficient material to checkmate, so the game is a draw, not a loss on time (6.9).
            """);
  }

  @Test
  void every_game_is_one_object() {
    List<JsonNode> games = new ArrayList<>();
    CommandRun ran = reading(ALL, "pgn", "--json", "-");
    ran.lines().forEach(line -> games.add(CommandRun.parse(line)));

    assertThat(games).hasSize(3);
    JsonNode mate = games.get(0);
    assertThat(mate.get("tags").get("White").asString()).isEqualTo("Ann");
    assertThat(mate.get("plies").asInt()).isEqualTo(7);
    assertThat(mate.get("result").asString()).isEqualTo("1-0");
    assertThat(mate.get("fen").asString())
        .isEqualTo("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
    assertThat(mate.get("end").asString()).isEqualTo("CHECKMATE");
    assertThat(mate.get("errors").size()).isZero();
    JsonNode error = games.get(1).get("errors").get(0);
    assertThat(error.get("line").asInt()).isEqualTo(13);
    assertThat(error.get("column").asInt()).isEqualTo(13);
    assertThat(error.get("reason").asString()).isEqualTo("KNIGHT_SHAPE");
    assertThat(games.get(1).get("end").isNull()).isTrue();
    assertThat(games.get(2).get("contradictions").get(0).get("article").asString())
        .isEqualTo("6.9");
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void compressed_files_are_read_directly() throws IOException {
    byte[] plain = ANN_WINS.repeat(50).getBytes(UTF_8);
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(gzip)) {
      out.write(plain);
    }
    ByteArrayOutputStream bzip2 = new ByteArrayOutputStream();
    try (OutputStream out = new BZip2CompressorOutputStream(bzip2)) {
      out.write(plain);
    }
    CommandRun ran =
        arbiter(
            "pgn",
            file("a.pgn", plain),
            file("a.pgn.gz", gzip.toByteArray()),
            file("a.pgn.bz2", bzip2.toByteArray()),
            file("a.pgn.zst", Zstd.compress(plain)));

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).startsWith("200 games with 1,400 half-moves");
    assertThat(reading(Zstd.compress(plain), "pgn", "-").out()).startsWith("50 games");
  }

  @Test
  void a_compressed_file_that_is_cut_off_gives_its_games_and_then_an_error() throws IOException {
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(gzip)) {
      out.write(ANN_WINS.repeat(50).getBytes(UTF_8));
    }
    String cut = file("cut.pgn.gz", Arrays.copyOf(gzip.toByteArray(), gzip.size() - 9));
    String empty = file("empty.pgn.gz", Arrays.copyOf(gzip.toByteArray(), 2));
    for (String threads : List.of("1", "2")) {
      CommandRun ran = arbiter("pgn", "--fix", "--threads", threads, cut);
      assertThat(ran.out().split("1-0\n", -1)).hasSizeGreaterThan(40);
      assertThat(ran.err()).contains("cut.pgn.gz is damaged or truncated");
      assertThat(ran.exitCode()).isEqualTo(2);
    }
    assertThat(arbiter("pgn", empty).err()).contains("empty.pgn.gz is damaged or truncated");
  }

  @Test
  void every_part_of_a_compressed_pipe_is_read_although_it_arrives_slowly() throws IOException {
    ByteArrayOutputStream parts = new ByteArrayOutputStream();
    for (int i = 0; i < 20; i++) {
      try (OutputStream out = new GZIPOutputStream(parts)) {
        out.write(ANN_WINS.getBytes(UTF_8));
      }
    }
    InputStream slow =
        new ByteArrayInputStream(parts.toByteArray()) {
          @Override
          public synchronized int read(byte[] into, int offset, int length) {
            return super.read(into, offset, Math.min(length, 7));
          }

          @Override
          public synchronized int available() {
            return 0;
          }
        };

    assertThat(reading(slow, "pgn", "-").out()).startsWith("20 games");
  }

  @Test
  void a_damaged_file_is_told_in_one_line() throws IOException {
    byte[] whole = Zstd.compress(ANN_WINS.repeat(500).getBytes(UTF_8));
    String half = file("half.zst", java.util.Arrays.copyOf(whole, whole.length / 2));
    CommandRun ran = arbiter("pgn", half);

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).startsWith("arbiter: " + half).hasLineCount(1);
  }

  @Test
  void a_file_that_is_not_there_is_told() {
    CommandRun ran = arbiter("pgn", folder.resolve("none.pgn").toString());

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("File not found").hasLineCount(1);
    assertThat(arbiter("pgn", folder.toString()).err()).contains("is a folder");
    assertThat(arbiter("pgn").exitCode()).isEqualTo(2);
  }

  @Test
  void clean_games_are_written_and_are_clean() {
    String untidy =
        "\ufeffjunk\n\n[White \"Zoë\"] [Event \"x\"]\ne2e4 e7e5 g1f3 {a{b}c} (2.f4!) 1-0";
    CommandRun once = reading(untidy, "pgn", "--fix", "-");
    CommandRun twice = reading(once.out(), "pgn", "--fix", "-");

    assertThat(once.out())
        .isEqualTo(
            """
            junk

            [Event "x"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "Zoë"]
            [Black "?"]
            [Result "1-0"]

            1. e4 e5 2. Nf3 {a(b)c} (2. f4 $1) 1-0

            """);
    assertThat(twice.out()).isEqualTo(once.out());
    assertThat(once.err()).contains("Corrections made to the input:", "several tags on one line");
    assertThat(twice.err()).doesNotContain("several tags on one line");
  }

  @Test
  void what_cannot_be_mended_is_noted_in_the_game() {
    CommandRun ran = reading(ILLEGAL, "pgn", "--fix", "-");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.out())
        .contains("1. e4 e5 {[%unread] 2. Nf4 Nc6} {line 6, column 13: Nf4 is not allowed.");
    CommandRun again = reading(ran.out(), "pgn", "-");
    assertThat(again.exitCode()).isEqualTo(1);
    assertThat(again.out()).contains("could not be read: 2. Nf4 Nc6");
  }

  @Test
  void a_game_by_other_rules_is_written_as_it_is() {
    String house = "[Event \"x\"]\n[Variant \"Crazyhouse\"]\n\n1.e4 d5 2.exd5 a6 3.P@d6 1-0\n\n";
    CommandRun ran = reading(house, "pgn", "--fix", "-");

    assertThat(ran.out()).isEqualTo(house);
    assertThat(ran.exitCode()).isEqualTo(1);
  }

  @Test
  void text_after_the_last_game_is_mentioned_and_kept() {
    String text = "1. e4 *\n\nhello there\n";
    for (String threads : List.of("1", "2")) {
      CommandRun ran = reading(text, "pgn", "--fix", "--threads", threads, "-");
      assertThat(ran.err())
          .contains("arbiter: Standard input, line 3, column 1: text that is not part of a game.");
      assertThat(ran.out()).contains("hello there");
      assertThat(ran.exitCode()).isZero();
    }
    assertThat(reading("1. e4 *\n", "pgn", "-").err()).isEmpty();
  }

  @Test
  void text_without_a_game_is_an_error() {
    for (String option : List.of("--fix", "--json", "--dedupe")) {
      CommandRun ran = reading("There is no game here.\n", "pgn", option, "-");
      assertThat(ran.exitCode()).isEqualTo(1);
      assertThat(ran.err()).contains("arbiter: Standard input contains no games.");
    }
    assertThat(reading("no game\n", "pgn", "--fix", "-").out()).isEqualTo("no game\n");
    assertThat(reading(" \n", "pgn", "-").exitCode()).isZero();
    assertThat(reading("", "pgn", "-").exitCode()).isZero();
  }

  @Test
  void text_between_games_and_escaped_lines_are_written_again() {
    String text =
        "a letter\n\n" + ANN_WINS + "between\n\n" + ANN_WINS.replace("1. e4", "% log\n1. e4");
    for (String threads : List.of("1", "3")) {
      String out = reading(text + "\nthe end\n", "pgn", "--fix", "--threads", threads, "-").out();
      assertThat(out).startsWith("a letter\n\n[Event").endsWith("\n\nthe end\n");
      assertThat(out).contains("1-0\n\nbetween\n\n[Event", "\n\n% log\n1. e4 e5 2. Qh5");
    }
  }

  @Test
  void latin_1_between_games_is_written_as_utf_8() {
    String words = "Züge ".repeat(10_000) + "\n\n";
    String text = "Prüfung\n\n" + ANN_WINS + words + ANN_WINS + "\nSchluß ½ Ende\n";
    for (String threads : List.of("1", "3")) {
      byte[] latin = text.getBytes(ISO_8859_1);
      String out = reading(latin, "pgn", "--fix", "--threads", threads, "-").out();
      assertThat(out)
          .startsWith("Prüfung\n\n[Event")
          .contains(words.strip())
          .endsWith("Schluß ½ Ende\n");
    }
  }

  @Test
  void a_long_game_in_utf_8_loses_no_character() {
    String huge = "[Event \"long\"]\n\n1. e4 " + "{ä€♘😀x} ".repeat(800_000) + "1-0";

    assertThat(reading(huge, "pgn", "--fix", "-").out()).isEqualTo(huge + "\n");
  }

  @Test
  void a_game_with_a_long_comment_is_written_as_it_is() {
    String game = "[Event \"long\"]\n\n1. e4 {" + "words 1-0 2. Nf3\n".repeat(50_000) + "} e5 1-0";
    CommandRun ran = reading(game + "\n\n" + ANN_WINS, "pgn", "--fix", "-");

    assertThat(ran.out()).startsWith(game + "\n\n[Event \"Club\"]");
    assertThat(ran.err()).startsWith("2 games with 9 half-moves").contains("\n1 error:\n");
  }

  @Test
  void a_game_that_is_too_long_is_written_as_it_is() {
    String huge = "[Event \"long\"]\n\n1. e4 " + "{many words} ".repeat(800_000) + "1-0";
    String text = ANN_WINS + huge + "\n\n" + ANN_WINS;
    for (String threads : List.of("1", "3")) {
      String out = reading(text, "pgn", "--fix", "--threads", threads, "-").out();
      assertThat(out).contains(huge + "\n\n[Event \"Club\"]").startsWith("[Event \"Club\"]");
    }
  }

  @Test
  void the_limit_on_half_moves_can_be_raised() {
    String shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_100) + "*";
    assertThat(reading(shuffle, "pgn", "-").out()).contains("more than 20,000 half-moves");
    CommandRun ran = reading(shuffle, "pgn", "--max-plies", "25000", "-");
    assertThat(ran.out()).startsWith("1 game with 20,400 half-moves");
    assertThat(ran.exitCode()).isZero();
    assertThat(reading(shuffle, "pgn", "--max-plies", "0", "-").exitCode()).isEqualTo(2);
  }

  @Test
  void games_are_chosen_by_their_tags() {
    assertThat(reading(ALL, "pgn", "--filter", "white=ann", "-").out())
        .startsWith("0 of 3 games match the filters.\n0 games with 0 half-moves, read in ")
        .doesNotContain("per second");
    assertThat(reading(ALL, "pgn", "--filter", "White=ann", "-").out())
        .startsWith("1 of 3 games matches the filters.\n1 game with 7");
    assertThat(reading(ALL, "pgn", "--filter", "Black=*e*", "--filter", "Result=1-0", "-").out())
        .contains("\n1 game with 7");
    assertThat(reading(ALL, "pgn", "--filter", "Black", "-").exitCode()).isEqualTo(2);
  }

  @Test
  void a_game_that_was_there_before_is_left_out() {
    String other = ANN_WINS.replace("Club", "Other event").replace("4. Qxf7#", "4. Qxf7+ {mate}");
    CommandRun ran = reading(ANN_WINS + other + ALL, "pgn", "--dedupe", "-");

    assertThat(ran.out()).startsWith("3 games").contains("Skipped 2 duplicates");
    String rematch = ANN_WINS.replace("Ben", "Bob");
    assertThat(reading(ANN_WINS + rematch, "pgn", "--dedupe", "-").out()).startsWith("2 games");
  }

  @Test
  void text_before_a_duplicate_is_written() {
    CommandRun ran =
        reading(ANN_WINS + "between\n\n" + ANN_WINS + "behind\n", "pgn", "--fix", "--dedupe", "-");

    assertThat(ran.err()).contains("Skipped 1 duplicate");
    assertThat(ran.out()).endsWith(" 1-0\n\nbetween\n\nbehind\n");
  }

  @Test
  void games_are_split_into_files_that_are_never_written_over() throws IOException {
    String out = folder.resolve("part.pgn").toString();
    CommandRun ran = reading(ANN_WINS.repeat(5), "pgn", "--split", "2", "--out", out, "-");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).isEmpty();
    assertThat(games("part-1.pgn")).isEqualTo(2);
    assertThat(games("part-2.pgn")).isEqualTo(2);
    assertThat(games("part-3.pgn")).isEqualTo(1);
    CommandRun again = reading(ANN_WINS, "pgn", "--split", "2", "--out", out, "-");
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err()).contains("part-1.pgn already exists");
  }

  private int games(String name) throws IOException {
    return Files.readString(folder.resolve(name)).split("\\[Event ", -1).length - 1;
  }

  @Test
  void several_threads_write_the_same_in_the_same_order() {
    // Long enough for several threads, each of which reads 256 KB at a time.
    String annotated = ALL.replace("1. e4", "{A comment." + " More words.".repeat(200) + "} 1. e4");
    StringBuilder text = new StringBuilder("junk\n");
    for (int i = 0; i < 300; i++) {
      text.append(annotated.replace("Ann", "Ann " + i)).append(i % 7 == 0 ? "more junk\n\n" : "");
    }
    byte[] bytes = text.toString().getBytes(UTF_8);
    for (String way : List.of("--json", "--fix")) {
      CommandRun one = reading(bytes, "pgn", way, "--dedupe", "-");
      CommandRun four = reading(bytes, "pgn", way, "--dedupe", "--threads", "4", "-");
      assertThat(four.out()).isEqualTo(one.out());
      assertThat(DocumentationExample.masked(four.err()))
          .isEqualTo(DocumentationExample.masked(one.err()));
      assertThat(four.exitCode()).isEqualTo(1);
    }
  }

  @Test
  void options_that_contradict_each_other_are_told() {
    assertThat(arbiter("pgn", "--fix", "--json", "-").err()).isEmpty();
    assertThat(arbiter("pgn", "--fix", "--json", "-").out()).contains("choose one of them");
    assertThat(arbiter("pgn", "--split", "2", "-").err()).contains("--out");
    assertThat(arbiter("pgn", "--split", "0", "--out", "x", "-").err()).contains("1 or more");
    assertThat(arbiter("pgn", "--out", "x", "-").err()).contains("--fix");
    assertThat(arbiter("pgn", "--threads", "0", "-").err()).contains("1 to 256");
  }

  @Test
  void utf_16_is_told_apart() {
    byte[] bytes = ANN_WINS.getBytes(java.nio.charset.StandardCharsets.UTF_16);

    assertThat(reading(bytes, "pgn", "-").err()).contains("UTF-16", "UTF-8");
  }

  @Test
  void who_watches_sees_a_bar() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CountDownLatch shown = new CountDownLatch(1);
    ByteArrayOutputStream err =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int offset, int length) {
            super.write(bytes, offset, length);
            shown.countDown();
          }
        };
    // The input ends only after the bar was shown.
    InputStream games =
        new ByteArrayInputStream(ANN_WINS.repeat(100).getBytes(UTF_8)) {
          @Override
          public synchronized int read(byte[] into, int offset, int length) {
            if (available() == 0) {
              awaitShown(shown);
            }
            return super.read(into, offset, length);
          }
        };
    Terminal terminal =
        new Terminal(games, new Output(out), new Output(err), false, true, false, Texts.english());
    int code = Main.run(new String[] {"pgn", "--json", "-"}, terminal);

    assertThat(code).isZero();
    assertThat(err.toString(UTF_8)).contains(" games ").contains("\r\u001b[K100 games");
    assertThat(out.toString(UTF_8)).doesNotContain("\u001b");
  }

  private static void awaitShown(CountDownLatch shown) {
    try {
      assertThat(shown.await(1, TimeUnit.MINUTES)).as("a bar within a minute").isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void json_lists_the_moves_with_times_comments_and_variations() {
    String game =
        "1. e4 {[%clk 0:04:58] good} e5 $2 (1... c5 2. Nf3 {here} 2... --) 2. Nf3 {end} *";

    assertThat(reading(game, "pgn", "--json", "-").json().get("moves").toString())
        .isEqualTo(
            "[{\"san\":\"e4\",\"uci\":\"e2e4\",\"clock\":298000,\"comments\":[\"good\"]},"
                + "{\"san\":\"e5\",\"uci\":\"e7e5\",\"nags\":[2],\"variations\":[["
                + "{\"san\":\"c5\",\"uci\":\"c7c5\"},"
                + "{\"san\":\"Nf3\",\"uci\":\"g1f3\",\"comments\":[\"here\"]},"
                + "{\"san\":\"--\",\"uci\":\"0000\"}]]},"
                + "{\"san\":\"Nf3\",\"uci\":\"g1f3\",\"comments\":[\"end\"]}]");
  }

  @Test
  void an_interrupted_run_leaves_no_file_that_looks_complete(@TempDir Path folder)
      throws IOException {
    Path games = folder.resolve("games.pgn");
    Files.writeString(games, "1. e4 *\n\n1. d4 *\n\n1. c4 *\n");
    String out = folder.resolve("out.pgn").toString();
    String missing = folder.resolve("missing.pgn").toString();

    CommandRun cut = arbiter("pgn", "--fix", "--out", out, games.toString(), missing);
    assertThat(cut.exitCode()).isEqualTo(2);
    assertThat(folder.resolve("out.pgn")).doesNotExist();
    assertThat(folder.resolve("out.pgn.part")).content().contains("1. c4 *");

    CommandRun split = arbiter("pgn", "--split", "2", "--out", out, games.toString(), missing);
    assertThat(split.exitCode()).isEqualTo(2);
    assertThat(folder.resolve("out-1.pgn")).content().contains("1. d4 *");
    assertThat(folder.resolve("out-2.pgn")).doesNotExist();

    assertThat(arbiter("pgn", "--fix", "--out", out, games.toString()).exitCode()).isZero();
    assertThat(folder.resolve("out.pgn")).content().contains("1. c4 *");
    assertThat(folder.resolve("out.pgn.part")).doesNotExist();
  }
}
