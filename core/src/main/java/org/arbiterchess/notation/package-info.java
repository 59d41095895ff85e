/**
 * Reads and writes positions and moves as text, and explains rulings in words. If the text has
 * errors, the {@code read} methods return a value that describes them, and the {@code parse}
 * methods throw an {@link org.arbiterchess.chess.ArbiterException} with the same message. Depends
 * on {@code text}, {@code chess}, {@code remark}, {@code rules}, {@code notation.language.english},
 * {@code notation.language.german}.
 */
package org.arbiterchess.notation;
