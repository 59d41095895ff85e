/**
 * A cluster of servers that share one PostgreSQL database. They exchange messages through it,
 * synchronise their clocks, and take over games from a server that has gone down. Depends on core,
 * {@code server.language}, {@code server.room} and {@code server.store}.
 */
package org.arbiterchess.server.cluster;
