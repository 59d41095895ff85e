package org.arbiterchess.pgn;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;

/** Tests that the reader accepts deviations from the standard and reports each as a warning. */
class PgnWarningsTest {

  static final String SEVEN =
      """
      [Event "Club"]
      [Site "Here"]
      [Date "2026.11.15"]
      [Round "1"]
      [White "Ann"]
      [Black "Ben"]
      [Result "1-0"]

      """;

  static List<PgnReading> all(byte[] bytes) {
    PgnReader reader = new PgnReader(ByteSource.of(bytes));
    List<PgnReading> games = new ArrayList<>();
    while (reader.next()) {
      games.add(reader.read());
    }
    return games;
  }

  static List<PgnReading> all(String text) {
    return all(text.getBytes(UTF_8));
  }

  static PgnReading only(String text) {
    List<PgnReading> games = all(text);
    assertThat(games).hasSize(1);
    assertThat(games.get(0).errors()).isEmpty();
    return games.get(0);
  }

  static List<PgnWarning.Kind> odd(PgnReading reading) {
    return reading.warnings().stream().map(PgnWarning::kind).toList();
  }

  static String moves(PgnReading reading) {
    List<String> moves = new ArrayList<>();
    reading.game().line().moves().forEach(move -> moves.add(move.san()));
    return String.join(" ", moves);
  }

