package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnWarning;
import org.junit.jupiter.api.Test;

/** Tests the German messages for PGN errors and for contradictions found by the audit. */
class PgnGermanMessagesTest {

  private static final Texts GERMAN = Texts.of("de").orElseThrow();

  private static String inGerman(String text) {
    List<PgnError> errors = PgnWarningsTest.all(text).get(0).errors();
    assertThat(errors).hasSize(1);
    return errors.get(0).message(GERMAN);
  }

  @Test
  void the_audit_reports_in_german() {
    assertThat(audited("1. f3 e5 2. g4 Qh4# 1/2-1/2"))
        .isEqualTo(
            "Die Partie endet durch Matt: Schwarz gewinnt, das Ergebnis lautet aber 1/2-1/2"
                + " (5.1.1).");
    assertThat(audited("[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 Kd7 1/2-1/2"))
        .isEqualTo(
            "Die Partie war durch eine tote Stellung beendet, ging aber noch 1 Halbzug weiter"
                + " (5.2.2).");
    assertThat(audited("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 1-0"))
        .startsWith("Die Partie")
        .endsWith("(5.2.2).");
  }

  private static String audited(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text));
    assertThat(reader.next()).isTrue();
    return Audit.of(reader.replay()).contradictions().get(0).message(GERMAN);
  }

  @Test
  void a_warning_names_its_place_in_german() {
    PgnWarning warning = new PgnWarning(PgnWarning.Kind.NULL_MOVE, 3, 12, 4);
    assertThat(warning.message(GERMAN)).isEqualTo("Zeile 12, Spalte 4: ein Nullzug, 3-mal");
    assertThat(warning.message(Texts.english()))
        .isEqualTo("line 12, column 4: a null move, 3 times");
  }

  @Test
  void an_illegal_move_is_refused_in_german() {
    assertThat(inGerman("1. e4 e5 2. Nf4 Nc6 1-0"))
        .startsWith("Nf4 ist nicht erlaubt. ")
        .contains("Springer")
        .endsWith("(3.6).");
  }

  @Test
  void text_that_is_no_move_is_shown_in_german() {
    assertThat(inGerman("1. e4 e5 2. Sf3 Nc6 1-0")).startsWith("„Sf3“ ist kein Zug.");
  }

  @Test
  void an_ambiguous_move_is_asked_for_in_german() {
    assertThat(inGerman("1. Nf3 d5 2. d3 Nf6 3. Nd2 1-0"))
        .isEqualTo("„Nd2“ könnte Nbd2 oder Nfd2 sein: Welcher Zug ist gemeint?");
  }

  @Test
  void a_starting_position_without_a_king_is_refused_in_german() {
    assertThat(inGerman("[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *"))
        .startsWith("Die FEN beschreibt keine spielbare Stellung: Figuren")
        .contains("kein schwarzer König");
  }

  @Test
  void other_kinds_of_chess_are_named_in_german() {
    assertThat(inGerman("[Variant \"Crazyhouse\"]\n\n1. e4 *"))
        .isEqualTo(
            "Die Schachvariante Crazyhouse wird nicht unterstützt, nur normales Schach und"
                + " Chess960.");
  }

  @Test
  void an_open_comment_and_a_pass_in_check_are_told_in_german() {
    assertThat(inGerman("1. e4 {good 1-0")).contains("nie geschlossen");
    assertThat(inGerman("1. e4 e5 2. Qh5 Nf6 3. Qxf7+ Z0 1-0")).contains("kein Nullzug");
  }
}
