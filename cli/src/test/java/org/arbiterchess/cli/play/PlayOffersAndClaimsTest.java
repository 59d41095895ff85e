package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests offers, claims and the ways in which games end. */
class PlayOffersAndClaimsTest {

  @TempDir Path folder;

  private String play(String... lines) {
    return ScriptedPlayTerminal.in(folder).type(lines);
  }

  @Test
  void a_draw_is_offered_and_accepted() {
    assertThat(play("e4", "e5", "draw", "accept"))
        .contains("White offers a draw (9.1). Black: accept or decline.\n")
        .contains("1/2-1/2  Draw by agreement (5.2.3).");
  }

  @Test
  void a_draw_that_is_offered_with_a_move_stands_when_the_opponent_is_to_answer() {
    String text = play("e4", "e5", "draw Nf3", "yes");

    assertThat(text)
        .containsOnlyOnce("White offers a draw (9.1)")
        .containsSubsequence(
            "   2. Nf3\n",
            "White offers a draw (9.1). Black: accept or decline, or answer with a move.\n",
            "2... Black, accept or decline the draw > yes\n",
            "1/2-1/2  Draw by agreement (5.2.3).");
  }

  @Test
  void the_prompt_names_the_player_who_is_to_answer() {
    assertThat(play("e4", "e5", "draw", "no", "Nf3"))
        .contains("\n  Black, accept or decline the draw > no\n")
        .contains("\n  2. White > Nf3\n");
    assertThat(play("e4", "take back", "no", "e5", "take back two", "decline"))
        .contains("\n  1... Black, accept or decline the takeback > no\n")
        .contains("\n  Black, accept or decline the takeback > decline\n")
        .contains("\n  2. White > ");
    assertThat(
            ScriptedPlayTerminal.in(folder, "--black", "Ben", "--clock", "5+0")
                .type("e4", "e5", "draw"))
        .contains("\n  2. White 5:00; Ben (Black), accept or decline the draw > ");
  }

  @Test
  void a_draw_and_a_takeback_are_answered_in_either_pair_of_words() {
    for (String yes : new String[] {"yes", "accept"}) {
      assertThat(play("e4", "e5", "draw", yes)).contains("1/2-1/2  Draw by agreement (5.2.3).");
      assertThat(play("e4", "take back", yes)).contains("Black agrees to the takeback.");
    }
    for (String no : new String[] {"no", "decline"}) {
      assertThat(play("e4", "e5", "draw", no)).contains("Black declines the draw (9.1).");
      assertThat(play("e4", "take back", no)).contains("Black declines the takeback.");
    }
    assertThat(play("help")).contains("  accept or yes  ", "  decline or no  ");
  }

  @Test
  void of_two_questions_the_one_in_the_prompt_is_answered_first() {
    assertThat(play("e4", "e5", "draw Nf3", "take back", "decline", "accept"))
        .containsSubsequence(
            "2... Black, accept or decline the takeback > decline\n",
            "Black declines the takeback.\n",
            "2... Black, accept or decline the draw > accept\n",
            "1/2-1/2  Draw by agreement (5.2.3).");
  }

  @Test
  void a_draw_is_declined_by_word_or_by_a_move() {
    assertThat(play("e4", "e5", "draw", "decline", "accept"))
        .contains("Black declines the draw (9.1).")
        .contains("There is no draw offer to answer (9.1).");
    assertThat(play("e4", "e5", "draw Nf3", "Nc6", "accept"))
        .contains("There is no draw offer to answer (9.1).");
  }

  @Test
  void a_move_with_an_offer_or_a_claim_must_be_clear() {
    String fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";

    assertThat(ScriptedPlayTerminal.in(folder, "--fen", fen).type("draw Nd2", "claim fifty Nd2"))
        .containsSubsequence(
            "> draw Nd2\n  \"Nd2\" is ambiguous: it could be Nbd2 or Nfd2.\n",
            "> claim fifty Nd2\n  \"Nd2\" is ambiguous: it could be Nbd2 or Nfd2.\n");
  }

  @Test
  void a_draw_is_not_offered_before_both_have_moved() {
    assertThat(play("e4", "draw")).contains("A draw may be offered once both sides have moved");
  }

