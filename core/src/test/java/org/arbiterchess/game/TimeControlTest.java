package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.remark.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how time controls are parsed and written. */
class TimeControlTest {

  private static List<TimeControlStage> white(String text) {
    return GameDriver.control(text).stages(Color.WHITE);
  }

  @Test
  void five_plus_three_is_five_minutes_and_three_seconds_added() {
    assertThat(white("5+3"))
        .containsExactly(new TimeControlStage(0, 300_000, TimingMethod.INCREMENT, 3_000));
    assertThat(GameDriver.control("5+3"))
        .isEqualTo(TimeControl.of(TimeControlStage.minutes(5, TimingMethod.INCREMENT, 3)));
  }

  @Test
  void d_is_simple_delay_and_b_is_bronstein() {
    assertThat(white("5d3"))
        .containsExactly(new TimeControlStage(0, 300_000, TimingMethod.DELAY, 3_000));
    assertThat(white("5b3"))
        .containsExactly(new TimeControlStage(0, 300_000, TimingMethod.BRONSTEIN, 3_000));
  }

  @Test
  void a_star_is_an_hourglass_of_so_many_minutes() {
    assertThat(white("*3"))
        .containsExactly(new TimeControlStage(0, 180_000, TimingMethod.HOURGLASS, 0));
  }

  @Test
  void stages_have_moves_minutes_and_increment() {
    assertThat(white("40/90+30:30+30"))
        .containsExactly(
            new TimeControlStage(40, 5_400_000, TimingMethod.INCREMENT, 30_000),
            new TimeControlStage(0, 1_800_000, TimingMethod.INCREMENT, 30_000));
    assertThat(white("40/120+0:20/60+0:15+30")).hasSize(3);
  }

  @Test
  void a_bar_parts_whites_time_from_blacks() {
    TimeControl odds = GameDriver.control("5+3|3d2");
    assertThat(odds.stages(Color.WHITE))
        .containsExactly(TimeControlStage.minutes(5, TimingMethod.INCREMENT, 3));
    assertThat(odds.stages(Color.BLACK))
        .containsExactly(TimeControlStage.minutes(3, TimingMethod.DELAY, 2));
  }

  @Test
  void a_dash_is_no_clock() {
    assertThat(GameDriver.control("-")).isEqualTo(TimeControl.NONE);
    assertThat(TimeControl.NONE.hasClock()).isFalse();
    assertThat(Clock.of(TimeControl.NONE)).isEmpty();
  }

  @Test
  void minutes_may_have_decimals() {
    assertThat(white("0.25+0").get(0).millis()).isEqualTo(15_000);
    assertThat(white("0.5+0").get(0).millis()).isEqualTo(30_000);
    assertThat(white("1.5+1").get(0).millis()).isEqualTo(90_000);
    assertThat(white("0.001+0").get(0).millis()).isEqualTo(60);
    assertThat(GameDriver.control("1.50+1").text()).isEqualTo("1.5+1");
    assertThat(GameDriver.control("2.0+1").text()).isEqualTo("2+1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-",
        "1+0",
        "5+3",
        "5d3",
        "5b3",
        "*3",
        "*0.5",
        "40/90+30:30+30",
        "5+3|3+3",
        "0.25+0",
        "1.5+1",
        "40/120+0:20/60+0:15+30",
        "40/90+30:30+30|10d5",
        "*3|*5",
        "0.007+12",
        "9999+3600"
      })
  void canonical_text_is_written_as_it_was_read(String text) {
    assertThat(GameDriver.control(text).text()).isEqualTo(text);
  }

  @Test
  void minutes_alone_bring_no_bonus() {
    assertThat(GameDriver.control("5").text()).isEqualTo("5+0");
    assertThat(GameDriver.control("40/90:30|10").text()).isEqualTo("40/90+0:30+0|10+0");
  }

  @Test
  void equal_times_on_both_sides_need_no_bar() {
    assertThat(GameDriver.control("5+3|5+3").text()).isEqualTo("5+3");
    assertThat(GameDriver.control("05+03").text()).isEqualTo("5+3");
  }

