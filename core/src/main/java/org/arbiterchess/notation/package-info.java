/**
 * Reads and writes positions and moves as text, and puts rulings into words. The {@code read}
 * methods never throw: for a text with errors they return a value that describes them. Depends on
 * {@code text}, {@code chess}, {@code remark}, {@code rules}, {@code notation.language.english},
 * {@code notation.language.german}.
 */
package org.arbiterchess.notation;
