package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.Test;

/** Tests the search on our own positions, for which the corpus lists the expected answers. */
class WinnabilityPositionsTest {

  private static final List<Csv.Row> ROWS = Corpus.rows(Corpus.path("winnability/positions.csv"));

  @Test
  void every_position_is_decided_rightly_for_both_sides() {
    for (Csv.Row row : ROWS) {
      assertThat(answer(Fen.parse(row.get("fen"))))
          .as(row.get("fen") + " " + row.get("reason"))
          .isEqualTo(row.get("answer"));
    }
    System.out.println(2 * ROWS.size() + " queries of our own positions");
    assertThat(ROWS).hasSizeGreaterThanOrEqualTo(150);
  }

  @Test
  void every_verdict_is_the_answer_of_the_table() {
    for (Csv.Row row : ROWS) {
      Position position = Fen.parse(row.get("fen"));
      String verdicts =
          letter(Winnability.search(position, Color.WHITE, Winnability.BUDGET_AFTER_END), "W")
              + letter(
                  Winnability.search(position, Color.BLACK, Winnability.BUDGET_AFTER_END), "B");
      assertThat(verdicts).as(row.get("fen")).isEqualTo(row.get("answer"));
      assertThat(DeadPosition.isFound(position))
          .as(row.get("fen"))
          .isEqualTo(verdicts.equals("--"));
    }
  }

  @Test
  void the_mirrored_position_with_colors_swapped_gets_the_mirrored_answer() {
    for (Csv.Row row : ROWS) {
      String answer = row.get("answer");
      String mirrored =
          (answer.charAt(1) == 'B' ? "W" : "-") + (answer.charAt(0) == 'W' ? "B" : "-");
      assertThat(answer(mirrored(Fen.parse(row.get("fen"))))).isEqualTo(mirrored);
    }
  }

  private static String answer(Position position) {
    return answer(position, Color.WHITE, "W") + answer(position, Color.BLACK, "B");
  }

  private static String answer(Position position, Color winner, String letter) {
    return letter(Winnability.search(position, winner), letter);
  }

  private static String letter(Winnability found, String letter) {
    return switch (found.answer()) {
      case WINNABLE -> letter;
      case UNWINNABLE -> "-";
      case UNDETERMINED -> "?";
    };
  }

  private static Position mirrored(Position position) {
    Board board = Board.EMPTY;
    for (Square square : position.board().occupied()) {
      Piece piece = position.pieceAt(square).orElseThrow();
      board =
          board.with(
              Square.of(square.index() ^ 56), new Piece(piece.color().other(), piece.role()));
    }
    return Position.of(
        new Setup(
            position.variant(),
            board,
            position.turn().other(),
            SquareSet.EMPTY,
            Optional.empty(),
            0,
            1));
  }
}