  @Test
  void a_game_as_the_standard_wants_it_needs_no_forgiving() {
    PgnReading reading = only(SEVEN + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n");

    assertThat(reading.warnings()).isEmpty();
    assertThat(moves(reading)).isEqualTo("e4 e5 Nf3 Nc6 Bb5 a6");
    assertThat(reading.game().tag("White")).hasValue("Ann");
    assertThat(reading.game().result()).isEqualTo(Result.WHITE_WINS);
  }

  @Test
  void a_byte_order_mark_is_passed_over() {
    PgnReading reading = only("\ufeff" + SEVEN + "1. e4 1-0\n");

    assertThat(odd(reading)).containsExactly(PgnWarning.Kind.BYTE_ORDER_MARK);
    assertThat(reading.game().tag("Event")).hasValue("Club");
  }

  @Test
  void latin_1_is_read_where_the_bytes_are_not_utf_8() {
    String text = "[White \"Müller, Jürgen\"]\n\n1. e4 {schön} *\n";

    PgnReading latin = all(text.getBytes(ISO_8859_1)).get(0);
    PgnReading utf8 = only(text);

    assertThat(odd(latin)).contains(PgnWarning.Kind.LATIN_1);
    assertThat(odd(utf8)).doesNotContain(PgnWarning.Kind.LATIN_1);
    assertThat(latin.game()).isEqualTo(utf8.game());
    assertThat(latin.game().tag("White")).hasValue("Müller, Jürgen");
  }

  @Test
  void lines_may_end_as_windows_ends_them() {
    String text = SEVEN + "1. e4 e5 ; good\n2. Nf3 {two\nlines} 1-0\n\n";

    assertThat(only(text.replace("\n", "\r\n"))).isEqualTo(only(text));
  }

  @Test
  void lines_with_a_percent_sign_are_passed_over() {
    PgnReading reading =
        only("% made by hand\n" + SEVEN + "1. e4\n%{ not open\ne5 2. Nf3\n%1. d4\nNc6 1-0\n");

    assertThat(moves(reading)).isEqualTo("e4 e5 Nf3 Nc6");
    assertThat(reading.warnings()).isEmpty();
  }

  @Test
  void comments_to_the_end_of_the_line_are_kept() {
    PgnReading reading = only(SEVEN + "1. e4 ; best { by test }\ne5 1-0\n");

    MoveNode first = reading.game().line().moves().get(0);
    assertThat(first.annotations().after()).containsExactly(PgnComment.of("best ( by test )"));
    assertThat(moves(reading)).isEqualTo("e4 e5");
  }

  @Test
  void a_comment_within_a_comment_is_one_comment() {
    PgnReading reading = only(SEVEN + "1. e4 {good {really {very}} good} e5 {:{ } 2. Nf3 1-0\n");

    List<MoveNode> moves = reading.game().line().moves();
    assertThat(moves.get(0).annotations().after())
        .containsExactly(PgnComment.of("good (really (very)) good"));
    assertThat(moves.get(1).annotations().after()).containsExactly(PgnComment.of(":("));
    assertThat(moves(reading)).isEqualTo("e4 e5 Nf3");
    assertThat(odd(reading)).containsExactly(PgnWarning.Kind.NESTED_COMMENT);
  }

  @Test
  void move_numbers_may_be_missing_or_glued_or_without_dots() {
    assertThat(moves(only(SEVEN + "1.e4 e5 2.Nf3 Nc6 1-0"))).isEqualTo("e4 e5 Nf3 Nc6");
    assertThat(moves(only(SEVEN + "1 e4 e5 2 Nf3 Nc6 1-0"))).isEqualTo("e4 e5 Nf3 Nc6");
    assertThat(moves(only(SEVEN + "1.e4 1...e5 2. Nf3 2... Nc6 1-0"))).isEqualTo("e4 e5 Nf3 Nc6");
    PgnReading bare = only(SEVEN + "e4 e5 Nf3 Nc6 1-0");
    assertThat(moves(bare)).isEqualTo("e4 e5 Nf3 Nc6");
    assertThat(bare.warnings())
        .containsExactly(new PgnWarning(PgnWarning.Kind.MISSING_MOVE_NUMBER, 2, 9, 1));
  }

  @Test
  void castling_may_be_written_with_zeros() {
    PgnReading reading = only(SEVEN + "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 1-0");

    assertThat(moves(reading)).endsWith("O-O O-O");
    assertThat(odd(reading)).containsExactly(PgnWarning.Kind.CASTLING_WITH_ZEROS);
  }

  @Test
  void long_algebraic_and_plain_coordinates_are_read() {
    PgnReading longer = only(SEVEN + "1. e2-e4 d7-d5 2. e4xd5 Qd8xd5 3. Nb1-c3 Qd5-a5 1-0");
    PgnReading plain = only(SEVEN + "1. e2e4 d7d5 2. e4d5 d8d5 3. b1c3 d5a5 1-0");

    assertThat(moves(longer)).isEqualTo("e4 d5 exd5 Qxd5 Nc3 Qa5");
    assertThat(longer.game()).isEqualTo(plain.game());
    assertThat(odd(longer)).containsExactly(PgnWarning.Kind.LONG_ALGEBRAIC);
    assertThat(odd(plain)).containsExactly(PgnWarning.Kind.LONG_ALGEBRAIC);
  }

  @Test
  void castling_by_the_kings_squares_is_read() {
    PgnReading reading = only(SEVEN + "1. e2e4 e7e5 2. g1f3 g8f6 3. f1c4 f8c5 4. e1g1 e8g8 1-0");

    assertThat(moves(reading)).endsWith("O-O O-O");
    assertThat(odd(reading)).contains(PgnWarning.Kind.OTHER_NOTATION);
  }

  @Test
  void a_promotion_may_lack_its_sign() {
    String fen = "[FEN \"4k3/P6P/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";

    PgnReading reading = only(fen + "1. a8Q+ Kd7 2. h8=N Ke7 3. Qb7+ Kf8 *");
    PgnReading bracketed = only(fen + "1. a8(Q)+ Kd7 2. h8/N Ke7 *");

    assertThat(moves(reading)).isEqualTo("a8=Q+ Kd7 h8=N Ke7 Qb7+ Kf8");
    assertThat(odd(reading)).contains(PgnWarning.Kind.PROMOTION_WITHOUT_SIGN);
    assertThat(moves(bracketed)).isEqualTo("a8=Q+ Kd7 h8=N Ke7");
  }

  @Test
  void null_moves_are_kept() {
    PgnReading reading = only(SEVEN + "1. e4 Z0 2. d4 -- 3. Nf3 e5 1-0");

    assertThat(moves(reading)).isEqualTo("e4 -- d4 -- Nf3 e5");
    assertThat(reading.game().line().moves().get(1).move()).isEmpty();
    assertThat(odd(reading)).containsExactly(PgnWarning.Kind.NULL_MOVE);
  }

  @Test
  void games_may_begin_from_any_position() {
    PgnReading reading =
        only("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 5 40\"]\n\n40... Kd7 41. e4 *");

    assertThat(moves(reading)).isEqualTo("Kd7 e4");
    assertThat(Fen.write(reading.game().last())).isEqualTo("8/3k4/8/8/4P3/8/8/4K3 b - e3 0 41");
    assertThat(reading.game().tag("FEN")).hasValue("4k3/8/8/8/8/8/4P3/4K3 b - - 5 40");
  }

  @Test
  void a_fen_that_lacks_fields_is_mended() {
    PgnReading reading = only("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w\"]\n\n1. e4 *");

    assertThat(odd(reading)).containsExactly(PgnWarning.Kind.LENIENT_FEN);
  }

  @Test
  void chess960_is_read_as_announced_and_as_found() {
    String fen = "[FEN \"1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1\"]\n";

    PgnReading announced = only("[Variant \"Chess960\"]\n" + fen + "\n1. O-O O-O-O *");
    PgnReading found = only(fen + "\n1. O-O O-O-O *");

    assertThat(announced.warnings()).isEmpty();
    assertThat(odd(found)).containsExactly(PgnWarning.Kind.CHESS960_NOT_ANNOUNCED);
    assertThat(found.game()).isEqualTo(announced.game());
    assertThat(found.game().start().variant()).isEqualTo(Variant.CHESS960);
  }

  @Test
  void a_result_may_be_missing() {
    List<PgnReading> games = all(SEVEN + "1. e4 e5\n\n" + SEVEN + "1. d4 d5 1-0\n");

    assertThat(games).hasSize(2);
    assertThat(games.get(0).game().result()).isEqualTo(Result.WHITE_WINS);
    assertThat(odd(games.get(0))).containsExactly(PgnWarning.Kind.MISSING_RESULT);
    assertThat(moves(games.get(1))).isEqualTo("d4 d5");
  }

  @Test
  void a_result_that_contradicts_the_tag_counts() {
    PgnReading reading = only(SEVEN + "1. e4 e5 1/2-1/2\n");

    assertThat(reading.game().result()).isEqualTo(Result.DRAW);
    assertThat(reading.game().tag("Result")).hasValue("1/2-1/2");
    assertThat(reading.warnings())
        .containsExactly(new PgnWarning(PgnWarning.Kind.CONTRADICTORY_RESULT, 1, 9, 10));
  }

  @Test
  void several_tags_may_stand_on_one_line() {
    PgnReading reading = only("[White \"Ann\"] [Black \"Ben\"][Result \"*\"]\n1. e4 *");

    assertThat(reading.game().tag("Black")).hasValue("Ben");
    assertThat(odd(reading)).containsExactly(PgnWarning.Kind.SEVERAL_TAGS_ON_A_LINE);
  }

  @Test
  void tags_with_broken_quotes_are_read_as_they_were_meant() {
    PgnReading reading =
        only(
            "[Event \"The \"Big\" One\"]\n[Site \"unclosed]\n[White \"A \\\"B\\\" \\\\C\"]\n"
                + "[Black \"Ben\"\n[White \"again\"]\n\n1. e4 *");

    assertThat(reading.game().tag("Event")).hasValue("The \"Big\" One");
    assertThat(reading.game().tag("Site")).hasValue("unclosed");
    assertThat(reading.game().tag("White")).hasValue("A \"B\" \\C");
    assertThat(reading.game().tag("Black")).hasValue("Ben");
    assertThat(reading.warnings())
        .extracting(PgnWarning::kind, PgnWarning::times)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(PgnWarning.Kind.BROKEN_TAG, 3),
            org.assertj.core.groups.Tuple.tuple(PgnWarning.Kind.DUPLICATE_TAG, 1));
  }

