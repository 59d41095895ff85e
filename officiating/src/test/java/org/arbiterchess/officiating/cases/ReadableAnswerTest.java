package org.arbiterchess.officiating.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

class ReadableAnswerTest {

  private static final Texts ENGLISH = Texts.english();

  static AnswerBuilder answering(Texts texts) {
    return new AnswerBuilder(Question.of(Question.Kind.DEAD), texts);
  }

  private static ReadableAnswer.Row row(String label, String text) {
    return new ReadableAnswer.Row(label, text);
  }

  /** An answer sheet for a player who may play any legal move despite having touched pieces. */
  static ReadableAnswer touched(Texts texts) {
    Position start = Position.initial();
    Answer.Details free = new Answer.TouchedPieces(start, start.legalMoves(), true);
    return ReadableAnswer.of(answering(texts).details(free).answer(), texts);
  }

  @Test
  void a_result_stops_the_clocks_and_is_written_on_the_score_sheet() {
    Answer answer = answering(ENGLISH).over(Answer.Game.DRAW).answer();
    assertThat(ReadableAnswer.of(answer, ENGLISH))
        .isEqualTo(
            new ReadableAnswer(
                "Draw.",
                List.of(
                    row("Board", "leave the position as it is"),
                    row("Clocks", "stop both"),
                    row("Scoresheet", "½–½, signed by both players (8.7)")),
                Optional.empty(),
                "Options",
                List.of()));
  }

  /** An answer sheet for a game that Black has lost. */
  static ReadableAnswer lost(Answer.Forfeit forfeit, Texts texts) {
    Answer answer = answering(texts).over(Answer.Game.WHITE_WINS).forfeit(forfeit).answer();
    return ReadableAnswer.of(answer, texts);
  }

  @Test
  void a_forfeit_is_recorded_with_signs_only_if_the_players_have_not_both_moved() {
    assertThat(lost(Answer.Forfeit.NO, ENGLISH).rows())
        .contains(row("Scoresheet", "1–0, signed by both players (8.7)"));
    assertThat(lost(Answer.Forfeit.YES, ENGLISH).rows())
        .contains(
            row("Scoresheet", "+/–: a forfeit, because the players have not both made a move"));
    assertThat(lost(Answer.Forfeit.UNLESS_BOTH_MOVED, ENGLISH).rows())
        .contains(
            row(
                "Scoresheet",
                "+/–, a forfeit, unless both players have already made a move: then 1–0"));
  }

  @Test
  void added_time_and_running_clocks_name_the_side_in_every_language() {
    Answer answer =
        answering(ENGLISH)
            .board(Answer.Board.RESTORED)
            .clocks(Answer.Clocks.WHITE_RUNS)
            .add(Color.BLACK, 120_000)
            .answer();
    assertThat(ReadableAnswer.of(answer, ENGLISH).rows())
        .containsExactly(
            row("Board", "restore the position before the illegal move"),
            row("Clocks", "White's clock runs"),
            row("Added time", "give Black two extra minutes"));
    assertThat(ReadableAnswer.of(answer, Texts.of("de").orElseThrow()).rows())
        .containsExactly(
            row("Brett", "Stellung vor dem regelwidrigen Zug wiederherstellen"),
            row("Uhren", "die Uhr von Weiß läuft"),
            row("Zeitgutschrift", "zwei Minuten für Schwarz"));
  }

  @Test
  void a_decision_of_the_arbiter_has_options_and_no_score() {
    Answer answer = answering(ENGLISH).leave(Answer.Option.WARNING).answer();
    ReadableAnswer sheet = ReadableAnswer.of(answer, ENGLISH);
    assertThat(sheet.headline()).isEqualTo("The arbiter decides.");
    assertThat(sheet.options()).containsExactly("warn the player (12.9.1)");
    assertThat(sheet.rows())
        .extracting(ReadableAnswer.Row::label)
        .containsExactly("Board", "Clocks");
  }

  @Test
  void allowed_moves_are_listed_unless_every_legal_move_is_allowed() {
    assertThat(touched(ENGLISH).rows()).contains(row("Allowed moves", "any legal move"));
    Position start = Position.initial();
    Answer.Details bound =
        new Answer.MoveMade(
            start, false, Optional.empty(), List.of(start.legalMoves().get(0)), Optional.empty());
    Answer answer = answering(ENGLISH).details(bound).answer();
    assertThat(ReadableAnswer.of(answer, ENGLISH).rows())
        .extracting(ReadableAnswer.Row::label)
        .containsExactly("Board", "Clocks", "Allowed moves");
  }

  /** An answer sheet for a draw claim in a position that has occurred only twice. */
  static ReadableAnswer claimed(Texts texts) {
    Answer.Details claim =
        new Answer.ClaimChecked(
            Position.initial(),
            Optional.of(false),
            2,
            List.of(
                new Answer.Occurrence(0, Optional.empty()),
                new Answer.Occurrence(4, Optional.of("2... Ng8"))),
            Optional.empty());
    return ReadableAnswer.of(answering(texts).details(claim).answer(), texts);
  }

  @Test
  void a_claim_lists_the_moves_after_which_the_position_occurred() {
    assertThat(claimed(ENGLISH).rows()).contains(row("Occurred after", "the start, 2... Ng8"));
    assertThat(claimed(Texts.of("de").orElseThrow()).rows())
        .contains(row("Vorgekommen nach", "Beginn, 2... Ng8"));
  }

  @Test
  void a_result_that_stands_needs_nothing_done() {
    Answer answer = answering(ENGLISH).over(Answer.Game.RESULT_STANDS).answer();
    assertThat(ReadableAnswer.of(answer, ENGLISH))
        .isEqualTo(
            new ReadableAnswer(
                "The result stands.", List.of(), Optional.empty(), "Options", List.of()));
  }
}
