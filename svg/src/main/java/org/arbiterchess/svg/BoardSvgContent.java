package org.arbiterchess.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.SquareMark;

/**
 * The contents of a {@link BoardSvg}. Only {@code BoardSvg} changes the contents, and only in a new
 * copy that no other code can access yet.
 */
final class BoardSvgContent {

  /** A list that copies of a picture can share, because adding an item returns a new list. */
  record Items<T>(List<T> list) {

    Items {
      list = List.copyOf(list);
    }

    /** Adds an item unless the list already contains it. */
    Items<T> with(T item) {
      if (list.contains(item)) {
        return this;
      }
      List<T> longer = new ArrayList<>(list);
      longer.add(item);
      return new Items<>(longer);
    }
  }

  final Board board;
  Color bottom = Color.WHITE;
  boolean coordinates = true;
  boolean style = true;
  int width = BoardSvg.DEFAULT_WIDTH;

  /** An empty title, description or caption is omitted from the document. */
  String title = "";

  String description = "";
  String caption = "";

  List<Square> lastMove = List.of();
  Optional<Square> check = Optional.empty();

  /** The squares of the attempted move that was ruled illegal. */
  List<Square> attempt = List.of();

  Items<SquareMark> marks = new Items<>(List.of());
  Items<ArrowMark> arrows = new Items<>(List.of());

  BoardSvgContent(Board board) {
    this.board = board;
  }

  BoardSvgContent(BoardSvgContent other) {
    board = other.board;
    bottom = other.bottom;
    coordinates = other.coordinates;
    style = other.style;
    width = other.width;
    title = other.title;
    description = other.description;
    caption = other.caption;
    lastMove = other.lastMove;
    check = other.check;
    attempt = other.attempt;
    marks = other.marks;
    arrows = other.arrows;
  }
}
