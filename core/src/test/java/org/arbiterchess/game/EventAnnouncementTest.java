package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;

/** Tests the announcements of events during a game. */
class EventAnnouncementTest {

  /** Returns the sentences for all events after the start of a game. */
  private static List<String> told(GameDriver table, Texts texts) {
    List<GameEvent> events = table.game().events();
    Game start = Game.replay(events.subList(0, 1));
    return Announcement.ofEvents(start, events.subList(1, events.size()), texts).stream()
        .map(Sentence::cited)
        .toList();
  }

  private static List<String> english(GameDriver table) {
    return told(table, Texts.english());
  }

  private static List<String> german(GameDriver table) {
    return told(table, Texts.of("de").orElseThrow());
  }

  @Test
  void each_move_is_told_and_then_the_end() {
    GameDriver table = GameDriver.classical().play("f2f3 e7e5 g2g4 d8h4");
    assertThat(english(table))
        .containsExactly(
            "White: pawn f2 to f3.",
            "Black: pawn e7 to e5.",
            "White: pawn g2 to g4.",
            "Black: queen d8 to h4, checkmate.",
            "Checkmate: Black wins (5.1.1).");
    assertThat(german(table))
        .containsExactly(
            "Weiß: Bauer f2 nach f3.",
            "Schwarz: Bauer e7 nach e5.",
            "Weiß: Bauer g2 nach g4.",
            "Schwarz: Dame d8 nach h4, schachmatt.",
            "Schachmatt: Schwarz gewinnt (5.1.1).");
  }

  @Test
  void offers_and_requests_are_told_with_who_asks_and_who_answers() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e5");
    table.accepted(new Command(Seat.WHITE, "d", Action.Simple.OFFER_DRAW));
    table.accepted(new Command(Seat.BLACK, "n", new Action.AnswerDraw(Optional.of("d"), false)));
    table.accepted(new Command(Seat.WHITE, "t", Action.Simple.ASK_TAKEBACK));
    table.accepted(
        new Command(Seat.BLACK, "m", new Action.AnswerTakeback(Optional.of("t"), false)));
    table.accepted(new Command(Seat.BLACK, "u", Action.Simple.ASK_TAKEBACK));
    table.accepted(new Command(Seat.WHITE, "y", new Action.AnswerTakeback(Optional.of("u"), true)));
    assertThat(english(table).subList(2, 8))
        .containsExactly(
            "White offers a draw (9.1).",
            "Black declines the draw (9.1).",
            "White asks to take back two moves.",
            "Black declines the takeback.",
            "Black asks to take back a move.",
            "White agrees to the takeback.");
    assertThat(german(table).subList(2, 8))
        .containsExactly(
            "Weiß bietet Remis an (9.1).",
            "Schwarz lehnt das Remis ab (9.1).",
            "Weiß möchte zwei Züge zurücknehmen.",
            "Schwarz lehnt die Zugrücknahme ab.",
            "Schwarz möchte einen Zug zurücknehmen.",
            "Weiß stimmt der Zugrücknahme zu.");
  }

  @Test
  void whose_turn_it_is_is_told_once_another_position_is_on_the_board() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e5");
    assertThat(english(table))
        .containsExactly("White: pawn e2 to e4.", "Black: pawn e7 to e5.", "White to move.");
    Game before = table.game();
    table.accepted(new Command(Seat.BLACK, "t", Action.Simple.ASK_TAKEBACK));
    Game asked = table.game();
    table.accepted(new Command(Seat.WHITE, "y", new Action.AnswerTakeback(Optional.of("t"), true)));
    List<GameEvent> events = table.game().events();
    assertThat(since(before, asked.events())).containsExactly("Black asks to take back a move.");
    assertThat(since(asked, events))
        .containsExactly("White agrees to the takeback.", "Black to move.");
  }

  private static List<String> since(Game before, List<GameEvent> events) {
    List<GameEvent> later = events.subList(before.size(), events.size());
    return Announcement.ofEvents(before, later, Texts.english()).stream()
        .map(Sentence::cited)
        .toList();
  }

  @Test
  void a_pause_and_a_clock_that_is_set_are_told() {
    GameDriver table = GameDriver.timed("90+30").play("e2e4");
    table.accepted(new Command(Seat.ARBITER, "p", Action.Simple.PAUSE));
    table.accepted(new Command(Seat.ARBITER, "s", new Action.SetClock(Color.BLACK, 3_909_000)));
    table.accepted(new Command(Seat.ARBITER, "w", new Action.SetClock(Color.WHITE, 65_000)));
    table.accepted(new Command(Seat.ARBITER, "r", Action.Simple.RESUME));
    assertThat(english(table).subList(1, 5))
        .containsExactly(
            "The game is paused.",
            "Black's clock now shows 1:05:09.",
            "White's clock now shows 1:05.",
            "The game continues.");
    assertThat(german(table).subList(1, 5))
        .containsExactly(
            "Die Partie ist unterbrochen.",
            "Die Uhr von Schwarz zeigt jetzt 1:05:09.",
            "Die Uhr von Weiß zeigt jetzt 1:05.",
            "Die Partie geht weiter.");
  }

  @Test
  void a_wrong_claim_is_told_and_a_right_one_is_left_to_the_end() {
    GameDriver wrong = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 20 80");
    wrong.claim(ClaimKind.THREEFOLD_REPETITION, "a1a2");
    assertThat(german(wrong))
        .containsExactly(
            "Nach Ra2 steht die Stellung erst zum ersten Mal auf dem Brett (9.2.1).",
            "Weiß: Turm a1 nach a2.",
            "Schwarz am Zug.");
    GameDriver right = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    right.claim(ClaimKind.FIFTY_MOVES, "a1a2");
    assertThat(english(right))
        .containsExactly(
            "With Ra2, both sides have made fifty moves without a capture or a pawn move: the game"
                + " is drawn (9.3).");
  }

  @Test
  void a_result_is_told_again_when_it_is_settled() {
    GameDriver table =
        GameDriver.classical().accepted(new Command(Seat.WHITE, "r", Action.Simple.RESIGN));
    table.accepted(new Command(Seat.ARBITER, "v", new Action.Verdict(Winnability.Answer.WINNABLE)));
    assertThat(german(table))
        .containsExactly(
            "Die Partie ist beendet, und ihr Ergebnis wird noch ermittelt.",
            "Weiß gibt auf: Schwarz gewinnt (5.1.2).");
  }

  @Test
  void a_start_has_no_game_before_it() {
    Game game = Game.start();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Announcement.ofEvent(game, game.events().get(0), Texts.english()));
  }
}