  @Test
  void junk_between_games_is_passed_over() {
    List<PgnReading> games =
        all(
            "Dear Sir,\nhere are the games (two):\n\n"
                + SEVEN
                + "1. e4 e5 1-0\n\nPlayed in 12 minutes.\n-----\n\n"
                + SEVEN
                + "1. d4 1-0\n\nYours, Ann\n");

    assertThat(games).hasSize(2);
    assertThat(games).allSatisfy(game -> assertThat(game.errors()).isEmpty());
    assertThat(odd(games.get(0))).containsExactly(PgnWarning.Kind.JUNK_BETWEEN_GAMES);
    assertThat(odd(games.get(1))).containsExactly(PgnWarning.Kind.JUNK_BETWEEN_GAMES);
  }

  @Test
  void games_without_tags_follow_each_other_by_their_results() {
    List<PgnReading> games = all("1. e4 e5 1-0\n1. d4 d5 *\n1. c4 1/2-1/2 {agreed} 1. Nf3 0-1");

    assertThat(games)
        .extracting(PgnWarningsTest::moves)
        .containsExactly("e4 e5", "d4 d5", "c4", "Nf3");
    assertThat(games.get(2).game().line().moves().get(0).annotations().after())
        .containsExactly(PgnComment.of("agreed"));
  }

  @Test
  void tags_without_moves_are_games_too() {
    List<PgnReading> games =
        all("[Event \"a\"]\n[White \"x\"]\n\n[Event \"b\"]\n[White \"y\"]\n\n");

    assertThat(games).hasSize(2);
    assertThat(games.get(1).game().tag("White")).hasValue("y");
  }

  @Test
  void opinions_are_read_as_numbers_glyphs_and_symbols() {
    PgnReading reading = only(SEVEN + "1. e4! e5?! 2. Nf3 $14 Nc6 +- 3. Bb5!? $146 a6 ∞ 1-0");

    assertThat(reading.game().line().moves())
        .extracting(move -> move.annotations().nags())
        .containsExactly(
            List.of(1), List.of(6), List.of(14), List.of(18), List.of(5, 146), List.of(13));
  }

