/**
 * The basic chess types: colours, roles, pieces, squares and boards. They are immutable values and
 * contain no rules. Depends on {@code language}.
 *
 * <pre>{@code
 * Board board = Board.EMPTY.with(Square.E4, new Piece(Color.WHITE, Role.KNIGHT));
 * SquareSet corners = SquareSet.of(Square.A1, Square.H8);
 * System.out.println(board.pieceAt(Square.E4).orElseThrow().role()); // KNIGHT
 * System.out.println(corners.contains(Square.E4)); // false
 * }</pre>
 */
package org.arbiterchess.chess;
