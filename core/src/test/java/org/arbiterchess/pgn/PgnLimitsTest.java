package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.PgnComment;
import org.junit.jupiter.api.Test;

/** Tests that a game exceeding a limit is reported as an error and does not affect other games. */
class PgnLimitsTest {

  private static final PgnLimits SMALL = new PgnLimits(200_000, 1000, 10, 300, 40, 3, 5);
  private static final String NEXT = "\n\n[Event \"next\"]\n\n1. d4 d5 1-0\n";

  private static PgnReading first(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text + NEXT), SMALL, 1);
    List<PgnReading> games = PgnRoundTripTest.all(reader);
    PgnReading last = games.get(games.size() - 1);
    assertThat(last.game().tag("Event")).hasValue("next");
    assertThat(last.errors()).isEmpty();
    assertThat(games.get(0).errors())
        .extracting(PgnError::kind)
        .contains(PgnError.Kind.OVER_BUDGET);
    return games.get(0);
  }

  private static String message(PgnReading reading) {
    return reading.errors().get(0).message();
  }

  @Test
  void variations_nest_only_so_deep() {
    PgnReading reading = first("1. e4 (1. d4 (1. c4 (1. b4 (1. a4 (1. h4))))) e5 2. Nf3 1-0");

    assertThat(message(reading)).contains("more than 3 levels deep");
    assertThat(reading.game().line().moves()).hasSize(3);
  }

  @Test
  void there_are_only_so_many_variations() {
    PgnReading reading = first("1. e4" + " (1. d4)".repeat(6) + " e5 1-0");

    assertThat(message(reading)).contains("more than 5 variations");
    assertThat(reading.game().line().moves().get(0).variations()).hasSize(5);
  }

  @Test
  void a_comment_is_only_so_long() {
    assertThat(message(first("1. e4 {" + "x".repeat(2000) + "} e5 1-0"))).contains("1,000 bytes");
  }

  @Test
  void a_long_comment_ends_at_its_brace_and_keeps_its_text() {
    String words = "word 1-0 2. Nf3 ".repeat(100) + "{nested} last";
    PgnReading reading = first("1. e4 {" + words + "} e5 1-0");

    assertThat(reading.errors()).hasSize(1);
    assertThat(reading.game().line().moves()).hasSize(2);
    assertThat(commentsAfterFirstMove(reading))
        .isEqualTo(words.replace('{', '(').replace('}', ')'));
  }

  /** Joins the parts into which the reader has split the long comment after the first move. */
  private static String commentsAfterFirstMove(PgnReading reading) {
    StringBuilder text = new StringBuilder();
    for (PgnComment comment : reading.game().line().moves().get(0).annotations().after()) {
      text.append(comment.text().substring("[%unread]".length()));
    }
    return text.toString().strip();
  }

  @Test
  void a_long_comment_before_the_moves_is_reported() {
    PgnReading reading = first("[White \"Ann\"]\n{" + "x ".repeat(800) + "}\n\n1. e4 e5 1-0");

    assertThat(message(reading)).contains("1,000 bytes");
    assertThat(reading.game().line().moves()).hasSize(2);
  }

  @Test
  void a_comment_as_long_as_many_games_is_not_kept_in_memory() {
    String comment = "1. e4 {" + "word 1-0\n".repeat(200_000) + "} e5 1-0";
    PgnReader reader = new PgnReader(ByteSource.of(comment + NEXT), SMALL, 1);

    assertThat(reader.next()).isTrue();
    assertThat(reader.isTooLong()).isTrue();
    assertThat(reader.text().length).isLessThan(SMALL.gameBytes());
    assertThat(reader.next()).isTrue();
    assertThat(reader.tag("Event")).hasValue("next");
  }

  @Test
  void there_are_only_so_many_tags() {
    StringBuilder tags = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      tags.append("[Tag").append(i).append(" \"x\"]\n");
    }
    assertThat(message(first(tags + "\n1. e4 1-0"))).contains("more than 10 tags");
  }

  @Test
  void a_tag_is_only_so_long() {
    assertThat(message(first("[White \"" + "x".repeat(500) + "\"]\n\n1. e4 1-0")))
        .contains("300 bytes");
  }

  @Test
  void a_game_has_only_so_many_moves() {
    PgnReading reading = first("1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(20) + "1-0");

    assertThat(message(reading)).contains("more than 40 half-moves");
    assertThat(reading.game().line().moves()).hasSize(40);
  }

  @Test
  void the_longest_possible_game_is_within_the_limits() {
    String moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(4_425);
    PgnReader reader = new PgnReader(ByteSource.of(moves + "*"));
    assertThat(reader.next()).isTrue();
    PgnReading reading = reader.read();

    assertThat(reading.errors()).isEmpty();
    assertThat(reading.game().line().moves()).hasSize(17_700);
    PgnReading again = PgnCodec.read(PgnCodec.write(reading.game())).orElseThrow();
    assertThat(again.errors()).isEmpty();
    assertThat(again.game().line().moves()).hasSize(17_700);
  }

  @Test
  void a_game_is_only_so_long_and_the_line_of_the_next_is_known() {
    String text = "[White \"Ann\"]\n\n1. e4 " + "{x}\n".repeat(200_000) + "e5 1-0";
    PgnReading reading = first(text);

    assertThat(message(reading)).contains("200,000 bytes");
    assertThat(reading.game().tag("White")).hasValue("Ann");
    PgnReader reader = new PgnReader(ByteSource.of(text + NEXT), SMALL, 1);
    assertThat(reader.next()).isTrue();
    assertThat(reader.next()).isTrue();
    assertThat(reader.line()).isEqualTo(200_005);
  }

  @Test
  void one_of_a_thing_is_in_the_singular_in_every_language() {
    PgnLimits one = new PgnLimits(200_000, 1000, 1, 300, 1, 1, 1);
    PgnReader reader = new PgnReader(ByteSource.of("[A \"b\"]\n[B \"b\"]\n\n1. e4 e5 *"), one, 1);
    assertThat(reader.next()).isTrue();
    PgnReading reading = reader.read();
    assertThat(reading.errors())
        .extracting(PgnError::message)
        .containsExactly("The game has more than 1 tag.", "The game has more than 1 half-move.");
    assertThat(reading.errors().get(1).message(Texts.of("de").orElseThrow()))
        .isEqualTo("Die Partie hat mehr als 1 Halbzug.");
  }

  @Test
  void a_limit_has_the_separators_of_its_language() {
    PgnError error = first("1. e4 {" + "x".repeat(2000) + "} e5 1-0").errors().get(0);

    assertThat(error.message(Texts.of("de").orElseThrow())).contains("1.000 Bytes");
  }

  @Test
  void a_budget_of_nothing_is_refused() {
    assertThatThrownBy(() -> new PgnLimits(0, 1, 1, 1, 1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
