/**
 * Stores the log and the metadata of each online game. Depends on core, SQLite, PostgreSQL's driver
 * and Flyway, and on no other package of the server.
 */
package org.arbiterchess.server.store;
