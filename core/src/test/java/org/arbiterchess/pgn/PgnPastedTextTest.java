package org.arbiterchess.pgn;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.PgnComment;
import org.junit.jupiter.api.Test;

/** Tests that games pasted from web pages, forums and documents can be read. */
class PgnPastedTextTest {

  private static PgnReading only(String text) {
    List<PgnReading> games = PgnWarningsTest.all(text);
    assertThat(games).as(text).hasSize(1);
    assertThat(games.get(0).errors()).as(text).isEmpty();
    return games.get(0);
  }

  private static String movetext(PgnReading reading) {
    String written = PgnCodec.write(reading.game());
    return written.substring(written.indexOf("\n\n") + 2).trim().replace('\n', ' ');
  }

  private static List<PgnWarning.Kind> kinds(PgnReading reading) {
    List<PgnWarning.Kind> kinds = new ArrayList<>();
    reading.warnings().forEach(warning -> kinds.add(warning.kind()));
    return kinds;
  }

  @Test
  void symbols_are_nags_even_if_glued() {
    PgnReading reading =
        only("1. e4‼ e5⁇ 2. Nf3⁉ Nc6⁈ 3. Bb5± a6∓ 4. Ba4⩲ Nf6⩱ 5. O-O∞ Be7□ 6. Re1+− b5−+ 1-0");

    assertThat(movetext(reading))
        .isEqualTo(
            "1. e4 $3 e5 $4 2. Nf3 $5 Nc6 $6 3. Bb5 $16 a6 $17 4. Ba4 $14 Nf6 $15 5. O-O $13 Be7 "
                + "$7 6. Re1 $18 b5 $19 1-0");
    assertThat(kinds(reading)).contains(PgnWarning.Kind.SYMBOL);
    assertThat(movetext(only("1. e4 e5 2. Nf3+- Nc6N ± 3. Bb5+/= a6= 1-0")))
        .isEqualTo("1. e4 e5 2. Nf3 $18 Nc6 $146 $16 3. Bb5 $14 a6 $10 1-0");
  }

  @Test
  void a_game_without_tags_is_found_after_other_text() {
    for (String before :
        List.of(
            "Look at this game:\n\n",
            "Anna - Boris, Club\n",
            "[White Ann\n\n",
            "Chapter\n1. Introduction\n",
            "See {a comment}\r\n\t")) {
      PgnReading reading = only(before + "1. e4 e5 2. Nf3 Nc6 1-0\n");
      assertThat(movetext(reading)).isEqualTo("1. e4 e5 2. Nf3 Nc6 1-0");
      assertThat(kinds(reading)).as(before).contains(PgnWarning.Kind.JUNK_BETWEEN_GAMES);
    }
    List<PgnReading> games =
        PgnWarningsTest.all("[White \"X\"]\n\n1. c4 *\n\nRound 2\n\n1. d4 d5 Kxe9 1-0\n");
    assertThat(games).hasSize(2);
    assertThat(games.get(1).errors()).hasSize(1);
  }

  @Test
  void text_after_the_last_game_is_reported_with_its_place() {
    PgnReader reader = new PgnReader(ByteSource.of("1. e4 *\n\n hello there\n"));
    assertThat(reader.next()).isTrue();
    assertThat(reader.textAfterLastGame()).isEmpty();
    assertThat(reader.next()).isFalse();
    assertThat(reader.textAfterLastGame())
        .contains(new PgnWarning(PgnWarning.Kind.JUNK_BETWEEN_GAMES, 1, 3, 2));

    for (String text : List.of("1. e4 *", "1. e4 *\n\n\n", "[pgn]1. e4 *\n[/pgn]\n", "")) {
      PgnReader clean = new PgnReader(ByteSource.of(text));
      while (clean.next()) {
        assertThat(clean.textAfterLastGame()).isEmpty();
      }
      assertThat(clean.textAfterLastGame()).as(text).isEmpty();
    }
  }

  @Test
  void a_tag_without_its_bracket_does_not_split_a_game() {
    for (String site : List.of("[Site Paris", "[Site Paris ", "[Site \u201cParis\u201d")) {
      for (String end : List.of("\n", "\r\n")) {
        PgnReading reading =
            only("[White \"A\"]" + end + site + end + "[Black \"Bob\"]" + end + end + "1. e4 *");
        assertThat(reading.game().tag("Site")).contains("Paris");
        assertThat(reading.game().tag("Black")).contains("Bob");
        assertThat(reading.warnings()).isNotEmpty();
      }
    }
  }

