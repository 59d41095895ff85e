/**
 * Stores each online game's log and metadata. Depends on core, SQLite, PostgreSQL's driver and
 * Flyway, and on no other server package.
 */
package org.arbiterchess.server.store;