  @Test
  void spaces_around_numbers_and_signs_mean_nothing() {
    assertThat(GameDriver.control("5 + 3").text()).isEqualTo("5+3");
    assertThat(GameDriver.control("  5+3 ").text()).isEqualTo("5+3");
    assertThat(GameDriver.control(" 40 / 90 + 30 : 30 + 30").text()).isEqualTo("40/90+30:30+30");
    assertThat(GameDriver.control("5 d 3 | 3 b 3").text()).isEqualTo("5d3|3b3");
    assertThat(GameDriver.control(" * 3 ").text()).isEqualTo("*3");
    assertThat(GameDriver.control(" - ").text()).isEqualTo("-");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';0;the end",
        "5:00;1;\":00\"",
        "5+;2;the end",
        "+3;0;\"+3\"",
        "5x3;1;\"x3\"",
        "5 3;2;\"3\"",
        "5 0 + 3;2;\"0 + 3\"",
        "5 .5;2;\".5\"",
        "0. 5;2;\" 5\"",
        "' 5 + x';5;\"x\"",
        "0+3;0;\"0+3\"",
        "0.0+3;0;\"0.0+3\"",
        "5.+3;2;\"+3\"",
        "5.1234+3;2;\"1234+3\"",
        "-5+3;1;\"5+3\"",
        "--;1;\"-\"",
        "40/90+30;8;the end",
        "40/90+30|5+3;8;\"|5+3\"",
        "0/90+30:5+3;0;\"0/90+30:5+3\"",
        "5+3:5+3;3;\":5+3\"",
        "*3+2;2;\"+2\"",
        "*3|5+3;3;\"5+3\"",
        "5+3|*3;4;\"*3\"",
        "5+3|;4;the end",
        "5+3|-;4;\"-\"",
        "5+3|3+3|1+1;7;\"|1+1\"",
        "99999999999999999999+3;0;\"999999999999...\"",
        "5+99999;2;\"99999\"",
        "10000+0;0;\"10000+0\"",
        "9999.5+0;0;\"9999.5+0\"",
        "5+3.5;3;\".5\"",
        "٥+3;0;\"٥+3\"",
        "5+\u001b[2J;2;\"\\u001b[2J\""
      })
  void malformed_text_is_answered_with_where_and_what(String text, int offset, String found) {
    assertThat(TimeControl.read(text).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.offset()).isEqualTo(offset);
              assertThat(problem.found()).hasToString(found);
              assertThat(problem.expected().toString()).isNotBlank();
              assertThat(problem.toString()).contains(found);
            });
  }

  @Test
  void any_text_is_read_or_answered_and_what_is_read_round_trips() {
    SplittableRandom random = new SplittableRandom(7);
    String alphabet = "0123459+db*/:|-. x";
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(9); length > 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      if (TimeControl.read(text.toString()) instanceof Reading.Valid<TimeControl> found) {
        read++;
        assertThat(GameDriver.control(found.value().text())).isEqualTo(found.value());
      }
    }
    assertThat(read).isGreaterThan(100);
  }

  @Test
  void fides_labels_go_by_the_base_and_sixty_increments() {
    assertThat(GameDriver.control("10+0").fidePace()).contains(FidePace.BLITZ);
    assertThat(GameDriver.control("3+2").fidePace()).contains(FidePace.BLITZ); // 5:00
    assertThat(GameDriver.control("5+5").fidePace()).contains(FidePace.BLITZ); // 10:00
    assertThat(GameDriver.control("5+6").fidePace()).contains(FidePace.RAPID); // 11:00
    assertThat(GameDriver.control("15+10").fidePace()).contains(FidePace.RAPID); // 25:00
    assertThat(GameDriver.control("59+0").fidePace()).contains(FidePace.RAPID);
    assertThat(GameDriver.control("30+30").fidePace()).contains(FidePace.STANDARD); // 60:00
    assertThat(GameDriver.control("40/20+0:40+0").fidePace()).contains(FidePace.STANDARD);
    assertThat(GameDriver.control("30+0").fidePace()).contains(FidePace.RAPID);
    assertThat(GameDriver.control("8+3").fidePace()).contains(FidePace.RAPID); // 11:00
    assertThat(GameDriver.control("60/6+0:60/3+0:2+0").fidePace())
        .contains(FidePace.RAPID); // 11:00
    assertThat(GameDriver.control("5d5").fidePace()).contains(FidePace.BLITZ);
    assertThat(GameDriver.control("5b6").fidePace()).contains(FidePace.RAPID);
    assertThat(GameDriver.control("*10").fidePace()).contains(FidePace.BLITZ);
    assertThat(GameDriver.control("*11").fidePace()).contains(FidePace.RAPID);
    assertThat(GameDriver.control("5+0|60+0").fidePace()).contains(FidePace.STANDARD);
    assertThat(GameDriver.control("60+0|5+0").fidePace()).contains(FidePace.STANDARD);
    assertThat(TimeControl.NONE.fidePace()).isEmpty();
  }

  @Test
  void a_program_cannot_build_what_no_text_says() {
    TimeControlStage five = TimeControlStage.minutes(5, TimingMethod.INCREMENT, 3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TimeControlStage.minutes(0, TimingMethod.INCREMENT, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.of(five, five));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TimeControl(List.of(five), List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TimeControlStage(0, 1_001, TimingMethod.INCREMENT, 0))
        .withMessageContaining("1001");
  }
}
