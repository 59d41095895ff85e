/**
 * Texts of positions and moves, and the words of rulings: each text is read into a value or into
 * what is wrong with it. Depends on {@code text}, {@code chess}, {@code remark} and {@code rules}.
 */
package org.arbiterchess.notation;