  @Test
  void a_tag_without_a_value_does_not_split_a_game() {
    for (String tag : List.of("[Round]", "[Round ]", "[WhiteElo]")) {
      PgnReading reading = only("[White \"A\"]\n" + tag + "\n[Black \"B\"]\n\n1. e4 *");
      assertThat(reading.game().tag("White")).contains("A");
      assertThat(reading.game().tag("Black")).contains("B");
      assertThat(kinds(reading)).as(tag).contains(PgnWarning.Kind.BROKEN_TAG);
    }
    assertThat(movetext(only("[White \"A\"]\n\n[Diagram] 1. e4 *"))).contains("Diagram");
  }

  @Test
  void a_result_follows_a_move_without_a_space() {
    assertThat(movetext(only("1.d4 d5*"))).isEqualTo("1. d4 d5 *");
    assertThat(movetext(only("1.d4 d5 2.c4*\n"))).isEqualTo("1. d4 d5 2. c4 *");
    assertThat(PgnWarningsTest.all("1. d4 d5*\n\n1. e4 *")).hasSize(2);
  }

  @Test
  void move_numbers_need_no_full_stop() {
    for (String text : List.of("1 e4 e5 2 Nf3 1-0", "1 . e4 e5 2 . Nf3 1-0")) {
      assertThat(movetext(only(text))).isEqualTo("1. e4 e5 2. Nf3 1-0");
    }
    assertThat(PgnWarningsTest.all("2 games\n\n3 Brilliant moves")).isEmpty();
  }

  @Test
  void a_line_is_escaped_after_a_byte_order_mark() {
    assertThat(movetext(only("\uFEFF%note\n1. e4 1-0"))).isEqualTo("1. e4 1-0");
  }

  @Test
  void results_are_read_with_any_dash() {
    for (String dash : List.of("\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212")) {
      List<PgnReading> games =
          PgnWarningsTest.all(
              "1. e4 e5 1-0\n1. d4 d5 0-1\n1. c4 1/2-1/2\n1. f4 ½-½\n1. g3 1-0".replace("-", dash));
      assertThat(games)
          .extracting(reading -> reading.game().result())
          .containsExactly(
              Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW, Result.DRAW, Result.WHITE_WINS);
      assertThat(games).allSatisfy(game -> assertThat(game.errors()).isEmpty());
      assertThat(kinds(games.get(0))).containsExactly(PgnWarning.Kind.TYPOGRAPHIC_SIGN);
    }
    assertThat(only("[Result \"1–0\"]\n\n1. e4 *").game().result()).isEqualTo(Result.WHITE_WINS);
    assertThat(only("[Result \"0–1\"]\n\n1. e4").game().result()).isEqualTo(Result.BLACK_WINS);
  }

  @Test
  void castling_is_read_with_any_dash() {
    String start = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. ";
    for (String castling : List.of("O–O", "0–0", "O−O", "0‑0")) {
      PgnReading reading = only(start + castling + " " + castling + " 1-0");
      assertThat(movetext(reading)).isEqualTo(start + "O-O O-O 1-0");
      assertThat(kinds(reading)).contains(PgnWarning.Kind.TYPOGRAPHIC_SIGN);
    }
  }

  @Test
  void spaces_may_be_of_any_kind() {
    for (String space : List.of("\u00a0", "\u2009", "\u202f", "\u3000", " \u200b", "\u2003 ")) {
      PgnReading reading =
          only(
              "[White \"Ann\"]\n"
                  + space
                  + "\n[Black \"Ben\"]\n\n1."
                  + "e4 e5 2. Nf3 Nc6 1-0".replace(" ", space));
      assertThat(movetext(reading)).isEqualTo("1. e4 e5 2. Nf3 Nc6 1-0");
      assertThat(reading.game().tag("Black")).hasValue("Ben");
      assertThat(kinds(reading)).contains(PgnWarning.Kind.UNICODE_SPACE);
    }
    assertThat(movetext(only("1. N\u200bf3 d5 2.\ufeffg3 1-0"))).isEqualTo("1. Nf3 d5 2. g3 1-0");
    assertThat(movetext(only("\u00a01. e4 e5 1-0"))).isEqualTo("1. e4 e5 1-0");
  }

