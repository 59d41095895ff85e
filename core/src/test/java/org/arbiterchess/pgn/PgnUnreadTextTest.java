package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.junit.jupiter.api.Test;

/** Tests that unreadable text is kept in the game and reported each time the game is read. */
class PgnUnreadTextTest {

  private static final String TAG = "[White \"x\"]\n\n";

  private static PgnReading only(String text) {
    List<PgnReading> games = PgnWarningsTest.all(text);
    assertThat(games).as(text).hasSize(1);
    return games.get(0);
  }

  private static String movetext(PgnReading reading) {
    String written = PgnCodec.write(reading.game());
    return written.substring(written.indexOf("\n\n") + 2).trim().replace('\n', ' ');
  }

  /** Asserts that the game and its unread text survive a round trip, and returns the movetext. */
  private static String kept(String text) {
    PgnReading reading = only(text);
    PgnReading again = only(PgnCodec.write(reading.game()));
    assertThat(again.game()).isEqualTo(reading.game());
    assertThat(again.errors()).isNotEmpty();
    assertThat(again.errors()).allMatch(error -> error.kind() == PgnError.Kind.UNREAD_TEXT);
    return movetext(reading);
  }

  @Test
  void moves_after_an_illegal_one_stay_in_a_comment() {
    assertThat(kept("1. e4 e5 2. Ke3 Nc6 3. d4 (3. c4)"))
        .isEqualTo("1. e4 e5 {[%unread] 2. Ke3 Nc6 3. d4 (3. c4)} *");
    assertThat(kept("1. e4 e5 Nf4! $3 Nc6 1-0")).isEqualTo("1. e4 e5 {[%unread] Nf4! $3 Nc6} 1-0");
  }

  @Test
  void unread_text_is_reported_with_its_place() {
    PgnReading reading = only(PgnCodec.write(only("1. e4 e5 2. Ke3 Nc6 3. d4 1-0").game()));

    PgnError error = reading.errors().get(0);
    assertThat(error.line()).isEqualTo(9);
    assertThat(error.column()).isEqualTo(11);
    assertThat(error.found()).isEqualTo("2. Ke3 Nc6 3. d4");
    assertThat(error.message()).contains("could not be read: 2. Ke3 Nc6 3. d4");
  }

  @Test
  void comments_between_unread_moves_stay_comments() {
    assertThat(kept("1. e4 e5 2. Ke3 {oops [%clk 0:01:00]} Nc6 ; and\n3. d4 (3. c4 {better}) 0-1"))
        .isEqualTo(
            "1. e4 e5 {[%unread] 2. Ke3} {[%clk 0:01:00] oops} {[%unread] Nc6} {and} "
                + "{[%unread] 3. d4 (3. c4} {better} {[%unread] )} 0-1");
  }

  @Test
  void a_closing_brace_splits_unread_text() {
    assertThat(kept("1. e4 Ke5 a } b 1-0")).isEqualTo("1. e4 {[%unread] Ke5 a} {[%unread] b} 1-0");
  }

  @Test
  void an_error_in_a_variation_stays_in_the_variation() {
    assertThat(kept("1. e4 (1. d5 e5 (1... d6) 2. c4) e5 2. Nf3 1-0"))
        .isEqualTo("1. e4 ({[%unread] 1. d5 e5 (1... d6) 2. c4}) 1... e5 2. Nf3 1-0");
    assertThat(kept("1. (1. e4) d4 1-0")).isEqualTo("{[%unread] 1. (1. e4)} 1. d4 1-0");
  }

  @Test
  void an_unclosed_comment_is_unread_text() {
    assertThat(kept("1. e4 e5 {and so on\n2. Nf3 Nc6 1-0"))
        .isEqualTo("1. e4 e5 {[%unread] and so on 2. Nf3 Nc6 1-0} *");
  }

  @Test
  void an_unclosed_comment_ends_before_the_tags_of_the_next_game() {
    for (String tags :
        List.of("[Event \"B\"]", "[White \"B\"]\n[Black \"C\"]", "[FEN \"8\"]\r\n[SetUp \"1\"]")) {
      assertThat(PgnWarningsTest.all("1. e4 {and so on\n2. Nf3\n\n" + tags + "\n\n1. d4 {x} 1-0"))
          .hasSize(2);
    }
    for (String comment :
        List.of(
            "[%csl Ga1]\n[%cal Ga1a2]", "[White \"B\"] was here", "[Note \"B\"]\n[More \"C\"]")) {
      assertThat(PgnWarningsTest.all("1. e4 {and so on\n\n" + comment + "} 1-0")).hasSize(1);
    }
  }

  @Test
  void a_game_by_other_rules_keeps_its_moves_and_its_result() {
    PgnReading reading = only("[Variant \"Crazyhouse\"]\n\n1. e4 d5 {x} 2. exd5 3. P@d4 0-1");

    assertThat(movetext(reading))
        .isEqualTo("{[%unread] 1. e4 d5} {x} {[%unread] 2. exd5 3. P@d4} 0-1");
    assertThat(reading.game().result()).isEqualTo(Result.BLACK_WINS);
  }

  @Test
  void text_longer_than_a_comment_is_kept_in_several() {
    PgnReading reading = only("1. Ke5 " + "word ".repeat(100_000) + "1-0");

    assertThat(PgnCodec.write(reading.game()).split("word", -1)).hasSize(100_001);
    assertThat(only(PgnCodec.write(reading.game())).game()).isEqualTo(reading.game());
  }

