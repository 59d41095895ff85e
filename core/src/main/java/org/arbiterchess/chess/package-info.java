/**
 * The basic types of chess: colours, roles, pieces, squares and boards, as values that know no
 * rules. Depends on nothing.
 */
package org.arbiterchess.chess;