  @Test
  void figurines_are_pieces() {
    PgnReading reading = only("1. ♙e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. ♗×c6 d×c6 5. O–O ♛f6 *");

    assertThat(movetext(reading))
        .isEqualTo("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qf6 *");
    assertThat(kinds(reading)).contains(PgnWarning.Kind.FIGURINE, PgnWarning.Kind.TYPOGRAPHIC_SIGN);
    assertThat(movetext(only("♘f3 d5 1-0"))).isEqualTo("1. Nf3 d5 1-0");
    assertThat(movetext(only("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=♕+ Kd7 1-0")))
        .isEqualTo("1. a8=Q+ Kd7 1-0");
  }

  @Test
  void an_ellipsis_follows_a_move_number() {
    assertThat(movetext(only("1. e4 1…e5 2. Nf3 2… Nc6 *"))).isEqualTo("1. e4 e5 2. Nf3 Nc6 *");
  }

  @Test
  void windows_signs_are_read_without_utf_8() {
    Charset windows = Charset.forName("windows-1252");
    PgnReading reading = PgnWarningsTest.all("1.\u00a0e4 e5 2. Nf3± 1–0".getBytes(windows)).get(0);

    assertThat(reading.errors()).isEmpty();
    assertThat(movetext(reading)).isEqualTo("1. e4 e5 2. Nf3 $16 1-0");
    assertThat(PgnWarningsTest.all("1. e4 ½-½".getBytes(ISO_8859_1)).get(0).errors()).isEmpty();
  }

  @Test
  void quotation_marks_in_tags_may_be_curly() {
    PgnReading reading =
        only(
            "[Event “Club”]\n[Site „Here“]\n[White «Ann O’Neil»]\n[Black ”Ben”]\n"
                + "[Result \"1-0\"]\n\n1. e4 1-0");

    assertThat(reading.game().tag("Event")).hasValue("Club");
    assertThat(reading.game().tag("Site")).hasValue("Here");
    assertThat(reading.game().tag("White")).hasValue("Ann O’Neil");
    assertThat(reading.game().tag("Black")).hasValue("Ben");
    assertThat(kinds(reading)).containsExactly(PgnWarning.Kind.CURLY_QUOTES);
  }

  @Test
  void a_tag_without_quotation_marks_does_not_split_the_game() {
    PgnReading reading =
        only("[Event \"x\"]\n[White Ann Smith]\n[WhiteElo 2100]\n[Black \"Ben\"]\n\n1. e4 1-0");

    assertThat(reading.game().tag("White")).hasValue("Ann Smith");
    assertThat(reading.game().tag("WhiteElo")).hasValue("2100");
    assertThat(reading.game().tag("Black")).hasValue("Ben");
    assertThat(reading.warnings())
        .containsExactly(new PgnWarning(PgnWarning.Kind.BROKEN_TAG, 2, 2, 1));
    assertThat(only("[White Ann] [Black Ben] 1. e4 1-0").game().tag("Black")).hasValue("Ben");
    assertThat(only("[White Ann]\n[Black \"Ben\"]\n\n1. e4 1-0").game().tag("White"))
        .hasValue("Ann");
  }

  @Test
  void the_tags_of_a_forum_are_skipped() {
    List<PgnReading> games =
        PgnWarningsTest.all(
            "Look at this:\n[pgn][Event \"x\"]\n\n1. e4 e5 1-0[/pgn]\nand this\n"
                + "[PGN height=300]1. d4 d5[/PGN] the end");

    assertThat(games)
        .extracting(PgnPastedTextTest::movetext)
        .containsExactly("1. e4 e5 1-0", "1. d4 d5 *");
    assertThat(games).allSatisfy(game -> assertThat(game.errors()).isEmpty());
    assertThat(kinds(games.get(0)))
        .containsExactly(PgnWarning.Kind.JUNK_BETWEEN_GAMES, PgnWarning.Kind.FORUM_TAGS);
    assertThat(kinds(only("[pgn]\n1. e4 e5\n[/pgn]")))
        .containsExactly(PgnWarning.Kind.FORUM_TAGS, PgnWarning.Kind.MISSING_RESULT);
  }

