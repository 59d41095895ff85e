package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.Test;

/** Tests the shortening of mating lines for display. */
class MatingLineTest {

  @Test
  void lines_for_people_still_mate_and_are_half_as_long() {
    int before = 0;
    int after = 0;
    for (Csv.Row row : Corpus.rows(Corpus.path("winnability/positions.csv"))) {
      Position position = Fen.parse(row.get("fen"));
      for (Color winner : Color.values()) {
        Winnability found = Winnability.search(position, winner);
        Winnability shown = found.shortened(position, winner);
        if (found instanceof Winnability.Winnable winnable) {
          List<Move> line = ((Winnability.Winnable) shown).line();
          assertThat(line).hasSizeLessThanOrEqualTo(winnable.line().size());
          assertThat(end(position, line).isCheckmate()).as(row.get("fen")).isTrue();
          assertThat(end(position, line).turn()).as(row.get("fen")).isEqualTo(winner.other());
          before += winnable.line().size();
          after += line.size();
        } else {
          assertThat(shown).isEqualTo(found);
        }
      }
    }
    System.out.println("lines of " + before + " half-moves in all became " + after);
    assertThat(after).isPositive().isLessThan(before / 2);
  }

  private static Position end(Position start, List<Move> line) {
    Position position = start;
    for (Move move : line) {
      position = position.play(move);
    }
    return position;
  }
}
