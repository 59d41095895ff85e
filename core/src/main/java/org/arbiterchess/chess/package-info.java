/**
 * The basic chess types: colours, roles, pieces, squares and boards. They are immutable values and
 * contain no rules. Depends on nothing.
 */
package org.arbiterchess.chess;
