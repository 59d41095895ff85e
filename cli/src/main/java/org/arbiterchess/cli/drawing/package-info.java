/** Draws boards as text. Depends on {@code core}. */
package org.arbiterchess.cli.drawing;
