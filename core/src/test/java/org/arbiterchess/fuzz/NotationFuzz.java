package org.arbiterchess.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.arbiterchess.classroom.ChessLogic;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Epd;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;

/**
 * Tests that parsing never throws an exception, and that every parsed result survives a round trip.
 */
class NotationFuzz {

  private static final Position KIWIPETE =
      Fen.parse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

  @FuzzTest
  void any_text_is_a_position_or_has_problems(FuzzedDataProvider data) {
    Variant variant = data.pickValue(Variant.values());
    String text = data.consumeRemainingAsString();
    Epd.read(text, variant);
    for (Reading<Position> reading :
        List.of(Fen.read(text, variant), Fen.readLeniently(text, variant))) {
      if (reading instanceof Reading.Valid<Position> valid) {
        Position again = Fen.parse(Fen.write(valid.value()), variant);
        require(again.equals(valid.value()), text);
      } else {
        require(!reading.problems().isEmpty(), text);
      }
    }
  }

  @FuzzTest
  void any_text_is_ruled_on_or_is_no_move(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    if (KIWIPETE.readMove(text) instanceof Reading.Valid<Attempt> understood
        && KIWIPETE.rule(understood.value()) instanceof Ruling.Legal legal) {
      require(KIWIPETE.legalMoves().contains(legal.move()), text);
    }
    ChessLogic logic = new ChessLogic();
    require(logic.playMove(text).isEmpty() == !logic.ruling().isEmpty(), text);
  }

  @FuzzTest
  void any_text_is_a_time_control_or_malformed(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    if (TimeControl.read(text) instanceof Reading.Valid<TimeControl> read) {
      Reading<TimeControl> again = TimeControl.read(read.value().text());
      require(read.equals(again), text);
    }
  }

  private static void require(boolean holds, String text) {
    if (!holds) {
      throw new AssertionError("does not hold for: " + text);
    }
  }
}