  @Test
  void a_move_is_taken_back_when_the_opponent_agrees() {
    String text = play("e4", "d5", "take back", "yes", "e5");

    assertThat(text)
        .contains("Black asks to take back a move. White, do you agree? Type \"yes\" or \"no\".\n")
        .contains("White agrees to the takeback.\n")
        .contains("   1. e4      e5\n");
  }

  @Test
  void two_moves_are_taken_back_for_the_player_who_has_had_an_answer() {
    String text = play("e4", "d5", "take back two", "y", "d4");

    assertThat(text)
        .contains(
            "White asks to take back two moves. Black, do you agree? Type \"yes\" or \"no\".\n")
        .contains("Black agrees to the takeback.\n")
        .contains("   1. d4\n");
  }

  @Test
  void a_move_is_not_taken_back_when_the_opponent_says_no_or_goes_on_playing() {
    assertThat(play("e4", "take back", "no", "e5"))
        .contains("Black declines the takeback.\n")
        .contains("   1. e4      e5\n");
    assertThat(play("e4", "take back", "e5", "yes"))
        .contains("   1. e4      e5\n")
        .contains("There is nothing to answer.");
  }

  @Test
  void there_must_be_a_move_to_take_back() {
    assertThat(play("undo")).contains("You have no move to take back.");
  }

  @Test
  void the_third_time_a_position_is_there_a_draw_may_be_claimed() {
    String text =
        play("Nf3", "Nf6", "Ng1", "Ng8", "claim 3", "Nf3", "Nf6", "Ng1", "Ng8", "claim threefold");

    assertThat(text)
        .contains("This position has occurred only twice (9.2.2).")
        .containsSubsequence(
            "the third time: you may claim a draw", "(9.2.2).", "Type \"claim threefold\".")
        .contains("1/2-1/2  The same position has occurred for the third time: the game is")
        .contains("drawn (9.2.2).");
  }

