/**
 * Reads and writes positions and moves as text, and explains rulings in words. The {@code read}
 * methods never throw an exception: if the text has errors, they return a value that describes
 * them. Depends on {@code text}, {@code chess}, {@code remark}, {@code rules}, {@code
 * notation.language.english}, {@code notation.language.german}.
 */
package org.arbiterchess.notation;
