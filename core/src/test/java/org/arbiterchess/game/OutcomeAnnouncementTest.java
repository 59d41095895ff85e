package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;

/** Tests the announcements of outcomes and refusals. */
class OutcomeAnnouncementTest {

  private static final Texts ENGLISH = Texts.english();

  private static String end(GameDriver table) {
    return Announcement.ofOutcome(table.game(), ENGLISH).orElseThrow().cited();
  }

  private static String why(GameDriver table) {
    return Announcement.whyDrawn(table.outcome(), ENGLISH).orElseThrow().cited();
  }

  @Test
  void a_game_that_goes_on_has_no_end_to_tell() {
    assertThat(Announcement.ofOutcome(GameDriver.classical().game(), ENGLISH)).isEmpty();
  }

  @Test
  void checkmate_names_the_winner_and_stalemate_the_side_without_a_move() {
    assertThat(end(GameDriver.classical().play("f2f3 e7e5 g2g4 d8h4")))
        .isEqualTo("Checkmate: Black wins (5.1.1).");
    assertThat(end(GameDriver.from("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1")))
        .startsWith("Stalemate: Black ")
        .endsWith("(5.2.1).");
  }

  @Test
  void a_draw_by_claim_names_the_move_it_was_claimed_with() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    table.claim(ClaimKind.FIFTY_MOVES, "a1a2");
    assertThat(end(table)).contains("Ra2").endsWith("(9.3).");
    GameDriver onTheBoard = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 100 80");
    onTheBoard.claim(ClaimKind.FIFTY_MOVES);
    assertThat(end(onTheBoard)).startsWith("Both sides have made fifty moves").endsWith("(9.3).");
    assertThat(end(GameDriver.online("4k3/8/8/8/8/8/4P3/R3K3 w - - 100 80")))
        .endsWith("(Online 5.4.4).");
  }

  @Test
  void a_wrong_claim_is_told_with_its_move_and_count() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 20 80");
    Decision.Accepted decision =
        (Decision.Accepted) table.claim(ClaimKind.THREEFOLD_REPETITION, "a1a2");
    GameEvent.DrawClaimed claim = (GameEvent.DrawClaimed) decision.events().get(0);
    assertThat(
            Announcement.ofRejectedClaim(table.game().startingPosition(), claim, ENGLISH).cited())
        .isEqualTo("After Ra2, the position will have occurred only once (9.2.1).");
  }

  @Test
  void a_result_that_is_being_decided_is_told_as_such() {
    GameDriver table =
        GameDriver.classical().accepted(new Command(Seat.WHITE, "r", Action.Simple.RESIGN));
    assertThat(end(table)).isEqualTo("The game is over, and its result is being decided.");
    table.accepted(new Command(Seat.ARBITER, "v", new Action.Verdict(Winnability.Answer.WINNABLE)));
    assertThat(end(table)).isEqualTo("White resigns: Black wins (5.1.2).");
    assertThat(Announcement.whyDrawn(table.outcome(), ENGLISH)).isEmpty();
  }

  @Test
  void why_a_resignation_was_only_a_draw_has_an_answer() {
    Command resign = new Command(Seat.WHITE, "r", Action.Simple.RESIGN);
    GameDriver bare = GameDriver.from("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").accepted(resign);
    assertThat(end(bare))
        .isEqualTo("White resigns, but Black could never checkmate: the game is drawn (5.1.2).");
    assertThat(why(bare)).isEqualTo("Black has only a king, and a lone king cannot checkmate.");
    GameDriver knight = GameDriver.from("4k3/4n3/8/8/8/8/8/Q3K3 w - - 0 1").accepted(resign);
    assertThat(why(knight)).contains("Black", "knight", "queens");
    GameDriver bishop = GameDriver.from("4k3/4b3/8/8/8/8/8/Q3K3 w - - 0 1").accepted(resign);
    assertThat(why(bishop)).contains("Black", "bishops");
    GameDriver verdict = GameDriver.classical().accepted(resign);
    verdict.accepted(
        new Command(Seat.ARBITER, "v", new Action.Verdict(Winnability.Answer.UNWINNABLE)));
    assertThat(why(verdict)).contains("any series of legal moves", "Black");
  }

  @Test
  void every_refusal_of_a_command_is_a_sentence_that_ends_with_its_article() {
    for (RefusalReason reason : RefusalReason.values()) {
      if (reason.name().contains("CLAIM")) {
        continue;
      }
      int sides = reason.text().placeholders().size();
      assertEndsWithArticle(Refusal.of(reason, Collections.nCopies(sides, Color.BLACK).toArray()));
    }
  }

  @Test
  void every_refusal_of_a_claim_is_a_sentence_that_ends_with_its_article() {
    for (ClaimKind kind : ClaimKind.values()) {
      for (RefusalReason reason :
          new RefusalReason[] {
            RefusalReason.CLAIM_NOT_JUSTIFIED,
            RefusalReason.NOTHING_TO_CLAIM,
            RefusalReason.NOT_YOUR_TURN
          }) {
        Refusal refusal = Refusal.ofClaim(reason, kind, Game.start());
        assertEndsWithArticle(refusal);
        assertThat(refusal.article()).isPresent();
      }
    }
  }

  private static void assertEndsWithArticle(Refusal refusal) {
    String end = refusal.article().map(article -> " (" + article + ").").orElse(".");
    assertThat(refusal.sentence(ENGLISH).cited()).matches("[A-Z].*").endsWith(end);
  }

  @Test
  void a_refused_move_is_told_by_its_ruling() {
    Refusal refusal = GameDriver.classical().refusedMove("e2e5");
    assertThat(refusal.sentence(ENGLISH).cited()).endsWith("(3.7).");
    assertThat(refusal.article()).isEqualTo(Optional.of("3.7"));
  }
}
