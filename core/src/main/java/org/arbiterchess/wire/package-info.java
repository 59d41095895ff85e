/**
 * Commands, events, games, decisions and rulings as neutral trees of maps, lists, strings and
 * numbers, which every edge of the program prints and parses as JSON. Depends on {@code text},
 * {@code chess}, {@code rules}, {@code notation} and {@code game}.
 */
package org.arbiterchess.wire;
