package org.arbiterchess.officiating.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.junit.jupiter.api.Test;

class TouchRulingTest {

  private static Answer touched(String fen, Square... squares) {
    Game game = Game.start(Fen.parse(fen), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    Question question =
        Question.of(Question.Kind.TOUCHED)
            .with(Fact.GAME, game)
            .with(Fact.TOUCHED, List.of(squares));
    return CaseRulings.answer(question, Texts.english());
  }

  @Test
  void king_then_rook_says_why_castling_is_impossible() {
    Answer answer = touched("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", Square.E1, Square.H1);
    assertThat(answer.sentences())
        .extracting(Sentence::text)
        .containsExactly(
            "White touched the king and then the rook, but can't castle with it: White must make"
                + " another king move.",
            "Why not O-O? White can't castle: the rook on f3 attacks f1, which the king must cross.");
    assertThat(answer.articles()).containsExactly("4.4.3");
  }

  @Test
  void king_then_rook_says_it_for_the_side_of_that_rook() {
    Answer answer = touched("r3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1", Square.E8, Square.A8);
    assertThat(answer.sentences().get(1).text())
        .isEqualTo("Why not O-O-O? Black no longer has the right to castle with the rook on a8.");
  }

  @Test
  void other_pieces_get_no_sentence_about_castling() {
    assertThat(touched("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", Square.H1, Square.E1).sentences())
        .hasSize(1);
  }
}