  @Test
  void words_without_meaning_become_comments() {
    PgnReading reading = only("1. e4 [diagram] e5 $999 2. Nf3 (2. f4 1-0) Nc6 resigns 1-0");

    assertThat(reading.errors()).isEmpty();
    assertThat(movetext(reading))
        .isEqualTo("1. e4 {[diagram]} 1... e5 {$999} 2. Nf3 (2. f4 {1-0}) 2... Nc6 {resigns} 1-0");
    assertThat(reading.warnings())
        .extracting(PgnWarning::kind)
        .contains(PgnWarning.Kind.RESULT_IN_VARIATION, PgnWarning.Kind.STRAY_SIGN);
  }

  @Test
  void tags_that_the_game_overrules_become_comments() {
    PgnReading reading =
        only(
            """
            [White "Ann"]
            [White "Bob"]
            [Result "0-1"]
            [FEN "4k3/8/8/8/8/8/4P3/4K3 w"]

            1. e4 1-0
            """);

    assertThat(movetext(reading))
        .contains("{[White \"Bob\"]}", "{[Result \"0-1\"]}")
        .contains("{[FEN \"4k3/8/8/8/8/8/4P3/4K3 w\"]}");
    assertThat(only(PgnCodec.write(reading.game())).game()).isEqualTo(reading.game());
  }

  @Test
  void nags_before_a_move_belong_to_it() {
    assertThat(movetext(only("1. $7 e4 ($142 1. d4 $1 d5) 1... $5 e5 2. Nf3 (2. f4 ($3)) $2 1-0")))
        .isEqualTo("1. e4 $7 (1. d4 $142 $1 d5) 1... e5 $5 2. Nf3 $2 (2. f4 ({$3})) 1-0");
    assertThat(movetext(only("[White \"x\"]\n\n$7 *"))).isEqualTo("{$7} *");
  }

  @Test
  void a_wrong_move_number_is_forgiven() {
    PgnReading reading = only("1. e4 e5 3. Nf3 3... Nc6 (2... d6 4. d4) 3. Bb5 a6 1-0");

    assertThat(reading.warnings())
        .filteredOn(warning -> warning.kind() == PgnWarning.Kind.WRONG_MOVE_NUMBER)
        .containsExactly(new PgnWarning(PgnWarning.Kind.WRONG_MOVE_NUMBER, 3, 1, 10));
  }

  @Test
  void a_move_number_needs_no_full_stop() {
    PgnReading reading = only(TAG + "1 e4 1 ... e5 2 {quiet} Nf3 (2 f4 d6) 2 Nc6 3 $1 Bb5 1-0");

    assertThat(reading.errors()).isEmpty();
    assertThat(movetext(reading))
        .isEqualTo("1. e4 e5 2. {quiet} Nf3 (2. f4 d6) 2... Nc6 3. Bb5 $1 1-0");
  }

  @Test
  void a_number_that_is_no_move_number_stays_in_a_comment() {
    assertThat(kept("1. e4 e5 2. Nf3 2024 Nc6 1-0"))
        .isEqualTo("1. e4 e5 2. Nf3 {[%unread] 2024} 2... Nc6 1-0");
    assertThat(kept(TAG + "1 e4 e5 3 Nf3 02 Nc6 4294967299 Bb5 1-0"))
        .isEqualTo(
            "1. e4 e5 {[%unread] 3} 2. Nf3 {[%unread] 02} 2... Nc6 {[%unread] 4294967299} 3."
                + " Bb5 1-0");
    assertThat(kept("1. e4 e5 2. 2 Nf3 1-0")).isEqualTo("1. e4 e5 2. {[%unread] 2} Nf3 1-0");
  }

  @Test
  void a_move_number_without_a_full_stop_and_without_a_move_stays_in_a_comment() {
    assertThat(kept("1. e4 e5 2 1-0")).isEqualTo("1. e4 e5 {[%unread] 2} 1-0");
    assertThat(kept("1. e4 e5 2 {and} 2 Nf3 1-0"))
        .isEqualTo("1. e4 e5 2. {and} {[%unread] 2} Nf3 1-0");
    assertThat(kept("1. e4 e5 2 (1... c5 2) 2. Nf3 *"))
        .isEqualTo("1. e4 e5 (1... c5 {[%unread] 2}) {[%unread] 2} 2. Nf3 *");
    assertThat(kept("1. e4 e5 2 {a} Ke4 3. d4 *"))
        .isEqualTo("1. e4 e5 {a} {[%unread] 2} {[%unread] Ke4 3. d4} *");
    assertThat(kept("1. e4 e5 2 Ke4 3. d4 *")).isEqualTo("1. e4 e5 {[%unread] 2 Ke4 3. d4} *");
  }

  @Test
  void a_date_stays_in_a_comment() {
    assertThat(kept("1. e4 e5 2026.11.15 2.Nf3 Nc6 3.0000 1-0"))
        .isEqualTo("1. e4 e5 {[%unread] 2026.11.15} 2. Nf3 Nc6 3. -- 1-0");
    assertThat(movetext(only("1.e4 e5 2.1/2-1/2"))).isEqualTo("1. e4 e5 1/2-1/2");
    assertThat(movetext(only("1.e4 e5 2.1-0"))).isEqualTo("1. e4 e5 1-0");
  }
}
