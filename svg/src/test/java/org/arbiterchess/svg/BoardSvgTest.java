package org.arbiterchess.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.ArrowMark;
import org.arbiterchess.pgn.MarkColor;
import org.arbiterchess.pgn.SquareMark;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class BoardSvgTest {

  /** A board with only a white knight on b1. */
  private static final Board KNIGHT =
      Board.EMPTY.with(Square.B1, new Piece(Color.WHITE, Role.KNIGHT));

  @Test
  void the_first_position_has_64_squares_32_pieces_and_16_coordinates() {
    SvgElements svg = SvgElements.of(BoardSvg.of(Position.initial()).text());

    assertThat(svg.withClasses("square").count()).isEqualTo(64);
    assertThat(svg.withClasses("square light").count()).isEqualTo(32);
    assertThat(svg.withClasses("square dark a1").count()).isEqualTo(1);
    assertThat(svg.withClasses("piece").count()).isEqualTo(32);
    assertThat(svg.withClasses("piece white pawn").count()).isEqualTo(8);
    assertThat(svg.withClasses("piece black knight").count()).isEqualTo(2);
    assertThat(svg.withClasses("coordinate file").text()).isEqualTo("a b c d e f g h");
    assertThat(svg.withClasses("coordinate rank").text()).isEqualTo("1 2 3 4 5 6 7 8");
    assertThat(svg.withClasses("check").count()).isZero();
  }

  @Test
  void a_piece_stands_on_its_square_from_either_side() {
    BoardSvg white = BoardSvg.of(KNIGHT);

    // From White's side, b1 is in the second column and last row. From Black's side, it is in the
    // seventh column and first row.
    assertThat(knight(white)).isEqualTo("90,474");
    assertThat(knight(white.fromBlack())).isEqualTo("410,26");
    assertThat(knight(white.coordinates(false))).isEqualTo("64,448");
    assertThat(knight(white.coordinates(false).fromBlack())).isEqualTo("384,0");
    assertThat(white.fromBlack().from(Color.WHITE).text()).isEqualTo(white.text());
  }

  private static String knight(BoardSvg svg) {
    return SvgElements.of(svg.text()).withClasses("piece white knight").places("x", "y").get(0);
  }

  @Test
  void every_square_and_coordinate_turns_with_the_board() {
    SvgElements white = SvgElements.of(BoardSvg.of(KNIGHT).text());
    SvgElements black = SvgElements.of(BoardSvg.of(KNIGHT).fromBlack().text());

    for (Square square : Square.values()) {
      Element one = white.withClasses("square " + square).root();
      Element other = black.withClasses("square " + square).root();
      assertThat(number(one, "x") + number(other, "x")).as("" + square).isEqualTo(7 * 64 + 2 * 26);
      assertThat(number(one, "y") + number(other, "y")).as("" + square).isEqualTo(7 * 64 + 2 * 26);
      assertThat(one.getAttribute("class")).isEqualTo(other.getAttribute("class"));
    }
    Element fileA = black.withClasses("coordinate file").root();
    assertThat(number(fileA, "x")).isEqualTo(number(black.withClasses("a1").root(), "x") + 32);
    Element rank1 = black.withClasses("coordinate rank").root();
    assertThat(number(rank1, "y")).isBetween(26, 26 + 64);
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }

  @Test
  void without_coordinates_the_board_fills_the_picture() {
    SvgElements svg = SvgElements.of(BoardSvg.of(KNIGHT).coordinates(false).text());

    assertThat(svg.root().getAttribute("viewBox")).isEqualTo("0 0 512 512");
    assertThat(svg.withClasses("coordinate").count()).isZero();
  }

  @Test
  void a_king_in_check_is_marked() {
    Position position = Fen.parse("4k3/8/8/8/8/8/4r3/4K2R w K - 0 1");
    SvgElements svg = SvgElements.of(BoardSvg.of(position).coordinates(false).text());

    assertThat(svg.withClasses("check").places("x", "y")).containsExactly("258,450");
    assertThat(SvgElements.of(BoardSvg.of(position.board()).text()).withClasses("check").count())
        .isZero();
  }

  @Test
  void the_last_move_has_two_squares_and_castling_in_place_one() {
    Position position = Position.initial();
    Move move = position.legalMoves(Square.E2).get(0);
    BoardSvg after = BoardSvg.of(position.play(move)).coordinates(false);

    assertThat(lastMove(after.lastMove(move))).containsExactly("256,384", "256," + y(move.to()));
    assertThat(lastMove(after.lastMove(Square.G1, Square.G1))).containsExactly("384,448");
  }

  private static int y(Square square) {
    return (8 - square.rank().number()) * 64;
  }

  private static java.util.List<String> lastMove(BoardSvg svg) {
    return SvgElements.of(svg.text()).withClasses("last-move").places("x", "y");
  }

  @Test
  void arrows_and_marks_have_their_colours() {
    String text =
        BoardSvg.of(KNIGHT)
            .coordinates(false)
            .arrow(Square.A1, Square.A8)
            .arrow(new ArrowMark(MarkColor.BLUE, Square.H1, Square.A1))
            .mark(Square.E4)
            .mark(new SquareMark(MarkColor.CYAN, Square.D5))
            .text();
    SvgElements svg = SvgElements.of(text);

    // The arrow goes straight up from a1. The shaft starts 17 units from the centre of a1, and the
    // tip is 6 units short of the centre of a8.
    assertThat(svg.withClasses("arrow green").attributes("d"))
        .containsExactly("M29 463L29 56L21.5 56L32 38L42.5 56L35 56L35 463Z");
    assertThat(svg.withClasses("arrow blue").attributes("d"))
        .containsExactly("M463 483L56 483L56 490.5L38 480L56 469.5L56 477L463 477Z");
    assertThat(svg.withClasses("mark green").places("cx", "cy")).containsExactly("288,288");
    assertThat(svg.withClasses("mark cyan").places("cx", "cy")).containsExactly("224,224");
    assertThat(svg.withClasses("edge").count()).isEqualTo(2);
  }

  @Test
  void the_same_arrow_or_mark_is_drawn_once() {
    BoardSvg once = BoardSvg.of(KNIGHT).arrow(Square.A1, Square.A8).mark(Square.E4);

    assertThat(once.arrow(Square.A1, Square.A8).mark(Square.E4).text()).isEqualTo(once.text());
  }

  @Test
  void many_marks_are_small() {
    BoardSvg svg = BoardSvg.of(KNIGHT);
    for (Square square : Square.values()) {
      svg = svg.mark(square);
    }

    assertThat(SvgElements.of(svg.text()).withClasses("mark").attributes("r"))
        .hasSize(64)
        .containsOnly("10");
  }

  @Test
  void changing_a_picture_leaves_the_first_one_as_it_was() {
    BoardSvg first = BoardSvg.of(Position.initial());
    String before = first.text();

    first.fromBlack().arrow(Square.A1, Square.A8).mark(Square.E4).title("x").caption("y").width(9);

    assertThat(first.text()).isEqualTo(before);
    assertThat(first).hasToString(before);
  }

  @Test
  void a_title_makes_it_an_image_for_screen_readers() {
    BoardSvg plain = BoardSvg.of(KNIGHT);
    SvgElements named = SvgElements.of(plain.title("A knight").description("on b1").text());

    assertThat(named.root().getAttribute("role")).isEqualTo("img");
    assertThat(named.list().get(1).getLocalName()).isEqualTo("title");
    assertThat(named.named("title").text()).isEqualTo("A knight");
    assertThat(named.named("desc").text()).isEqualTo("on b1");
    assertThat(SvgElements.of(plain.text()).root().hasAttribute("role")).isFalse();
  }

  @Test
  void the_height_follows_from_the_width() {
    SvgElements svg = SvgElements.of(BoardSvg.of(KNIGHT).coordinates(false).width(256).text());
    SvgElements caption = SvgElements.of(BoardSvg.of(KNIGHT).caption("one line").width(564).text());

    assertThat(svg.root().getAttribute("width")).isEqualTo("256");
    assertThat(svg.root().getAttribute("height")).isEqualTo("256");
    assertThat(caption.root().getAttribute("viewBox")).isEqualTo("0 0 564 609");
    assertThat(caption.root().getAttribute("height")).isEqualTo("609");
  }

  @Test
  void the_style_can_be_left_out() {
    String text = BoardSvg.of(KNIGHT).text();

    assertThat(SvgElements.of(text).named("style").text()).contains(".arbiter-board .square.dark");
    assertThat(BoardSvg.of(KNIGHT).withoutStyle().text()).doesNotContain("style");
  }

  @Test
  void every_class_of_the_picture_is_in_the_style_sheet_or_a_name_to_select_by() {
    String text =
        BoardSvg.of(Position.initial())
            .check(Square.E1)
            .lastMove(Square.E2, Square.E4)
            .arrow(Square.A1, Square.A8)
            .mark(Square.E4)
            .caption("x")
            .text();
    SvgElements svg = SvgElements.of(text);
    String css = svg.named("style").text();

    for (String name : new String[] {"background", "square", "piece", "coordinate", "check"}) {
      assertThat(svg.withClasses(name).count()).as(name).isPositive();
      assertThat(css).contains("." + name);
    }
    for (MarkColor color : MarkColor.values()) {
      String name = color.name().toLowerCase(java.util.Locale.ROOT);
      assertThat(css).contains(".mark." + name + " ", ".arrow." + name + " ");
    }
  }

  @Test
  void wrong_arguments_are_named() {
    BoardSvg svg = BoardSvg.of(KNIGHT);

    assertThatThrownBy(() -> svg.arrow(Square.E4, Square.E4)).hasMessageContaining("e4 twice");
    assertThatThrownBy(() -> svg.width(0)).hasMessageContaining("not 0");
    assertThatThrownBy(() -> svg.width(BoardSvg.MAX_WIDTH + 1)).hasMessageContaining("100001");
  }
}
