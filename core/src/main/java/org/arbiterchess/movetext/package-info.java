/**
 * Splits the text of a move into its parts, without a position. Depends on {@code text}, {@code
 * message}, {@code chess}, {@code bitboard}, {@code language}, {@code remark}. The module does not
 * export this package.
 */
package org.arbiterchess.movetext;
