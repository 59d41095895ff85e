/**
 * Stores online games: the log of each game and its metadata. Depends on core, SQLite, PostgreSQL's
 * driver and Flyway, and on no other package of the server.
 */
package org.arbiterchess.server.store;
