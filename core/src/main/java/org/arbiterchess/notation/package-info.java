/**
 * Reads and writes positions and moves as text, and puts rulings into words. A text that cannot be
 * read gives a value that says what is wrong. Depends on {@code text}, {@code chess}, {@code
 * remark}, {@code rules}, {@code notation.language.english}, {@code notation.language.german}.
 */
package org.arbiterchess.notation;
