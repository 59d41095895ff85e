package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.testing.RulingCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the evidence from the move history with corpus/rulings/move-history.csv. */
class IllegalMoveHistoryEvidenceCorpusTest {

  private static List<RulingCase> cases() {
    return RulingCase.all().stream().filter(RulingCase::asksTheRecord).toList();
  }

  @TestFactory
  List<DynamicTest> the_record_tells_what_the_position_cannot() {
    return RulingCase.tests(cases(), IllegalMoveHistoryEvidenceCorpusTest::ruling);
  }

  private static Ruling ruling(RulingCase c) {
    Game start = Game.start(c.position(), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    Game game = played(start, c.moves());
    return game.rule(c.attempt(game.position()));
  }

  private static Game played(Game start, List<String> moves) {
    Game game = start;
    for (String move : moves) {
      Seat seat = Seat.of(game.position().turn());
      Command command =
          new Command(seat, move, new Action.Move(RulingCase.understood(game.position(), move)));
      Decision decision = Arbiter.decide(game, command, 0);
      assertThat(decision).as(move).isInstanceOf(Decision.Accepted.class);
      game = game.apply(((Decision.Accepted) decision).events());
    }
    return game;
  }

  @Test
  void the_moves_since_a_pawn_advanced_two_are_counted() {
    assertThat(sentence("e2e4 a7a6 e4e5 d7d5 a2a3 a6a5 a3a4 h7h6", "e5d6"))
        .isEqualTo(
            "No: the pawn on d5 moved two squares three moves ago. En passant must be played at"
                + " once (3.7.3.2).");
    assertThat(sentence("a2a3 e7e5 a3a4 e5e4 d2d4 a7a6 h2h3", "e4d3"))
        .contains("the pawn on d4 moved two squares two moves ago");
  }

  private static String sentence(String moves, String attempt) {
    Game game = played(Game.start(), List.of(moves.split(" ", -1)));
    Ruling ruling = game.rule(RulingCase.understood(game.position(), attempt));
    return ((Ruling.Illegal) ruling).sentence().cited();
  }

  @Test
  void everything_that_only_the_record_finds_has_a_case() {
    Set<DetailedReason> missing = RulingCase.findingsOfTheRecord();
    for (RulingCase c : cases()) {
      missing.remove(((Ruling.Illegal) ruling(c)).detail());
    }
    assertThat(missing).isEmpty();
  }
}
