package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.testing.RulingCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests rulings against the tables in corpus/rulings, which were written by hand from the Laws. */
class RulingsCorpusTest {

  private static List<RulingCase> cases() {
    return RulingCase.all().stream().filter(c -> !c.asksTheRecord()).toList();
  }

  @TestFactory
  List<DynamicTest> every_attempt_of_the_tables_is_refused_for_the_reason_given() {
    return RulingCase.tests(cases(), RulingsCorpusTest::ruling);
  }

  private static Ruling ruling(RulingCase c) {
    Position position = c.position();
    return position.rule(c.attempt(position));
  }

  @Test
  void every_reason_has_four_cases_with_both_colours_and_an_edge_file() {
    Map<Reason, List<RulingCase>> byReason = new EnumMap<>(Reason.class);
    for (RulingCase c : RulingCase.all()) {
      byReason.computeIfAbsent(c.reason(), reason -> new ArrayList<>()).add(c);
    }
    for (Reason reason : Reason.values()) {
      List<RulingCase> cases = byReason.getOrDefault(reason, List.of());
      assertThat(cases).as(reason.name()).hasSizeGreaterThanOrEqualTo(4);
      Set<Color> colors = EnumSet.noneOf(Color.class);
      int atTheEdge = 0;
      for (RulingCase c : cases) {
        boolean flipped = c.moves().size() % 2 != 0;
        Color turn = c.position().turn();
        colors.add(flipped ? turn.other() : turn);
        String told = c.row().get("attempt") + " " + c.row().get("squares");
        atTheEdge += told.matches("(.*[ 1-8])?[ah][1-8].*") ? 1 : 0;
      }
      assertThat(colors).as(reason.name()).containsExactly(Color.WHITE, Color.BLACK);
      assertThat(atTheEdge).as(reason + " on the a- or h-file").isPositive();
    }
  }

  @Test
  void every_finding_of_a_position_has_a_case() {
    Set<DetailedReason> missing = EnumSet.complementOf(RulingCase.findingsOfTheRecord());
    for (RulingCase c : cases()) {
      missing.remove(((Ruling.Illegal) ruling(c)).detail());
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void the_order_of_asking_is_pinned_by_attempts_that_break_several_laws() {
    List<RulingCase> order =
        cases().stream().filter(c -> c.table().equals("reason-precedence.csv")).toList();
    assertThat(order).hasSizeGreaterThanOrEqualTo(25);
    for (RulingCase c : order) {
      for (String word : c.row().get("note").split("[^A-Z_]+", -1)) {
        boolean named = word.contains("_") || word.equals("PINNED");
        if (named && !isStraightStepOnto(word, c)) {
          assertThat(Reason.valueOf(word)).as(c.toString()).isGreaterThan(c.reason());
        }
      }
    }
  }

  /**
   * Whether the case is the one permitted exception to the order in which the laws are checked: a
   * blocked pawn is reported before violations of 3.1 and 1.4.1.
   */
  private static boolean isStraightStepOnto(String word, RulingCase c) {
    return c.reason() == Reason.PAWN_BLOCKED
        && (word.equals("OWN_PIECE_THERE") || word.equals("KING_CAPTURE"));
  }
}