  @Test
  void signs_that_mean_nothing_are_passed_over() {
    PgnReading reading =
        only(SEVEN + "1. e4 ) e5 } 2. Nf3 [diagram] Nc6 e.p. <> 3. d4 ... exd4 1-0");

    assertThat(moves(reading)).isEqualTo("e4 e5 Nf3 Nc6 d4 exd4");
    assertThat(odd(reading)).containsExactly(PgnWarning.Kind.STRAY_SIGN);
  }

  @Test
  void a_variation_that_is_not_closed_ends_with_its_game() {
    List<PgnReading> games = all(SEVEN + "1. e4 (1. d4 d5 1-0\n\n" + SEVEN + "1. c4 1-0\n");

    assertThat(games).hasSize(2);
    assertThat(odd(games.get(0)))
        .containsExactly(PgnWarning.Kind.UNCLOSED_VARIATION, PgnWarning.Kind.RESULT_IN_VARIATION);
    assertThat(games.get(0).game().result()).isEqualTo(Result.WHITE_WINS);
    assertThat(games.get(0).game().line().moves().get(0).variations()).hasSize(1);
    assertThat(moves(games.get(1))).isEqualTo("c4");
  }

  @Test
  void half_points_are_read_however_they_are_written() {
    assertThat(only("1. e4 ½-½").game().result()).isEqualTo(Result.DRAW);
    assertThat(only("1. e4 1/2").game().result()).isEqualTo(Result.DRAW);
    assertThat(only("1. e4 1/2-1/2").game().result()).isEqualTo(Result.DRAW);
  }

  @Test
  void a_carriage_return_alone_ends_a_line() {
    String text =
        SEVEN + "% an escaped line\n1. e4 ; to the end of the line\n1... e5 2. Nf3 1-0\n\n";
    String second = "[Event \"B\"]\n\n1. d4 d6 2. Ke3 1-0\n";
    List<PgnReading> games = all((text + second).replace('\n', '\r'));

    assertThat(games).hasSize(2).isEqualTo(all(text + second));
    assertThat(moves(games.get(0))).isEqualTo("e4 e5 Nf3");
    assertThat(games.get(0).warnings()).isEmpty();
    assertThat(games.get(1).errors().get(0).line()).isEqualTo(15);
    assertThat(games.get(1).errors().get(0).column()).isEqualTo(13);
  }

  @Test
  void a_line_break_of_two_letters_is_one_wherever_the_source_is_cut() {
    String game = "[Event \"x\"]\r\n\r\n1. e4 ; open\r\n1... e5 2. Ke3 1-0\r\n\r\n";
    for (int junk = 0; junk < 40; junk++) {
      // Vary the padding so that the end of the buffer falls on each byte of the game in turn.
      String before = "; junk\r\n".repeat((1 << 14) - 8) + ".".repeat(junk) + "\r\n\r\n";
      PgnReading reading = all(before + game).get(0);
      assertThat(moves(reading)).isEqualTo("e4 e5");
      assertThat(reading.errors().get(0).line()).isEqualTo((1 << 14) - 8 + 6);
    }
  }

  @Test
  void every_game_is_found_again_at_its_offset() {
    String file =
        "junk\n"
            + SEVEN
            + "1. e4 1-0\n\nmore junk\n\n"
            + SEVEN
            + "1. d4 d5 {é} 0-1\n[Event \"é\"] 1. c4 *";
    byte[] bytes = file.getBytes(UTF_8);
    PgnReader reader = new PgnReader(ByteSource.of(bytes));
    int games = 0;
    while (reader.next()) {
      byte[] text = reader.text();
      int at = (int) reader.textOffset();
      assertThat(Arrays.copyOfRange(bytes, at, at + text.length)).isEqualTo(text);
      games++;
    }
    assertThat(games).isEqualTo(3);
  }

  @Test
  void a_game_behind_one_that_is_too_long_is_found_at_its_offset() {
    PgnLimits small = new PgnLimits(1 << 17, 256 << 10, 256, 4096, 12_000, 64, 20_000);
    String open = "[Event \"long\"]\n\n" + "{words} ".repeat(100_000) + "1. e4 1-0\n\n";
    byte[] bytes = (open + "[Event \"next\"]\n\n1. d4 d5 1-0\n").getBytes(UTF_8);
    PgnReader reader = new PgnReader(ByteSource.of(bytes), small, 1);

    assertThat(reader.next()).isTrue();
    assertThat(reader.isTooLong()).isTrue();
    assertThat(reader.textOffset()).isZero();
    assertThat(reader.next()).isTrue();
    assertThat(reader.tag("Event")).contains("next");
    int at = (int) reader.textOffset();
    assertThat(new String(bytes, at, bytes.length - at, UTF_8).trim())
        .startsWith("[Event \"next\"]");
  }
}
