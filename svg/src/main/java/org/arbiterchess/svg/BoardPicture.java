package org.arbiterchess.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.pgn.ArrowMark;
import org.arbiterchess.pgn.SquareMark;

/**
 * What a {@link BoardSvg} shows. Only {@code BoardSvg} changes it, and only a copy that nobody else
 * has seen.
 */
final class BoardPicture {

  /** A list that a copied picture can share, because adding returns a new one. */
  record Items<T>(List<T> list) {

    Items {
      list = List.copyOf(list);
    }

    /** Adds an item unless the list has it already. */
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

  /** An empty text is left out. */
  String title = "";

  String description = "";
  String caption = "";

  List<Square> lastMove = List.of();
  Optional<Square> check = Optional.empty();

  /** The squares of an attempt that a ruling is about. */
  List<Square> attempt = List.of();

  Items<SquareMark> marks = new Items<>(List.of());
  Items<ArrowMark> arrows = new Items<>(List.of());

  BoardPicture(Board board) {
    this.board = board;
  }

  BoardPicture(BoardPicture other) {
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
