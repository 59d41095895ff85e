/**
 * Games as PGN, the text that all chess programs exchange, in its export format. Depends on {@code
 * chess}, {@code rules}, {@code notation} and {@code game}.
 */
package org.arbiterchess.pgn;
