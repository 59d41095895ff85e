package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.junit.jupiter.api.Test;

/** Tests which positions the search considers novel. */
class SearchNoveltyTest {

  private final BestFirstSearch.SearchNovelty novelty = new BestFirstSearch.SearchNovelty();

  @Test
  void a_position_is_new_if_a_piece_stands_on_a_new_square() {
    assertThat(isNew("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1")).isTrue();
    assertThat(isNew("3k4/8/8/8/8/8/4P3/1R2K3 w - - 0 1")).isTrue();
    assertThat(isNew("3k4/8/8/8/8/8/4P3/R3K3 w - - 0 1")).isFalse();
    assertThat(isNew("3k4/8/8/8/8/8/4P3/r3K3 w - - 0 1")).isTrue();
  }

  @Test
  void other_pawns_another_number_of_pieces_and_the_other_side_to_move_are_kept_apart() {
    assertThat(isNew("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1")).isTrue();
    assertThat(isNew("4k3/8/8/8/8/4P3/8/R3K3 w - - 0 1")).isTrue();
    assertThat(isNew("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")).isTrue();
    assertThat(isNew("4k3/8/8/8/8/8/4P3/R3K3 b - - 0 1")).isTrue();
    assertThat(isNew("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1")).isFalse();
  }

  @Test
  void nothing_is_forgotten_when_the_table_grows() {
    for (int i = 0; i < 256; i++) {
      assertThat(novelty.add(withPawns(i))).isTrue();
    }
    for (int i = 0; i < 256; i++) {
      assertThat(novelty.add(withPawns(i))).isFalse();
    }
  }

  private static BitboardPosition withPawns(int which) {
    BitboardPosition p =
        FlippedPosition.of(Fen.parse("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), Color.WHITE);
    for (int i = 0; i < 8; i++) {
      if ((which >> i & 1) != 0) {
        p.put(48 + i, BitboardPosition.PAWN, BitboardPosition.BLACK);
      }
    }
    return p;
  }

  private boolean isNew(String fen) {
    return novelty.add(FlippedPosition.of(Fen.parse(fen), Color.WHITE));
  }
}
