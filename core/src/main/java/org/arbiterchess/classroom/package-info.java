/**
 * A simple game class that uses only strings, for lessons and first programs. Depends on {@code
 * text}, {@code language}, {@code message}, {@code chess}, {@code remark}, {@code rules}, {@code
 * game}.
 *
 * <pre>{@code
 * ChessLogic chess = new ChessLogic();
 * System.out.println(chess.playMove("e2e4")); // e2e4
 * System.out.println(chess.board[4][4]); // P
 * System.out.println(chess.playMove("e8e7").isEmpty()); // true
 * System.out.println(chess.ruling()); // Your king on e8 can't go to e7: your own pawn stands there (3.1).
 * }</pre>
 */
package org.arbiterchess.classroom;
