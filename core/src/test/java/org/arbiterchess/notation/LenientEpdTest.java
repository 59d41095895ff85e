package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;

/** Tests that EPD with common mistakes can be read, and that each correction is reported. */
class LenientEpdTest {

  private static final String FIELDS = "4k3/8/8/8/8/8/4P3/4K3 w - -";
  private static final String STRICT = FIELDS + " bm e4; id \"pawn; one\";";

  private static Reading.Valid<Epd> read(String text) {
    return (Reading.Valid<Epd>) Epd.readLeniently(text, Variant.CLASSICAL);
  }

  private static List<TextKey> forgiven(Reading.Valid<Epd> reading) {
    return reading.forgiven().stream().map(remark -> remark.key()).toList();
  }

  @Test
  void strict_epd_needs_no_forgiving() {
    Reading.Valid<Epd> reading = read(STRICT);

    assertThat(reading.forgiven()).isEmpty();
    assertThat(Epd.read(STRICT)).isEqualTo(reading);
  }

  @Test
  void the_last_semicolon_may_be_missing() {
    String text = STRICT.substring(0, STRICT.length() - 1);

    assertThat(Epd.read(text).isValid()).isFalse();
    assertThat(read(text).value()).isEqualTo(Epd.parse(STRICT));
    assertThat(forgiven(read(text))).containsExactly(InputText.SEMICOLON_ADDED);
    assertThat(read(FIELDS + " bm e4").value().operation("bm").orElseThrow().operands())
        .containsExactly("e4");
  }

  @Test
  void spaces_at_the_end_are_ignored() {
    for (String space : List.of(" ", "   ", "\t", "\u00a0", "\r\n")) {
      assertThat(Epd.read(STRICT + "\t").isValid()).isFalse();
      assertThat(read(STRICT + space).value()).isEqualTo(Epd.parse(STRICT));
      assertThat(forgiven(read(STRICT + space))).containsExactly(InputText.SPACE_IGNORED);
    }
    assertThat(read(FIELDS + " ").value().operations()).isEmpty();
  }

  @Test
  void counters_belong_to_the_position() {
    Reading.Valid<Epd> reading = read(FIELDS + "  hmvc 3; fmvn 40 ");

    assertThat(reading.value().position().fullmoveNumber()).isEqualTo(40);
    assertThat(reading.value().position().halfmoveClock()).isEqualTo(3);
    assertThat(forgiven(reading)).contains(InputText.SEMICOLON_ADDED, InputText.SPACE_IGNORED);
  }

  @Test
  void counters_in_front_of_operations_are_read() {
    Reading.Valid<Epd> reading = read(FIELDS + " 3 40 bm e4;");

    assertThat(reading.value()).isEqualTo(Epd.parse(FIELDS + " bm e4; hmvc 3; fmvn 40;"));
    assertThat(reading.forgiven()).isEmpty();
    assertThat(read(FIELDS + " 3 bm e4;").value().position().halfmoveClock()).isEqualTo(3);
  }

  @Test
  void an_operation_overrules_a_counter_in_front_of_it() {
    Reading.Valid<Epd> reading = read(FIELDS + " 3 40 hmvc 5; bm e4; fmvn 40;");

    assertThat(reading.value().position().halfmoveClock()).isEqualTo(5);
    assertThat(reading.value().position().fullmoveNumber()).isEqualTo(40);
    assertThat(reading.forgiven())
        .extracting(Object::toString)
        .containsExactly("The counter 3 was ignored, because hmvc gives a different value.");
  }

  @Test
  void a_position_that_cannot_be_played_is_still_refused() {
    Reading<Epd> reading = Epd.readLeniently("8/8/8/8/8/8/8/4K3 w - - bm Kd2", Variant.CLASSICAL);

    assertThat(reading.problems()).isNotEmpty();
  }
}
