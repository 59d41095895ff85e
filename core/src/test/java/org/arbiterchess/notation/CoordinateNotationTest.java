package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests UCI, long algebraic and extended notation, which all name both squares. */
class CoordinateNotationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 | e2-e4 | e2e4",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1f3 | Ng1-f3 | ng1f3",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | g8f6 | Ng8-f6 | ng8f6",
        "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1 | g1f3 | Ng1xf3 | ng1xf3",
        "4k3/6P1/8/8/8/8/8/4K3 w - - 0 1 | g7g8q | g7-g8=Q+ | g7g8=Q",
        "4k2r/6P1/8/8/8/8/8/4K3 w - - 0 1 | g7h8q | g7xh8=Q+ | g7xh8=Q",
        "4k2r/6P1/8/8/8/8/8/4K3 w - - 0 1 | g7h8n | g7xh8=N | g7xh8=N",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5d6 | e5xd6 | e5xd6",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1g1 | O-O | 0-0",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 | e8c8 | O-O-O | 0-0-0",
        "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1 | e1c1 | O-O-O+ | 0-0-0",
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1 | a1a8 | Ra1-a8# | ra1a8",
        "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1 | e1d2 | Ke1xd2 | ke1xd2",
      })
  void a_move_is_read_and_written_in_all_three(
      String fen, String uci, String lan, String extended) {
    Position position = Fen.parse(fen);
    Move move = move(position, Uci.read(position, uci));

    assertThat(Uci.write(position, move)).isEqualTo(uci);
    assertThat(LongAlgebraic.write(position, move)).isEqualTo(lan);
    assertThat(LongAlgebraic.writeLowercase(move)).isEqualTo(extended);
    assertThat(move(position, LongAlgebraic.read(position, lan))).isEqualTo(move);
    String bare = move.isCastling() ? lan : lan.replace("-", "");
    assertThat(move(position, LongAlgebraic.read(position, bare))).isEqualTo(move);
  }

  @Test
  void in_classical_uci_the_king_may_also_take_its_rook() {
    Position position = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    assertThat(Uci.write(position, move(position, Uci.read(position, "e1h1")))).isEqualTo("e1g1");
    assertThat(Uci.write(position, move(position, Uci.read(position, "e1a1")))).isEqualTo("e1c1");
  }

  @Test
  void in_chess960_uci_the_king_takes_its_rook() {
    Position position = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Variant.CHESS960);

    assertThat(Uci.write(position, move(position, Uci.read(position, "e1g1")))).isEqualTo("e1h1");
    assertThat(Uci.write(position, move(position, Uci.read(position, "e1h1")))).isEqualTo("e1h1");
    assertThat(Uci.write(position, move(position, Uci.read(position, "e1c1")))).isEqualTo("e1a1");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "``, 0",
        "`e2e4 `, 4",
        "e, 0",
        "e2, 2",
        "e2e, 2",
        "0000, 0",
        "E2E4, 0",
        "e2E4, 2",
        "e2e9, 2",
        "e7e8x, 4",
        "e7e8Q, 4",
        "e7e8=q, 4",
        "e7e8qq, 5",
        "Nf3, 0",
        "e2-e4, 2"
      })
  void what_is_no_uci_is_malformed_at_its_offset(String text, int offset) {
    Problem malformed = Uci.read(Position.initial(), text).problems().get(0);

    assertThat(malformed.offset()).isEqualTo(offset);
  }

  @ParameterizedTest
  @CsvSource({
    "e7e8k, PROMOTION_NOT_ALLOWED",
    "e7e8p, PROMOTION_NOT_ALLOWED",
    "e7e8, PROMOTION_MISSING",
    "b1c1q, PROMOTION_NOT_ALLOWED",
    "b1b1, NO_MOVE",
    "h8h7, NO_PIECE"
  })
  void every_uci_that_is_well_formed_is_ruled_on(String uci, String reason) {
    Position position = Fen.parse("8/4P3/8/8/8/k7/8/1K6 w - - 0 1");
    Attempt attempt = Uci.read(position, uci).orElseThrow();

    assertThat(((Ruling.Illegal) position.rule(attempt)).reason().name()).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource({"Nf3, 0", "e4, 0", "Ngf3, 0", "N1f3, 0", "Ng1-, 4", "Ng1-f, 5"})
  void long_algebraic_wants_both_squares(String text, int offset) {
    assertThat(LongAlgebraic.read(Position.initial(), text).problems().get(0).offset())
        .isEqualTo(offset);
  }

  private static Move move(Position position, Reading<Attempt> reading) {
    return ((Ruling.Legal) position.rule(reading.orElseThrow())).move();
  }
}
