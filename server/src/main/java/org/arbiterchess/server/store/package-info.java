/**
 * Where games by link are kept: the log of each game, who sits where, and nothing else. Depends on
 * SQLite, PostgreSQL's driver and Flyway, and on nothing else of the server.
 */
package org.arbiterchess.server.store;