  @Test
  void a_draw_may_be_claimed_with_the_move_about_to_be_played() {
    assertThat(play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "claim threefold Ng8"))
        .contains("1/2-1/2  After Ng8, the same position occurs for the third time: the")
        .contains("(9.2.1).");
  }

  @Test
  void after_a_wrong_claim_the_named_move_is_played_and_the_claim_is_an_offer() {
    assertThat(play("e4", "e5", "claim threefold Nf3"))
        .contains("After Nf3, the position will have occurred only once")
        .contains("   2. Nf3\n")
        .contains("White offers a draw (9.1). Black: accept or decline, or answer with a move.");
  }

  @Test
  void fifty_moves_without_progress_may_be_claimed_by_just_saying_so() {
    String text =
        ScriptedPlayTerminal.in(folder, "--fen", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80")
            .type("claim fifty", "Ra2", "claim");

    assertThat(text)
        .containsSubsequence("fifty moves by each side without a", "there have been", "49 (9.3).")
        .containsSubsequence("you may", "claim a draw (9.3). Type \"claim fifty\".")
        .contains("1/2-1/2  Both sides have made fifty moves without a capture or a pawn");
  }

  @Test
  void what_can_be_claimed_is_told_to_those_who_only_say_claim() {
    assertThat(play("claim")).contains("Type \"claim threefold\" or \"claim fifty\"");
  }

  @Test
  void online_the_third_repetition_draws_by_itself() {
    String text =
        ScriptedPlayTerminal.in(folder, "--online")
            .type("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8");

    assertThat(text).contains("online rules.").contains("(Online 5.4.1).");
  }

  @Test
  void resigning_asks_once() {
    assertThat(play("e4", "resign", "maybe", "yes"))
        .contains("Black resigns. Are you sure? (yes/no) > maybe\n")
        .contains("Black resigns. Are you sure? (yes/no) > yes\n")
        .contains("1-0  Black resigns: White wins (5.1.2).");
    assertThat(play("resign", "no"))
        .contains("The game continues.")
        .endsWith("1. White > \n  Goodbye.\n");
  }

  @Test
  void resigning_to_a_bare_king_is_only_a_draw_and_the_arbiter_says_why() {
    String text =
        ScriptedPlayTerminal.in(folder, "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
            .type("resign", "y");

    assertThat(text)
        .contains("1/2-1/2  White resigns, but Black could never checkmate: the game is drawn")
        .contains("Black has only a king, and a lone king cannot checkmate.");
  }

  @Test
  void a_game_is_called_off_only_before_both_have_moved() {
    assertThat(play("e4", "abort", "yes"))
        .contains("The game will be aborted without a result. Are you sure? (yes/no) > yes\n")
        .contains("*  The game was aborted and has no result.");
    assertThat(play("e4", "abort", "no", "e5"))
        .contains("The game continues.\n", "   1. e4      e5\n");
    assertThat(play("e4", "e5", "abort"))
        .contains("so the game can't be aborted")
        .doesNotContain("Are you sure?");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0-1  White resigns: Black wins (5.1.2).",
    "black resigns, 1-0  Black resigns: White wins (5.1.2).",
    "3, 1/2-1/2  Draw by agreement (5.2.3).",
    "4, *  The game ends without a result.",
    "5, The game continues."
  })
  void both_players_end_the_game_as_they_say(String answer, String read) {
    assertThat(play("e4", "e5", "end", answer)).contains("How should the game end?").contains(read);
  }

  @Test
  void after_the_end_nothing_more_is_played() {
    assertThat(play("e4", "resign", "y", "e5", "draw", "take back"))
        .containsOnlyOnce("1-0  Black resigns")
        .contains("Game over > e5\n  The game is over: no more moves can be played (5.1.2).")
        .contains("Game over > take back\n  The game is over");
    assertThat(play("resign", "y", "moves", "moves e2"))
        .contains("Game over > moves\n  The game is over: there are no more moves.\n")
        .contains("Game over > moves e2\n  The game is over: there are no more moves.\n");
  }

  @Test
  void players_who_have_names_are_called_by_them() {
    ScriptedPlayTerminal named =
        ScriptedPlayTerminal.in(folder, "--white", "Anna", "--black", "Ben", "--clock", "5+0");

    assertThat(
            named.type(
                "e4",
                "e5",
                "draw",
                "no",
                "take back",
                "no",
                "take back two",
                "y",
                "d4",
                "words",
                "clock",
                "resign",
                "no",
                "end",
                "black resigns"))
        .contains("Anna (White) offers a draw (9.1). Ben (Black): accept or decline.")
        .contains("Ben (Black) declines the draw (9.1).")
        .containsSubsequence("Ben (Black) asks to take back a move. Anna (White), do you agree?")
        .contains("Anna (White) declines the takeback.")
        .contains("Anna (White) asks to take back two moves. Ben (Black), do you agree?")
        .contains("Ben (Black) agrees to the takeback.")
        .contains("Ben (Black) to move.")
        .contains("Anna (White) 5:00, Ben (Black) 5:00.")
        .contains("Ben (Black) resigns. Are you sure? (yes/no) > no")
        .contains("  1  Anna (White) resigns\n  2  Ben (Black) resigns\n")
        .contains("1-0  Black resigns: White wins (5.1.2).");
  }

  @Test
  void stalemate_is_explained() {
    String text =
        ScriptedPlayTerminal.in(folder, "--fen", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1")
            .type("Kg6", "why");

    assertThat(text)
        .contains("1/2-1/2  Stalemate: Black has no legal move and is not in check.")
        .containsSubsequence("> why\n", "Stalemate: the king on h8 is not in check");
  }

  @Test
  void a_position_that_is_mate_already_is_over_at_once() {
    assertThat(ScriptedPlayTerminal.in(folder, "--fen", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").type())
        .contains("1-0  Checkmate: White wins (5.1.1).");
  }

  @Test
  void a_rematch_changes_colours_and_counts_the_score() {
    String text =
        ScriptedPlayTerminal.in(folder, "--white", "Ann", "--black", "Ben")
            .type("resign", "y", "new", "e4", "e5", "draw", "accept");

    assertThat(text)
        .contains("Ben (White) against Ann (Black)")
        .containsOnlyOnce("Score:")
        .contains("Score: Ann ½, Ben 1½.");
  }

  @Test
  void a_new_game_in_the_middle_of_one_asks_first() {
    assertThat(play("e4", "new", "no", "e5"))
        .contains(
            "This game isn't finished and hasn't been saved. Start another one anyway? (yes/no) >")
        .contains("   1. e4      e5\n");
    assertThat(play("e4", "new", "yes")).endsWith("1. White > \n  Goodbye.\n");
  }
}
