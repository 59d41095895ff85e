package org.arbiterchess.movetext;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how written moves are split into their parts. The moves need not be legal. */
class WrittenMoveTest {

  private static WrittenMove parse(String word) {
    return WrittenMove.parse(word).orElseThrow();
  }

  @Test
  void every_part_of_a_move_is_read() {
    WrittenMove move = parse("Nb1xd2+");

    assertThat(move.role()).contains(Role.KNIGHT);
    assertThat(move.file()).contains(File.B);
    assertThat(move.rank()).contains(Rank.of(1));
    assertThat(move.capture()).isTrue();
    assertThat(move.to()).isEqualTo(Square.D2);
    assertThat(move.marked()).isTrue();
    assertThat(move.promotion()).isEmpty();
  }

  @Test
  void pawns_and_bishops_are_told_apart_by_their_letter() {
    assertThat(parse("bxc3").role()).isEmpty();
    assertThat(parse("bxc3").file()).contains(File.B);
    assertThat(parse("Bxc3").role()).contains(Role.BISHOP);
    assertThat(parse("b4").file()).isEmpty();
    assertThat(parse("e2-e4").capture()).isFalse();
    assertThat(parse("exd6e.p.").to()).isEqualTo(Square.D6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e8=Q", "e8Q", "e7e8q", "e8(Q)", "e8/Q", "dxe8=Q#"})
  void promotions_are_read(String word) {
    assertThat(parse(word).to()).isEqualTo(Square.E8);
    assertThat(parse(word).promotion()).contains(Role.QUEEN);
  }

  @Test
  void castling_is_read_with_letters_and_zeros() {
    assertThat(parse("O-O+").castling()).contains(CastlingSide.KING_SIDE);
    assertThat(parse("0-0-0").castling()).contains(CastlingSide.QUEEN_SIDE);
    assertThat(parse("Nf3").castling()).isEqualTo(Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "e9", "Nf", "resigns", "+-", "Nz3", "Nf3x", "QQe4", "O", "1-0", "Q"})
  void other_words_are_no_moves(String word) {
    assertThat(WrittenMove.parse(word)).isEmpty();
  }
}
