/** Boards drawn as text, for every command alike. Depends on {@code core}. */
package org.arbiterchess.cli.drawing;
