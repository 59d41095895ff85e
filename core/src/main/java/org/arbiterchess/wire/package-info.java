/**
 * Converts commands, events, games, clocks, decisions and rulings to and from trees of maps, lists,
 * strings and numbers, which each program reads and writes as JSON. Depends on {@code text}, {@code
 * chess}, {@code remark}, {@code rules}, {@code winnability}, {@code notation}, {@code game},
 * {@code clock}, {@code cases}.
 */
package org.arbiterchess.wire;
