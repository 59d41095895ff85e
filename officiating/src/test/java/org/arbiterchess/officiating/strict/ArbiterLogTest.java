package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

class ArbiterLogTest {

  private static List<ArbiterLog.Entry> log(Position start, String actions) {
    TimeControl control = TimeControl.of("5+3");
    Game game = new StrictScene(start, control).play(actions).game();
    return ArbiterLog.of(game, Texts.english(), PlayerNames.NONE);
  }

  @Test
  void checkmate_has_the_number_of_the_mating_move() {
    List<ArbiterLog.Entry> entries = log(Position.initial(), "moves f2f3 e7e5 g2g4 d8h4");
    ArbiterLog.Entry last = entries.get(entries.size() - 1);
    assertThat(last.sentence().text()).startsWith("Checkmate");
    assertThat(last.number()).isEqualTo(2);
    assertThat(last.toMove()).isEqualTo(Color.BLACK);
  }

  @Test
  void a_result_that_was_settled_stands_alone() {
    Position start = Position.initial();
    List<ArbiterLog.Entry> open = log(start, "black: resign");
    List<ArbiterLog.Entry> settled = log(start, "black: resign; settle");
    assertThat(open).extracting(ArbiterLog.Entry::sentence).anyMatch(ArbiterLogTest::isOpen);
    assertThat(settled).extracting(ArbiterLog.Entry::sentence).noneMatch(ArbiterLogTest::isOpen);
    assertThat(settled).hasSameSizeAs(open);
  }

  private static boolean isOpen(Sentence sentence) {
    return sentence.text().contains("being decided");
  }
}
