/**
 * Stores each online game's log and metadata. Depends on core, the SQLite and PostgreSQL drivers,
 * {@code server.json} and {@code server.language}.
 */
package org.arbiterchess.server.store;
