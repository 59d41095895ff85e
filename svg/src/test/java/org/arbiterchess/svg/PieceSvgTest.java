package org.arbiterchess.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class PieceSvgTest {

  @Test
  void the_sprite_has_a_symbol_for_every_piece() {
    SvgElements symbols = SvgElements.of(PieceSvg.sprite()).named("symbol");

    assertThat(symbols.attributes("id"))
        .containsExactly("wk", "wq", "wr", "wb", "wn", "wp", "bk", "bq", "br", "bb", "bn", "bp");
    for (Color color : Color.values()) {
      for (Role role : Role.values()) {
        Piece piece = new Piece(color, role);
        String id = "" + color.word().charAt(0) + role.letter();
        Element symbol =
            symbols.list().stream().filter(e -> e.getAttribute("id").equals(id)).findFirst().get();
        Element alone = SvgElements.of(PieceSvg.of(piece)).root();
        assertThat(symbol.getFirstChild().getAttributes().getNamedItem("href").getNodeValue())
            .isEqualTo("#" + PieceSvg.name(role));
        for (String attribute : new String[] {"class", "viewBox", "fill", "stroke", "color"}) {
          assertThat(symbol.getAttribute(attribute))
              .as(id + " " + attribute)
              .isEqualTo(alone.getAttribute(attribute))
              .isNotEmpty();
        }
      }
    }
  }

  @Test
  void the_six_shapes_differ_and_stay_inside_their_square() {
    Set<String> shapes = new HashSet<>();
    for (Role role : Role.values()) {
      SvgElements svg = SvgElements.of(PieceSvg.of(new Piece(Color.BLACK, role)));
      String outline = svg.named("path").attributes("d").get(0);
      shapes.add(outline);
      // Only absolute commands are allowed, so that every number is a coordinate or a radius.
      assertThat(outline).matches("[MLHVCAZ0-9. ]+");
      Matcher numbers = Pattern.compile("[0-9.]+").matcher(outline);
      while (numbers.find()) {
        assertThat(Double.parseDouble(numbers.group())).as(role + "").isBetween(0.0, 62.0);
      }
    }
    assertThat(shapes).hasSize(6);
  }

  @Test
  void a_board_defines_only_the_shapes_it_needs() {
    Board board =
        Board.EMPTY
            .with(Square.A1, new Piece(Color.WHITE, Role.KING))
            .with(Square.A8, new Piece(Color.BLACK, Role.KING))
            .with(Square.B8, new Piece(Color.BLACK, Role.ROOK));
    SvgElements svg = SvgElements.of(BoardSvg.of(board).text());

    assertThat(svg.withClasses("piece").attributes("href"))
        .containsExactly("#arbiter-king", "#arbiter-king", "#arbiter-rook");
    assertThat(svg.attributes("id"))
        .filteredOn(id -> !id.isEmpty())
        .containsExactly("arbiter-rook", "arbiter-king");
    assertThat(SvgElements.of(BoardSvg.of(Board.EMPTY).text()).named("defs").count()).isZero();
  }

  @Test
  void a_full_board_stays_small() {
    Board board = Board.EMPTY;
    for (Square square : Square.values()) {
      Color color = square.isLight() ? Color.WHITE : Color.BLACK;
      board = board.with(square, new Piece(color, Role.values()[square.index() % 6]));
    }

    assertThat(BoardSvg.of(board).text().length()).isLessThan(20_000);
  }
}
