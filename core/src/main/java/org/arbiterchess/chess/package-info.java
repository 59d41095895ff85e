/**
 * The basic types of chess: colours, roles, pieces, squares and boards. They are values and contain
 * no rules. Depends on nothing.
 */
package org.arbiterchess.chess;
