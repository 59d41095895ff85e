/**
 * Reads and writes positions and moves as text, and explains rulings in words. If the text has
 * errors, the {@code read} methods return a value that describes them, and the {@code parse}
 * methods throw an {@link org.arbiterchess.chess.ArbiterException} with the same message. Depends
 * on {@code text}, {@code language}, {@code message}, {@code chess}, {@code remark}, {@code rules}.
 *
 * <pre>{@code
 * Position position = Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
 * Ruling ruling = position.rule(San.read(position, "Ke3").orElseThrow());
 * System.out.println(Explanation.of(ruling.illegal().orElseThrow())); // Your king can't reach e3 (3.8.1).
 * }</pre>
 */
package org.arbiterchess.notation;
