/**
 * Converts commands, events, games, decisions and rulings to and from trees of maps, lists, strings
 * and numbers, which each program reads and writes as JSON. Depends on {@code text}, {@code chess},
 * {@code remark}, {@code rules}, {@code winnability}, {@code notation}, {@code game}.
 */
package org.arbiterchess.wire;
