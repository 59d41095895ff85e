/**
 * Chess boards as SVG text: pieces, last move, check, arrows, marked squares and rulings. Depends
 * on {@code core}.
 *
 * <pre>{@code
 * Position position = Fen.parse("8/7k/8/8/4n3/8/8/1B5K b - - 0 1");
 * String board = BoardSvg.of(position).fromBlack().arrow(Square.B1, Square.H7).text();
 * System.out.println(board.startsWith("<svg ")); // true
 *
 * Ruling ruling = position.rule(Attempt.step(Square.E4, Square.C3));
 * if (ruling instanceof Ruling.Illegal illegal) {
 *   String picture = BoardSvg.of(position).ruling(illegal).text();
 *   System.out.println(picture.contains("Your knight on e4 is pinned")); // true
 * }
 * }</pre>
 */
package org.arbiterchess.svg;
