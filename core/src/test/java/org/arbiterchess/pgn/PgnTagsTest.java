package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTag;
import org.arbiterchess.pgn.tree.PgnTags;
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
    assertThat(new PgnTags(tags.list())).isEqualTo(tags);
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

  private static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static PgnGame read(String... tags) {
    PgnReading reading =
        PgnCodec.read(String.join("\n", tags) + "\n\n1. g3 g6 1/2-1/2\n").orElseThrow();
    assertThat(reading.errors()).isEmpty();
    assertThat(reading.game().line().moves().get(1).annotations().after()).isEmpty();
    assertThat(PgnCodec.read(PgnCodec.write(reading.game())).orElseThrow().game())
        .isEqualTo(reading.game());
    return reading.game();
  }

  @Test
  void tags_that_say_the_same_as_the_game_keep_their_spelling() {
    String shredder = "nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w HBhb - 0 0";
    PgnGame chess960 =
        read(
            "[Result \"1/2\"]",
            "[Variant \"fischerandom\"]",
            "[SetUp \"1\"]",
            "[FEN \"" + shredder + "\"]");
    assertThat(chess960.tag("Result")).hasValue("1/2");
    assertThat(chess960.tag("Variant")).hasValue("fischerandom");
    assertThat(chess960.tag("FEN")).hasValue(shredder);

    PgnGame plain = chess960.normalized();
    assertThat(plain.tag("Result")).hasValue("1/2-1/2");
    assertThat(plain.tag("Variant")).hasValue("Chess960");
    assertThat(plain.tag("FEN"))
        .hasValue("nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w KQkq - 0 1");
    assertThat(plain.line()).isEqualTo(chess960.line());

    PgnGame won = chess960.withResult(Result.WHITE_WINS);
    assertThat(won.tag("Result")).hasValue("1-0");
  }

  @Test
  void the_fen_of_the_initial_position_stays() {
    PgnGame flagged = read("[SetUp \"1\"]", "[FEN \"" + INITIAL + "\"]");
    assertThat(flagged.tag("FEN")).hasValue(INITIAL);
    assertThat(flagged.tag("SetUp")).hasValue("1");
    assertThat(read("[FEN \"" + INITIAL + "\"]").tag("SetUp")).isEmpty();
    assertThat(read("[FEN \"" + INITIAL + "\"]", "[SetUp \"0\"]").tag("SetUp")).hasValue("0");
    assertThat(read("[SetUp \"0\"]").tag("SetUp")).hasValue("0");
    assertThat(flagged.normalized()).isEqualTo(read("[White \"?\"]"));
  }

  @Test
  void tags_that_contradict_the_game_become_comments() {
    String text = "[SetUp \"1\"]\n[Result \"0-1\"]\n\n1. g3 g6 1-0\n";
    PgnGame game = PgnCodec.read(text).orElseThrow().game();
    assertThat(game.tag("SetUp")).isEmpty();
    assertThat(game.line().moves().get(1).annotations().after())
        .containsExactly(PgnComment.of("[SetUp \"1\"]"), PgnComment.of("[Result \"0-1\"]"));
    String zero = "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *";
    assertThat(PgnCodec.write(PgnCodec.read(zero).orElseThrow().game()))
        .contains("[SetUp \"1\"]\n")
        .contains("{[SetUp \"0\"]}");
  }

  @Test
  void a_result_in_the_tag_counts_if_the_one_after_the_moves_is_open() {
    PgnReading reading = PgnWarningsTest.only("[Result \"1-0\"]\n\n1. e4 e5 *\n");

    assertThat(reading.game().result()).isEqualTo(Result.WHITE_WINS);
    assertThat(reading.game().tag("Result")).hasValue("1-0");
    assertThat(reading.warnings())
        .containsExactly(new PgnWarning(PgnWarning.Kind.CONTRADICTORY_RESULT, 1, 3, 10));
    assertThat(PgnCodec.write(reading.game())).endsWith("\n1. e4 e5 {*} 1-0\n");
    PgnReader reader = new PgnReader(ByteSource.of("[Result \"1/2-1/2\"] 1. e4 e5 *"));
    assertThat(reader.next()).isTrue();
    assertThat(reader.replay().result()).isEqualTo(Result.DRAW);
    assertThat(PgnWarningsTest.only("[Result \"?\"]\n\n1. e4 e5 *").game().result())
        .isEqualTo(Result.NONE);
    assertThat(PgnWarningsTest.only("[Result \"*\"]\n\n1. e4 e5 *").warnings()).isEmpty();
  }

  @Test
  void a_variant_that_is_announced_is_believed() {
    for (String variant : List.of("Standard", "chess", "From Position")) {
      PgnReading reading =
          PgnWarningsTest.only(
              "[Variant \""
                  + variant
                  + "\"]\n[FEN \"rk5r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1\"]\n\n1. O-O *");
      assertThat(PgnWarningsTest.odd(reading)).containsExactly(PgnWarning.Kind.LENIENT_FEN);
      assertThat(reading.game().start())
          .isEqualTo(Fen.parse("rk5r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"));
      assertThat(reading.game().tag("Variant")).hasValue(variant);
      assertThat(reading.game().line().moves().get(0).annotations().after())
          .containsExactly(
              PgnComment.of("[FEN \"rk5r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1\"]"));
    }
    PgnReading silent =
        PgnWarningsTest.only(
            "[Variant \"?\"]\n[FEN \"rk5r/8/8/8/8/8/8/RK5R w KQkq - 0 1\"]\n\n1. O-O *");
    assertThat(PgnWarningsTest.odd(silent)).containsExactly(PgnWarning.Kind.CHESS960_NOT_ANNOUNCED);
    PgnReading files =
        PgnWarningsTest.only(
            "[Variant \"Standard\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1\"]\n\n1. O-O *");
    assertThat(files.game().start()).isEqualTo(Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    assertThat(files.game().tag("FEN")).hasValue("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
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
