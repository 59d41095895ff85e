package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.language.Said;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the warnings about unusual but playable positions. */
class PositionWarningsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        // FEN gives the en passant square after every double step, whether or not a pawn can
        // capture there
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 40",
        // three queens and five pawns: three promotions are possible
        "4k3/8/8/8/8/8/PPPPP3/QQQ1K3 w - - 0 40",
        // a knight gives check and discovers a check from the rook
        "4k3/8/3N4/8/8/8/8/4RK2 b - - 1 40",
        // a pawn captures and discovers a check from the rook
        "3k4/2P5/8/8/8/8/8/3R1K2 b - - 0 40",
        "4k3/8/8/8/8/8/8/4K3 b - - 1 1"
      })
  void nothing_is_said_of_what_can_happen(String fen) {
    assertThat(notes(fen)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 40 | White has 9 pawns; a game begins with 8.",
        "qqqqkqqq/qqqqqqqq/q7/8/8/7P/6P1/6K1 w - - 0 40 | Black has 17 pieces; a game begins with"
            + " 16.",
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 40 | White has at least 1 promoted piece, but only 0"
            + " pawns are gone.",
        "4k3/1ppppppp/8/8/8/8/8/bnbnKnb1 w - - 0 40 | Black has at least 3 promoted pieces, but"
            + " only 1 pawn is gone.",
        "4k3/8/3N4/8/B7/8/8/4RK2 b - - 0 40 | The king on e8 is in check from e1, a4 and d6; no"
            + " move can give more than two checks.",
        "4k3/2N3N1/8/8/8/8/8/4K3 b - - 0 40 | The king on e8 is in check from c7 and g7; no move"
            + " can give these two checks at once.",
        "8/8/4k3/3P1P2/8/8/8/4K3 b - - 0 40 | The king on e6 is in check from d5 and f5; no move"
            + " can give these two checks at once.",
        "R3k2R/8/8/8/8/8/8/4K3 b - - 0 40 | The king on e8 is in check from a8 and h8; no move"
            + " can give these two checks at once.",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 7 40 | The en passant square is e3, so a pawn has just"
            + " moved, but the halfmove clock is 7.",
        "k7/8/8/8/3pP3/8/8/R3K3 b - e3 0 40 | The king on a8 was already in check before the pawn"
            + " passed e3.",
        "4k3/8/8/8/8/8/8/4K3 b - - 2 1 | The halfmove clock is 2, but at move 1 only 1 half-move"
            + " has been played.",
        "4k3/8/8/8/8/8/8/4K3 w - - 21 11 | The halfmove clock is 21, but at move 11 only 20"
            + " half-moves have been played.",
      })
  void what_cannot_happen_is_noted(String fen, String note) {
    assertThat(notes(fen)).contains(note);
  }

  private static List<String> notes(String fen) {
    Reading.Valid<Position> valid = (Reading.Valid<Position>) Fen.read(fen, Variant.CLASSICAL);
    return valid.notes().stream().map(Said::toString).toList();
  }
}
