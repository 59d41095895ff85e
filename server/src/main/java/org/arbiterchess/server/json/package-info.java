/**
 * Reads and writes JSON as trees of maps, lists, strings, booleans and numbers. Depends on Jackson,
 * which no other package uses.
 */
package org.arbiterchess.server.json;
