package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.pgn.tree.MarkColor;
import org.arbiterchess.rules.Position;
import org.arbiterchess.svg.BoardSvg;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

class SvgCommandTest {

  private static final String PINNED_KNIGHT = "8/7k/8/8/4n3/8/8/KB6 b - - 0 1";

  private static String drawn(String... options) throws Exception {
    String[] args = new String[options.length + 1];
    args[0] = "svg";
    System.arraycopy(options, 0, args, 1, options.length);
    CommandRun ran = arbiter(args);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exitCode()).isZero();
    assertWellFormed(ran.out());
    return ran.out();
  }

  private static void assertWellFormed(String svg) throws Exception {
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static int count(String svg, String text) {
    return svg.split(Pattern.quote(text), -1).length - 1;
  }

  @Test
  void without_arguments_the_starting_position_is_drawn() throws Exception {
    String initial = BoardSvg.of(Position.initial()).text();

    assertThat(drawn()).isEqualTo(initial);
    assertThat(drawn("startpos", "--coordinates")).isEqualTo(initial);
  }

  @Test
  void a_fen_need_not_be_quoted_and_a_check_is_marked() throws Exception {
    String svg = drawn("4k3/8/8/8/8/8/4r3/4K3", "w", "-", "-", "0", "1");

    assertThat(count(svg, "class=\"piece ")).isEqualTo(3);
    assertThat(count(svg, "class=\"check\"")).isEqualTo(1);
  }

  @Test
  void the_last_of_the_moves_is_highlighted() throws Exception {
    String svg = drawn("--moves", "1. e4 e5 2. Nf3", "--no-coordinates");

    assertThat(count(svg, "class=\"last-move\"")).isEqualTo(2);
    // These are the coordinates of g1 and f3, with White at the bottom.
    assertThat(svg)
        .contains("class=\"last-move\" x=\"384\" y=\"448\"")
        .contains("class=\"last-move\" x=\"320\" y=\"320\"")
        .doesNotContain("class=\"coordinate");
  }

  @Test
  void every_option_is_that_of_the_library() throws Exception {
    BoardSvg expected =
        BoardSvg.of(Position.initial())
            .fromBlack()
            .coordinates(false)
            .width(320)
            .arrow(Square.E2, Square.E4)
            .arrow(MarkColor.RED, Square.D8, Square.H4)
            .mark(MarkColor.BLUE, Square.F7)
            .mark(Square.E4)
            .caption("a < b");

    assertThat(
            drawn(
                "--from-black",
                "--no-coordinates",
                "--width",
                "320",
                "--arrow",
                "e2e4,Rd8h4",
                "--mark",
                "Bf7",
                "--mark",
                "e4",
                "--caption",
                "a < b"))
        .isEqualTo(expected.text());
  }

  @Test
  void a_ruling_is_a_picture_with_the_sentence_below_it() throws Exception {
    CommandRun ran = arbiter("svg", PINNED_KNIGHT, "--rule", "Nc5");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.err()).isEmpty();
    assertWellFormed(ran.out());
    assertThat(ran.out())
        .contains("<title>Nc5</title>")
        .contains(
            "<desc>Your knight on e4 is pinned to your king on h7 by the bishop on b1"
                + " (3.9.2).</desc>");
    assertThat(count(ran.out(), "class=\"mark red\"")).isEqualTo(2);
    assertThat(count(ran.out(), "class=\"arrow red\"")).isEqualTo(1);
    assertThat(count(ran.out(), "class=\"caption\"")).isEqualTo(2);
  }

  @Test
  void the_picture_of_the_documentation_is_what_the_command_draws() throws Exception {
    String fen = "8/7k/8/8/4n3/8/8/1B5K b - - 0 1";

    assertThat(arbiter("svg", fen, "--rule", "Nc3").out())
        .as("to update it: ./arbiter svg '" + fen + "' --rule Nc3 >docs/screenshots/ruling.svg")
        .isEqualTo(Files.readString(Path.of("../docs/screenshots/ruling.svg")));
  }

  @Test
  void a_ruling_knows_the_game_and_speaks_german() {
    CommandRun over = arbiter("svg", "--moves", "f3 e5 g4 Qh4", "--rule", "a3");
    CommandRun german = arbiter("svg", PINNED_KNIGHT, "--rule", "Nc5", "--lang", "de");

    assertThat(over.exitCode()).isEqualTo(1);
    assertThat(over.out()).contains("(5.1.1)");
    assertThat(german.out()).contains("gefesselt").doesNotContain("pinned");
  }

  @Test
  void a_legal_move_is_drawn_on_the_board_after_it() throws Exception {
    String svg = drawn("--rule", "e4");

    assertThat(svg).contains("<title>e4</title>", "<desc>e4 is legal.</desc>");
    assertThat(count(svg, "class=\"last-move\"")).isEqualTo(2);
    assertThat(drawn("4k3/8/8/8/8/7r/8/4K2R w K - 0 1", "--rule", "0-0"))
        .contains("O-O is legal. The rook on h3 attacks the rook on h1");
  }

  @Test
  void chess960_castling_is_ruled() {
    CommandRun ran =
        arbiter("svg", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "--rule", "0-0-0", "--chess960");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.out()).contains("(3.9.2)", "class=\"arrow red\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--out", "--output"})
  void a_file_is_written_once_and_never_overwritten(String option, @TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("board.svg");

    CommandRun first = arbiter("svg", option, file.toString());
    CommandRun second = arbiter("svg", option, file.toString(), "--from-black");

    assertThat(first).isEqualTo(new CommandRun(0, "", ""));
    assertThat(second.exitCode()).isEqualTo(2);
    assertThat(second.err())
        .isEqualTo("arbiter: " + file + " already exists and will not be overwritten.\n");
    assertThat(Files.readString(file)).isEqualTo(BoardSvg.of(Position.initial()).text());
  }

  @Test
  void a_file_that_cannot_be_written_is_told() {
    assertThat(arbiter("svg", "--out", "no\0file").err())
        .isEqualTo("arbiter: \"no?file\" is not a valid file name.\n");
    assertThat(arbiter("svg", "--out", "/no/such/folder/x.svg").exitCode()).isEqualTo(70);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e2", "e2e9", "e2e2", "Xe2e4", "Ge2e4x", "e2-e4", "re2e4"})
  void text_that_is_not_an_arrow_is_told(String text) {
    CommandRun ran = arbiter("svg", "--arrow", text);

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("arbiter: \"" + text + "\" is not a valid arrow: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e", "e9", "Xe4", "Ge4x", "ge4"})
  void text_that_is_not_a_square_is_told(String text) {
    CommandRun ran = arbiter("svg", "--mark", text);

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).startsWith("arbiter: \"" + text + "\" is not a valid square: ");
  }

  @Test
  void bad_input_is_told_as_by_the_other_commands() {
    assertThat(arbiter("svg", "8/8 w - - 0 1").err()).startsWith("arbiter: This FEN is not valid");
    assertThat(arbiter("svg", "--moves", "e4 e4").err()).contains("ply 2", "\"e4\"");
    assertThat(arbiter("svg", "--rule", "zz").err()).contains("zz");
    assertThat(arbiter("svg", "--width", "0").err())
        .isEqualTo("arbiter: --width is 0; it must be from 1 to 100000.\n");
    assertThat(arbiter("svg", "--width", "0").exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/3q4/8/8/8/8, 1",
    "8/8/8/3q4/8/8/8/8 w - - 0 1, 1",
    "8/8/8/3q4/8/8/8/8 w KQkq - 0 1, 1",
    "8/8/8/8/8/8/8/8, 0",
    "kk5P/8/8/8/8/8/8/8 b - - 0 1, 3",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR, 32",
  })
  void a_board_needs_no_kings_and_no_other_fields(String fen, int pieces) throws Exception {
    assertThat(count(drawn(fen), "class=\"piece ")).isEqualTo(pieces);
  }

  @Test
  void a_ruling_needs_a_position() {
    assertThat(arbiter("svg", "8/8/8/3q4/8/8/8/8", "--rule", "Qd1").exitCode()).isEqualTo(2);
    assertThat(arbiter("svg", "8/8/8/3q4/8/8/8/8", "--moves", "Qd1").exitCode()).isEqualTo(2);
    assertThat(arbiter("svg", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1").err())
        .as("a move that would not be drawn")
        .contains("found 7 fields");
  }
}
