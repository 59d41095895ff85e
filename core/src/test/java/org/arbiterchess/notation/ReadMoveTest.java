package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests typed moves in every notation, including moves with letters in the wrong case. */
class ReadMoveTest {

  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "b3      | b3",
        "B3      | b3",
        "b2b3    | b3",
        "B2B3    | b3",
        "b2-b3   | b3",
        "bxa6    | none",
        "Bxa6    | Bxa6",
        "BXA6    | Bxa6",
        "be2xa6  | Bxa6",
        "be2a6   | Bxa6",
        "e2a6    | Bxa6",
        "Be2xa6  | Bxa6",
        "bf4     | Bf4",
        "bd2f4   | Bf4",
        "qxf6    | Qxf6",
        "qf3xf6  | Qxf6",
        "QF3F6   | Qxf6",
        "nxg6    | Nxg6",
        "ne5xg6  | Nxg6",
        "nb1     | Nb1",
        "rg1     | Rg1",
        "kd1     | Kd1",
        "ke1d1   | Kd1",
        "♗e2×a6  | Bxa6",
        "♞xg6    | Nxg6",
        "♙b3     | b3",
        "♘\uFE0Eb1 | Nb1",
        "O–O     | O-O",
        "0−0−0   | O-O-O",
        "b2–b3   | b3",
        "0-0     | O-O",
        "O-O-O   | O-O-O",
        "o-o-o   | O-O-O",
        "e1g1    | O-O",
        "e1c1    | O-O-O",
        "e1h1    | O-O",
        "E1G1    | O-O",
        "ke1g1   | O-O",
        "dxe6    | dxe6",
        "d5xe6   | dxe6",
        "d5e6    | dxe6",
        "D5E6    | dxe6",
        "` d6 `  | d6",
        "`d6\n`  | d6",
      })
  void is_understood(String typed, String san) {
    assertThat(legal(Fen.parse(KIWIPETE), typed)).isEqualTo(san);
  }

  @ParameterizedTest
  @CsvSource({
    "e8=N, e8=N",
    "e8n, e8=N",
    "e7e8n, e8=N",
    "e7e8=N, e8=N",
    "E7E8N, e8=N",
    "e7-e8=N, e8=N",
    "exd8b, exd8=B",
    "e7xd8=B, exd8=B",
    "e7d8b, exd8=B",
    "E8B, e8=B"
  })
  void a_promotion_is_understood(String typed, String san) {
    assertThat(legal(Fen.parse("3r4/4P3/8/8/8/1k6/8/K7 w - - 0 1"), typed)).isEqualTo(san);
  }

  @Test
  void the_short_way_gives_the_move_or_says_why_there_is_none() {
    Position start = Position.initial();
    assertThat(start.parseMove("Nf3")).isEqualTo(start.parseMove("g1f3"));
    for (String text : List.of("zz", "Nd5", "e2e5")) {
      assertThatThrownBy(() -> start.parseMove(text))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(text);
    }
    Position knights = Fen.parse("4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1");
    assertThatThrownBy(() -> knights.parseMove("Nd2")).hasMessageContaining("Nbd2");
  }

  @Test
  void a_small_b_is_a_pawn_where_one_could_capture() {
    Position position = Fen.parse("4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1");

    assertThat(legal(position, "bxc4")).isEqualTo("bxc4");
    assertThat(legal(position, "Bxc4")).isEqualTo("Bxc4");
    assertThat(position.candidates("BXC4")).hasSize(2);
  }

  @Test
  void a_small_b_is_ruled_on_as_the_pawn_it_names() {
    Position position = Fen.parse("4k3/8/8/8/8/1P6/4B3/4K3 w - - 0 1");
    Attempt read = position.readMove("bc4").orElseThrow();

    assertThat(((Ruling.Illegal) position.rule(read)).reason().name())
        .isEqualTo("NOTHING_TO_CAPTURE");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "hello", "e", "e9", "0000", "e2e4e5", "z2z4", "e2e4x", "\u2658f9"})
  void nonsense_is_malformed_with_what_to_write(String typed) {
    Problem malformed = Position.initial().readMove(typed).problems().get(0);

    assertThat(malformed.message(Texts.english()))
        .contains("read \"" + typed.strip() + "\". Try ")
        .endsWith(".");
  }

  @Test
  void in_chess960_the_king_takes_its_rook_or_goes_to_its_goal() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1", Variant.CHESS960);

    assertThat(legal(position, "d1g1")).isEqualTo("O-O");
    assertThat(legal(position, "d1b1")).isEqualTo("O-O-O");
    assertThat(legal(position, "d1c1")).isEqualTo("Kc1");
    assertThat(legal(position, "Kc1")).isEqualTo("Kc1");
    assertThat(legal(position, "0-0-0")).isEqualTo("O-O-O");
  }

  private static String legal(Position position, String typed) {
    Reading<Attempt> reading = position.readMove(typed);
    Attempt attempt = reading.orElseThrow();
    return position.rule(attempt) instanceof Ruling.Legal legal
        ? San.write(position, legal.move())
        : "none";
  }
}
