/** Boards and rulings as SVG text. Depends on {@code core}. */
package org.arbiterchess.svg;
