/**
 * Reads and writes positions as FEN and EPD. If the text has errors, the {@code read} methods
 * return a value that describes them, and the {@code parse} methods throw an {@link
 * org.arbiterchess.chess.ArbiterException} with the same message. Depends on {@code text}, {@code
 * language}, {@code message}, {@code chess}, {@code bitboard}, {@code remark}, {@code rules}.
 *
 * <pre>{@code
 * Position position = Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
 * System.out.println(Fen.write(position.play("Kd2"))); // 4k3/8/8/8/8/8/3K4/8 b - - 1 1
 * }</pre>
 */
package org.arbiterchess.notation;
