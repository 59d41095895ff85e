package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.arbiterchess.notation.Phrasebook;
import org.junit.jupiter.api.Test;

/** What is wrong with a file, and what was warnings, is said in every language. */
class PgnLanguageTest {

  private static String inGerman(String text) {
    List<PgnError> errors = PgnWarningsTest.all(text).get(0).errors();
    assertThat(errors).hasSize(1);
    return errors.get(0).message(Phrasebook.german());
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
        .isEqualTo("„Nd2“ könnte nb1d2 oder nf3d2 sein: Welcher Zug ist gemeint?");
  }

  @Test
  void a_starting_position_without_a_king_is_refused_in_german() {
    assertThat(inGerman("[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *"))
        .startsWith("Die FEN ist keine Stellung, aus der gespielt werden kann: Figuren")
        .contains("kein schwarzer König");
  }

  @Test
  void other_kinds_of_chess_are_named_in_german() {
    assertThat(inGerman("[Variant \"Crazyhouse\"]\n\n1. e4 *"))
        .isEqualTo(
            "Die Partie ist Crazyhouse, nach anderen Regeln als denen von Schach oder Chess960.");
  }

  @Test
  void an_open_comment_and_a_pass_in_check_are_told_in_german() {
    assertThat(inGerman("1. e4 {good 1-0")).contains("nie geschlossen");
    assertThat(inGerman("1. e4 e5 2. Qh5 Nf6 3. Qxf7+ Z0 1-0")).contains("kein Nullzug");
  }

  @Test
  void no_two_languages_say_the_same() {
    int sentences = 0;
    for (PgnRemarkKey wording : PgnRemarkKey.values()) {
      Set<String> said = new HashSet<>();
      for (Phrasebook book : Phrasebook.all()) {
        said.add(wording.in(book.language()));
        sentences++;
      }
      int languages = wording == PgnRemarkKey.NOT_UNDERSTOOD ? 1 : Phrasebook.all().size();
      assertThat(said).as(wording.name()).hasSize(languages);
    }
    for (PgnWarningKind oddity : PgnWarningKind.values()) {
      List<String> said = new ArrayList<>();
      Phrasebook.all().forEach(book -> said.add(oddity.in(book)));
      assertThat(said).as(oddity.name()).doesNotHaveDuplicates().contains(oddity.english());
      sentences += said.size();
    }
    System.out.println(sentences + " sentences about PGN in all languages");
  }
}
