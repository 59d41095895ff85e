/**
 * Stores each online game's log and metadata. Depends on core, the SQLite and PostgreSQL drivers
 * and Flyway, but on no other server package.
 */
package org.arbiterchess.server.store;
