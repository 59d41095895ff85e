package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.RecoveredLine;
import org.arbiterchess.rules.Reason;
import org.junit.jupiter.api.Test;

/** Tests games that continue after an illegal move. */
class IllegalMoveTolerantReaderTest {

  private static RecoveredLine read(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text));
    assertThat(reader.next()).isTrue();
    return reader.readPastIllegal();
  }

  private static RecoveredLine.IllegalMove only(RecoveredLine reading) {
    assertThat(reading.illegalMoves()).hasSize(1);
    return reading.illegalMoves().get(0);
  }

  private static List<String> corrections(RecoveredLine.IllegalMove report) {
    return report.corrections().stream().map(RecoveredLine.Correction::san).toList();
  }

  @Test
  void a_legal_game_has_no_reports() {
    RecoveredLine reading = read("1. e4 {x} e5 (1... c5 2. Ke5) 2. Nf3! $3 Nc6 ; Ke7\n*");

    assertThat(reading.illegalMoves()).isEmpty();
    assertThat(reading.plies()).isEqualTo(4);
    assertThat(reading.isComplete()).isTrue();
  }

  @Test
  void moves_in_capitals_are_moves_here_as_in_the_replay() {
    RecoveredLine reading = read("1. E4 e5 2. NF3 Nc6 3. Ke3 *");

    assertThat(only(reading).ply()).isEqualTo(4);
    assertThat(only(reading).written()).isEqualTo("Ke3");
  }

  @Test
  void a_move_that_leaves_the_king_in_check_is_made_and_the_game_goes_on() {
    RecoveredLine reading = read("1. e4 e5 2. f4 Qh4+ 3. Nf3 Qd8 4. Nc3 Nc6 *");
    RecoveredLine.IllegalMove report = only(reading);

    assertThat(report.ply()).isEqualTo(4);
    assertThat(report.moveNumber()).isEqualTo(3);
    assertThat(report.player()).isEqualTo(Color.WHITE);
    assertThat(report.written()).isEqualTo("Nf3");
    assertThat(report.line()).isEqualTo(1);
    assertThat(report.column()).isEqualTo(24);
    assertThat(report.ruling().sentence().cited()).contains("(3.9");
    assertThat(report.pliesAfter()).isEqualTo(3);
    assertThat(Fen.write(report.after().orElseThrow()))
        .isEqualTo("rnb1kbnr/pppp1ppp/8/4p3/4PP1q/5N2/PPPP2PP/RNBQKB1R b KQkq - 2 3");
    assertThat(report.after().orElseThrow().problems()).isNotEmpty();
    assertThat(reading.isComplete()).isTrue();
  }

  @Test
  void a_neighbouring_square_is_proposed_if_it_makes_the_rest_legal() {
    RecoveredLine.IllegalMove report = only(read("1. e4 e5 2. Nf3 Nc6 3. Bb4 a6 4. Bxc6 dxc6 *"));

    assertThat(report.ruling().reason()).isEqualTo(Reason.BISHOP_SHAPE);
    assertThat(corrections(report)).containsExactly("Bb5");
    assertThat(report.corrections().get(0).slip())
        .isEqualTo(RecoveredLine.Slip.NEIGHBOURING_SQUARE);
    assertThat(report.corrections().get(0).uci()).isEqualTo("f1b5");
  }

  @Test
  void a_missing_capture_sign_is_proposed_first() {
    RecoveredLine.IllegalMove report = only(read("1. e4 d5 2. d5 Qxd5 3. Nc3 *"));

    assertThat(report.ruling().reason()).isEqualTo(Reason.PAWN_SHAPE);
    assertThat(corrections(report)).startsWith("exd5");
    assertThat(report.corrections().get(0).slip()).isEqualTo(RecoveredLine.Slip.CAPTURE_SIGN);
  }

  @Test
  void the_other_piece_of_that_kind_is_proposed() {
    String start = "[FEN \"4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 1\"]\n\n";
    RecoveredLine.IllegalMove report = read(start + "1. Nbe4 Ke7 2. Nb2d3 *").illegalMoves().get(0);

    assertThat(corrections(report)).containsExactly("Ne4");
    assertThat(report.corrections().get(0).slip()).isEqualTo(RecoveredLine.Slip.OTHER_PIECE);
  }

  @Test
  void castling_on_the_other_side_and_promotions_are_proposed() {
    String castling = "[FEN \"4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1\"]\n\n1. O-O Ke7 *";
    String promotion = "[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8 Kf6 2. Qe2 *";

    assertThat(corrections(only(read(castling)))).containsExactly("O-O-O");
    assertThat(corrections(only(read(promotion)))).containsExactly("e8=Q");
    assertThat(only(read(promotion)).pliesAfter()).isEqualTo(2);
  }

  @Test
  void reading_stops_if_it_is_not_clear_what_moved() {
    RecoveredLine twoKnights = read("1. e4 e5 2. Ne4 Nc6 3. d4 *");
    RecoveredLine ownPiece = read("1. e4 e5 2. Ke1 Nc6 *");
    RecoveredLine own = read("1. e4 e5 2. Qd2 Nc6 *");

    assertThat(only(twoKnights).after()).isEmpty();
    assertThat(only(twoKnights).pliesAfter()).isZero();
    assertThat(twoKnights.plies()).isEqualTo(2);
    assertThat(twoKnights.isComplete()).isFalse();
    assertThat(only(ownPiece).after()).isEmpty();
    assertThat(only(own).after()).isEmpty();
  }

  @Test
  void a_second_illegal_move_is_reported_without_corrections() {
    RecoveredLine reading = read("1. e4 e5 2. Qd6 Bxd6 3. Kxe5 Nf6 *");

    assertThat(reading.illegalMoves()).hasSize(2);
    assertThat(reading.illegalMoves().get(1).written()).isEqualTo("Kxe5");
    assertThat(reading.illegalMoves().get(1).corrections()).isEmpty();
    assertThat(reading.illegalMoves().get(0).corrections())
        .as("no correction of the first makes the second legal")
        .isEmpty();
    assertThat(reading.illegalMoves().get(0).pliesAfter()).isEqualTo(3);
  }

  @Test
  void a_pawn_taken_too_late_in_passing_disappears() {
    RecoveredLine.IllegalMove report = only(read("1. e4 a6 2. e5 d5 3. a3 h6 4. exd6 cxd6 *"));

    assertThat(report.ruling().reason()).isEqualTo(Reason.EN_PASSANT_TOO_LATE);
    assertThat(Fen.write(report.after().orElseThrow()))
        .startsWith("rnbqkbnr/1pp1ppp1/p2P3p/8/8/P7/1PPP1PPP/RNBQKBNR b KQkq -");
    assertThat(report.pliesAfter()).isEqualTo(1);
  }

  @Test
  void lines_and_columns_count_characters_and_escape_lines_are_skipped() {
    RecoveredLine.IllegalMove report =
        only(read("[White \"Zoë\"]\n\n1. e4 e5\n% Ke7 not a move\n{ä} 2. Bc5 Nc6 *"));

    assertThat(report.line()).isEqualTo(5);
    assertThat(report.column()).isEqualTo(8);
  }
}