  @Test
  void a_result_that_is_not_the_games_stays_as_it_was() {
    assertThat(movetext(only("1. e4 (1. d4 1–0) e5 0-1")))
        .isEqualTo("1. e4 (1. d4 {1–0}) 1... e5 0-1");
    assertThat(movetext(only("1. e4 (1. d4 0-1é) e5 ½–½")))
        .isEqualTo("1. e4 (1. d4 {0-1é}) 1... e5 1/2-1/2");
    assertThat(movetext(only("1. e4 (1. d4 1\ufeff–0\u00a0d5) e5 *")))
        .isEqualTo("1. e4 (1. d4 {1\ufeff–0} 1... d5) 1... e5 *");
    assertThat(movetext(only("1. ♙e4 (1. ♙d4 ½–½ d5 2. ♘f3) e5 *")))
        .isEqualTo("1. e4 (1. d4 {½–½} 1... d5 2. Nf3) 1... e5 *");
  }

  @Test
  void letters_in_front_of_the_games_result_become_a_comment() {
    assertThat(movetext(only("1. e4 é0-1"))).isEqualTo("1. e4 {é} 0-1");
    assertThat(movetext(only("1. e4 é*"))).isEqualTo("1. e4 {é} *");
    assertThat(movetext(only("1. e4 (1. d4 é*) e5 *"))).isEqualTo("1. e4 (1. d4 {é*}) 1... e5 *");
  }

  @Test
  void a_word_behind_pasted_signs_is_kept_whole() {
    PgnReading reading = PgnWarningsTest.all("1. e4 ♘–wo\ufeffrd♘x e5 1–0").get(0);

    assertThat(movetext(reading)).isEqualTo("1. e4 {[%unread] ♘–wo\ufeffrd♘x e5} 1-0");
    assertThat(movetext(PgnWarningsTest.all("1. e4 (1. d4 1–0–wörd) e5 1-0").get(0)))
        .isEqualTo("1. e4 (1. d4 {[%unread] 1–0–wörd}) 1... e5 1-0");
  }

  @Test
  void several_numbers_in_front_of_unread_text_stay() {
    PgnReading reading = PgnWarningsTest.all("1. e4 2026. 11. word 1-0").get(0);

    assertThat(movetext(reading)).isEqualTo("1. e4 {[%unread] 2026. 11. word} 1-0");
  }

  @Test
  void a_byte_order_mark_between_games_is_dropped_but_not_inside_a_word() {
    PgnReader reader =
        new PgnReader(ByteSource.of("a wo\ufeffrd\ufeff here\n\n\ufeff[Event \"x\"]\n\n1. e4 *"));

    assertThat(reader.next()).isTrue();
    assertThat(reader.textBefore().strip()).isEqualTo("a wo\ufeffrd here");
  }

  @Test
  void text_that_is_not_understood_stays_as_it_was() {
    PgnReading reading = PgnWarningsTest.all("1. e4 e5 2. ♘f9–x ♞c6 1–0").get(0);

    assertThat(movetext(reading)).isEqualTo("1. e4 e5 {[%unread] 2. ♘f9–x ♞c6} 1-0");
  }

  @Test
  void text_in_brackets_among_tags_is_a_comment_and_ends_no_game() {
    for (String line : List.of("[\"NoName\"]", "[Näme \"x\"]", "[]", "[a tag, perhaps]")) {
      PgnReading reading = only("[Event \"x\"]\n" + line + "\n[White \"Ann\"]\n\n1. e4 e5 1-0\n");
      assertThat(reading.game().tag("White")).hasValue("Ann");
      assertThat(reading.game().line().moves()).hasSize(2);
      assertThat(reading.game().line().moves().get(0).annotations().before())
          .containsExactly(PgnComment.of(line));
      assertThat(reading.warnings())
          .containsExactly(new PgnWarning(PgnWarning.Kind.BROKEN_TAG, 1, 2, 1));
    }
  }

  @Test
  void text_in_brackets_does_not_join_games() {
    List<PgnReading> games =
        PgnWarningsTest.all("[Event \"a\"]\n\n[no game]\n\n[Event \"b\"]\n\n1. e4 *\n");

    assertThat(games).hasSize(2);
  }
}
