package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

/** Tests tag order, tag names, unknown values and unusual player names. */
class PgnTagsTest {

  private static String written(String white, String black) {
    return PgnCodec.write(SanGameDriver.classical().game(), PgnTags.ofPlayers(white, black));
  }

  @Test
  void what_is_not_known_has_the_marks_of_the_standard() {
    PgnTags tags = PgnTags.UNKNOWN;
    assertThat(List.of(tags.event(), tags.site(), tags.round(), tags.white(), tags.black()))
        .containsOnly("?");
    assertThat(tags.date()).isEqualTo("????.??.??");
    assertThat(tags.value("White")).isEmpty();
    assertThat(written("Ann", " ")).contains("[White \"Ann\"]\n[Black \"?\"]\n");
  }

  @Test
  void tags_keep_the_order_in_which_they_were_added() {
    PgnTags tags = PgnTags.UNKNOWN.with("WhiteElo", "1850").with("ECO", "C20").with("White", "Ann");
    assertThat(tags.list())
        .containsExactly(
            new PgnTag("WhiteElo", "1850"), new PgnTag("ECO", "C20"), new PgnTag("White", "Ann"));
    assertThat(tags.with("WhiteElo", "1900").list().get(0))
        .isEqualTo(new PgnTag("WhiteElo", "1900"));
    assertThat(tags.without("WhiteElo").list()).hasSize(2);
    assertThat(tags.without("Nobody")).isEqualTo(tags);
    assertThat(PgnTags.of(tags.list())).isEqualTo(tags);
  }

  @Test
  void written_games_start_with_the_seven_and_continue_by_name() {
    PgnTags tags = PgnTags.UNKNOWN.with("WhiteElo", "1850").with("ECO", "C20").with("White", "Ann");
    PgnGame game = new PgnGame(tags, Position.initial(), MoveLine.empty(), Result.DRAW);
    assertThat(PgnCodec.write(game))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "Ann"]
            [Black "?"]
            [Result "1/2-1/2"]
            [ECO "C20"]
            [WhiteElo "1850"]

            1/2-1/2
            """);
    assertThat(PgnCodec.write(SanGameDriver.classical().game(), tags))
        .contains("[ECO \"C20\"]\n[Termination \"unterminated\"]\n[TimeControl \"-\"]\n[WhiteElo");
  }

  @Test
  void tags_that_follow_from_the_game_replace_given_ones() {
    PgnTags tags =
        PgnTags.UNKNOWN
            .with("Result", "1-0")
            .with("FEN", "nonsense")
            .with("SetUp", "7")
            .with("TimeControl", "300")
            .with("Termination", "a phone rang");
    assertThat(PgnCodec.write(SanGameDriver.classical().game(), tags))
        .isEqualTo(SanGameDriver.classical().pgn());
  }

  @Test
  void a_name_that_pgn_does_not_allow_is_refused_with_what_is_allowed() {
    for (String name : List.of("", "White Elo", "Größe", "a\"b", "x]", "x".repeat(121))) {
      assertThat(PgnTag.isValidName(name)).as(name).isFalse();
      assertThatThrownBy(() -> PgnTags.UNKNOWN.with(name, "1"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is not the name of a PGN tag: a name has 1 to 120 letters");
    }
  }

  @Test
  void every_name_that_is_allowed_is_read_again() {
    PgnTags tags = PgnTags.UNKNOWN;
    for (char letter = 0; letter < 0x180; letter++) {
      for (String name : List.of("" + letter, "X" + letter, letter + "x".repeat(119))) {
        tags = PgnTag.isValidName(name) ? tags.with(name, "\\\"]" + letter) : tags;
      }
    }
    PgnGame game = new PgnGame(tags, Position.initial(), MoveLine.empty(), Result.NONE);
    assertThat(game.tags().list()).hasSizeGreaterThan(200);
    assertThat(PgnCodec.read(PgnCodec.write(game)).orElseThrow().game()).isEqualTo(game);
  }

  @Test
  void a_name_stays_on_one_line() {
    assertThat(written(" Ann\r\nB.\u2028\u0007\u0085 C\u007f", "Jörg 王 ♞"))
        .contains("[White \"Ann B. C\"]\n[Black \"Jörg 王 ♞\"]\n");
  }

  @Test
  void a_name_too_long_for_a_line_is_cut_between_characters() {
    String horse = "\uD83D\uDC34";
    assertThat(written("x".repeat(500), "")).contains("\"" + "x".repeat(120) + "\"");
    assertThat(written("x" + horse.repeat(100), "")).contains("\"x" + horse.repeat(59) + "\"");
    assertThat(written("\"".repeat(500), "").lines()).allMatch(line -> line.length() < 255);
  }
}
